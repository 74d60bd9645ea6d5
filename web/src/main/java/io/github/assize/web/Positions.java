package io.github.assize.web;

import io.github.assize.core.Color;
import io.github.assize.core.Fault;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Describes positions and moves. */
final class Positions {
    private Positions() {}

    /**
     * Returns a position.
     *
     * @param game the ruleset, as {@link Games#named} reads it
     * @param fen the position; the empty text for the array
     */
    static Position of(String game, String fen) {
        return fen.isEmpty()
                ? Games.named(game).initialPosition()
                : Games.named(game).parsePosition(fen);
    }

    static Map<String, Object> describe(String game, String fen) {
        Position position = of(game, fen);
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("fen", position.toFen());
        described.put("side", name(position.sideToMove()));
        described.put("move", position.fullmoveNumber());
        described.put("clock", position.halfmoveClock());
        described.put("check", position.isCheck());
        described.put("checkers", texts(position.checkers()));
        described.put("rights", texts(position.rights()));
        position.enPassant().ifPresent(square -> described.put("enPassant", square.toString()));
        described.put("outcome", outcome(position.outcome()));
        described.put("awaitsRoll", position.awaitsRoll());
        position.face().ifPresent(face -> described.put("face", face));
        described.put("rolls", rolls(position));
        described.put("pieces", pieces(position));
        described.put(
                "moves",
                position.legalMovesInOrder().stream()
                        .map(move -> move(position, move))
                        .toList());
        return described;
    }

    static List<String> moves(String game, String fen) {
        return texts(of(game, fen).legalMovesInOrder());
    }

    static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> texts(List<?> values) {
        return values.stream().map(Object::toString).toList();
    }

    static Map<String, Object> outcome(Outcome outcome) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("text", outcome.toString());
        described.put("decided", outcome.isDecided());
        outcome.winner().ifPresent(winner -> described.put("winner", name(winner)));
        outcome.reason().ifPresent(reason -> described.put("reason", reason.toString()));
        return described;
    }

    private static List<Object> rolls(Position position) {
        List<Object> rolls = new ArrayList<>();
        if (position.awaitsRoll()) {
            position.rolls().forEach((face, probability) -> {
                Map<String, Object> roll = new LinkedHashMap<>();
                roll.put("face", face);
                roll.put("probability", probability);
                rolls.add(roll);
            });
        }
        return rolls;
    }

    private static List<Object> pieces(Position position) {
        List<Object> pieces = new ArrayList<>();
        for (Square square : position.board().occupied()) {
            for (Piece piece : position.board().piecesAt(square)) {
                Map<String, Object> placed = new LinkedHashMap<>();
                placed.put("square", square.toString());
                placed.put("color", name(piece.color()));
                placed.put("letter", piece.type().letter());
                placed.put("name", piece.type().name());
                pieces.add(placed);
            }
        }
        return pieces;
    }

    /** Describes a legal move; a removal has no origin and no piece that moves. */
    private static Map<String, Object> move(Position position, Move move) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("text", move.toString());
        described.put("algebraic", position.algebraic(move));
        move.piece().ifPresent(piece -> described.put("piece", piece.type().letter()));
        move.from().ifPresent(from -> described.put("from", from.toString()));
        described.put("to", move.to().toString());
        described.put(
                "captured",
                move.captured().stream().map(piece -> piece.type().name()).toList());
        move.capturedAt().ifPresent(square -> described.put("capturedAt", square.toString()));
        move.landing().ifPresent(square -> described.put("landing", square.toString()));
        move.promotion().map(PieceType::name).ifPresent(promoted -> described.put("promotion", promoted));
        return described;
    }

    /** Plays a move in coordinate or algebraic notation. */
    static Map<String, Object> play(String game, String fen, String text) {
        Position position = of(game, fen);
        Move move = position.move(text);
        Map<String, Object> played = new LinkedHashMap<>();
        played.put("text", move.toString());
        played.put("algebraic", position.algebraic(move));
        played.put("fen", position.play(move).toFen());
        return played;
    }

    /** Rolls the die; a roll that lets nobody move leads to the opponent's position before its roll. */
    static Map<String, Object> roll(String game, String fen, int face) {
        Position position = of(game, fen);
        Position rolled = position.roll(face);
        Map<String, Object> played = new LinkedHashMap<>();
        played.put("face", face);
        played.put("lost", rolled.sideToMove() != position.sideToMove());
        played.put("fen", rolled.toFen());
        return played;
    }

    /** Tells why a text is no legal move; null if it is one. */
    static @Nullable Map<String, Object> why(String game, String fen, String text) {
        Position position = of(game, fen);
        Optional<Refusal> refusal = position.refusal(text);
        if (refusal.isEmpty()) {
            return null;
        }
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("sentence", position.why(text).orElse(""));
        described.put(
                "kind", refusal.get().kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        described.put("reason", refusal.get().reason());
        described.put("rules", refusal.get().rules());
        described.put("squares", texts(refusal.get().squares()));
        return described;
    }

    /** Tells what is wrong with a FEN, all of it at once; an empty list if nothing is. */
    static List<Object> faults(String game, String fen) {
        try {
            of(game, fen);
            return List.of();
        } catch (InvalidPositionException e) {
            return e.faults().stream()
                    .map(Fault::text)
                    .map(text -> (Object) text)
                    .toList();
        } catch (MalformedTextException e) {
            return List.of(String.valueOf(e.getMessage()));
        }
    }
}

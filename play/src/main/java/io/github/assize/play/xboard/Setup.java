package io.github.assize.play.xboard;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Reach;
import io.github.assize.core.Ruleset;
import io.github.assize.game.XboardPieces;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What XBoard is told of a ruleset: its pictures, its board, its array, and how its pieces move. */
final class Setup {
    private static final ImmutableMap<String, String> PICTURES = Variants.properties("pictures.properties");

    /** The letters that XBoard itself gives its pictures, in their order; from there on it has none, and at last the king. */
    private static final String LETTERS = "PNBRQFEACWMOHIJGDVLSU............";

    /** How far the picture of what a piece becomes is behind that of the piece. */
    private static final int PROMOTED = 11;

    /** What XBoard calls a game that it does not know. */
    private static final String NO_PARENT = "unknown";

    private Setup() {}

    /** Returns the lines that answer {@code variant}. */
    static List<String> lines(Ruleset ruleset, Layout layout) {
        Position array = ruleset.initialPosition();
        return ImmutableList.<String>builder()
                .add(board(ruleset, layout, parent(ruleset))
                        + layout.fen(array, layout.seats().bySquare().keySet()))
                .addAll(pieces(ruleset))
                .build();
    }

    /**
     * Returns the lines that answer {@code setboard}. XBoard loads a position before it hears how {@code variant} is answered,
     * and then stands on the array. It takes a board anew only for another parent, so that it is told of none and of the right
     * one.
     */
    static List<String> lines(Ruleset ruleset, Layout layout, String fen) {
        return ImmutableList.<String>builder()
                .add(board(ruleset, layout, NO_PARENT) + fen)
                .add(board(ruleset, layout, parent(ruleset)) + fen)
                .addAll(pieces(ruleset))
                .build();
    }

    private static String board(Ruleset ruleset, Layout layout, String parent) {
        return "setup (" + pictures(ruleset) + ") " + layout.size() + "+0_" + parent + " ";
    }

    private static List<String> pieces(Ruleset ruleset) {
        Position array = ruleset.initialPosition();
        Map<PieceType, String> told = XboardPieces.of(ruleset);
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (PieceType type : ruleset.pieceTypes()) {
            Optional.ofNullable(told.get(type))
                    .or(() -> mayBeTakenForCastling(type, array) ? XboardPieces.wider(type) : Optional.empty())
                    .ifPresent(text -> lines.add("piece " + type.letter() + "& " + text));
        }
        return lines.build();
    }

    /**
     * Returns whether a king may leap along his rank. XBoard castles when he does, unless it is told of a first move of his: a
     * text that says too much is then better than none.
     */
    private static boolean mayBeTakenForCastling(PieceType type, Position array) {
        return type.equals(array.ruleset().king())
                && array.board().squaresOf(new Piece(Color.WHITE, type)).stream()
                        .flatMap(from -> array.ruleset().reach(type, from, Color.WHITE).ways().stream()
                                .filter(way -> way.to().rank() == from.rank()))
                        .anyMatch(Reach.Way::firstMoveOnly);
    }

    /** Returns the table of pieces: White's half and its copy for Black. */
    static String pictures(Ruleset ruleset) {
        String told = PICTURES.getOrDefault(ruleset.id(), "");
        boolean whole = !told.isEmpty()
                && ruleset.pieceTypes().stream()
                        .allMatch(type -> told.contains(type.letter().substring(0, 1)));
        String half = whole ? told : byLetters(ruleset);
        return half + half.toLowerCase(Locale.ROOT);
    }

    private static String byLetters(Ruleset ruleset) {
        char[] half = new char[LETTERS.length()];
        Arrays.fill(half, '.');
        for (PieceType type : ruleset.pieceTypes()) {
            int own = LETTERS.indexOf(type.letter());
            if (own >= 0 && type.letter().length() == 1 && !type.equals(ruleset.king())) {
                half[own] = type.letter().charAt(0);
            }
        }
        for (PieceType type : ruleset.pieceTypes()) {
            if (type.letter().startsWith("+")) {
                int promoted = LETTERS.indexOf(type.letter().charAt(1)) + PROMOTED;
                half[promoted] = '+';
            }
        }
        for (PieceType type : ruleset.pieceTypes()) {
            char letter = type.letter().charAt(0);
            boolean missing = letter != '+' && new String(half).indexOf(letter) < 0;
            if (missing && !type.equals(ruleset.king())) {
                half[firstFree(half)] = letter;
            }
        }
        return new String(half) + ruleset.king().letter();
    }

    private static int firstFree(char[] half) {
        for (int i = LETTERS.indexOf('.'); i < half.length; i++) {
            if (half[i] == '.') {
                return i;
            }
        }
        return new String(half).indexOf('.');
    }

    /**
     * Returns the game that XBoard takes as the next of kin: in all but a few it makes a draw of a win by a king who is left
     * alone.
     */
    private static String parent(Ruleset ruleset) {
        return loneKingWins(ruleset) ? "losers" : "fairy";
    }

    /** Returns whether White's king alone wins against Black's and one other piece, where the ruleset has such a position. */
    private static boolean loneKingWins(Ruleset ruleset) {
        for (PieceType type : ruleset.pieceTypes()) {
            for (int rank = 1; rank < ruleset.ranks() - 1; rank++) {
                Optional<Outcome.Reason> bare = Optional.of(Outcome.Reason.BARE_KING);
                Optional<Outcome> outcome =
                        alone(ruleset, type, rank).filter(end -> end.reason().equals(bare));
                if (outcome.isPresent()) {
                    return outcome.get().winner().equals(Optional.of(Color.WHITE));
                }
            }
        }
        return false;
    }

    private static Optional<Outcome> alone(Ruleset ruleset, PieceType type, int rank) {
        List<String> ranks = new ArrayList<>(Collections.nCopies(ruleset.ranks(), String.valueOf(ruleset.files())));
        String king = ruleset.king().letter();
        String rest = ruleset.files() > 1 ? String.valueOf(ruleset.files() - 1) : "";
        ranks.set(0, rest + king.toLowerCase(Locale.ROOT));
        ranks.set(rank, type.letter().toLowerCase(Locale.ROOT) + rest);
        ranks.set(ruleset.ranks() - 1, rest + king);
        try {
            return Optional.of(
                    ruleset.parsePosition(String.join("/", ranks) + " w - -").outcome());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}

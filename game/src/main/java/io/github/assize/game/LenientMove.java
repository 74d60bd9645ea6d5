package io.github.assize.game;

import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A move as people and programs write it. */
final class LenientMove {
    private static final Pattern NUMBER = Pattern.compile("^\\d+\\s*(\\.+|…)\\s*");
    private static final Pattern MARKS = Pattern.compile("\\s*(e\\.?p\\.?|[!?+#†‡]|\\s)*$");
    private static final Pattern BECOMES = Pattern.compile("(.*[a-p]\\d+)[=/]?\\(?(\\+?[A-Za-z])\\)?");
    private static final Pattern CASTLING = Pattern.compile("[O0o](-?[O0o]){1,2}");
    private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
    private static final String FIGURES = "KQRBNP";

    private final Position position;
    private final String text;

    LenientMove(Position position, String text) {
        this.position = position;
        this.text = text;
    }

    /** Tries the text itself first, then what is left when this and that is taken for what it means. */
    Move read() {
        if (position.isLegal(text)) {
            return position.move(text);
        }
        String bare = bare();
        Optional<Move> castling = CASTLING.matcher(bare).matches() ? castling(bare) : castlingByLanding(bare);
        if (castling.isPresent()) {
            return castling.get();
        }
        String becoming = becoming(bare);
        for (String tried : List.of(bare, becoming, becoming.replace("x", ""))) {
            boolean isRemoval = tried.isEmpty() || bare.startsWith("x");
            if (isFound(tried) && !(isRemoval && !tried.startsWith("x"))) {
                return position.move(tried);
            }
        }
        return position.move(becoming);
    }

    /** Returns why the text as it was understood is no legal move, if it is none. */
    Optional<Refusal> refusal() {
        try {
            read();
            return Optional.empty();
        } catch (IllegalMoveException e) {
            return position.refusal(e.move());
        } catch (MalformedTextException e) {
            return position.refusal(e.text());
        }
    }

    /** Returns whether a text is legal, or to be refused as it is because it fits two moves. */
    private boolean isFound(String tried) {
        Optional<Refusal> refusal = position.refusal(tried);
        return refusal.isEmpty() || refusal.get().kind() == Refusal.Kind.AMBIGUOUS;
    }

    /** Returns the text without number and marks, in plain letters and without a sign between squares. */
    private String bare() {
        String stripped = NUMBER.matcher(text.strip()).replaceFirst("");
        String unmarked = MARKS.matcher(stripped).replaceFirst("");
        boolean isRetreating = unmarked.endsWith("=") && stripped.startsWith("+", unmarked.length());
        String figured = plain(isRetreating ? MoveTexts.withRetreatingPawn(unmarked + "+") : unmarked);
        String joined = figured.replace(':', 'x').replace('×', 'x');
        return CASTLING.matcher(joined).matches() || joined.equals(Ply.PASS) ? joined : joined.replaceAll("[-–]", "");
    }

    private String plain(String figured) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < figured.length(); i++) {
            char c = figured.charAt(i);
            int figurine = FIGURINES.indexOf(c);
            if (figurine >= 0) {
                plain.append(letter(FIGURES.substring(figurine % 6, figurine % 6 + 1)));
            } else if (c != '\uFE0E' && c != '\uFE0F') {
                plain.append(c);
            }
        }
        return plain.toString();
    }

    /** Returns the letter of the type that a figure of chess means: the one with its letter, else the one with its moves. */
    private String letter(String figure) {
        List<PieceType> types = position.ruleset().pieceTypes();
        if (types.stream().anyMatch(type -> type.letter().equals(figure))) {
            return figure;
        }
        List<String> movers = types.stream()
                .filter(type -> type.betza().equals(figure))
                .map(PieceType::letter)
                .toList();
        return movers.size() == 1 ? movers.get(0) : figure;
    }

    /** Returns the text with a sign before what the piece becomes. */
    private static String becoming(String bare) {
        Matcher matcher = BECOMES.matcher(bare);
        return matcher.matches() ? matcher.group(1) + "=" + matcher.group(2).toUpperCase(Locale.ROOT) : bare;
    }

    private Optional<Move> castling(String bare) {
        boolean isShort = bare.replace("-", "").length() == 2;
        String written = isShort ? "O-O" : "O-O-O";
        if (position.isLegal(written)) {
            return Optional.of(position.move(written));
        }
        return position.legalMoves().stream()
                .filter(this::isCastling)
                .filter(move -> isTowardsNearerEdge(move) == isShort)
                .findFirst();
    }

    /** Returns the castling after which the king stands where many programs say that he goes. */
    private Optional<Move> castlingByLanding(String bare) {
        return position.legalMoves().stream()
                .filter(Move::isCastling)
                .filter(move -> bare.equals(
                        "" + move.from().orElseThrow() + move.landing().orElseThrow()))
                .filter(move -> !position.isLegal(bare))
                .findFirst();
    }

    /** Returns whether the king goes aside over a rook of its own, or to the square of one. */
    private boolean isCastling(Move move) {
        if (!move.captured().isEmpty() || !move.piece().filter(this::isKing).isPresent()) {
            return false;
        }
        Square from = move.from().orElseThrow();
        int files = move.to().file() - from.file();
        if (move.to().rank() != from.rank() || Math.abs(files) < 2) {
            return false;
        }
        Square passed = Square.of(from.file() + Integer.signum(files), from.rank());
        return isOwnRook(passed) || isOwnRook(move.to());
    }

    private boolean isKing(Piece piece) {
        return piece.type().equals(position.ruleset().king());
    }

    private boolean isOwnRook(Square square) {
        return position.board().piecesAt(square).stream()
                .anyMatch(p ->
                        p.color() == position.sideToMove() && p.type().betza().equals("R"));
    }

    private boolean isTowardsNearerEdge(Move move) {
        int from = move.from().orElseThrow().file();
        int distance = move.to().file() > from ? position.ruleset().files() - 1 - from : from;
        return 2 * distance < position.ruleset().files();
    }
}

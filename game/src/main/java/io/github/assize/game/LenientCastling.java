package io.github.assize.game;

import io.github.assize.core.Color;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Reach;
import io.github.assize.core.Refusal;
import io.github.assize.core.Square;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Castling as people and programs write it: towards the nearer or the farther edge, by a law of castling or by a king who
 * goes aside over a rook of his own.
 */
final class LenientCastling {
    private static final Pattern SIGNS = Pattern.compile("[O0o](-?[O0o]){1,2}");

    private final Position position;
    private final Traced text;

    /** Whether it is the one towards the nearer edge. */
    private final boolean isShort;

    private LenientCastling(Position position, Traced text) {
        this.position = position;
        this.text = text;
        this.isShort = text.toString().replace("-", "").length() == 2;
    }

    /** Returns the castling that a text means by its signs, if it means one. */
    static Optional<LenientCastling> of(Position position, Traced text) {
        return SIGNS.matcher(text.toString()).matches()
                ? Optional.of(new LenientCastling(position, text))
                : Optional.empty();
    }

    /** Returns the castling after which the king stands where many programs say that he goes. */
    static Optional<Move> byLanding(Position position, String squares) {
        return position.legalMovesInOrder().stream()
                .filter(Move::isCastling)
                .filter(move -> squares.equals(
                        "" + move.from().orElseThrow() + move.landing().orElseThrow()))
                .filter(move -> !position.isLegal(squares))
                .findFirst();
    }

    Optional<Move> move() {
        String sign = sign();
        if (position.isLegal(sign)) {
            return Optional.of(position.move(sign));
        }
        return position.legalMovesInOrder().stream()
                .filter(this::isCastling)
                .filter(move -> isThisWay(move.from().orElseThrow(), move.to()))
                .findFirst();
    }

    /**
     * Returns why it is not legal.
     *
     * @throws MalformedTextException if the game has no castling to that side
     */
    Refusal refusal() {
        Refusal byLaw = position.refusal(sign()).orElseThrow();
        if (byLaw.kind() != Refusal.Kind.MALFORMED) {
            return byLaw;
        }
        Piece king = new Piece(position.sideToMove(), position.ruleset().king());
        Square from = position.board().squaresOf(king).get(0);
        Square to = position.ruleset().reach(king.type(), from, king.color()).ways().stream()
                .filter(Reach.Way::moves)
                .map(Reach.Way::to)
                .filter(square -> isAside(from, square) && isThisWay(from, square))
                .min(Comparator.comparing(square -> Math.abs(square.file() - from.file())))
                .orElseThrow(() -> text.malformed(new MalformedTextException(
                        text.toString(), 1, "the " + king.type() + " does not castle so in this game")));
        return position.refusal(king.type().letter() + from + to)
                .orElseGet(() -> new Refusal(
                        Refusal.Kind.NO_PARTNER,
                        "the " + king.type() + " on " + from + " goes to " + to + " over nothing that he could castle"
                                + " with, which is written " + from + to,
                        List.of(),
                        List.of(from, to)));
    }

    private String sign() {
        return isShort ? "O-O" : "O-O-O";
    }

    /** Returns whether the king goes aside over a rook of its own, or to the square of one. */
    private boolean isCastling(Move move) {
        if (!move.captured().isEmpty() || !move.piece().filter(this::isKing).isPresent()) {
            return false;
        }
        Square from = move.from().orElseThrow();
        int files = move.to().file() - from.file();
        return isAside(from, move.to())
                && (isOwnRook(Square.of(from.file() + Integer.signum(files), from.rank())) || isOwnRook(move.to()));
    }

    private static boolean isAside(Square from, Square to) {
        return from.rank() == to.rank() && Math.abs(to.file() - from.file()) >= 2;
    }

    private boolean isKing(Piece piece) {
        return piece.type().equals(position.ruleset().king());
    }

    private boolean isOwnRook(Square square) {
        Color own = position.sideToMove();
        return position.board().piecesAt(square).stream()
                .anyMatch(p -> p.color() == own && p.type().betza().equals("R"));
    }

    /** Returns whether a way leads towards the edge that is meant: the nearer one for the short castling. */
    private boolean isThisWay(Square from, Square to) {
        int distance = to.file() > from.file() ? position.ruleset().files() - 1 - from.file() : from.file();
        return (2 * distance < position.ruleset().files()) == isShort;
    }
}

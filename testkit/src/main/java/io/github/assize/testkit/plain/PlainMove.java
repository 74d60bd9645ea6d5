package io.github.assize.testkit.plain;

import java.util.Optional;

/**
 * A move. For a removal the piece is the one removed, and he stands on both squares.
 *
 * @param sort what the move does to enemy pieces
 * @param piece the piece that moves, as it was before
 * @param from where he comes from
 * @param to where he goes
 * @param becomes the letter of the kind that was chosen for him to become, or nothing where there was no choice
 * @param onward where he leaps on to in the same turn, if he does
 * @since 0.1.0
 */
public record PlainMove(
        Sort sort, PlainPiece piece, PlainSquare from, PlainSquare to, String becomes, Optional<PlainSquare> onward) {

    PlainMove(Sort sort, PlainPiece piece, PlainSquare from, PlainSquare to) {
        this(sort, piece, from, to, "", Optional.empty());
    }

    /**
     * What a move does to enemy pieces.
     *
     * @since 0.1.0
     */
    public enum Sort {
        /** Nothing. */
        QUIET,
        /** Takes whatever stands on the square that it goes to. */
        CAPTURE,
        /** Takes the pawn that has just passed over the square that it goes to. */
        EN_PASSANT,
        /** Takes a piece off the board without moving one. */
        REMOVAL,
        /** Changes places of a king and a piece of his side that stands where he goes, as castling does. */
        CASTLING,
        /** Changes places with the piece of the own side on the square that it goes to. */
        EXCHANGE
    }

    /**
     * Returns the step that the piece takes.
     *
     * @return the step
     */
    public PlainStep step() {
        return from.stepTo(to);
    }

    /** Returns this move with one of the kinds that its piece may become. */
    PlainMove choosing(String kind) {
        return new PlainMove(sort, piece, from, to, kind, onward);
    }

    /** Returns this move with a leap to a square after it. */
    PlainMove leaping(PlainSquare square) {
        return new PlainMove(sort, piece, from, to, becomes, Optional.of(square));
    }

    /** Returns coordinate notation, as if the piece stood alone on its square. */
    @Override
    public String toString() {
        String made = becomes.isEmpty() ? "" : "=" + becomes;
        String leap = onward.map(PlainSquare::toString).orElse("");
        return sort == Sort.REMOVAL ? "x" + to : from + "" + to + made + leap;
    }
}

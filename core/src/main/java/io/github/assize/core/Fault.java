package io.github.assize.core;

import static java.util.Objects.requireNonNull;

/**
 * One reason why a set-up is not a position of its ruleset. Immutable and thread-safe.
 *
 * @param kind what sort of reason it is
 * @param text a sentence that tells what is wrong, where, and what would be right
 * @since 0.1.0
 */
public record Fault(Kind kind, String text) {
    /**
     * Creates a fault.
     *
     * @param kind what sort of reason it is
     * @param text a sentence that tells what is wrong, where, and what would be right
     */
    public Fault {
        requireNonNull(kind, "kind");
        requireNonNull(text, "text");
    }

    /**
     * The sorts of faults.
     *
     * @since 0.1.0
     */
    public enum Kind {
        /** A side has no king or more than one. */
        KING_COUNT,
        /** A side has more than 255 pieces that count for its army. */
        ARMY_TOO_LARGE,
        /** Two pieces stand on a square that the array does not let them share, or they are the wrong ones. */
        SHARED_SQUARE,
        /** A piece stands where it would already have been promoted. */
        UNPROMOTED,
        /** A type that comes only by promotion stands where it can never stand. */
        UNREACHABLE,
        /** A first-move right is given to an empty square. */
        RIGHT_WITHOUT_PIECE,
        /** A first-move right is given to a piece whose type has none. */
        RIGHT_WITHOUT_FIRST_MOVE,
        /** A king in check holds a right that the check has cost him. */
        RIGHT_LOST_BY_CHECK,
        /** A first-move right is given twice. */
        RIGHT_REPEATED,
        /** Some pawns of a side hold a first-move right that its pawns lose together, and others do not. */
        RIGHTS_APART,
        /** An en passant square is given in a ruleset that has no en passant. */
        EN_PASSANT_UNKNOWN,
        /** No double step could just have passed the en passant square, or a piece stands on it. */
        EN_PASSANT_IMPOSSIBLE,
        /** The side that has just moved is in check. */
        OPPONENT_IN_CHECK,
        /** No piece of the type that the die shows can move, and the die would have been rolled again or passed. */
        ROLL_WITHOUT_MOVE
    }

    /** Returns the sentence. */
    @Override
    public String toString() {
        return text;
    }
}

package io.github.assize.study;

import java.util.Locale;

/**
 * What a rule of many games may do in a ply, as far as it shows in the move and the position.
 *
 * @since 0.1.0
 */
public enum Use {
    /** Something is captured, en passant too. */
    CAPTURES,
    /** The two pieces of a shared square are captured at once. */
    CAPTURES_OF_TWO,
    /** A pawn is captured on a square that it has just passed. */
    EN_PASSANT,
    /** A piece becomes another. */
    PROMOTIONS,
    /** A promoted piece is put back on its origin. */
    RETURNS,
    /** A piece is removed by no piece. */
    REMOVALS,
    /** A piece moves as it may only while it has its first-move right. */
    FIRST_LEAPS,
    /** A pawn moves as it may only from where the array has pawns. */
    DOUBLE_STEPS,
    /** A king castles. */
    CASTLINGS,
    /** A pawn that has reached the far rank goes back to become something. */
    RETREATS,
    /** A turn is lost by a roll of the die. */
    LOST_TURNS;

    /** Returns the name in lower case with hyphens, such as {@code first-leaps}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package io.github.assize.core;

/**
 * One of the two sides. White moves first (C-01).
 *
 * @since 0.1.0
 */
public enum Color {
    /** The side that moves up the board, toward the higher ranks. */
    WHITE,
    /** The side that moves down the board, toward rank 1. */
    BLACK;

    /**
     * Returns the other side.
     *
     * @return black for white, white for black
     */
    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** Returns the number of the side, from 0. */
    int index() {
        return this == WHITE ? 0 : 1;
    }

    /** Returns the side of a number. */
    static Color of(int index) {
        return index == 0 ? WHITE : BLACK;
    }
}

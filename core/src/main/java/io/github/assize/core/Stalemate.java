package io.github.assize.core;

/**
 * What it means that the side to move has no legal move and is not in check (C-06).
 *
 * @since 0.1.0
 */
public enum Stalemate implements Choice {
    /** The game is drawn. */
    DRAW,
    /** The side that gives stalemate wins. */
    STALEMATER_WINS,
    /** The side that is stalemated wins. */
    STALEMATED_WINS,
    /**
     * A move that would stalemate the other side is illegal; in judging that, this rule is left out for the other side. A
     * side that has no other moves has drawn, and so has one that is set up stalemated.
     */
    FORBIDDEN
}

package io.github.assize.core;

/**
 * What a checkmate means that certain pieces give alone, where it does not win.
 *
 * @since 0.1.0
 */
public enum Mate implements Choice {
    /** The game is drawn. */
    DRAW,
    /** The side that gives it loses. */
    LOSES,
    /**
     * A move that would give it is illegal; in judging that, this rule is left out for the other side. A side that has no
     * other moves is judged as if stalemated, and a mate that is set up draws.
     */
    ILLEGAL
}

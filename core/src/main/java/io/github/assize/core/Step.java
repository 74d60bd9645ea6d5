package io.github.assize.core;

import io.github.assize.core.engine.Seen;
import java.util.List;

/**
 * A square on which a movement sets foot, or over which it passes.
 *
 * @param square the number of the square
 * @param pass what may stand there for the movement to go on, as a set of {@link Seen} classes
 * @param moves what may stand there for it to end, likewise; nothing where it only passes
 * @param effect what a move that ends there does beside going there
 * @param choice which of several promotions it is, from 0
 * @param next the steps that may follow
 */
record Step(int square, int pass, int moves, int effect, int choice, List<Step> next) {
    static final int ONLY_EMPTY = 1 << Seen.EMPTY;
    static final int NO_ENEMY = (1 << Seen.EMPTY) | (1 << Seen.FRIEND) | (1 << Seen.PARTNER);
    static final int AN_ENEMY = (1 << Seen.ENEMY) | (1 << Seen.IMMUNE);
    static final int ONLY_PARTNER = 1 << Seen.PARTNER;
    static final int CAPTURE = 1 << Seen.ENEMY;
    static final int ANYTHING = NO_ENEMY | AN_ENEMY;

    /** Returns a step that only passes. */
    static Step over(int square, int pass, List<Step> next) {
        return new Step(square, pass, 0, 0, 0, next);
    }

    /** Returns whether it is a leap that nothing bars, moving and capturing alike. */
    boolean isLeap() {
        return next.isEmpty() && moves == (ONLY_EMPTY | CAPTURE);
    }

    /** Returns the first square, in the order of squares, on which it or what follows may end. */
    int firstTarget() {
        int first = moves == 0 ? Integer.MAX_VALUE : square;
        for (Step step : next) {
            first = Math.min(first, step.firstTarget());
        }
        return first;
    }

    /** Returns whether such lets it go on. */
    boolean lets(int seen) {
        return (pass >>> seen & 1) != 0;
    }
}

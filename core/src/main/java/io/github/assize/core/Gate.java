package io.github.assize.core;

import org.jspecify.annotations.Nullable;

/**
 * What has to stand on a square for what follows.
 *
 * @param square the number of the square
 * @param pass a set of {@link io.github.assize.core.engine.Seen} classes
 * @param before what has to stand on the squares before it, if any
 */
record Gate(int square, int pass, @Nullable Gate before) {

    /** Returns what may stand on a square behind some gates. */
    static int passed(@Nullable Gate gates, int square) {
        int pass = Step.ANYTHING;
        for (Gate gate = gates; gate != null; gate = gate.before) {
            pass &= gate.square == square ? gate.pass : Step.ANYTHING;
        }
        return pass;
    }

    /** Returns whether all of some gates can be open while all of others are. */
    static boolean areOpenAtOnce(@Nullable Gate some, @Nullable Gate others) {
        for (Gate gate = some; gate != null; gate = gate.before) {
            if ((gate.pass & passed(others, gate.square)) == 0) {
                return false;
            }
        }
        return true;
    }
}

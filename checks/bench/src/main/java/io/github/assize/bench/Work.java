package io.github.assize.bench;

import java.util.function.LongSupplier;

/** Something to measure whose answer is known. */
@FunctionalInterface
interface Work {
    /**
     * Does the work once.
     *
     * @return how many nodes, plies or texts that were
     * @throws IllegalStateException if the answer is wrong
     */
    long run();

    /** Returns the work of counting something that is known. */
    static Work counting(String what, long known, LongSupplier count) {
        return () -> expect(what, known, count.getAsLong());
    }

    /** Returns a number if it is the right one. */
    static long expect(String what, long known, long found) {
        if (found != known) {
            throw new IllegalStateException(what + ": " + found + " instead of " + known);
        }
        return found;
    }
}

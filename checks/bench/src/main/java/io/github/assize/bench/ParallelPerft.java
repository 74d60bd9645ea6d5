package io.github.assize.bench;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;

/** Measures how many times as fast perft is on all cores, by the clock on the wall: the best of ten against the best. */
final class ParallelPerft implements Meter {
    private final Work onOneCore;
    private final Work onAllCores;

    ParallelPerft(Column column) {
        Position start = column.start();
        int depth = column.depth();
        long known = Known.perft(column.id(), Known.DEFAULT, depth);
        this.onOneCore = Work.counting("perft of " + column.id(), known, () -> Perft.count(start, depth));
        this.onAllCores = Work.counting("parallel " + column.id(), known, () -> Perft.countInParallel(start, depth));
    }

    @Override
    public double measure() {
        long one = Long.MAX_VALUE;
        long all = Long.MAX_VALUE;
        for (int i = 0; i < Sampling.BEST_OF; i++) {
            one = Math.min(one, nanos(onOneCore));
            all = Math.min(all, nanos(onAllCores));
        }
        return (double) one / all;
    }

    private static long nanos(Work work) {
        long start = System.nanoTime();
        work.run();
        return System.nanoTime() - start;
    }
}

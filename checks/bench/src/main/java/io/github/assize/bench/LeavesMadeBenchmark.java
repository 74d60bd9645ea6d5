package io.github.assize.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** Perft by a caller who plays every ply. */
public class LeavesMadeBenchmark extends RowBenchmark {
    @Override
    Work work(Column column) {
        return Works.leavesMade(column);
    }

    /**
     * Counts lines of play.
     *
     * @param done counts the nodes
     * @return the number of nodes
     */
    @Benchmark
    public long leavesMade(Done done) {
        return run(done);
    }
}

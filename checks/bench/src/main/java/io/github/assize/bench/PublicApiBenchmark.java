package io.github.assize.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** Perft by a caller who plays all plies but the last. */
public class PublicApiBenchmark extends RowBenchmark {
    @Override
    Work work(Column column) {
        return Works.publicApi(column);
    }

    /**
     * Counts lines of play.
     *
     * @param done counts the nodes
     * @return the number of nodes
     */
    @Benchmark
    public long publicApi(Done done) {
        return run(done);
    }
}

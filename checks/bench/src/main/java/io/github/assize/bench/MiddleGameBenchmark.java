package io.github.assize.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** Perft from ten positions of a random game. */
public class MiddleGameBenchmark extends RowBenchmark {
    @Override
    Work work(Column column) {
        return Works.middleGame(column);
    }

    /**
     * Counts lines of play.
     *
     * @param done counts the nodes
     * @return the number of nodes
     */
    @Benchmark
    public long middleGame(Done done) {
        return run(done);
    }
}

package io.github.assize.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** Random games. */
public class PlayoutBenchmark extends RowBenchmark {
    @Override
    Work work(Column column) {
        return Works.playouts(column);
    }

    /**
     * Plays the games.
     *
     * @param done counts the plies
     * @return the number of plies
     */
    @Benchmark
    public long playouts(Done done) {
        return run(done);
    }
}

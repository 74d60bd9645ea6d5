package io.github.assize.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** Perft from the array. */
public class ArrayBenchmark extends RowBenchmark {
    @Override
    Work work(Column column) {
        return Works.array(column);
    }

    /**
     * Counts lines of play.
     *
     * @param done counts the nodes
     * @return the number of nodes
     */
    @Benchmark
    public long array(Done done) {
        return run(done);
    }
}

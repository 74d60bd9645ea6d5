package io.github.assize.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** Reading of positions. */
public class FenReadingBenchmark extends RowBenchmark {
    @Override
    Work work(Column column) {
        return Works.fenReading(column);
    }

    /**
     * Reads ten positions.
     *
     * @param done counts the texts
     * @return the number of texts
     */
    @Benchmark
    public long fenReading(Done done) {
        return run(done);
    }
}

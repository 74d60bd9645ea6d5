package io.github.assize.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** Writing of positions. */
public class FenWritingBenchmark extends RowBenchmark {
    @Override
    Work work(Column column) {
        return Works.fenWriting(column);
    }

    /**
     * Writes ten positions.
     *
     * @param done counts the texts
     * @return the number of texts
     */
    @Benchmark
    public long fenWriting(Done done) {
        return run(done);
    }
}

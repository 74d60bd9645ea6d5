package io.github.assize.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs every benchmark once on little work, for the sake of the answers that it checks. */
final class BenchmarksTest {
    private static final int BENCHMARKS = 8;

    @Test
    void everyBenchmarkFindsItsAnswersRight() throws RunnerException {
        System.setProperty("jmh.ignoreLock", "true");
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .param("size", Size.TINY.name())
                        .mode(Mode.SingleShotTime)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .forks(0)
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        assertEquals(BENCHMARKS * Column.IDS.size(), results.size());
    }
}

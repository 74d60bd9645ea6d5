package io.github.assize.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The rows of the table that are rates, for a closer look with JMH and its profilers. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class RowBenchmark {
    /** The id of the ruleset; others than the default by {@code -p ruleset=}. */
    @Param("chatur")
    public String ruleset = "";

    /** Whether an operation is as little work as can be. */
    @Param("false")
    public boolean tiny;

    /** The row. */
    @Param({
        "array",
        "middle-game",
        "public-api",
        "listing",
        "leaves-made",
        "playouts",
        "random-games",
        "fen-reading",
        "fen-writing"
    })
    public String row = "";

    private Works.Work work = () -> 0;

    /** Counts what has been done. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Done {
        /** How many nodes, plies or texts. */
        public long units;
    }

    /** Creates the benchmark. */
    public RowBenchmark() {}

    /** Makes the work and finds out what its right answer is. */
    @Setup
    public void prepare() {
        work = Row.of(row).work(Column.of(ruleset, tiny));
    }

    /**
     * Does the work once.
     *
     * @param done counts the units
     * @return their number
     */
    @Benchmark
    public long run(Done done) {
        long units = work.run();
        done.units += units;
        return units;
    }
}

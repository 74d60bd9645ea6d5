package io.github.assize.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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

/** What all benchmarks have in common that count something: an operation is all the work of a row of the tables. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public abstract class RowBenchmark {
    /** The ruleset. */
    @Param({"short-assize", "long-assize", "chatur", "grant-acedrex", "chaturanga-12x12"})
    public String ruleset = "";

    /** How much work an operation is. */
    @Param("FULL")
    public Size size = Size.FULL;

    @SuppressWarnings("NullAway.Init")
    private Work work;

    /** Counts what has been done. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Done {
        /** How many nodes, plies or texts. */
        public long units;
    }

    /** Creates the benchmark. */
    protected RowBenchmark() {}

    /** Returns the work of the row. */
    abstract Work work(Column column);

    /** Makes the work and finds out what its right answer is. */
    @Setup
    public void prepare() {
        work = work(Column.of(ruleset, size));
    }

    /** Does the work once. */
    final long run(Done done) {
        long units = work.run();
        done.units += units;
        return units;
    }
}

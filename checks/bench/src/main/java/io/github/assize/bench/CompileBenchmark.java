package io.github.assize.bench;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Compiling of a ruleset that has not been used before, in a JVM that has compiled others. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(3)
public class CompileBenchmark {
    /** The ruleset. */
    @Param({"short-assize", "long-assize", "chatur", "grant-acedrex", "chaturanga-12x12"})
    public String ruleset = "";

    @SuppressWarnings("NullAway.Init")
    private LaterCompile compile;

    @SuppressWarnings("NullAway.Init")
    private Ruleset unused;

    @SuppressWarnings("NullAway.Init")
    private Position array;

    /** Creates the benchmark. */
    public CompileBenchmark() {}

    /** Finds what provides the ruleset. */
    @Setup
    public void prepare() {
        compile = new LaterCompile(ruleset);
    }

    /** Defines the ruleset anew, with the next of its answers. */
    @Setup(Level.Invocation)
    public void define() {
        unused = compile.next();
    }

    /**
     * Asks for the array, for which the ruleset has to be compiled.
     *
     * @return the array
     */
    @Benchmark
    public Position compile() {
        array = unused.initialPosition();
        return array;
    }

    /** Counts the lines of play from the array. */
    @TearDown(Level.Invocation)
    public void check() {
        compile.check(array);
    }
}

package io.github.assize.bench;

import java.util.List;
import picocli.CommandLine.Option;

/** How long is measured. */
final class Pace {
    private static final long NANOS_A_MILLI = 1_000_000;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "how often each figure is measured; default: ${DEFAULT-VALUE}")
    private int rounds = 5;

    @Option(
            names = "--millis",
            paramLabel = "MS",
            description = "how long a rate is measured in a round, by thread CPU time; default: ${DEFAULT-VALUE}")
    private int millis = 200;

    @Option(
            names = "--warm-ups",
            paramLabel = "N",
            description = "how many rounds go before those that count; default: ${DEFAULT-VALUE}")
    private int warmUps = 3;

    @Option(
            names = "--size",
            paramLabel = "SIZE",
            description = "FULL, or TINY to see that it works; default: ${DEFAULT-VALUE}")
    private Size size = Size.FULL;

    int rounds() {
        return rounds;
    }

    int warmUps() {
        return warmUps;
    }

    long nanos() {
        return millis * NANOS_A_MILLI;
    }

    Size size() {
        return size;
    }

    /** Returns the words that ask another JVM for the same. */
    List<String> words() {
        return List.of("--rounds=" + rounds, "--millis=" + millis, "--warm-ups=" + warmUps, "--size=" + size);
    }
}

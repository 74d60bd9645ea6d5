package io.github.assize.bench;

import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import java.util.List;
import java.util.ServiceLoader;

/** Measures the first use of a ruleset in a JVM, in milliseconds of thread CPU time. */
final class FirstCompile implements Meter {
    private static final double NANOS_A_MILLI = 1e6;

    private final String fen;
    private final List<String> arguments;

    FirstCompile(Ruleset ruleset) {
        this.fen = ruleset.initialPosition().toFen();
        this.arguments = List.of(
                "-cp",
                Jvm.classPath(),
                FirstUse.class.getName(),
                provider(ruleset.id()).getName());
    }

    /** Returns the class that provides a ruleset. */
    static Class<?> provider(String id) {
        return ServiceLoader.load(RulesetProvider.class).stream()
                .filter(provider -> provider.get().get().id().equals(id))
                .findFirst()
                .orElseThrow()
                .type();
    }

    @Override
    public double measure() {
        List<String> printed = Jvm.run(arguments);
        if (!printed.get(1).equals(fen)) {
            throw new IllegalStateException(arguments + " prints " + printed);
        }
        return Long.parseLong(printed.get(0)) / NANOS_A_MILLI;
    }
}

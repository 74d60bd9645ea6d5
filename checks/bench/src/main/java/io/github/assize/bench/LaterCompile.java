package io.github.assize.bench;

import io.github.assize.core.Answer;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.DoubleSupplier;

/** Compiles a ruleset in a JVM that has compiled others: with other answers each time, in milliseconds. */
final class LaterCompile implements DoubleSupplier {
    private static final double NANOS_A_MILLI = 1e6;
    private static final int DEPTH = 2;

    private final Class<?> provider;
    private final List<Ruleset> rulesets = new ArrayList<>();
    private int turn;

    LaterCompile(Column column) {
        this.provider = provider(column.ruleset().id());
        this.rulesets.add(column.ruleset());
        for (Reading reading : column.ruleset().readings()) {
            for (Answer answer : reading.answers()) {
                rulesets.add(column.ruleset().with(reading.id(), answer.id()));
            }
        }
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
    public double getAsDouble() {
        Ruleset known = rulesets.get(turn++ % rulesets.size());
        Ruleset ruleset = NewDefinition.of(provider);
        for (Reading reading : known.readings()) {
            ruleset = ruleset.with(reading.id(), String.valueOf(known.answers().get(reading.id())));
        }
        long start = Clock.cpuNanos();
        Position position = ruleset.initialPosition();
        long spent = Clock.cpuNanos() - start;
        long lines = Perft.count(known.initialPosition(), DEPTH);
        Works.expect(known.toString(), lines, Perft.count(position, DEPTH));
        return spent / NANOS_A_MILLI;
    }
}

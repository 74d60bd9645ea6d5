package io.github.assize.bench;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.List;

/** Compiles a ruleset in a JVM that has compiled others: with other answers each time, in milliseconds. */
final class LaterCompile implements Meter {
    private static final double NANOS_A_MILLI = 1e6;
    private static final int DEPTH = 2;

    private final String id;
    private final Class<?> provider;
    private final List<String> answers;
    private int turn;

    LaterCompile(String id) {
        this.id = id;
        this.provider = FirstCompile.provider(id);
        this.answers = Known.answers(id);
    }

    @Override
    public double measure() {
        Ruleset ruleset = next();
        long start = Clock.cpuNanos();
        Position position = ruleset.initialPosition();
        long spent = Clock.cpuNanos() - start;
        check(position);
        return spent / NANOS_A_MILLI;
    }

    /** Returns the ruleset with the next of its answers, as it is before its first use. */
    Ruleset next() {
        turn++;
        Ruleset ruleset = NewDefinition.of(provider);
        if (answer().equals(Known.DEFAULT)) {
            return ruleset;
        }
        String[] chosen = answer().split("=", 2);
        return ruleset.with(chosen[0], chosen[1]);
    }

    /** Finds the array of the ruleset right, by its lines of play. */
    void check(Position array) {
        Work.expect(array.ruleset().toString(), Known.perft(id, answer(), DEPTH), Perft.count(array, DEPTH));
    }

    private String answer() {
        return answers.get(turn % answers.size());
    }
}

package io.github.assize.testkit;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Readings of a ruleset for properties.
 *
 * @since 0.1.0
 */
public final class RulesetArbitraries {
    private RulesetArbitraries() {}

    /**
     * Generates combinations of answers; they shrink to the defaults.
     *
     * @param ruleset the ruleset
     * @return the ruleset with any answer to each of its readings
     */
    public static Arbitrary<Ruleset> readings(Ruleset ruleset) {
        Arbitrary<Ruleset> read = Arbitraries.just(ruleset);
        for (Reading reading : ruleset.readings()) {
            Arbitrary<Answer> answers = Arbitraries.of(reading.answers());
            read = Combinators.combine(read, answers).as((rules, answer) -> rules.with(reading.id(), answer.id()));
        }
        return read;
    }
}

package io.github.assize.game;

import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;
import java.util.random.RandomGenerator;

/** Rulesets and readings to play with. */
final class Readings {
    private Readings() {}

    /** Returns the rulesets of the variants in their default readings. */
    static List<Ruleset> all() {
        return Rulesets.all();
    }

    /** Returns a ruleset with some other answers, now and then a preset. */
    static Ruleset random(Ruleset ruleset, RandomGenerator random) {
        List<String> presets = List.copyOf(ruleset.presets().keySet());
        if (!presets.isEmpty() && random.nextInt(8) == 0) {
            return ruleset.preset(presets.get(random.nextInt(presets.size())));
        }
        Ruleset result = ruleset;
        for (Reading reading : ruleset.readings()) {
            if (random.nextInt(3) == 0) {
                int answer = random.nextInt(reading.answers().size());
                result = result.with(reading.id(), reading.answers().get(answer).id());
            }
        }
        return result;
    }
}

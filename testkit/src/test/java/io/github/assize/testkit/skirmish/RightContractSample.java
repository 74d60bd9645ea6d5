package io.github.assize.testkit.skirmish;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

/** The contract of a ruleset that keeps it, but for figures and rules. */
final class RightContractSample extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Skirmish.WITHOUT_DICE;
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainSkirmish(answers);
    }
}

package io.github.assize.testkit.skirmish;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainStep;
import java.util.Map;

/** A contract that a plain telling with a mistake breaks, beside figures with a mistake and rules without tests. */
final class WrongContractSample extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Skirmish.WITHOUT_DICE;
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainSkirmish(answers, PlainStep.turns(2, 2));
    }

    /** Looks like the test of a rule, but nothing runs it. */
    @Proves("SK-01")
    void isNeverRun() {}
}

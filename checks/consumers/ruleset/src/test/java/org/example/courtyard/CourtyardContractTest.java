package org.example.courtyard;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class CourtyardContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Courtyard.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainCourtyard(answers);
    }
}

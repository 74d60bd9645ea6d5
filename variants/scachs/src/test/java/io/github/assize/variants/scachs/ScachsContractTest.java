package io.github.assize.variants.scachs;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ScachsContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Scachs.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainScachs(answers);
    }
}

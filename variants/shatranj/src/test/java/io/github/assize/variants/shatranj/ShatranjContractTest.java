package io.github.assize.variants.shatranj;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ShatranjContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Shatranj.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatranj(answers);
    }
}

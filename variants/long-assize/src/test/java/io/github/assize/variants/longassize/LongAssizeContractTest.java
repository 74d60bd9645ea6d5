package io.github.assize.variants.longassize;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class LongAssizeContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return LongAssize.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainLongAssize(answers);
    }
}

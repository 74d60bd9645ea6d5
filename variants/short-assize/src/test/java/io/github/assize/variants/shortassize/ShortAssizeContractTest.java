package io.github.assize.variants.shortassize;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ShortAssizeContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return ShortAssize.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShortAssize(answers);
    }
}

package io.github.assize.variants.shatar;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ShatarContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Shatar.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatar(answers);
    }
}

package io.github.assize.variants.chaturanga12x12;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class Chaturanga12x12ContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chaturanga12x12.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChaturanga12x12(answers);
    }
}

package io.github.assize.variants.chatur;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ChaturContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chatur.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChatur(answers);
    }
}

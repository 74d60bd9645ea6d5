package io.github.assize.variants.schachzabel;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class SchachzabelContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Schachzabel.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainSchachzabel(answers);
    }
}

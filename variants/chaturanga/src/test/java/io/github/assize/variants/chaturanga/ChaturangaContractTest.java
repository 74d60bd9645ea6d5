package io.github.assize.variants.chaturanga;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ChaturangaContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chaturanga.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChaturanga(answers);
    }
}

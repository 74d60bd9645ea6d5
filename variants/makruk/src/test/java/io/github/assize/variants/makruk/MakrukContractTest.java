package io.github.assize.variants.makruk;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class MakrukContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Makruk.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainMakruk(answers);
    }
}

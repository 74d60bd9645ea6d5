package io.github.assize.variants.chandaraki;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ChandarakiContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chandaraki.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChandaraki(answers);
    }
}

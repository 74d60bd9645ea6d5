package io.github.assize.variants.grantacedrex;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class GrantAcedrexContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return GrantAcedrex.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainGrantAcedrex(answers);
    }
}

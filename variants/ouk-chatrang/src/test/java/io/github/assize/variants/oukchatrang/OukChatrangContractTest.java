package io.github.assize.variants.oukchatrang;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class OukChatrangContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return OukChatrang.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainOukChatrang(answers);
    }
}

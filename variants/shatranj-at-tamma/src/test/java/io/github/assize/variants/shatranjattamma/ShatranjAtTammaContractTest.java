package io.github.assize.variants.shatranjattamma;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ShatranjAtTammaContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return ShatranjAtTamma.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatranjAtTamma(answers);
    }
}

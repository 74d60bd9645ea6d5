package io.github.assize.variants.shatranjalgeria;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ShatranjAlgeriaContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return ShatranjAlgeria.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatranjAlgeria(answers);
    }
}

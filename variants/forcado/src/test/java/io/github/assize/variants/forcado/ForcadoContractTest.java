package io.github.assize.variants.forcado;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ForcadoContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Forcado.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainForcado(answers);
    }
}

package io.github.assize.variants.lombardchess;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class LombardChessContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return LombardChess.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainLombardChess(answers);
    }
}

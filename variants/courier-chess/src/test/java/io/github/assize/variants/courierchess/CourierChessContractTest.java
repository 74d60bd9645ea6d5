package io.github.assize.variants.courierchess;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class CourierChessContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return CourierChess.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainCourierChess(answers);
    }
}

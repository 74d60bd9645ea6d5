package io.github.assize.variants.parsichess;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ParsiChessContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return ParsiChess.ruleset();
    }

    /** Each raja stands on the left of the board's middle as its own side sees it: the board is turned, and not mirrored. */
    @Override
    protected boolean treatsColorsAlike() {
        return false;
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainParsiChess(answers);
    }
}

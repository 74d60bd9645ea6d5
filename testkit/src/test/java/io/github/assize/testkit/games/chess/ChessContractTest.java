package io.github.assize.testkit.games.chess;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ChessContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chess.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChess(answers);
    }
}

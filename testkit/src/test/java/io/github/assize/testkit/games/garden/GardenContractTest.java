package io.github.assize.testkit.games.garden;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class GardenContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Garden.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainGarden(answers);
    }
}

package io.github.assize.testkit.games.orchard;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import net.jqwik.api.Tag;

/** Its properties take seconds and are slow tests. */
@Tag("slow")
final class OrchardContractTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return new Orchard().get();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainOrchard(answers);
    }
}

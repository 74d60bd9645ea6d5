package io.github.assize.testkit.unlike;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

/** The contract of a ruleset with unlike armies. */
class UnlikeContractSample extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Unlike.RULESET;
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainUnlike();
    }

    /** A contract that says that they are alike, of a ruleset that takes the id of another. */
    static final class Mistaken extends UnlikeContractSample {
        @Override
        protected Ruleset ruleset() {
            return Unlike.ruleset("garden-chess");
        }

        @Override
        protected boolean treatsColorsAlike() {
            return true;
        }
    }
}

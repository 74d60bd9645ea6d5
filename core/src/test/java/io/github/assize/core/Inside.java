package io.github.assize.core;

import io.github.assize.core.engine.State;
import io.github.assize.core.engine.Tables;

/** What lies behind rulesets and positions, for the tests of the engine. */
public final class Inside {
    private Inside() {}

    /** Returns the tables by which a ruleset is played. */
    public static Tables tables(Ruleset ruleset) {
        return ruleset.compiled().tables;
    }

    /** Returns what the engine knows of a position. */
    public static State state(Position position) {
        return position.state;
    }
}

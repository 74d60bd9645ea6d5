package io.github.assize.testkit;

import io.github.assize.core.Ruleset;

/**
 * Tests of what is special about a ruleset, rule by rule.
 *
 * @since 0.1.0
 */
public abstract class RuleTests {
    /** Creates the tests of one ruleset. */
    protected RuleTests() {}

    /**
     * Returns the ruleset that is tested.
     *
     * @return the ruleset in its default reading
     */
    protected abstract Ruleset ruleset();
}

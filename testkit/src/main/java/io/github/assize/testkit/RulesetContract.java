package io.github.assize.testkit;

/** What holds for every ruleset. */
public abstract class RulesetContract {
    /** Creates the contract of one ruleset. */
    protected RulesetContract() {}
}

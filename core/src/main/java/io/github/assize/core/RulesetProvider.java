package io.github.assize.core;

/**
 * The service by which rulesets are found: a jar on the path that provides one adds a ruleset to {@link Rulesets}. An
 * implementation has a public constructor without parameters.
 *
 * @since 0.1.0
 */
public interface RulesetProvider {
    /**
     * Returns the ruleset in its default reading. It is not to ask {@link Rulesets}, which refuses it.
     *
     * @return the ruleset, equal at every call
     */
    Ruleset get();
}

package io.github.assize.core;

import static java.util.Objects.requireNonNull;

/**
 * One numbered rule of a ruleset, atomic and testable. Immutable and thread-safe.
 *
 * @param id the id, such as {@code SA-07}, that tests and explanations cite
 * @param text the rule in a sentence or two, as it stands for the ruleset's answers
 * @param source where it comes from
 */
public record Rule(String id, String text, String source) {
    /**
     * Creates a rule.
     *
     * @param id the id, such as {@code SA-07}, that tests and explanations cite
     * @param text the rule in a sentence or two, as it stands for the ruleset's answers
     * @param source where it comes from
     */
    public Rule {
        requireNonNull(id, "id");
        requireNonNull(text, "text");
        requireNonNull(source, "source");
    }
}

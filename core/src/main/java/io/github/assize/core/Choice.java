package io.github.assize.core;

import java.util.Locale;

/**
 * The typed form of an answer to a reading. A ruleset's class offers one enum a reading, whose constants are the
 * answers, the default first; {@link Ruleset#with(Choice)} takes them.
 *
 * @since 0.1.0
 */
public interface Choice {
    /**
     * Returns the id of the reading that this answers.
     *
     * @return the id
     */
    String reading();

    /**
     * Returns who reads the source so.
     *
     * @return a phrase
     */
    String readBy();

    /**
     * Returns the constant's name, as enums do.
     *
     * @return the name
     */
    String name();

    /**
     * Returns the id of the answer: the constant's name in lower case, with hyphens.
     *
     * @return the id
     */
    default String answer() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.util.Locale;

/**
 * The typed form of an answer to a reading: a constant of an enum that implements this. A ruleset's class has one enum a
 * reading, unless one of the core's, such as {@link Stalemate}, has the answers already; {@link Ruleset#with(Choice)}
 * takes the constants.
 *
 * @since 0.1.0
 */
public interface Choice {
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

    /**
     * Returns this answer and who gives it, for the definition of a ruleset.
     *
     * @param who who reads the source so, or what the answer means
     * @return both
     */
    default Read readBy(String who) {
        return new Read(this, requireNonNull(who, "who"));
    }

    /**
     * An answer as a reading of a ruleset has it. Immutable.
     *
     * @param choice the answer
     * @param readBy who reads the source so, or what the answer means
     */
    record Read(Choice choice, String readBy) {
        /**
         * Creates an answer of a reading.
         *
         * @param choice the answer
         * @param readBy who reads the source so, or what the answer means
         */
        public Read {
            requireNonNull(choice, "choice");
            requireNonNull(readBy, "readBy");
        }
    }
}

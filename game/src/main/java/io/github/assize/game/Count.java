package io.github.assize.game;

import java.util.Locale;

/**
 * What a player who is to move may say of a count of moves, where a policy such as {@link Counting} has one.
 *
 * @since 0.1.0
 */
public enum Count {
    /** The player starts to count. */
    START,
    /** The player stops counting. */
    STOP;

    /** Returns the constant in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

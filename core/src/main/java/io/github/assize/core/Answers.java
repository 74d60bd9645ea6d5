package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import java.util.Map;

/**
 * The answers that make one ruleset out of a game's readings; complete, in the order of the readings. Immutable.
 *
 * @since 0.1.0
 */
public final class Answers {
    private final ImmutableMap<String, String> byReading;

    Answers(Map<String, String> byReading) {
        this.byReading = ImmutableMap.copyOf(byReading);
    }

    /**
     * Tells whether a reading is answered so.
     *
     * @param choice the answer asked for
     * @return whether it is the one chosen
     */
    public boolean is(Choice choice) {
        requireNonNull(choice, "choice");
        return choice.answer().equals(byReading.get(choice.reading()));
    }

    Map<String, String> asMap() {
        return byReading;
    }
}

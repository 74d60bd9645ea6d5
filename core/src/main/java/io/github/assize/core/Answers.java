package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The answers that make one ruleset out of a game's readings; complete, in the order of the readings. Immutable and
 * thread-safe.
 *
 * @since 0.1.0
 */
public final class Answers {
    private final ImmutableMap<String, Choice> chosen;
    private final ImmutableMap<String, String> ids;

    Answers(Map<String, ? extends Choice> chosen) {
        this.chosen = ImmutableMap.copyOf(chosen);
        ImmutableMap.Builder<String, String> answers = ImmutableMap.builder();
        for (Map.Entry<String, Choice> choice : this.chosen.entrySet()) {
            answers.put(choice.getKey(), choice.getValue().answer());
        }
        this.ids = answers.buildOrThrow();
    }

    /**
     * Returns the answer to the reading whose answers are the constants of an enum. A {@code switch} over it that has no
     * {@code default} does not compile before a new answer is told.
     *
     * @param <E> the enum
     * @param type the enum
     * @return the constant chosen
     * @throws IllegalArgumentException if the ruleset has no reading with these answers
     */
    public <E extends Enum<E> & Choice> E to(Class<E> type) {
        requireNonNull(type, "type");
        for (Choice choice : chosen.values()) {
            if (type.isInstance(choice)) {
                return type.cast(choice);
            }
        }
        throw new IllegalArgumentException("no reading has the answers of " + type.getSimpleName());
    }

    /**
     * Returns whether a reading is answered so, for what holds with that answer alone.
     *
     * @param choice the answer asked for
     * @return whether it is among those chosen
     */
    public boolean is(Choice choice) {
        return chosen.containsValue(requireNonNull(choice, "choice"));
    }

    Answers with(String reading, Choice choice) {
        Map<String, Choice> changed = new LinkedHashMap<>(chosen);
        changed.put(reading, choice);
        return new Answers(changed);
    }

    /** Returns the ids of the answers by the ids of the readings. */
    ImmutableMap<String, String> asMap() {
        return ids;
    }
}

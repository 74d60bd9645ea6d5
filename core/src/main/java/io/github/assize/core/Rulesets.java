package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/**
 * Finds the rulesets that are on the class path or the module path.
 *
 * @since 0.1.0
 */
public final class Rulesets {
    private Rulesets() {}

    /**
     * Returns all rulesets that are there, in their default readings.
     *
     * @return the rulesets, ordered by id, unmodifiable
     */
    public static List<Ruleset> all() {
        return ServiceLoader.load(RulesetProvider.class).stream()
                .map(provider -> provider.get().get())
                .sorted(Comparator.comparing(Ruleset::id))
                .toList();
    }

    /**
     * Returns the ruleset of an id, in its default reading.
     *
     * @param id the id, such as {@code long-assize}
     * @return the ruleset
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public static Ruleset byId(String id) {
        requireNonNull(id, "id");
        List<Ruleset> all = all();
        return all.stream()
                .filter(ruleset -> ruleset.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> Ruleset.unknown("", "ruleset", id, all.stream().map(Ruleset::id)));
    }
}

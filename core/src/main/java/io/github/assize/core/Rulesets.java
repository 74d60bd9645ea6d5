package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Consumer;

/**
 * Finds the rulesets that are on the class path or the module path. Two class loaders are asked: the context class
 * loader of the thread, and the one that loaded this library, so that what is found there does not depend on the thread.
 * A ruleset that both know is found once, from the first.
 *
 * <p>A provider that cannot be had hides none of the others; who wants to know of it asks {@link #all(Consumer)}.
 *
 * @since 0.1.0
 */
public final class Rulesets {
    private Rulesets() {}

    /**
     * Returns all rulesets that are there, in their default readings. Providers that give none are passed over.
     *
     * @return the rulesets, ordered by id, unmodifiable
     * @throws IllegalStateException if a provider asks that is being asked itself
     */
    public static List<Ruleset> all() {
        return ProviderSearch.forAll().rulesets();
    }

    /**
     * Returns all rulesets that are there, in their default readings, and tells of each provider that gives none.
     *
     * @param problems takes what is wrong with a provider that is missing, is none, throws, returns null or gives a
     *     ruleset of an id that another one gives; the message is a sentence that names the provider, the cause is what
     *     was thrown, if anything
     * @return the rulesets, ordered by id, unmodifiable; the same as {@link #all()} gives
     * @throws IllegalStateException if a provider asks that is being asked itself
     */
    public static List<Ruleset> all(Consumer<? super ServiceConfigurationError> problems) {
        requireNonNull(problems, "problems");
        ProviderSearch search = ProviderSearch.forAll();
        search.problems().forEach(problems);
        return search.rulesets();
    }

    /**
     * Returns the ruleset of an id, in its default reading.
     *
     * @param id the id, such as {@code long-assize}
     * @return the ruleset
     * @throws IllegalArgumentException if there is none; the message lists those there are, and the providers that give
     *     none, whose errors are suppressed exceptions of this one
     * @throws IllegalStateException if a provider asks that is being asked itself
     */
    public static Ruleset byId(String id) {
        requireNonNull(id, "id");
        return ProviderSearch.forOne(id).ruleset(id);
    }

    /**
     * Returns the ruleset of an id, in its default reading, and tells of each provider that was found to give none. Only as
     * many providers are asked as it takes to find the ruleset: one that throws may be passed over.
     *
     * @param id the id, such as {@code long-assize}
     * @param problems takes what is wrong with a provider, as in {@link #all(Consumer)}
     * @return the ruleset; the same as {@link #byId(String)} gives
     * @throws IllegalArgumentException if there is none; the message says all that is wrong
     * @throws IllegalStateException if a provider asks that is being asked itself
     */
    public static Ruleset byId(String id, Consumer<? super ServiceConfigurationError> problems) {
        requireNonNull(id, "id");
        requireNonNull(problems, "problems");
        ProviderSearch search = ProviderSearch.forOne(id);
        search.problems().forEach(problems);
        return search.ruleset(id);
    }
}

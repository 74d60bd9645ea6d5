package io.github.assize.web;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * Stands in the script for {@link Rulesets}: TeaVM knows when it compiles which providers there are, but has a service
 * loader that only iterates over them. Nothing can be wrong with a provider there that the build would not have told.
 */
public final class ScriptRulesets {
    private static final Map<String, Ruleset> RULESETS = new TreeMap<>();

    static {
        for (RulesetProvider provider : ServiceLoader.load(RulesetProvider.class)) {
            Ruleset ruleset = provider.get();
            RULESETS.put(ruleset.id(), ruleset);
        }
    }

    private ScriptRulesets() {}

    /**
     * Returns all rulesets.
     *
     * @return the rulesets, ordered by id
     */
    public static List<Ruleset> all() {
        return List.copyOf(RULESETS.values());
    }

    /**
     * Returns the ruleset of an id, in its default reading.
     *
     * @param id the id
     * @return the ruleset
     * @throws IllegalArgumentException if there is none
     */
    public static Ruleset byId(String id) {
        Ruleset found = RULESETS.get(id);
        if (found == null) {
            throw new IllegalArgumentException("no ruleset \"" + id + "\"; there are: "
                    + RULESETS.keySet().stream().collect(joining(", ")));
        }
        return found;
    }
}

package io.github.assize.game;

import io.github.assize.core.Ruleset;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Where a reader finds rulesets. It keeps those that it has found as long as there is memory for them: to compile one
 * takes longer than to read a game.
 */
final class PgnRulesets {
    /** More readings than a file has but to do harm; what was kept is then forgotten. */
    private static final int MOST = 1000;

    private final Function<String, Optional<Ruleset>> byVariant;
    private final Map<List<String>, SoftReference<Ruleset>> kept = new HashMap<>();

    PgnRulesets(Function<String, Optional<Ruleset>> byVariant) {
        this.byVariant = byVariant;
    }

    Optional<Ruleset> find(String variant) {
        return byVariant.apply(variant);
    }

    /** Returns the ruleset of a game with such tags, made anew if it is not kept. */
    Ruleset get(List<String> tags, Supplier<Ruleset> maker) {
        SoftReference<Ruleset> reference = kept.get(tags);
        Ruleset found = reference == null ? null : reference.get();
        if (found == null) {
            found = maker.get();
            if (kept.size() >= MOST) {
                kept.clear();
            }
            kept.put(tags, new SoftReference<>(found));
        }
        return found;
    }
}

package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What all readings of a game share.
 *
 * @param presets ids of answers by the readings' ids, by the presets' names
 * @param rules the rules of the game itself
 */
record Definition(
        String id,
        String name,
        ImmutableList<Source> sources,
        Questions questions,
        ImmutableMap<String, Map<String, String>> presets,
        ImmutableList<RuleText> rules,
        Function<Answers, Laws> laws,
        Compiled compiled) {

    /** The tables of the readings in use, by the answers; those that nothing uses any more may go. */
    static final class Compiled {
        private final Map<Map<String, String>, WeakReference<Tables>> byAnswers = new HashMap<>();

        synchronized Tables get(Map<String, String> answers, Supplier<Tables> compiler) {
            WeakReference<Tables> kept = byAnswers.get(answers);
            Tables tables = kept == null ? null : kept.get();
            if (tables == null) {
                byAnswers.values().removeIf(reference -> reference.get() == null);
                tables = compiler.get();
                byAnswers.put(answers, new WeakReference<>(tables));
            }
            return tables;
        }
    }
}

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
 * @param omissions what is known of the game and not in the rules
 */
record Definition(
        String id,
        String name,
        ImmutableList<Source> sources,
        Questions questions,
        ImmutableMap<String, Map<String, String>> presets,
        ImmutableList<RuleText> rules,
        ImmutableList<String> omissions,
        Function<Answers, Laws> laws,
        Compiled compiled) {

    /** The compiled laws of the readings in use, by the answers; those that nothing uses any more may go. */
    static final class Compiled {
        private final Map<Map<String, String>, WeakReference<CompiledLaws>> byAnswers = new HashMap<>();

        synchronized CompiledLaws get(Map<String, String> answers, Supplier<CompiledLaws> compiler) {
            WeakReference<CompiledLaws> kept = byAnswers.get(answers);
            CompiledLaws laws = kept == null ? null : kept.get();
            if (laws == null) {
                byAnswers.values().removeIf(reference -> reference.get() == null);
                laws = compiler.get();
                byAnswers.put(answers, new WeakReference<>(laws));
            }
            return laws;
        }
    }
}

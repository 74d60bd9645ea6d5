package io.github.assize.core;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A numbered rule in words, and what it says with other answers than the default ones. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class RuleText {
    private final String id;
    private final ImmutableList<ImmutableList<Version>> parts;

    /**
     * What a part of a rule says.
     *
     * @param answer the answer with which it says so, or null for what it says otherwise
     */
    private record Version(@Nullable Choice answer, String text, String source) {}

    private RuleText(String id, ImmutableList<ImmutableList<Version>> parts) {
        this.id = id;
        this.parts = parts;
    }

    /**
     * Begins a rule.
     *
     * @param id the id, such as {@code SA-07}, that tests and explanations cite
     * @param text the rule in a sentence or two, with the default answers
     * @param source where it comes from; nothing only where a part that {@link #and} adds has it
     * @return the rule
     * @throws IllegalArgumentException if one of them is blank, or more than one line, or has a tab in it
     */
    public static RuleText of(String id, String text, String source) {
        requireNonNull(text, "text");
        Names.line("rule id", requireNonNull(id, "id"));
        return new RuleText(id, ImmutableList.of()).with(ImmutableList.of(), null, text, source);
    }

    /**
     * Returns the rule with another text for an answer. It replaces what {@link #of}, or the last {@link #and}, says; where
     * several answers are given that do, the last of them here decides.
     *
     * @param answer the answer
     * @param text what the rule says with that answer
     * @param source where it comes from
     * @return the rule
     * @throws IllegalArgumentException if a text is blank, or more than one line, or has a tab in it
     */
    public RuleText when(Choice answer, String text, String source) {
        requireNonNull(answer, "answer");
        return new RuleText(id, parts.subList(0, parts.size() - 1))
                .with(parts.get(parts.size() - 1), answer, text, source);
    }

    /**
     * Returns the rule with a text that follows the one so far, for what depends on another reading.
     *
     * @param text how the rule goes on, without a space before it
     * @param source what is added to the source, or nothing
     * @return the rule
     * @throws IllegalArgumentException if a text is blank, or more than one line, or has a tab in it
     */
    public RuleText and(String text, String source) {
        return with(ImmutableList.of(), null, text, source);
    }

    private RuleText with(ImmutableList<Version> before, @Nullable Choice answer, String text, String source) {
        Names.line("text of " + id, requireNonNull(text, "text"));
        if (!requireNonNull(source, "source").isEmpty()) {
            Names.line("source of " + id, source);
        }
        ImmutableList<Version> part = ImmutableList.<Version>builder()
                .addAll(before)
                .add(new Version(answer, text, source))
                .build();
        return new RuleText(
                id,
                ImmutableList.<ImmutableList<Version>>builder()
                        .addAll(parts)
                        .add(part)
                        .build());
    }

    String id() {
        return id;
    }

    /** Returns the answers that change the text. */
    ImmutableList<Choice> answers() {
        ImmutableList.Builder<Choice> answers = ImmutableList.builder();
        for (ImmutableList<Version> part : parts) {
            for (Version version : part) {
                if (version.answer() != null) {
                    answers.add(version.answer());
                }
            }
        }
        return answers.build();
    }

    /** Returns whether it names a source, whatever is answered. */
    boolean isSourced() {
        boolean sourced = false;
        for (ImmutableList<Version> part : parts) {
            boolean always = true;
            for (Version version : part) {
                always &= !version.source().isEmpty();
            }
            sourced |= always;
        }
        return sourced;
    }

    /** Returns the rule as it stands for answers. */
    Rule rule(Answers answers) {
        StringBuilder text = new StringBuilder();
        StringBuilder source = new StringBuilder();
        for (ImmutableList<Version> part : parts) {
            Version chosen = part.get(0);
            for (Version version : part) {
                chosen = version.answer() != null && answers.is(version.answer()) ? version : chosen;
            }
            text.append(chosen.text());
            source.append(chosen.source());
        }
        // Two parts may have a source in common.
        String sources = Stream.of(source.toString().split("; ", -1)).distinct().collect(joining("; "));
        return new Rule(id, text.toString(), sources);
    }
}

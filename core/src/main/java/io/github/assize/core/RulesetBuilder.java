package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the definition of a {@link Ruleset}. The laws are required.
 *
 * @since 0.1.0
 */
public final class RulesetBuilder {
    private final String id;
    private final String name;
    private ImmutableList<Source> sources = ImmutableList.of();
    private final Map<String, Question> questions = new LinkedHashMap<>();
    private final Map<String, List<Choice>> presets = new LinkedHashMap<>();
    private ImmutableList<RuleText> rules = ImmutableList.of();
    private ImmutableList<String> omissions = ImmutableList.of();
    private @Nullable Function<Answers, Laws> laws;

    RulesetBuilder(String id, String name) {
        this.id = Names.id("id", id);
        this.name = Names.line("name", name);
    }

    /**
     * Sets the works that the game is known from.
     *
     * @param works the sources, the chief one first
     * @return this builder
     * @throws IllegalArgumentException if a title or a reference is blank, or more than one line, or has a tab in it
     */
    public RulesetBuilder sources(Source... works) {
        sources = ImmutableList.copyOf(requireNonNull(works, "works"));
        for (Source source : sources) {
            Names.line("title of a source", source.title());
            Names.line("reference of a source", source.reference());
        }
        return this;
    }

    /**
     * Adds a question that the sources leave open.
     *
     * @param reading the id, of lower-case letters and digits, with hyphens between them
     * @param question what is left open, on one line
     * @param answers constants of one enum, each with who reads the source so; the default answer first
     * @return this builder
     * @throws IllegalArgumentException if the id is none or there already, or if the answers are not two or more
     *     different constants of one enum whose names make ids, or are those of another reading
     */
    public RulesetBuilder reading(String reading, String question, Choice.Read... answers) {
        requireNonNull(reading, "reading");
        requireNonNull(question, "question");
        Question asked = Question.of(reading, question, requireNonNull(answers, "answers"));
        for (Question other : questions.values()) {
            require(
                    other.type() != asked.type(),
                    reading + " has the answers of " + other.reading().id());
        }
        require(questions.put(reading, asked) == null, "reading " + reading + " is there already");
        require(answers.length > 1, "reading " + reading + " has one answer, which leaves nothing open");
        return this;
    }

    /**
     * Names a set of answers.
     *
     * @param preset the name, of lower-case letters and digits, with hyphens between them
     * @param choices the answers, one for each of some readings
     * @return this builder
     * @throws IllegalArgumentException if the name is none or there already, or if there are no answers
     */
    public RulesetBuilder preset(String preset, Choice... choices) {
        requireNonNull(preset, "preset");
        List<Choice> chosen = ImmutableList.copyOf(requireNonNull(choices, "choices"));
        require(presets.put(Names.id("preset", preset), chosen) == null, "preset " + preset + " is there already");
        require(!chosen.isEmpty(), "preset " + preset + " has no answers");
        return this;
    }

    /**
     * Sets the numbered rules of the game itself; those that all games share are there without it.
     *
     * @param texts the rules, in their order
     * @return this builder
     */
    public RulesetBuilder rules(List<RuleText> texts) {
        rules = ImmutableList.copyOf(requireNonNull(texts, "texts"));
        return this;
    }

    /**
     * Says what is known of the game and is none of its rules or answers here, so that nobody looks for it in vain.
     *
     * @param sentences each on one line
     * @return this builder
     * @throws IllegalArgumentException if a sentence is blank, or more than one line, or has a tab in it
     */
    public RulesetBuilder omissions(String... sentences) {
        omissions = ImmutableList.copyOf(requireNonNull(sentences, "sentences"));
        omissions.forEach(sentence -> Names.line("omission", sentence));
        return this;
    }

    /**
     * Sets the laws of a game that are the same for all answers.
     *
     * @param constant the laws
     * @return this builder
     */
    public RulesetBuilder laws(Laws constant) {
        requireNonNull(constant, "constant");
        return laws(answers -> constant);
    }

    /**
     * Sets the laws.
     *
     * @param byAnswers gives the laws for the answers
     * @return this builder
     */
    public RulesetBuilder laws(Function<Answers, Laws> byAnswers) {
        laws = requireNonNull(byAnswers, "byAnswers");
        return this;
    }

    /**
     * Builds the ruleset.
     *
     * @return the ruleset in its default reading
     * @throws NullPointerException if the laws are missing
     * @throws IllegalArgumentException if a preset or a rule speaks of an answer that no reading has, if a rule is there
     *     twice or has the id of one that all games share, or if the laws contradict themselves
     * @throws InvalidPositionException if the array is no position
     */
    public Ruleset build() {
        requireNonNull(laws, id + " has no laws");
        Questions all = new Questions(id, ImmutableMap.copyOf(questions));
        ImmutableMap.Builder<String, Map<String, String>> named = ImmutableMap.builder();
        for (Map.Entry<String, List<Choice>> preset : presets.entrySet()) {
            named.put(preset.getKey(), all.answers(preset.getValue()));
        }
        Set<String> ids = new HashSet<>();
        for (RuleText rule : rules) {
            require(ids.add(rule.id()), "rule " + rule.id() + " is there twice");
            require(
                    Rule.common().stream().noneMatch(common -> common.id().equals(rule.id())),
                    "rule " + rule.id() + " is one that all games share: a rule of its own needs another id");
            require(rule.isSourced(), "rule " + rule.id() + " names no source");
            for (Choice answer : rule.answers()) {
                all.reading(answer);
            }
        }
        Definition definition = new Definition(
                id, name, sources, all, named.buildOrThrow(), rules, omissions, laws, new Definition.Compiled());
        return Ruleset.of(definition, all.defaults());
    }

    private void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(id + ": " + sentence);
        }
    }
}

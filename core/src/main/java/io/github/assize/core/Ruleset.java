package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game in one reading. Two rulesets are equal when they are of one game and their answers are the
 * same. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Ruleset {
    private final Definition definition;
    private final Answers answers;
    private final Laws laws;
    private volatile @Nullable Tables tables;

    /** What all readings of a game share. */
    private record Definition(
            String id,
            String name,
            ImmutableList<Source> sources,
            ImmutableList<Reading> readings,
            ImmutableMap<String, Map<String, String>> presets,
            Function<Answers, List<Rule>> rules,
            Function<Answers, Laws> laws,
            Compiled compiled) {

        Reading reading(String id) {
            requireNonNull(id, "reading");
            return readings.stream()
                    .filter(reading -> reading.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> unknown(
                            this.id + " has ", "reading", id, readings.stream().map(Reading::id)));
        }
    }

    /** The tables of the readings in use, by the answers; those that nothing uses any more may go. */
    private static final class Compiled {
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

    /** Refuses a name of something that is not there, and says what is there instead. */
    static IllegalArgumentException unknown(String who, String what, String name, Stream<String> names) {
        String shown = "\"" + MalformedTextException.shown(name) + "\"";
        String list = names.collect(Collectors.joining(", "));
        return new IllegalArgumentException(
                list.isEmpty()
                        ? who + "no " + what + "s, so none is named " + shown
                        : who + "no " + what + " " + shown + "; there are: " + list);
    }

    private Ruleset(Definition definition, Answers answers) {
        this.definition = definition;
        this.answers = answers;
        this.laws = requireNonNull(definition.laws().apply(answers), "laws");
    }

    /**
     * Begins to define a game.
     *
     * @param id the id, in lower case with hyphens
     * @param name the name for people
     * @return a builder
     */
    public static Builder define(String id, String name) {
        return new Builder(requireNonNull(id, "id"), requireNonNull(name, "name"));
    }

    /**
     * Returns the id.
     *
     * @return the id, such as {@code grant-acedrex}; the same for all readings
     */
    public String id() {
        return definition.id();
    }

    /**
     * Returns the name.
     *
     * @return the name, such as {@code Grant Acedrex}
     */
    public String name() {
        return definition.name();
    }

    /**
     * Returns the number of files of the board.
     *
     * @return from 1 to 16
     */
    public int files() {
        return laws.files();
    }

    /**
     * Returns the number of ranks of the board.
     *
     * @return from 1 to 16
     */
    public int ranks() {
        return laws.ranks();
    }

    /**
     * Returns the types of men.
     *
     * @return the types, the king among them, unmodifiable
     */
    public List<PieceType> pieceTypes() {
        return laws.types();
    }

    /**
     * Returns the position from which a game starts.
     *
     * @return the array
     */
    public Position initialPosition() {
        return parsePosition(laws.array());
    }

    /**
     * Reads a position.
     *
     * @param fen the position in FEN, the last two fields left out or not
     * @return the position
     * @throws MalformedTextException if the text cannot be read
     * @throws InvalidPositionException if it reads but is no position of this ruleset
     */
    public Position parsePosition(String fen) {
        return SetUp.parse(requireNonNull(fen, "fen"), tables());
    }

    private Tables tables() {
        Tables compiled = tables;
        if (compiled == null) {
            compiled = definition.compiled().get(answers.asMap(), () -> new Tables(this, laws));
            tables = compiled;
        }
        return compiled;
    }

    /**
     * Returns this game in another reading.
     *
     * @param reading the id of a reading
     * @param answer the id of one of its answers
     * @return the ruleset with that answer; nothing else about it changes
     * @throws IllegalArgumentException if there is no such reading or answer; the message lists those there are
     */
    public Ruleset with(String reading, String answer) {
        requireNonNull(answer, "answer");
        Reading asked = definition.reading(reading);
        if (asked.answer(answer).isEmpty()) {
            throw unknown(
                    "reading " + reading + " of " + id() + " has ",
                    "answer",
                    answer,
                    asked.answers().stream().map(Answer::id));
        }
        if (answer.equals(answers().get(reading))) {
            return this;
        }
        Map<String, String> changed = new LinkedHashMap<>(answers());
        changed.put(reading, answer);
        return new Ruleset(definition, new Answers(changed));
    }

    /**
     * Returns this game in another reading.
     *
     * @param choice a constant of one of the ruleset's enums
     * @return the ruleset with that answer; nothing else about it changes
     * @throws IllegalArgumentException if the choice belongs to another game
     */
    public Ruleset with(Choice choice) {
        requireNonNull(choice, "choice");
        return with(choice.reading(), choice.answer());
    }

    /**
     * Returns all answers that make this reading.
     *
     * @return the ids of the answers by the ids of the readings, in the order of {@link #readings()}, unmodifiable
     */
    public Map<String, String> answers() {
        return answers.asMap();
    }

    /**
     * Returns the questions that the source leaves open.
     *
     * @return the readings, unmodifiable
     */
    public List<Reading> readings() {
        return definition.readings();
    }

    /**
     * Returns the named sets of answers.
     *
     * @return by the name, the answers by the ids of the readings; unmodifiable
     */
    public Map<String, Map<String, String>> presets() {
        return definition.presets();
    }

    /**
     * Returns this game with the answers of a preset.
     *
     * @param name the name
     * @return the ruleset with those answers; the others stay as they are
     * @throws IllegalArgumentException if there is no such preset; the message lists those there are
     */
    public Ruleset preset(String name) {
        Map<String, String> preset = presets().get(requireNonNull(name, "name"));
        if (preset == null) {
            throw unknown(id() + " has ", "preset", name, presets().keySet().stream());
        }
        Ruleset result = this;
        for (Map.Entry<String, String> answer : preset.entrySet()) {
            result = result.with(answer.getKey(), answer.getValue());
        }
        return result;
    }

    /**
     * Returns the works that the ruleset follows.
     *
     * @return the sources, unmodifiable
     */
    public List<Source> sources() {
        return definition.sources();
    }

    /**
     * Returns the numbered rules as they stand for this reading.
     *
     * @return the rules, unmodifiable
     */
    public List<Rule> rules() {
        return ImmutableList.copyOf(requireNonNull(definition.rules().apply(answers), "rules"));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Ruleset that
                        && id().equals(that.id())
                        && answers().equals(that.answers()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(id(), answers());
    }

    /** Returns the id, and the answers that are not the default. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(id());
        for (Reading reading : readings()) {
            String answer = requireNonNull(answers().get(reading.id()));
            if (!answer.equals(reading.defaultAnswer().id())) {
                text.append(' ').append(reading.id()).append('=').append(answer);
            }
        }
        return text.toString();
    }

    /**
     * Gathers the definition of a game.
     *
     * @since 0.1.0
     */
    public static final class Builder {
        private final String id;
        private final String name;
        private ImmutableList<Source> sources = ImmutableList.of();
        private ImmutableList<Reading> readings = ImmutableList.of();
        private final Map<String, Map<String, String>> presets = new LinkedHashMap<>();
        private Function<Answers, List<Rule>> rules = answers -> ImmutableList.of();

        private Builder(String id, String name) {
            this.id = id;
            this.name = name;
        }

        /**
         * Sets the works that the game is known from.
         *
         * @param works the sources, the chief one first
         * @return this builder
         */
        public Builder sources(Source... works) {
            sources = ImmutableList.copyOf(requireNonNull(works, "works"));
            return this;
        }

        /**
         * Sets the questions that the sources leave open.
         *
         * @param questions the readings
         * @return this builder
         */
        public Builder readings(Reading... questions) {
            readings = ImmutableList.copyOf(requireNonNull(questions, "questions"));
            return this;
        }

        /**
         * Names a set of answers.
         *
         * @param preset the name
         * @param choices the answers
         * @return this builder
         */
        public Builder preset(String preset, Choice... choices) {
            ImmutableMap.Builder<String, String> chosen = ImmutableMap.builder();
            requireNonNull(preset, "preset");
            for (Choice choice : requireNonNull(choices, "choices")) {
                chosen.put(choice.reading(), choice.answer());
            }
            presets.put(preset, chosen.buildOrThrow());
            return this;
        }

        /**
         * Sets the numbered rules.
         *
         * @param byAnswers gives the rules as they stand for the answers
         * @return this builder
         */
        public Builder rules(Function<Answers, List<Rule>> byAnswers) {
            rules = requireNonNull(byAnswers, "byAnswers");
            return this;
        }

        /**
         * Ends the definition of a game whose laws are the same for all answers.
         *
         * @param laws the laws
         * @return the ruleset in its default reading
         * @throws IllegalArgumentException if the laws contradict themselves
         */
        public Ruleset laws(Laws laws) {
            requireNonNull(laws, "laws");
            return laws(answers -> laws);
        }

        /**
         * Ends the definition.
         *
         * @param byAnswers gives the laws for the answers
         * @return the ruleset in its default reading
         * @throws IllegalArgumentException if the laws contradict themselves
         */
        public Ruleset laws(Function<Answers, Laws> byAnswers) {
            requireNonNull(byAnswers, "byAnswers");
            Definition definition = new Definition(
                    id, name, sources, readings, ImmutableMap.copyOf(presets), rules, byAnswers, new Compiled());
            Map<String, String> defaults = new LinkedHashMap<>();
            readings.forEach(reading ->
                    defaults.put(reading.id(), reading.defaultAnswer().id()));
            return new Ruleset(definition, new Answers(defaults));
        }
    }
}

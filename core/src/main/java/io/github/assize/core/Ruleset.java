package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game in one reading. Two rulesets are equal when their ids, their answers and their laws are the same.
 * Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Ruleset {
    private final Definition definition;
    private final Answers answers;
    private final Laws laws;
    private volatile @Nullable CompiledLaws compiled;

    private Ruleset(Definition definition, Answers answers) {
        this.definition = definition;
        this.answers = answers;
        this.laws = requireNonNull(definition.laws().apply(answers), "laws");
    }

    /**
     * Makes a ruleset.
     *
     * @throws InvalidPositionException if the array is no position
     */
    static Ruleset of(Definition definition, Answers answers) {
        Ruleset ruleset = new Ruleset(definition, answers);
        SetUpCheck.requireArray(ruleset);
        return ruleset;
    }

    /**
     * Begins to define a game.
     *
     * @param id the id, of lower-case letters and digits, with hyphens between them
     * @param name the name for people, on one line
     * @return a builder
     * @throws IllegalArgumentException if the id or the name is none
     */
    public static RulesetBuilder define(String id, String name) {
        return new RulesetBuilder(requireNonNull(id, "id"), requireNonNull(name, "name"));
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
     * Returns the types of pieces.
     *
     * @return the types, the king among them, unmodifiable
     */
    public List<PieceType> pieceTypes() {
        return laws.types();
    }

    /**
     * Returns the type of which each side has exactly one, and which may not be left in check.
     *
     * @return the king
     */
    public PieceType king() {
        return laws.king();
    }

    /**
     * Returns whether there is a stalemate in which a king changes places with a piece of his own: a move that changes what
     * stands on two squares, for which other programs may have no form.
     *
     * @return whether such exchanges are among the moves
     */
    public boolean hasExchanges() {
        return laws.has(Custom.EXCHANGE);
    }

    /**
     * Returns the die that the game is played with.
     *
     * @return the die, or empty where there is none
     */
    public Optional<Dice> dice() {
        return Optional.ofNullable(laws.dice().value());
    }

    /**
     * Returns where a piece may go from a square of an otherwise empty board.
     *
     * @param type the type of the piece
     * @param from where it stands
     * @param color whose it is
     * @return the ways
     * @throws IllegalArgumentException if the ruleset has no such type, or the square is not on its board
     */
    public Reach reach(PieceType type, Square from, Color color) {
        requireNonNull(type, "type");
        requireNonNull(from, "from");
        requireNonNull(color, "color");
        if (!pieceTypes().contains(type)) {
            throw new IllegalArgumentException(type.name() + " is no piece of " + id());
        }
        return ReachWalk.of(compiled(), new Piece(color, type), from);
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
        return new SetUpCheck(SetUp.parse(this, fen)).position(fen);
    }

    Laws laws() {
        return laws;
    }

    /** Returns the laws made ready for play, which is done when they are first asked for. */
    CompiledLaws compiled() {
        CompiledLaws found = compiled;
        if (found == null) {
            found = definition.compiled().get(answers.asMap(), () -> new CompiledLaws(laws));
            compiled = found;
        }
        return found;
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
        return with(answers.with(reading, definition.questions().choice(reading, answer)));
    }

    /**
     * Returns this game in another reading.
     *
     * @param choice a constant of an enum that answers one of the readings
     * @return the ruleset with that answer; nothing else about it changes
     * @throws IllegalArgumentException if the choice is no answer of this game's
     */
    public Ruleset with(Choice choice) {
        return with(answers.with(definition.questions().reading(requireNonNull(choice, "choice")), choice));
    }

    /**
     * Returns this game in another reading.
     *
     * @param chosen ids of answers by the ids of their readings, such as {@link #answers()} of another ruleset of this game
     * @return the ruleset with those answers; the others stay as they are
     * @throws IllegalArgumentException if there is no such reading or answer; the message lists those there are
     */
    public Ruleset with(Map<String, String> chosen) {
        Answers changed = answers;
        for (Map.Entry<String, String> answer : requireNonNull(chosen, "chosen").entrySet()) {
            changed = changed.with(answer.getKey(), definition.questions().choice(answer.getKey(), answer.getValue()));
        }
        return with(changed);
    }

    private Ruleset with(Answers changed) {
        return changed.asMap().equals(answers()) ? this : of(definition, changed);
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
        return definition.questions().readings();
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
            throw Names.unknown(id() + " has ", "preset", name, presets().keySet().stream());
        }
        return with(preset);
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
     * Returns what is known of the game and is none of its rules or answers here.
     *
     * @return sentences, unmodifiable
     */
    public List<String> omissions() {
        return definition.omissions();
    }

    /**
     * Returns the numbered rules as they stand for this reading.
     *
     * @return the rules that all games share and then those of this one, unmodifiable
     */
    public List<Rule> rules() {
        ImmutableList.Builder<Rule> rules = ImmutableList.builder();
        rules.addAll(Rule.common());
        definition.rules().forEach(text -> rules.add(text.rule(answers)));
        return rules.build();
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // One definition gives the same laws for the same answers.
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Ruleset that
                        && id().equals(that.id())
                        && answers().equals(that.answers())
                        && (definition == that.definition || laws.equals(that.laws)));
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
}

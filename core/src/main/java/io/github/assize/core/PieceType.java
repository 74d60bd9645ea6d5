package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A kind of piece: its name, its letter and how it moves. Two types are equal when all of that is. Immutable and
 * thread-safe.
 *
 * @since 0.1.0
 */
public final class PieceType {
    private final String name;
    private final String letter;
    private final ImmutableList<Movement> movements;
    private final String rule;
    private final ImmutableMap<String, String> spared;
    private final @Nullable String last;

    /**
     * Creates a type.
     *
     * @param rule the id of the rule that tells how it moves, or nothing
     * @param spared the letters of the types that it cannot capture, each with the id of the rule or nothing
     * @param last which of these was said last, or null where none was
     */
    private PieceType(
            String name,
            String letter,
            ImmutableList<Movement> movements,
            String rule,
            ImmutableMap<String, String> spared,
            @Nullable String last) {
        this.name = name;
        this.letter = letter;
        this.movements = movements;
        this.rule = rule;
        this.spared = spared;
        this.last = last;
    }

    /**
     * Makes a type that moves as one Betza text says.
     *
     * @param name the name, such as {@code knight}
     * @param letter one upper-case letter, or {@code +} and one
     * @param betza the movement, as {@link Movement#of} reads it
     * @return the type
     * @throws IllegalArgumentException if the letter is none, or the name is blank, or more than one line, or has a tab in it
     * @throws MalformedTextException if the movement cannot be read
     */
    public static PieceType of(String name, String letter, String betza) {
        requireNonNull(name, "name");
        requireNonNull(letter, "letter");
        return of(name, letter, Movement.of(betza));
    }

    /**
     * Makes a type that moves in any of several ways.
     *
     * @param name the name
     * @param letter one upper-case letter, or {@code +} and one
     * @param movements the ways
     * @return the type
     * @throws IllegalArgumentException if the letter is none, or the name is blank, or more than one line, or has a tab in it
     */
    public static PieceType of(String name, String letter, Movement... movements) {
        requireNonNull(name, "name");
        requireNonNull(letter, "letter");
        requireNonNull(movements, "movements");
        Names.line("name of a piece type", name);
        requireLetter(letter, "of " + name);
        return new PieceType(name, letter, ImmutableList.copyOf(movements), "", ImmutableMap.of(), null);
    }

    /**
     * Refuses what is no letter of a type.
     *
     * @throws IllegalArgumentException if it is none
     */
    static void requireLetter(String letter, String whose) {
        if (!isLetter(letter)) {
            throw new IllegalArgumentException("letter \"" + MalformedTextException.shown(letter) + "\" " + whose
                    + ": must be one of A to Z, or + and one of them");
        }
    }

    private static boolean isLetter(String letter) {
        int last = letter.length() - 1;
        char c = letter.isEmpty() ? ' ' : letter.charAt(last);
        return c >= 'A' && c <= 'Z' && (last == 0 || (last == 1 && letter.charAt(0) == '+'));
    }

    /**
     * Returns a type that also moves in another way.
     *
     * @param movement the further way
     * @return the type
     */
    public PieceType and(Movement movement) {
        requireNonNull(movement, "movement");
        ImmutableList<Movement> all = ImmutableList.<Movement>builder()
                .addAll(movements)
                .add(movement)
                .build();
        return new PieceType(name, letter, all, rule, spared, null);
    }

    /**
     * Returns a type that never captures pieces of a certain letter, and so does not attack them.
     *
     * @param other the letter of the type that is safe from it
     * @return the type
     * @throws IllegalArgumentException if no type can have such a letter
     */
    public PieceType cannotCapture(String other) {
        requireLetter(requireNonNull(other, "other"), "of a piece that is safe from " + name);
        return cannotCaptureBy(other, "");
    }

    private PieceType cannotCaptureBy(String other, String id) {
        ImmutableMap<String, String> all = ImmutableMap.<String, String>builder()
                .putAll(spared)
                .put(other, id)
                .buildKeepingLast();
        return new PieceType(name, letter, movements, rule, all, other);
    }

    /**
     * Returns the type with the id of the rule for what was said last: which type it cannot capture, or else how it
     * moves.
     *
     * @param id the rule's id
     * @return the type
     * @throws IllegalArgumentException if the id is more than one line, or has a tab in it
     */
    public PieceType under(String id) {
        Names.ruleId(id);
        return last == null ? new PieceType(name, letter, movements, id, spared, null) : cannotCaptureBy(last, id);
    }

    /**
     * Returns the name.
     *
     * @return the name, such as {@code knight}
     */
    public String name() {
        return name;
    }

    /**
     * Returns the letter.
     *
     * @return an upper-case letter, or {@code +} and one, such as {@code N} and {@code +P}
     */
    public String letter() {
        return letter;
    }

    /**
     * Returns the movement in Betza notation; what Betza cannot say is not in it.
     *
     * @return the text, such as {@code mfWcfF}
     */
    public String betza() {
        return movements.stream().map(Movement::betza).collect(Collectors.joining());
    }

    ImmutableList<Movement> movements() {
        return movements;
    }

    /** Returns the letters of the types that this one may not capture, each with the id of the rule or nothing. */
    ImmutableMap<String, String> spared() {
        return spared;
    }

    /** Returns all that makes it, so that types are equal exactly if these texts are. */
    String told() {
        return letter + '\t' + name + '\t'
                + movements.stream().map(Movement::told).collect(Collectors.joining("\t"))
                + "\tnot "
                + spared.keySet().stream().sorted().collect(Collectors.joining());
    }

    String rule() {
        return rule;
    }

    /** Returns whether some movement of it has a limit. */
    boolean hasLimited(Movement.Limit limit) {
        return movements.stream().anyMatch(movement -> movement.has(limit));
    }

    /** Returns the steps by which it goes two or three squares ahead, straight or diagonally, without capture. */
    Stream<Betza.Hop> longSteps() {
        return movements.stream()
                .flatMap(movement -> movement.patterns().stream())
                .filter(Betza.Pattern::moves)
                .map(Betza.Pattern::hop)
                .filter(Betza.Hop::isLongAhead);
    }

    /** Returns whether there is a movement that depends on its being the first. */
    boolean hasFirstMove() {
        for (Movement movement : movements) {
            if (movement.isInitial()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof PieceType that
                        && name.equals(that.name)
                        && letter.equals(that.letter)
                        && movements.equals(that.movements)
                        && spared.keySet().equals(that.spared.keySet()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, letter);
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}

package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A way to move: a text in Betza notation and, beside it, what Betza cannot say. Immutable and thread-safe.
 *
 * <p>The atoms are W F D N A H C Z G, K Q R B, and {@code (x,y)} for any other leap. A doubled atom ({@code NN}) or a
 * number after it ({@code R4}) makes a rider. Before an atom stand modifiers: {@code m} moves only, {@code c} captures
 * only; {@code f b l r s v h} choose directions (for a knight's leap and its like {@code ff} the two narrow ones,
 * {@code fs} the two wide ones, {@code f} or {@code fh} all four forward); {@code n} makes a leap lame: the squares on
 * its way, straight ones before diagonal ones, must be empty; {@code i} keeps it for the first move. {@code t[XY]} is
 * one step of X and then, if that square was empty, optionally Y outward from it, as far as Y goes.
 *
 * @since 0.1.0
 */
public final class Movement {
    private final String betza;
    private final ImmutableList<Betza.Pattern> patterns;
    private final ImmutableMap<Limit, String> limits;
    private final @Nullable String partner;
    private final String rule;
    private final String quietRule;

    /** What Betza cannot say. */
    enum Limit {
        NOT_OVER_ENEMIES,
        NOT_FROM_CHECK,
        NOT_THROUGH_ATTACK,
        ONCE_MOVED
    }

    private Movement(
            String betza,
            ImmutableList<Betza.Pattern> patterns,
            ImmutableMap<Limit, String> limits,
            @Nullable String partner,
            String rule,
            String quietRule) {
        this.betza = betza;
        this.patterns = patterns;
        this.limits = limits;
        this.partner = partner;
        this.rule = rule;
        this.quietRule = quietRule;
    }

    /**
     * Reads a movement.
     *
     * @param betza the text, such as {@code mfWcfF} or {@code t[FR]}
     * @return the movement
     * @throws MalformedTextException if the text cannot be read
     */
    public static Movement of(String betza) {
        requireNonNull(betza, "betza");
        return new Movement(betza, Betza.parse(betza), ImmutableMap.of(), null, "", "");
    }

    private Movement with(Limit limit, String id) {
        ImmutableMap<Limit, String> more = ImmutableMap.<Limit, String>builder()
                .putAll(limits)
                .put(limit, requireNonNull(id, "id"))
                .buildKeepingLast();
        return new Movement(betza, patterns, more, partner, rule, quietRule);
    }

    /**
     * Returns a leap that may pass over empty squares and men of its own side, never over an enemy. A knight's leap
     * passes either of two squares, and is barred only where enemies stand on both; a longer one that is not straight
     * goes by either of two ways, straight squares first or diagonal ones, and is barred only where enemies stand on
     * both.
     *
     * @return the movement
     */
    public Movement notOverEnemies() {
        return notOverEnemies("");
    }

    /**
     * Returns a leap that may pass over empty squares and men of its own side, never over an enemy. A knight's leap
     * passes either of two squares, and is barred only where enemies stand on both; a longer one that is not straight
     * goes by either of two ways, straight squares first or diagonal ones, and is barred only where enemies stand on
     * both.
     *
     * @param id the id of the rule that says so
     * @return the movement
     */
    public Movement notOverEnemies(String id) {
        return with(Limit.NOT_OVER_ENEMIES, id);
    }

    /**
     * Returns a leap of two squares, straight or diagonal, that passes over a man of its own side with a certain letter, and over
     * nothing else.
     *
     * @param letter the letter of the type passed over
     * @return the movement
     * @throws IllegalArgumentException if it is any other leap
     */
    public Movement over(String letter) {
        requireNonNull(letter, "letter");
        if (!patterns.stream().map(Betza.Pattern::hop).allMatch(hop -> hop.isStraight() && hop.length() == 2)) {
            throw new IllegalArgumentException(
                    betza + " over " + letter + ": only a straight leap of two squares passes over one square");
        }
        return new Movement(betza, patterns, limits, letter, rule, quietRule);
    }

    /**
     * Returns a king's movement that he may not make while in check. In judging whether he attacks, the limit does not
     * count (C-03).
     *
     * @return the movement
     */
    public Movement notFromCheck() {
        return notFromCheck("");
    }

    /**
     * Returns a king's movement that he may not make while in check. In judging whether he attacks, the limit does not
     * count (C-03).
     *
     * @param id the id of the rule that says so
     * @return the movement
     */
    public Movement notFromCheck(String id) {
        return with(Limit.NOT_FROM_CHECK, id);
    }

    /**
     * Returns a king's straight leap of two squares that may not pass over an attacked square (C-14). In judging
     * whether he attacks, the limit does not count (C-03).
     *
     * @return the movement
     */
    public Movement notThroughAttack() {
        return notThroughAttack("");
    }

    /**
     * Returns a king's straight leap of two squares that may not pass over an attacked square (C-14). In judging
     * whether he attacks, the limit does not count (C-03).
     *
     * @param id the id of the rule that says so
     * @return the movement
     */
    public Movement notThroughAttack(String id) {
        return with(Limit.NOT_THROUGH_ATTACK, id);
    }

    /**
     * Returns a movement that the man has only after its first move.
     *
     * @return the movement
     */
    public Movement onceMoved() {
        return with(Limit.ONCE_MOVED, "");
    }

    /**
     * Returns a movement that names the rule which grants it.
     *
     * @param id the rule's id
     * @return the movement
     */
    public Movement under(String id) {
        return new Movement(betza, patterns, limits, partner, requireNonNull(id, "id"), quietRule);
    }

    /**
     * Returns a movement that names the rule which denies it capture, where that is another than the one that grants
     * it.
     *
     * @param id the rule's id
     * @return the movement
     */
    public Movement quietUnder(String id) {
        return new Movement(betza, patterns, limits, partner, rule, requireNonNull(id, "id"));
    }

    /**
     * Returns the Betza text.
     *
     * @return the text as it was given
     */
    public String betza() {
        return betza;
    }

    ImmutableList<Betza.Pattern> patterns() {
        return patterns;
    }

    boolean has(Limit limit) {
        return limits.containsKey(limit);
    }

    @Nullable
    String partner() {
        return partner;
    }

    String rule() {
        return rule;
    }

    /** Returns the id of the rule that denies it capture, or nothing. */
    String quietRule() {
        return quietRule;
    }

    /** Returns the id of the rule that limits it so, or nothing. */
    String rule(Limit limit) {
        return limits.getOrDefault(limit, "");
    }

    boolean isInitial() {
        return patterns.stream().anyMatch(Betza.Pattern::initial);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Movement that
                        && betza.equals(that.betza)
                        && limits.keySet().equals(that.limits.keySet())
                        && Objects.equals(partner, that.partner));
    }

    @Override
    public int hashCode() {
        return Objects.hash(betza, limits.keySet(), partner);
    }

    /** Returns the Betza text. */
    @Override
    public String toString() {
        return betza;
    }
}

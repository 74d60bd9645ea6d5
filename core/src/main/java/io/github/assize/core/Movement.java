package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A way to move: a text in Betza notation and, beside it, what Betza cannot say. Immutable and thread-safe.
 *
 * <p>The atoms are W F D N A H C Z G, K Q R B, and {@code (x,y)} for any other leap. A doubled atom ({@code NN}) or a
 * number after it ({@code R4}) makes a rider. Before an atom stand modifiers: {@code m} moves only, {@code c} captures
 * only; {@code f b l r s v h} choose directions (for a knight's leap and its like {@code ff} the two narrow ones,
 * {@code fs} the two wide ones, {@code f} or {@code fh} all four forward); {@code n} makes a leap lame: the squares on
 * its way, straight ones before diagonal ones, must be empty; {@code i} keeps it for the first move. {@code t[XY]} is
 * an X move and then, if that square was empty, optionally a Y ride outward from it.
 */
public final class Movement {
    private final String betza;
    private final ImmutableList<Betza.Pattern> patterns;
    private final Set<Limit> limits;
    private final @Nullable String partner;
    private final String rule;

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
            Set<Limit> limits,
            @Nullable String partner,
            String rule) {
        this.betza = betza;
        this.patterns = patterns;
        this.limits = limits;
        this.partner = partner;
        this.rule = rule;
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
        return new Movement(betza, Betza.parse(betza), EnumSet.noneOf(Limit.class), null, "");
    }

    private Movement with(Limit limit) {
        EnumSet<Limit> more = EnumSet.of(limit);
        more.addAll(limits);
        return new Movement(betza, patterns, more, partner, rule);
    }

    /**
     * Returns a leap that may pass over empty squares and men of its own side, never over an enemy. A knight's leap
     * passes either of two squares, and is barred only where enemies stand on both.
     *
     * @return the movement
     */
    public Movement notOverEnemies() {
        return with(Limit.NOT_OVER_ENEMIES);
    }

    /**
     * Returns a straight leap of two squares that passes over a man of its own side with a certain letter, and over
     * nothing else.
     *
     * @param letter the letter of the type passed over
     * @return the movement
     */
    public Movement over(String letter) {
        return new Movement(betza, patterns, limits, requireNonNull(letter, "letter"), rule);
    }

    /**
     * Returns a king's movement that he may not make while in check. In judging whether he attacks, the limit does not
     * count (C-03).
     *
     * @return the movement
     */
    public Movement notFromCheck() {
        return with(Limit.NOT_FROM_CHECK);
    }

    /**
     * Returns a king's straight leap of two squares that may not pass over an attacked square (C-14). In judging
     * whether he attacks, the limit does not count (C-03).
     *
     * @return the movement
     */
    public Movement notThroughAttack() {
        return with(Limit.NOT_THROUGH_ATTACK);
    }

    /**
     * Returns a movement that the man has only after its first move.
     *
     * @return the movement
     */
    public Movement onceMoved() {
        return with(Limit.ONCE_MOVED);
    }

    /**
     * Returns a movement that names the rule which grants it.
     *
     * @param id the rule's id
     * @return the movement
     */
    public Movement under(String id) {
        return new Movement(betza, patterns, limits, partner, requireNonNull(id, "id"));
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
        return limits.contains(limit);
    }

    @Nullable
    String partner() {
        return partner;
    }

    String rule() {
        return rule;
    }

    boolean isInitial() {
        return patterns.stream().anyMatch(Betza.Pattern::initial);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Movement that
                        && betza.equals(that.betza)
                        && limits.equals(that.limits)
                        && Objects.equals(partner, that.partner));
    }

    @Override
    public int hashCode() {
        return Objects.hash(betza, limits, partner);
    }

    /** Returns the Betza text. */
    @Override
    public String toString() {
        return betza;
    }
}

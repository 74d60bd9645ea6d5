package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A way to move: a text in Betza notation and, beside it, what Betza cannot say. Immutable and thread-safe.
 *
 * <p>The atoms are W F D N A H C Z G, K Q R B, and {@code (x,y)} for any other leap. A doubled atom ({@code NN}) or a
 * number after it ({@code R4}) makes a rider; {@code WW} is R, {@code FF} B and {@code KK} Q, which ride already. Before an atom stand modifiers: {@code m} moves only, {@code c} captures
 * only; {@code f b l r s v h} choose directions (for a knight's leap and its like {@code ff} the two narrow ones,
 * {@code fs} the two wide ones, {@code f} or {@code fh} all four forward); {@code n} makes a leap lame: the squares on
 * its way, straight ones before diagonal ones, must be empty; {@code i} keeps it for the first move. {@code t[XY]} goes
 * as far as X goes, and from each empty square on that way optionally Y outward, as far as Y goes; a letter that stands
 * twice there is two atoms, and one that stands three times is itself and its rider ({@code t[FFF]} is {@code t[FB]}). What
 * says nothing, or says it twice, is refused.
 *
 * @since 0.1.0
 */
public final class Movement {
    private final String betza;
    private final ImmutableList<Betza.Pattern> patterns;
    private final @Nullable String partner;
    private final String files;
    private final int firstRank;
    private final int lastRank;
    private final String rule;
    private final ImmutableMap<Limit, String> limits;
    private final @Nullable Limit last;

    /** What is said beside the text, and may have a rule of its own. */
    enum Limit {
        QUIET,
        NOT_OVER_ENEMIES,
        NOT_FROM_CHECK,
        FROM_CHECK_BY_CAPTURE,
        NOT_THROUGH_ATTACK,
        ONCE_MOVED,
        ON_FILES,
        ON_RANKS,
        WHILE_ALL_STAND,
        ONCE_PER_GAME,
        NEVER_SPENT
    }

    /**
     * Creates a movement.
     *
     * @param partner the letter of the type that it passes over, or null where it passes over no partner
     * @param files the letters of the files from which it is made, or nothing for all
     * @param firstRank the first rank from which it is made, from 1 for its own side's nearest, or 0 for all
     * @param lastRank the last of them, likewise
     * @param rule the id of the rule that grants it, or nothing
     * @param limits its limits, each with the id of the rule or nothing
     * @param last the limit that was said last, or null where none was
     */
    private Movement(
            String betza,
            ImmutableList<Betza.Pattern> patterns,
            @Nullable String partner,
            String files,
            int firstRank,
            int lastRank,
            String rule,
            ImmutableMap<Limit, String> limits,
            @Nullable Limit last) {
        this.betza = betza;
        this.patterns = patterns;
        this.partner = partner;
        this.files = files;
        this.firstRank = firstRank;
        this.lastRank = lastRank;
        this.rule = rule;
        this.limits = limits;
        this.last = last;
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
        return new Movement(betza, Betza.parse(betza), null, "", 0, 0, "", ImmutableMap.of(), null);
    }

    private Movement with(Limit limit, String id) {
        ImmutableMap<Limit, String> more = ImmutableMap.<Limit, String>builder()
                .putAll(limits)
                .put(limit, id)
                .buildKeepingLast();
        return new Movement(betza, patterns, partner, files, firstRank, lastRank, rule, more, limit);
    }

    /**
     * Returns the movement with the id of the rule for what was said last: a limit, or, before any limit, the movement
     * itself. A limit without an id is the movement's rule, and a movement without one its piece type's.
     *
     * @param id the rule's id
     * @return the movement
     * @throws IllegalArgumentException if the id is more than one line, or has a tab in it
     */
    public Movement under(String id) {
        Names.ruleId(id);
        return last == null
                ? new Movement(betza, patterns, partner, files, firstRank, lastRank, id, limits, null)
                : with(last, id);
    }

    /**
     * Returns the movement with the modifier {@code m} before every atom: it does not capture.
     *
     * @return the movement
     * @throws IllegalArgumentException if a part of it is to capture only
     */
    public Movement quiet() {
        String text = Betza.quiet(betza);
        return new Movement(text, Betza.parse(text), partner, files, firstRank, lastRank, rule, limits, null)
                .with(Limit.QUIET, "");
    }

    /**
     * Returns a leap that may pass over empty squares and pieces of its own side, never over an enemy. A knight's leap
     * passes either of two squares, and is barred only where enemies stand on both; a longer one that is not straight
     * goes by either of two ways, straight squares first or diagonal ones, and is barred only where enemies stand on
     * both.
     *
     * @return the movement
     * @throws IllegalArgumentException if a part of it is a lame leap, a ride, or a step to the next square
     */
    public Movement notOverEnemies() {
        for (Betza.Pattern pattern : patterns) {
            Betza.Hop hop = pattern.hop();
            require(
                    hop.isSingle() && !hop.lame() && hop.length() > 1,
                    "only a leap over other squares, neither lame nor a ride, can be one that is not over enemies");
        }
        return with(Limit.NOT_OVER_ENEMIES, "");
    }

    /**
     * Returns a leap of two squares, straight or diagonal, that passes over a piece of its own side with a certain letter,
     * and over nothing else.
     *
     * @param letter the letter of the type passed over
     * @return the movement
     * @throws IllegalArgumentException if it is any other leap, or no type can have such a letter
     */
    public Movement over(String letter) {
        PieceType.requireLetter(requireNonNull(letter, "letter"), "of a piece to leap over");
        for (Betza.Pattern pattern : patterns) {
            Betza.Hop hop = pattern.hop();
            require(
                    hop.passesOneSquare() && !hop.lame(),
                    "only a straight leap of two squares passes over one piece, " + letter);
        }
        return new Movement(betza, patterns, letter, files, firstRank, lastRank, rule, limits, null);
    }

    /**
     * Returns a king's movement that he may not make while in check. In judging whether he attacks, the limit does not
     * count (C-03).
     *
     * @return the movement
     */
    public Movement notFromCheck() {
        return with(Limit.NOT_FROM_CHECK, "");
    }

    /**
     * Returns a king's movement that he may make while in check only to capture the piece that gives it, where no other
     * gives it too. In judging whether he attacks, the limit does not count (C-03).
     *
     * @return the movement
     */
    public Movement fromCheckOnlyByCapture() {
        return with(Limit.FROM_CHECK_BY_CAPTURE, "");
    }

    /**
     * Returns a king's straight leap of two squares that may not pass over an attacked square (C-14); leaps that are not
     * straight may stand beside it. In judging whether he attacks, the limit does not count (C-03).
     *
     * @return the movement
     * @throws IllegalArgumentException if no part of it is such a leap, or a straight part goes any other way
     */
    public Movement notThroughAttack() {
        boolean straight = false;
        for (Betza.Pattern pattern : patterns) {
            Betza.Hop hop = pattern.hop();
            straight |= hop.passesOneSquare();
            require(
                    hop.passesOneSquare() || (hop.isSingle() && !hop.isStraight()),
                    "only a straight leap of two squares passes one square that could be attacked");
        }
        require(straight, "no straight leap passes a square that could be attacked");
        return with(Limit.NOT_THROUGH_ATTACK, "");
    }

    private void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException("movement " + betza + ": " + sentence);
        }
    }

    /**
     * Returns a movement that the piece has only after its first move.
     *
     * @return the movement
     * @throws IllegalArgumentException if a part of it is for the first move
     */
    public Movement onceMoved() {
        require(!isInitial(), "a first move (i) cannot be one that is had only after it");
        return with(Limit.ONCE_MOVED, "");
    }

    /**
     * Returns a movement that the piece has on certain files alone.
     *
     * @param letters the letters of these files, such as {@code ah}
     * @return the movement
     * @throws IllegalArgumentException if a letter is not one of a to p, or there is none, or one is there twice
     */
    public Movement onFiles(String letters) {
        requireNonNull(letters, "letters");
        if (!letters.matches("[a-p]+") || letters.chars().distinct().count() < letters.length()) {
            throw new IllegalArgumentException("files \"" + MalformedTextException.shown(letters)
                    + "\": must be one letter a file, from a to p, each once and without anything between");
        }
        return new Movement(betza, patterns, partner, letters, firstRank, lastRank, rule, limits, null)
                .with(Limit.ON_FILES, "");
    }

    /**
     * Returns a movement that the piece has on certain ranks alone.
     *
     * @param first the first of these ranks, from 1 for the one nearest to its own side
     * @param last the last of them, at least the first; the first again for one rank
     * @return the movement
     * @throws IllegalArgumentException if a rank is outside 1 to 16, or the last is before the first
     */
    public Movement onRanks(int first, int last) {
        if (first < 1 || last > Square.MAX_SIDE || last < first) {
            throw new IllegalArgumentException("ranks " + first + " to " + last + ": must be from 1 to "
                    + Square.MAX_SIDE + ", and the last not before the first");
        }
        return new Movement(betza, patterns, partner, files, first, last, rule, limits, null).with(Limit.ON_RANKS, "");
    }

    /**
     * Returns a movement that the piece has only as long as no fewer pieces, of both sides together, stand on the board
     * than in the array: until the first capture.
     *
     * @return the movement
     */
    public Movement whileAllStand() {
        return with(Limit.WHILE_ALL_STAND, "");
    }

    /**
     * Returns a first move that the piece keeps until it makes it: its other moves do not spend the right, which goes with
     * it.
     *
     * @return the movement
     */
    public Movement oncePerGame() {
        return with(Limit.ONCE_PER_GAME, "");
    }

    /**
     * Returns a first move that no move spends, not even itself: the piece keeps the right, which goes with it, until
     * something else costs it, such as a check.
     *
     * @return the movement
     */
    public Movement neverSpent() {
        return with(Limit.NEVER_SPENT, "");
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

    /** Returns whether nothing is said beside the text. */
    boolean isUnlimited() {
        return limits().isEmpty() && partner == null;
    }

    /** Returns the letters of the files from which it is made; nothing for all. */
    String files() {
        return files;
    }

    /** Returns whether it is made from a file, from 0. */
    boolean isOnFile(int file) {
        return files.isEmpty() || files.indexOf('a' + file) >= 0;
    }

    /** Returns the last rank from which it is made, from 1 for its own side's nearest; 0 for all. */
    int lastRank() {
        return lastRank;
    }

    /** Returns whether it is made from a rank, from 1 for its own side's nearest. */
    boolean isOnRank(int rank) {
        return lastRank == 0 || (firstRank <= rank && rank <= lastRank);
    }

    String rule() {
        return rule;
    }

    /** Returns the id of the rule that limits it so, or nothing. */
    String rule(Limit limit) {
        return limits.getOrDefault(limit, "");
    }

    boolean isInitial() {
        for (Betza.Pattern pattern : patterns) {
            if (pattern.initial()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the limits that are not in the text. */
    private Set<Limit> limits() {
        return Sets.difference(limits.keySet(), Set.of(Limit.QUIET));
    }

    /** Returns all that makes it, so that movements are equal exactly if these texts are. */
    String told() {
        return betza
                + ' '
                + ImmutableSortedSet.copyOf(limits())
                + ' '
                + files
                + ' '
                + firstRank
                + ' '
                + lastRank
                + ' '
                + partner;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Movement that
                        && betza.equals(that.betza)
                        && limits().equals(that.limits())
                        && files.equals(that.files)
                        && firstRank == that.firstRank
                        && lastRank == that.lastRank
                        && Objects.equals(partner, that.partner));
    }

    @Override
    public int hashCode() {
        return Objects.hash(betza, limits(), partner, files, firstRank, lastRank);
    }

    /** Returns the Betza text. */
    @Override
    public String toString() {
        return betza;
    }
}

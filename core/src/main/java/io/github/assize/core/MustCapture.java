package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/**
 * The duty of a side that can capture to do so. Only captures that leave its own king safe (C-04) count as such, and what
 * is attacked does not depend on it: a piece gives check even where its side would owe another capture. Immutable and
 * thread-safe.
 *
 * @since 0.1.0
 */
public final class MustCapture {
    private final ImmutableList<PieceType> ranks;
    private final Taker taker;
    private final InCheck inCheck;
    private final String victimRule;
    private final String takerRule;

    /** Who must capture. */
    enum Taker {
        ANY,
        LOWEST_OF_EACH,
        LOWEST_OF_ALL
    }

    /** What holds for a side in check that can meet it by a capture. */
    enum InCheck {
        CAPTURES,
        KING_MAY_FLEE,
        FREE
    }

    private MustCapture(
            ImmutableList<PieceType> ranks, Taker taker, InCheck inCheck, String victimRule, String takerRule) {
        this.ranks = ranks;
        this.taker = taker;
        this.inCheck = inCheck;
        this.victimRule = victimRule;
        this.takerRule = takerRule;
    }

    /**
     * Returns the duty to make any one of the captures that are legal.
     *
     * @return the duty
     */
    public static MustCapture any() {
        return new MustCapture(ImmutableList.of(), Taker.ANY, InCheck.CAPTURES, "", "");
    }

    /**
     * Returns the duty to capture a piece of the highest rank that can be captured.
     *
     * @param fromTheHighest all types but the king, from the highest to the lowest
     * @return the duty
     * @throws IllegalArgumentException if there is none, or a type is named twice
     */
    public MustCapture ofTheHighest(PieceType... fromTheHighest) {
        ImmutableList<PieceType> all = ImmutableList.copyOf(requireNonNull(fromTheHighest, "fromTheHighest"));
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a duty to capture of the highest: no type has a rank");
        }
        for (PieceType type : all) {
            if (Collections.frequency(all, type) > 1) {
                throw new IllegalArgumentException("a duty to capture of the highest: " + type + " is ranked twice");
            }
        }
        return new MustCapture(all, taker, inCheck, "", takerRule);
    }

    /**
     * Returns the duty by which, of all that could capture one piece, one of the lowest rank must do it; the king's is above
     * all others. Which of several pieces of one rank is captured, or captures, is free.
     *
     * @return the duty
     * @throws IllegalArgumentException if no ranks have been told
     */
    public MustCapture byTheLowest() {
        return by(Taker.LOWEST_OF_EACH);
    }

    /**
     * Returns the duty by which, of all that could capture a piece of the highest rank, whichever it is, one of the lowest
     * rank must do it.
     *
     * @return the duty
     * @throws IllegalArgumentException if no ranks have been told
     */
    public MustCapture byTheLowestOfAll() {
        return by(Taker.LOWEST_OF_ALL);
    }

    private MustCapture by(Taker lowest) {
        if (ranks.isEmpty()) {
            throw new IllegalArgumentException(
                    "a duty to capture by the lowest: ofTheHighest must tell the ranks first");
        }
        return new MustCapture(ranks, lowest, inCheck, victimRule, "");
    }

    /**
     * Returns the duty with the id of the rule for what was said last: who must capture, or else what must be captured.
     *
     * @param id the rule's id
     * @return the duty
     * @throws IllegalArgumentException if the id is more than one line, or has a tab in it
     */
    public MustCapture under(String id) {
        Names.ruleId(id);
        return taker == Taker.ANY
                ? new MustCapture(ranks, taker, inCheck, id, takerRule)
                : new MustCapture(ranks, taker, inCheck, victimRule, id);
    }

    /**
     * Returns the duty that leaves a king in check his own steps to empty squares.
     *
     * @return the duty
     */
    public MustCapture kingMayFlee() {
        return new MustCapture(ranks, taker, InCheck.KING_MAY_FLEE, victimRule, takerRule);
    }

    /**
     * Returns the duty that does not hold for a side in check.
     *
     * @return the duty
     */
    public MustCapture notFromCheck() {
        return new MustCapture(ranks, taker, InCheck.FREE, victimRule, takerRule);
    }

    /** Returns the types from the highest to the lowest; none where all are alike. */
    ImmutableList<PieceType> ranks() {
        return ranks;
    }

    Taker taker() {
        return taker;
    }

    InCheck inCheck() {
        return inCheck;
    }

    /** Returns the id of the rule on what must be captured, or nothing. */
    String victimRule() {
        return victimRule;
    }

    /** Returns the id of the rule on who must capture, or nothing. */
    String takerRule() {
        return takerRule;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof MustCapture that
                        && ranks.equals(that.ranks)
                        && taker == that.taker
                        && inCheck == that.inCheck);
    }

    @Override
    public int hashCode() {
        return (ranks.hashCode() * 31 + taker.hashCode()) * 31 + inCheck.hashCode();
    }
}

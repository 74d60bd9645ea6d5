package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import java.util.Set;

/**
 * What it means that a side has lost its army. It is judged before mobility (C-07) and decides the game at once; if it
 * holds for both sides the game is drawn (C-08). Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Baring {
    private final Outcome.Reason reason;
    private final ImmutableSet<PieceType> uncounted;
    private final Verdict verdict;
    private final boolean reprieve;
    private final boolean mateFirst;
    private final String rule;

    /** What becomes of the side that has lost its army. */
    enum Verdict {
        LOSES,
        WINS,
        DRAWS,
        NOTHING
    }

    private Baring(
            Outcome.Reason reason,
            Set<PieceType> uncounted,
            Verdict verdict,
            boolean reprieve,
            boolean mateFirst,
            String rule) {
        this.reason = reason;
        this.uncounted = ImmutableSet.copyOf(uncounted);
        this.verdict = verdict;
        this.reprieve = reprieve;
        this.mateFirst = mateFirst;
        this.rule = rule;
    }

    private static Baring bareKing(Verdict verdict) {
        return new Baring(Outcome.Reason.BARE_KING, Set.of(), verdict, false, false, "");
    }

    /**
     * Returns the rule that a side with nothing but its king loses.
     *
     * @return the rule
     */
    public static Baring bareKingLoses() {
        return bareKing(Verdict.LOSES);
    }

    /**
     * Returns the rule that a side with nothing but its king wins.
     *
     * @return the rule
     */
    public static Baring bareKingWins() {
        return bareKing(Verdict.WINS);
    }

    /**
     * Returns the rule that the game is drawn when a side has nothing but its king.
     *
     * @return the rule
     */
    public static Baring bareKingDraws() {
        return bareKing(Verdict.DRAWS);
    }

    /**
     * Returns the rule that a side loses when it has nothing but its king and men of certain types.
     *
     * @param uncounted the types that are not enough
     * @return the rule
     */
    public static Baring reducedLoses(PieceType... uncounted) {
        requireNonNull(uncounted, "uncounted");
        return new Baring(Outcome.Reason.REDUCED, ImmutableSet.copyOf(uncounted), Verdict.LOSES, false, false, "");
    }

    /**
     * Returns the rule that a lost army decides nothing.
     *
     * @return the rule
     */
    public static Baring none() {
        return bareKing(Verdict.NOTHING);
    }

    /**
     * Returns the rule by which a side just bared plays on for one move if some legal move of its own bares the other
     * side; the game is drawn if it plays such a move, and lost otherwise.
     *
     * @return the rule
     */
    public Baring withReprieve() {
        return new Baring(reason, uncounted, verdict, true, mateFirst, rule);
    }

    /**
     * Returns the rule by which a lone king to move that is in check and has no legal move is checkmated all the same.
     *
     * @return the rule
     */
    public Baring afterMate() {
        return new Baring(reason, uncounted, verdict, reprieve, true, rule);
    }

    /**
     * Returns the rule under the id by which a ruleset numbers it.
     *
     * @param id the rule's id
     * @return the rule
     */
    public Baring under(String id) {
        return new Baring(reason, uncounted, verdict, reprieve, mateFirst, requireNonNull(id, "id"));
    }

    Outcome.Reason reason() {
        return reason;
    }

    boolean decides() {
        return verdict != Verdict.NOTHING;
    }

    ImmutableSet<PieceType> uncounted() {
        return uncounted;
    }

    boolean counts(PieceType type) {
        return !uncounted.contains(type);
    }

    boolean reprieves() {
        return reprieve;
    }

    boolean isAfterMate() {
        return mateFirst;
    }

    String rule() {
        return rule;
    }

    /** Returns what it means for the game that a side has lost its army and the other has not. */
    Outcome verdict(Color bare) {
        return switch (verdict) {
            case LOSES -> Outcome.won(bare.opposite(), reason);
            case WINS -> Outcome.won(bare, reason);
            case DRAWS -> Outcome.drawn(reason);
            case NOTHING -> Outcome.UNDECIDED;
        };
    }
}

package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What it means that a side has lost its army. It is judged before mobility (C-07) and decides the game at once, unless
 * the rule says otherwise; if it holds for both sides the game is drawn (C-08). Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Baring {
    private static final Baring NONE = bareKing(Verdict.LOSES).judged(Timing.NONE);

    private final Outcome.Reason reason;
    private final ImmutableSet<PieceType> uncounted;
    private final Verdict verdict;
    private final Timing timing;
    private final boolean mateFirst;
    private final ImmutableSet<PieceType> last;

    /** What becomes of the side that has lost its army. */
    public enum Verdict implements Choice {
        /** It loses. */
        LOSES,
        /** It wins. */
        WINS,
        /** The game is drawn. */
        DRAWS
    }

    /** When the loss of an army decides the game. */
    public enum Timing implements Choice {
        /** At once. */
        IMMEDIATE,
        /**
         * After one move more, if some legal move of the side just bared bares the other side: the game is drawn if it
         * plays such a move, and decided otherwise; at once if there is none.
         */
        REPRIEVE,
        /** Never. */
        NONE
    }

    private Baring(
            Outcome.Reason reason,
            ImmutableSet<PieceType> uncounted,
            Verdict verdict,
            Timing timing,
            boolean mateFirst,
            ImmutableSet<PieceType> last) {
        this.reason = reason;
        this.uncounted = uncounted;
        this.verdict = verdict;
        this.timing = timing;
        this.mateFirst = mateFirst;
        this.last = last;
    }

    /**
     * Returns the rule on a side that has nothing but its king.
     *
     * @param verdict what becomes of that side
     * @return the rule
     */
    public static Baring bareKing(Verdict verdict) {
        requireNonNull(verdict, "verdict");
        return new Baring(
                Outcome.Reason.BARE_KING, ImmutableSet.of(), verdict, Timing.IMMEDIATE, false, ImmutableSet.of());
    }

    /**
     * Returns the rule on a side that has nothing but its king and pieces of certain types.
     *
     * @param verdict what becomes of that side
     * @param uncounted the types that are not enough
     * @return the rule
     * @throws IllegalArgumentException if there are no such types, as {@link #bareKing} has it
     */
    public static Baring reduced(Verdict verdict, PieceType... uncounted) {
        requireNonNull(verdict, "verdict");
        ImmutableSet<PieceType> types = ImmutableSet.copyOf(requireNonNull(uncounted, "uncounted"));
        if (types.isEmpty()) {
            throw new IllegalArgumentException("baring: reduced names no type: without one it is bareKing");
        }
        return new Baring(Outcome.Reason.REDUCED, types, verdict, Timing.IMMEDIATE, false, ImmutableSet.of());
    }

    /**
     * Returns the rule that a lost army decides nothing.
     *
     * @return the rule
     */
    public static Baring none() {
        return NONE;
    }

    /**
     * Returns the rule as it is judged at a certain time; at once by default.
     *
     * @param when the time
     * @return the rule
     * @throws IllegalArgumentException if it is {@link #none()}, which is never judged
     */
    public Baring judged(Timing when) {
        requireNonNull(when, "when");
        requireSome();
        return new Baring(reason, uncounted, verdict, when, mateFirst, last);
    }

    /**
     * Returns the rule by which a lone king to move that is in check and has no legal move is checkmated all the same.
     *
     * @return the rule
     * @throws IllegalArgumentException if it is {@link #none()}, which is never judged
     */
    public Baring afterMate() {
        requireSome();
        return new Baring(reason, uncounted, verdict, timing, true, last);
    }

    /**
     * Returns the rule judged with a reprieve only where the piece that bares the other side, when it is taken, is of certain
     * types; at once where it is of any other.
     *
     * @param types the types
     * @return the rule
     * @throws IllegalArgumentException if there are no such types, or it is {@link #none()}, which is never judged
     */
    public Baring reprievedBy(PieceType... types) {
        ImmutableSet<PieceType> all = ImmutableSet.copyOf(requireNonNull(types, "types"));
        requireSome();
        if (all.isEmpty()) {
            throw new IllegalArgumentException("baring: reprievedBy names no type: judged(REPRIEVE) is for all");
        }
        return new Baring(reason, uncounted, verdict, Timing.REPRIEVE, mateFirst, all);
    }

    @SuppressWarnings(
            "ReferenceEquality") // A rule that one reading never judges is equal to none, and another judges it.
    private void requireSome() {
        if (this == NONE) {
            throw new IllegalArgumentException("baring: none is never judged: bareKing or reduced must say what is");
        }
    }

    Outcome.Reason reason() {
        return reason;
    }

    boolean decides() {
        return timing != Timing.NONE;
    }

    ImmutableSet<PieceType> uncounted() {
        return uncounted;
    }

    boolean counts(PieceType type) {
        return !uncounted.contains(type);
    }

    boolean reprieves() {
        return timing == Timing.REPRIEVE;
    }

    /** Returns the types of which the other side's last piece must be for a reprieve; none where it may be of any. */
    ImmutableSet<PieceType> last() {
        return last;
    }

    boolean isAfterMate() {
        return mateFirst;
    }

    /** Returns what it means for the game that a side has lost its army and the other has not. */
    Outcome verdict(Color bare) {
        return switch (verdict) {
            case LOSES -> Outcome.won(bare.opposite(), reason);
            case WINS -> Outcome.won(bare, reason);
            case DRAWS -> Outcome.drawn(reason);
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Baring that
                        && reason == that.reason
                        && uncounted.equals(that.uncounted)
                        && verdict == that.verdict
                        && timing == that.timing
                        && mateFirst == that.mateFirst
                        && last.equals(that.last));
    }

    @Override
    public int hashCode() {
        return Objects.hash(reason, uncounted, verdict, timing, mateFirst, last);
    }
}

package io.github.assize.study;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.github.assize.core.Outcome;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * One game of a study, as far as it is counted. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Playout {
    /** Where a game and its twin never part. */
    static final int NEVER = -1;

    private final long index;
    private final Outcome outcome;
    private final int[] branching;
    private final int[] pieces;
    private final int repeated;
    private final int occupied;
    private final ImmutableMultiset<Use> uses;
    private final int parted;

    Playout(
            long index,
            Outcome outcome,
            int[] branching,
            int[] pieces,
            int repeated,
            int occupied,
            Multiset<Use> uses,
            int parted) {
        this.index = index;
        this.outcome = outcome;
        this.branching = branching;
        this.pieces = pieces;
        this.repeated = repeated;
        this.occupied = occupied;
        this.uses = ImmutableMultiset.copyOf(uses);
        this.parted = parted;
    }

    /**
     * Returns which game of the study it is.
     *
     * @return the index, from 0
     */
    public long index() {
        return index;
    }

    /**
     * Returns how the game ended.
     *
     * @return the outcome; undecided for a game that was stopped at the cap
     */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * Returns how many turns were taken.
     *
     * @return the moves and the turns lost by a roll, from 0 to the cap
     */
    public int plies() {
        return branching.length;
    }

    /**
     * Returns how many legal moves there were in all turns together.
     *
     * @return the sum; a turn lost by a roll adds nothing
     */
    public long legalMoves() {
        return Arrays.stream(branching).asLongStream().sum();
    }

    /**
     * Returns in how many turns there was more than one legal move.
     *
     * @return the number of turns, from 0 to {@link #plies()}
     */
    public int choices() {
        return (int) Arrays.stream(branching).filter(moves -> moves > 1).count();
    }

    /**
     * Returns how many pieces stood on the board before all turns together.
     *
     * @return the sum
     */
    public long pieces() {
        return Arrays.stream(pieces).asLongStream().sum();
    }

    /**
     * Returns how often a rule acted.
     *
     * @param use what it did
     * @return the number of plies in which it did so, or of pieces where several are captured at once
     */
    public int uses(Use use) {
        return uses.count(use);
    }

    /**
     * Returns how many plies led to a position that had stood before.
     *
     * @return the number of plies, by {@code Position.equals}
     */
    public int repeated() {
        return repeated;
    }

    /**
     * Returns how many squares were ever occupied.
     *
     * @return the number of squares, those of the array among them
     */
    public int occupied() {
        return occupied;
    }

    /**
     * Returns where this game and the study's other reading part.
     *
     * @return the number of plies before the first position in which legal moves or outcome differ, or that a move leads
     *     to in one reading only; empty if that never happens, or the study has no other reading
     */
    public OptionalInt exposed() {
        return parted == NEVER ? OptionalInt.empty() : OptionalInt.of(parted);
    }

    /** Returns the number of legal moves before a ply. */
    int branching(int ply) {
        return branching[ply];
    }

    /** Returns the number of pieces on the board before a ply. */
    int pieces(int ply) {
        return pieces[ply];
    }
}

package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves of many like pieces at once. Pawns are half of an army and all make the same few steps, so their moves are
 * counted by shifting the set of their squares. Which steps there are, and from which squares, is read off the
 * programs of {@link Tables}.
 */
final class PawnSteps {
    static final PawnSteps NONE = new PawnSteps(ImmutableList.of(), false);

    private final Step[] steps;
    private final boolean complete;

    /** A step by the same distance from many squares. */
    private static final class Step {
        private final int shift;
        private final int gate;
        private final boolean captures;
        private final long[] from;

        /**
         * Creates a step, from nowhere yet.
         *
         * @param shift how much greater the number of the target is
         * @param gate the same of a square that must be empty, or 0 for none
         * @param captures whether it captures, or else goes to an empty square
         * @param words the number of words of a set of squares
         */
        Step(int shift, int gate, boolean captures, int words) {
            this.shift = shift;
            this.gate = gate;
            this.captures = captures;
            this.from = new long[words];
        }

        /** Counts the moves of pieces in one word. */
        int count(Position position, int word, long pieces, long @Nullable [] checkMask) {
            long going = pieces & from[word];
            if (gate == 0) {
                return arrivals(position, word, going, shift, checkMask);
            }
            long passing = shifted(going, gate) & position.empty(word);
            int count = arrivals(position, word, passing, shift - gate, checkMask);
            long beyond = spilled(going, gate);
            if (beyond == 0) {
                return count;
            }
            int next = next(word, gate);
            return count + arrivals(position, next, beyond & position.empty(next), shift - gate, checkMask);
        }

        private int arrivals(Position position, int word, long pieces, int distance, long @Nullable [] checkMask) {
            int count = Long.bitCount(shifted(pieces, distance) & targets(position, word, checkMask));
            long beyond = spilled(pieces, distance);
            return beyond == 0
                    ? count
                    : count + Long.bitCount(beyond & targets(position, next(word, distance), checkMask));
        }

        private long targets(Position position, int word, long @Nullable [] checkMask) {
            long targets = captures ? position.them(word) : position.empty(word);
            return checkMask == null ? targets : targets & checkMask[word];
        }

        private static long shifted(long word, int distance) {
            return distance > 0 ? word << distance : word >>> -distance;
        }

        /** Returns what a shift brings into the next word. */
        private static long spilled(long word, int distance) {
            return distance > 0 ? word >>> (Long.SIZE - distance) : word << (Long.SIZE + distance);
        }

        private static int next(int word, int distance) {
            return distance > 0 ? word + 1 : word - 1;
        }
    }

    private PawnSteps(List<Step> steps, boolean complete) {
        this.steps = steps.toArray(new Step[0]);
        this.complete = complete;
    }

    /** Reads off the steps of a code, but for squares where they are verified; none where some are of another sort. */
    static PawnSteps of(Tables tables, int code) {
        List<Step> steps = new ArrayList<>();
        for (int from = 0; from < tables.squares; from++) {
            int at = code * tables.squares + from;
            for (int i = tables.program[at]; !tables.needsVerification[at] && i < tables.program[at + 1]; i++) {
                if (!isGate(tables, i) && !addStep(tables, steps, from, i)) {
                    return NONE;
                }
            }
        }
        return new PawnSteps(steps, true);
    }

    private static boolean addStep(Tables tables, List<Step> steps, int from, int i) {
        int node = tables.node[i];
        int moves = node >>> Tables.MOVES;
        int pass = (node >>> Tables.PASS) & 0x1f;
        boolean gated = i > 0 && isGate(tables, i - 1);
        int shift = (node & 0xff) - from;
        int gate = gated ? (tables.node[i - 1] & 0xff) - from : 0;
        boolean captures = moves == 1 << Tables.ENEMY;
        boolean plain = pass == 0 && (captures ? !gated : moves == 1 << Tables.EMPTY);
        if (!plain || Math.abs(shift) >= Long.SIZE) {
            return false;
        }
        Step step = null;
        for (Step known : steps) {
            step = known.shift == shift && known.gate == gate && known.captures == captures ? known : step;
        }
        if (step == null) {
            step = new Step(shift, gate, captures, tables.words);
            steps.add(step);
        }
        step.from[from >> 6] |= 1L << from;
        return true;
    }

    /** Returns whether a node only lets pass to the one after it. */
    private static boolean isGate(Tables tables, int i) {
        int node = tables.node[i];
        return node >>> Tables.MOVES == 0
                && ((node >>> Tables.PASS) & 0x1f) == 1 << Tables.EMPTY
                && ((node >>> Tables.SKIP) & 0xff) == 2;
    }

    /** Returns whether these are all moves of the code. */
    boolean areComplete() {
        return complete;
    }

    /**
     * Counts the moves of pieces of the side to move.
     *
     * @param word which word of their set is looked at
     * @param pieces the word
     * @param parries the squares to which they may go, or null for all
     */
    int count(Position position, int word, long pieces, long @Nullable [] checkMask) {
        int count = 0;
        if (pieces != 0) {
            for (Step step : steps) {
                count += step.count(position, word, pieces, checkMask);
            }
        }
        return count;
    }
}

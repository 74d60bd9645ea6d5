package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The moves of many like men at once. Pawns are half of an army and all make the same few steps, so their moves are
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
         * Creates a step.
         *
         * @param kind the distance, the square that must be empty, and whether it captures
         * @param from the words of the squares from which it is made
         */
        Step(Kind kind, long[] from) {
            this.shift = kind.shift();
            this.gate = kind.gate();
            this.captures = kind.captures();
            this.from = from;
        }

        /** Counts the moves of men in one word. */
        int count(Position position, int word, long men, long @Nullable [] parries) {
            long going = men & from[word];
            if (gate == 0) {
                return arrivals(position, word, going, shift, parries);
            }
            long passing = shifted(going, gate) & position.empties(word);
            int count = arrivals(position, word, passing, shift - gate, parries);
            long beyond = spilled(going, gate);
            if (beyond == 0) {
                return count;
            }
            int next = next(word, gate);
            return count + arrivals(position, next, beyond & position.empties(next), shift - gate, parries);
        }

        private int arrivals(Position position, int word, long men, int distance, long @Nullable [] parries) {
            int count = Long.bitCount(shifted(men, distance) & targets(position, word, parries));
            long beyond = spilled(men, distance);
            return beyond == 0
                    ? count
                    : count + Long.bitCount(beyond & targets(position, next(word, distance), parries));
        }

        private long targets(Position position, int word, long @Nullable [] parries) {
            long targets = captures ? position.enemies(word) : position.empties(word);
            return parries == null ? targets : targets & parries[word];
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

    /**
     * What the steps from many squares have in common.
     *
     * @param shift how much greater the number of the target is
     * @param gate the same of a square that must be empty, or 0 for none
     * @param captures whether it captures, or else goes to an empty square
     */
    private record Kind(int shift, int gate, boolean captures) {}

    private PawnSteps(List<Step> steps, boolean complete) {
        this.steps = steps.toArray(new Step[0]);
        this.complete = complete;
    }

    /** Reads off the steps of a code, but for squares where they are tried out; none where some are of another sort. */
    static PawnSteps of(Tables tables, int code) {
        Map<Kind, long[]> kinds = new LinkedHashMap<>();
        for (int from = 0; from < tables.squares; from++) {
            int at = code * tables.squares + from;
            for (int i = tables.program[at]; !tables.tried[at] && i < tables.program[at + 1]; i++) {
                if (!addStep(tables, kinds, from, i)) {
                    return NONE;
                }
            }
        }
        ImmutableList.Builder<Step> steps = ImmutableList.builder();
        kinds.forEach((kind, from) -> steps.add(new Step(kind, from)));
        return new PawnSteps(steps.build(), true);
    }

    private static boolean addStep(Tables tables, Map<Kind, long[]> kinds, int from, int i) {
        int node = tables.node[i];
        int emit = node >>> Tables.EMIT;
        int pass = (node >>> Tables.PASS) & 0x1f;
        if (isGate(tables, i)) {
            return true;
        }
        boolean gated = i > 0 && isGate(tables, i - 1);
        int to = node & 0xff;
        int passed = gated ? (tables.node[i - 1] & 0xff) - from : 0;
        boolean captures = emit == 1 << Tables.ENEMY;
        boolean plain = pass == 0 && (captures ? !gated : emit == 1 << Tables.EMPTY);
        if (!plain || Math.abs(to - from) >= Long.SIZE) {
            return false;
        }
        long[] origins = kinds.computeIfAbsent(new Kind(to - from, passed, captures), k -> new long[tables.words]);
        origins[from >> 6] |= 1L << from;
        return true;
    }

    /** Tells whether a node only lets pass to the one after it. */
    private static boolean isGate(Tables tables, int i) {
        int node = tables.node[i];
        return node >>> Tables.EMIT == 0
                && ((node >>> Tables.PASS) & 0x1f) == 1 << Tables.EMPTY
                && ((node >>> Tables.SKIP) & 0xff) == 2;
    }

    /** Tells whether these are all moves of the code. */
    boolean areComplete() {
        return complete;
    }

    /**
     * Counts the moves of men of the side to move.
     *
     * @param word which word of their set is looked at
     * @param men the word
     * @param parries the squares to which they may go, or null for all
     */
    int count(Position position, int word, long men, long @Nullable [] parries) {
        int count = 0;
        if (men != 0) {
            for (Step step : steps) {
                count += step.count(position, word, men, parries);
            }
        }
        return count;
    }
}

package io.github.assize.core.engine;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves of many like pieces at once. Pawns are half of an army and all make the same few steps, so their moves are
 * counted by shifting the set of their squares. Which steps there are, and from which squares, is read off the programs.
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

        /** By square: the place of its node. */
        private final byte[] places;

        /**
         * Creates a step, from nowhere yet.
         *
         * @param shift how much greater the number of the target is
         * @param gate the same of a square that must be empty, or 0 for none
         * @param captures whether it captures, or else goes to an empty square
         * @param spec the game
         */
        Step(int shift, int gate, boolean captures, Spec spec) {
            this.shift = shift;
            this.gate = gate;
            this.captures = captures;
            this.from = new long[spec.words()];
            this.places = new byte[spec.squares()];
        }

        /** Counts the moves of the pawns in one word. */
        int count(State state, int word, long pawns, long @Nullable [] checkMask) {
            long going = pawns & from[word];
            if (gate == 0) {
                return arrivals(state, word, going, shift, checkMask);
            }
            long passing = shifted(going, gate) & state.empty(word);
            int count = arrivals(state, word, passing, shift - gate, checkMask);
            long beyond = spilled(going, gate);
            if (beyond == 0) {
                return count;
            }
            int next = next(word, gate);
            return count + arrivals(state, next, beyond & state.empty(next), shift - gate, checkMask);
        }

        private int arrivals(State state, int word, long pawns, int distance, long @Nullable [] checkMask) {
            int count = Long.bitCount(shifted(pawns, distance) & targets(state, word, checkMask));
            long beyond = spilled(pawns, distance);
            return beyond == 0
                    ? count
                    : count + Long.bitCount(beyond & targets(state, next(word, distance), checkMask));
        }

        /** Returns which of the pawns in one word can make it. */
        long movers(State state, int word, long pawns, long @Nullable [] checkMask) {
            long going = pawns & from[word];
            if (going == 0) {
                return 0;
            }
            int beyond = next(word, shift);
            going &= shifted(targets(state, word, checkMask), -shift)
                    | (isOn(state, beyond) ? spilled(targets(state, beyond, checkMask), -shift) : 0);
            if (gate == 0 || going == 0) {
                return going;
            }
            beyond = next(word, gate);
            return going
                    & (shifted(state.empty(word), -gate)
                            | (isOn(state, beyond) ? spilled(state.empty(beyond), -gate) : 0));
        }

        private static boolean isOn(State state, int word) {
            return word >= 0 && word < state.tables.words;
        }

        /** Returns the move that this step is from a square. */
        int move(int origin) {
            return MoveCode.of(origin, origin + shift, places[origin] & 0xff);
        }

        private long targets(State state, int word, long @Nullable [] checkMask) {
            long targets = captures ? state.them(word) : state.empty(word);
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

    /** Reads off the steps of a code, but for squares where moves are verified; none where some are of another sort. */
    static PawnSteps of(Spec spec, Leaps leaps, int code) {
        Programs programs = spec.programs;
        List<Step> steps = new ArrayList<>();
        for (int from = 0; from < spec.squares(); from++) {
            int at = code * spec.squares() + from;
            for (int i = programs.first[at];
                    !leaps.needsVerification[at] && !leaps.hasChoice[at] && i < programs.first[at + 1];
                    i++) {
                if (!Node.isGate(programs.node[i]) && !addStep(spec, steps, from, programs.first[at], i)) {
                    return NONE;
                }
            }
        }
        return new PawnSteps(steps, true);
    }

    private static boolean addStep(Spec spec, List<Step> steps, int from, int first, int i) {
        int node = spec.programs.node[i];
        boolean gated = i > 0 && Node.isGate(spec.programs.node[i - 1]);
        int shift = Node.square(node) - from;
        int gate = gated ? Node.square(spec.programs.node[i - 1]) - from : 0;
        boolean captures = Node.moves(node) == 1 << Seen.ENEMY;
        boolean plain = Node.pass(node) == 0 && (captures ? !gated : Node.moves(node) == 1 << Seen.EMPTY);
        if (!plain || Math.abs(shift) >= Long.SIZE) {
            return false;
        }
        Step step = null;
        for (Step known : steps) {
            step = known.shift == shift && known.gate == gate && known.captures == captures ? known : step;
        }
        if (step == null) {
            step = new Step(shift, gate, captures, spec);
            steps.add(step);
        }
        step.from[from >> 6] |= 1L << from;
        step.places[from] = (byte) (i - first);
        return true;
    }

    /** Returns whether these are all moves of the code. */
    boolean areComplete() {
        return complete;
    }

    /**
     * Returns one of the moves of pawns of the side to move.
     *
     * @param word which word of their set is looked at
     * @param pawns the word
     * @param checkMask the squares to which they may go, or null for all
     * @param index its index in what {@link #list} adds for the word, from 0 to one less than {@link #count} gives
     */
    int nth(State state, int word, long pawns, long @Nullable [] checkMask, int index) {
        int left = index;
        int i = 0;
        long movers = steps[0].movers(state, word, pawns, checkMask);
        while (left >= Long.bitCount(movers)) {
            left -= Long.bitCount(movers);
            i++;
            movers = steps[i].movers(state, word, pawns, checkMask);
        }
        for (; left > 0; left--) {
            movers &= movers - 1;
        }
        return steps[i].move(Attacks.first(word, movers));
    }

    /**
     * Lists the moves of pawns of the side to move.
     *
     * @param word which word of their set is looked at
     * @param pawns the word
     * @param checkMask the squares to which they may go, or null for all
     * @param out where they are added, as far as there is room
     * @param found how many moves were found before
     * @return how many there are with these
     */
    int list(State state, int word, long pawns, long @Nullable [] checkMask, int @Nullable [] out, int found) {
        int count = found;
        for (Step step : steps) {
            for (long movers = step.movers(state, word, pawns, checkMask); movers != 0; movers &= movers - 1) {
                count = MoveGenerator.add(step.move(Attacks.first(word, movers)), out, count);
            }
        }
        return count;
    }

    /** Returns whether pawns of the side to move have a move; see {@link #count}. */
    boolean any(State state, int word, long pawns, long @Nullable [] checkMask) {
        if (pawns != 0) {
            for (Step step : steps) {
                if (step.count(state, word, pawns, checkMask) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Counts the moves of pawns of the side to move.
     *
     * @param word which word of their set is looked at
     * @param pawns the word
     * @param checkMask the squares to which they may go, or null for all
     */
    int count(State state, int word, long pawns, long @Nullable [] checkMask) {
        int count = 0;
        if (pawns != 0) {
            for (Step step : steps) {
                count += step.count(state, word, pawns, checkMask);
            }
        }
        return count;
    }

    /** The pawns whose moves are counted all at once: of each side the first type of pawns whose moves are steps alone. */
    static final class Bulk {
        /** By code: whether it is such a pawn. */
        final boolean[] bulk;

        /** By side: its pawns' steps. */
        final PawnSteps[] steps = {PawnSteps.NONE, PawnSteps.NONE};

        /** By side: the words of the squares on which they are counted at once. */
        final long[] counted;

        Bulk(Spec spec, Leaps leaps) {
            int words = spec.words();
            int squares = spec.squares();
            bulk = new boolean[spec.codes()];
            counted = new long[2 * words];
            for (int code = 1; code < spec.codes(); code++) {
                Unit unit = spec.units.get(code);
                if (unit.is(Unit.PAWN)
                        && !unit.is(Unit.SHARED)
                        && !unit.hasImmune()
                        && unit.unlost != Unit.HARMLESS
                        && !steps[unit.side].areComplete()) {
                    steps[unit.side] = PawnSteps.of(spec, leaps, code);
                    bulk[code] = steps[unit.side].areComplete();
                }
                for (int from = 0; bulk[code] && from < squares; from++) {
                    int at = code * squares + from;
                    boolean apart = leaps.needsVerification[at] || leaps.hasChoice[at];
                    counted[unit.side * words + (from >> 6)] |= apart ? 0 : 1L << from;
                }
            }
        }
    }
}

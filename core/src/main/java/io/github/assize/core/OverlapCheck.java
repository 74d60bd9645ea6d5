package io.github.assize.core;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Checks that no piece can make the same move in two ways at once; else it would be listed twice. */
final class OverlapCheck {
    private final List<Step> steps;
    private final List<Integer> ends;
    private final int first;

    /**
     * Takes the steps of one piece.
     *
     * @param steps steps laid flat
     * @param ends for each, the place of the first that is not behind it
     * @param first the place of the piece's first
     */
    OverlapCheck(List<Step> steps, List<Integer> ends, int first) {
        this.steps = steps;
        this.ends = ends;
        this.first = first;
    }

    /**
     * Checks them.
     *
     * @param names gives the names of squares
     * @throws IllegalArgumentException if two ways lead to the same move
     */
    void check(Piece piece, Square from, IntFunction<Square> names) {
        BitSet reached = new BitSet();
        for (int i = first; i < steps.size(); i++) {
            Step step = steps.get(i);
            // Few squares are reached in two ways: the ways there are looked at only then.
            if (step.moves() != 0 && reached.get(step.square()) && overlaps(i)) {
                throw new IllegalArgumentException(
                        piece.type() + ": " + piece.type().betza() + " makes the move " + from
                                + names.apply(step.square()) + " in two ways; it must have one");
            }
            reached.set(step.square(), reached.get(step.square()) || step.moves() != 0);
        }
    }

    private boolean overlaps(int at) {
        Step step = steps.get(at);
        for (int i = first; i < at; i++) {
            Step other = steps.get(i);
            if (other.square() == step.square() && (other.moves() & step.moves()) != 0 && areOpenAtOnce(i, at)) {
                return true;
            }
        }
        return false;
    }

    private boolean areOpenAtOnce(int one, int other) {
        Map<Integer, Integer> passes = passes(other);
        return passes(one).entrySet().stream()
                .allMatch(e -> (e.getValue() & passes.getOrDefault(e.getKey(), e.getValue())) != 0);
    }

    /** Returns, by square, what the steps before one let pass. */
    private Map<Integer, Integer> passes(int at) {
        Map<Integer, Integer> passes = new HashMap<>();
        for (int i = first; i < at; i++) {
            if (ends.get(i) > at) {
                passes.put(steps.get(i).square(), steps.get(i).pass());
            }
        }
        return passes;
    }
}

package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * Which positions no move may leave the other side with, its own king's safety aside.
 *
 * @param stalemates whether stalemates are
 * @param mates whether mates that do not win are
 * @param worth which mates these are
 * @param decided whether a position is decided before its moves are looked at
 */
record Forbidden(boolean stalemates, boolean mates, Mates worth, Predicate<State> decided) {

    /** Returns whether any are. */
    boolean any() {
        return stalemates || mates;
    }

    /** Returns whether a position is one: the side to move, this rule aside, has no move and has not lost its army. */
    boolean isForbidden(State after) {
        return after.count(State.ANY) == 0
                && (after.isCheck() ? mates && worth.areOnlyGivers(after) : stalemates)
                && !decided.test(after);
    }

    /** Returns the legal moves of a position in which a move is awaited. */
    int[] permitted(State state) {
        int[] moves = state.list(State.ANY);
        return Arrays.stream(moves)
                .filter(move -> !isForbidden(state.make(move)))
                .toArray();
    }
}

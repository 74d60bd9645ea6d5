package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * What checkmates are worth.
 *
 * @param meaning what one means that does not win
 * @param losing whether a code is of a piece by which alone a mate does not win
 */
record Mates(Mate meaning, IntPredicate losing) {

    /** Returns what a checkmate of the side to move is worth. */
    Outcome outcome(State state) {
        if (!areOnlyGivers(state)) {
            return Outcome.won(Ending.opponent(state), Outcome.Reason.CHECKMATE);
        }
        return switch (meaning) {
            case DRAW, ILLEGAL -> Outcome.drawn(Outcome.Reason.CHECKMATE);
            case LOSES -> Outcome.won(Ending.mover(state), Outcome.Reason.CHECKMATE);
        };
    }

    /** Returns whether all pieces that give check are of types by which alone a mate does not win. */
    boolean areOnlyGivers(State state) {
        int[] givers = state.attackers(state.king(state.side()), 1 - state.side());
        return Arrays.stream(givers).allMatch(square -> losing.test(state.code(square)));
    }
}

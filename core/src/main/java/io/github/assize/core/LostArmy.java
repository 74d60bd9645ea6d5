package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.BooleanSupplier;

/** A side has lost its army, or both have (C-07, C-08). */
record LostArmy(Baring baring, PieceCodes codes) implements Ending {
    @Override
    public Outcome judge(State state, BooleanSupplier canMove) {
        boolean own = state.army(state.side()) == 0;
        boolean other = state.army(1 - state.side()) == 0;
        if (own && other) {
            return Outcome.drawn(baring.reason());
        }
        if (!own && !other) {
            return Outcome.UNDECIDED;
        }
        return own && baring.reprieves() && canTakeArmy(state)
                ? Outcome.UNDECIDED
                : baring.verdict(own ? Ending.mover(state) : Ending.opponent(state));
    }

    /** Returns whether a legal move takes the last of the other side's army. */
    private boolean canTakeArmy(State state) {
        for (int move : state.list(State.ANY)) {
            if (state.make(move).army(1 - state.side()) == 0 && isReprieved(state, move)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether what a move takes is of a type by which a side is reprieved. */
    private boolean isReprieved(State state, int move) {
        int victim = state.victim(move);
        return baring.last().isEmpty()
                || (victim >= 0
                        && codes.pieces(state.code(victim)).stream()
                                .map(Piece::type)
                                .allMatch(baring.last()::contains));
    }
}

package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.BooleanSupplier;

/**
 * The side to move is in check and has no legal move (C-05).
 *
 * @param ofLostArmy whether only a side that has lost its army is so judged
 * @param mates what it is worth
 */
record Checkmate(boolean ofLostArmy, Mates mates) implements Ending {
    @Override
    public Outcome judge(State state, BooleanSupplier canMove) {
        boolean asked = !ofLostArmy || state.army(state.side()) == 0;
        return asked && state.isCheck() && !canMove.getAsBoolean() && !state.canMove()
                ? mates.outcome(state)
                : Outcome.UNDECIDED;
    }
}

package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.BooleanSupplier;

/** The side to move is in check, and the die lets no piece of it move. */
record LostRoll(Rolls rolls) implements Ending {
    @Override
    public Outcome judge(State state, BooleanSupplier canMove) {
        return state.face() > 0 && state.isCheck() && rolls.mobility(state, state.face()) == 0
                ? Outcome.won(Ending.opponent(state), Outcome.Reason.LOST_ROLL)
                : Outcome.UNDECIDED;
    }
}

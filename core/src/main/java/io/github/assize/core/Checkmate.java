package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.IntSupplier;

/**
 * The side to move is in check and has no legal move (C-05).
 *
 * @param ofLostArmy whether only a side that has lost its army is so judged
 */
record Checkmate(boolean ofLostArmy) implements Ending {
    @Override
    public Outcome judge(State state, IntSupplier mobility) {
        boolean asked = !ofLostArmy || state.army(state.side()) == 0;
        return asked && state.isCheck() && mobility.getAsInt() == 0
                ? Outcome.won(Ending.opponent(state), Outcome.Reason.CHECKMATE)
                : Outcome.UNDECIDED;
    }
}

package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.IntSupplier;

/** The side to move is not in check and has no legal move (C-06). */
record NoMove(Stalemate stalemate) implements Ending {
    @Override
    public Outcome judge(State state, IntSupplier mobility) {
        return !state.isCheck() && mobility.getAsInt() == 0 ? outcome(state) : Outcome.UNDECIDED;
    }

    private Outcome outcome(State state) {
        return switch (stalemate) {
            case STALEMATER_WINS -> Outcome.won(Ending.opponent(state), Outcome.Reason.STALEMATE);
            case STALEMATED_WINS -> Outcome.won(Ending.mover(state), Outcome.Reason.STALEMATE);
            case DRAW -> Outcome.drawn(Outcome.Reason.STALEMATE);
        };
    }
}

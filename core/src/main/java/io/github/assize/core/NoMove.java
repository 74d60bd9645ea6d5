package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.BooleanSupplier;

/** The side to move has no legal move and is not mated, which has been judged before: it is not in check (C-06), or has only moves that are forbidden. */
record NoMove(Stalemate stalemate) implements Ending {
    @Override
    public Outcome judge(State state, BooleanSupplier canMove) {
        return !canMove.getAsBoolean() ? outcome(state) : Outcome.UNDECIDED;
    }

    private Outcome outcome(State state) {
        return switch (stalemate) {
            case STALEMATER_WINS -> Outcome.won(Ending.opponent(state), Outcome.Reason.STALEMATE);
            case STALEMATED_WINS -> Outcome.won(Ending.mover(state), Outcome.Reason.STALEMATE);
            case DRAW, FORBIDDEN -> Outcome.drawn(Outcome.Reason.STALEMATE);
        };
    }
}

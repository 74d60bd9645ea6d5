package io.github.assize.core;

import io.github.assize.core.engine.State;
import java.util.function.BooleanSupplier;

/** One of the ways in which a game ends. */
interface Ending {
    /**
     * Judges a position.
     *
     * @param state the position
     * @param canMove tells whether there is a legal move, whatever the die shows
     * @return the outcome, undecided where the game does not end so
     */
    Outcome judge(State state, BooleanSupplier canMove);

    /** Returns the side to move. */
    static Color mover(State state) {
        return Color.of(state.side());
    }

    /** Returns the side that has just moved. */
    static Color opponent(State state) {
        return mover(state).opposite();
    }
}

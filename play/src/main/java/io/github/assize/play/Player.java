package io.github.assize.play;

import io.github.assize.core.Move;
import io.github.assize.game.Game;
import java.util.random.RandomGenerator;

/**
 * Chooses moves. The same game, the same numbers from the generator and the same budget, if it counts no time, give the
 * same move. Those made here are immutable and thread-safe.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Player {
    /**
     * Chooses a move for the side to move.
     *
     * @param game the game, which goes on and awaits no roll of a die
     * @param random where chance comes from
     * @param budget how much thought may be given to it
     * @return a legal move
     * @throws IllegalStateException if the game has a conclusion or awaits a roll
     */
    Move choose(Game game, RandomGenerator random, Budget budget);

    /**
     * Returns the player to whom all legal moves are alike.
     *
     * @return a player that draws one number a move, below the number of legal moves, and takes the move of that index
     */
    static Player random() {
        return Simple.RANDOM;
    }

    /**
     * Returns the player that wins if one move can do it, else captures what is worth most, and loses by its own move only
     * if it must.
     *
     * @return a player that draws one number a move, below the number of moves that it likes best, and takes the one of that
     *     index in the order of moves
     */
    static Player greedy() {
        return Simple.GREEDY;
    }

    /**
     * Returns the player that looks ahead.
     *
     * @return a player that nobody listens to
     */
    static Search search() {
        return new Search(line -> {});
    }
}

package io.github.assize.play;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Move;
import io.github.assize.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * The player that looks ahead: turn by turn deeper, each side taking its best by what stands on the board, captures and
 * promotions followed up for four turns more. Decided positions count as the ruleset decides them, and what comes back to a
 * position between the root and it as drawn; a first move that ends the game by its policy counts as that says. Where a die
 * is to be rolled, all that it can show is weighed, and no more than two turns are looked ahead. Of moves that seem equally
 * good those are preferred that lead to what has stood least often, then those that leave the other side the fewest moves,
 * and chance decides between the rest. Immutable; thread-safe where its listener is so.
 *
 * @since 0.1.0
 */
public final class Search implements Player {
    /** The score of a win at once; each turn before it costs one. */
    public static final int WIN = 1_000_000;

    private final Consumer<? super Line> listener;

    /**
     * What has been found so far.
     *
     * @param depth how many turns have been looked ahead
     * @param score what the best move is worth to the side to move, a pawn counting 100; beyond 900,000 a side wins by force
     * @param nodes how many positions have been looked at
     * @param time how long it has taken
     * @param moves the best move and the best replies as far as they are known, unmodifiable
     * @since 0.1.0
     */
    public record Line(int depth, int score, long nodes, Duration time, List<Move> moves) {
        /**
         * Creates a line.
         *
         * @param depth how many turns have been looked ahead
         * @param score what the best move is worth to the side to move
         * @param nodes how many positions have been looked at
         * @param time how long it has taken
         * @param moves the best move and the best replies
         */
        public Line {
            requireNonNull(time, "time");
            moves = ImmutableList.copyOf(requireNonNull(moves, "moves"));
        }
    }

    Search(Consumer<? super Line> listener) {
        this.listener = listener;
    }

    /**
     * Returns this player with another listener.
     *
     * @param thoughts takes the best line each time a depth has been searched, in the thread that chooses
     * @return the player
     */
    public Search reporting(Consumer<? super Line> thoughts) {
        return new Search(requireNonNull(thoughts, "thoughts"));
    }

    @Override
    public Move choose(Game game, RandomGenerator random, Budget budget) {
        return search(game, random, budget).moves().get(0);
    }

    /**
     * Chooses a move and tells what is expected of it.
     *
     * @param game the game, which goes on and awaits no roll of a die
     * @param random where chance comes from
     * @param budget how much thought may be given to it
     * @return the last line found, of at least one move
     * @throws IllegalStateException if the game has a conclusion or awaits a roll
     */
    public Line search(Game game, RandomGenerator random, Budget budget) {
        Simple.toMove(game);
        return new Tree(game, requireNonNull(budget, "budget")).search(random, listener);
    }
}

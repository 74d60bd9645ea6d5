package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One player's turn, or what has been done of it. Immutable and thread-safe.
 *
 * @param before the position before the turn
 * @param counts what the player said of a count of moves, before roll and move: every word, in the order in which it was
 *     said, unmodifiable; mostly none
 * @param roll the face rolled, from 1; empty in a game without a die, and where it lay before the game began
 * @param move the move; empty for a turn that was lost by its roll, and for a roll that still waits for its move
 * @since 0.1.0
 */
public record Ply(Position before, List<Count> counts, OptionalInt roll, Optional<Move> move) {
    /** How a turn without a move is written. */
    static final String PASS = "--";

    /**
     * Creates a ply.
     *
     * @param before the position before the turn
     * @param counts what the player said of a count of moves, in that order
     * @param roll the face rolled, if one was
     * @param move the move, if there is one
     */
    public Ply {
        requireNonNull(before, "before");
        counts = ImmutableList.copyOf(counts);
        requireNonNull(roll, "roll");
        requireNonNull(move, "move");
    }

    /**
     * Returns the position that the player moved in.
     *
     * @return the position after the roll; the position before the turn where nothing was rolled
     */
    public Position rolled() {
        return roll.isPresent() ? before.roll(roll.getAsInt()) : before;
    }

    /**
     * Returns the position after the turn.
     *
     * @return the position after the move, or after the roll where there is no move
     */
    public Position after() {
        Position rolled = rolled();
        return move.map(rolled::play).orElse(rolled);
    }

    /**
     * Returns whether the turn was lost by its roll.
     *
     * @return whether the die let nobody move, so that the turn passed
     */
    public boolean isLost() {
        return move.isEmpty() && rolled().sideToMove() != before.sideToMove();
    }

    /** Returns whether the same was done in both. */
    boolean isSameTurn(Ply that) {
        return counts.equals(that.counts) && roll.equals(that.roll) && move.equals(that.move);
    }

    /**
     * Returns the move in algebraic notation, made on demand.
     *
     * @return the text; {@code --} for a turn that was lost, the empty text for a roll that waits for its move
     */
    public String algebraic() {
        return move.map(m -> rolled().algebraic(m)).orElse(isLost() ? PASS : "");
    }
}

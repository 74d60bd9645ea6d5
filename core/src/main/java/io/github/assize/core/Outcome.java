package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands: it goes on, a side has won, or it is drawn, and why. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Outcome {
    /** The game goes on. */
    static final Outcome UNDECIDED = new Outcome(null, null);

    private final @Nullable Color winner;
    private final @Nullable Reason reason;

    private Outcome(@Nullable Color winner, @Nullable Reason reason) {
        this.winner = winner;
        this.reason = reason;
    }

    static Outcome won(Color winner, Reason reason) {
        return new Outcome(requireNonNull(winner), requireNonNull(reason));
    }

    static Outcome drawn(Reason reason) {
        return new Outcome(null, requireNonNull(reason));
    }

    /**
     * Why a game is decided.
     *
     * @since 0.1.0
     */
    public enum Reason {
        /** The side to move is in check and has no legal move (C-05). */
        CHECKMATE,
        /** The side to move is not in check and has no legal move (C-06). */
        STALEMATE,
        /** A side has only its king left, or both have. */
        BARE_KING,
        /** A side has no piece left of the types that it needs, or both have none. */
        REDUCED,
        /** A side has lost the piece without which it loses, such as the queen, or both have. */
        QUEEN_LOST,
        /** The die allows no move to a player who is in check. */
        LOST_ROLL,
        /** The side to move is in check, where the first check wins. */
        CHECK;

        /** Returns the reason in lower case with hyphens, such as {@code bare-king}. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * Returns the winner.
     *
     * @return the side that has won; empty if the game goes on or is drawn
     */
    public Optional<Color> winner() {
        return Optional.ofNullable(winner);
    }

    /**
     * Returns why the game is decided.
     *
     * @return the reason; empty if the game goes on
     */
    public Optional<Reason> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * Returns whether the game is over.
     *
     * @return whether it is won or drawn
     */
    public boolean isDecided() {
        return reason != null;
    }

    /**
     * Returns whether the game is drawn.
     *
     * @return whether it is over without a winner
     */
    public boolean isDraw() {
        return reason != null && winner == null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Outcome that && winner == that.winner && reason == that.reason;
    }

    @Override
    public int hashCode() {
        return Objects.hash(winner, reason);
    }

    /** Returns {@code *}, or the result and the reason, such as {@code 1-0 checkmate}. */
    @Override
    public String toString() {
        if (reason == null) {
            return "*";
        }
        String result = winner == null ? "1/2-1/2" : winner == Color.WHITE ? "1-0" : "0-1";
        return result + " " + reason;
    }
}

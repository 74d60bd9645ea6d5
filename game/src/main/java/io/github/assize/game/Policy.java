package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Outcome;
import java.util.Optional;

/**
 * What the players have agreed on beyond the rules: when a game ends that the rules would let go on. It never changes
 * what is legal. Nothing is automatic unless a policy says so. Implementations are immutable and thread-safe; those made
 * here are equal when they say the same.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Policy {
    /**
     * Tells how a game has ended that the rules leave open; material and mate come before it.
     *
     * @param game the game, whose {@link Game#conclusion()} is what is being found out, and must not be asked for
     * @return the conclusion; empty if the game goes on
     */
    Optional<Conclusion> judge(Game game);

    /**
     * Tells how a game has ended that the rules have decided in a way that the players do not accept as it stands, such as
     * a mate that does not win.
     *
     * @param game the game, whose {@link Game#conclusion()} must not be asked for
     * @param outcome what the rules say, which is decided
     * @return the conclusion in the place of the rules' own; empty where theirs stands
     */
    default Optional<Conclusion> overrule(Game game, Outcome outcome) {
        return Optional.empty();
    }

    /**
     * Tells why the player to move may not start or stop a count of moves.
     *
     * @param game the game
     * @param count what the player wants to say
     * @return the reason, for a player; empty if it may be said
     */
    default Optional<String> whyNot(Game game, Count count) {
        return Optional.of("no count of moves has been agreed on");
    }

    /**
     * Returns the policy of those who have agreed on nothing.
     *
     * @return the policy that ends no game
     */
    static Policy none() {
        return Policies.NONE;
    }

    /**
     * Returns the policy that a game is drawn when a position has stood so often.
     *
     * @param times how often, from 2
     * @return the policy, with the reason {@link Conclusion.Reason#REPETITION}
     * @throws IllegalArgumentException if the number is less than 2
     */
    static Policy repetition(int times) {
        return new Policies.Repetition(times);
    }

    /**
     * Returns the policy that a game is drawn after so many turns without a capture, a removal or a move of a pawn.
     *
     * @param turns what {@link io.github.assize.core.Position#halfmoveClock()} may reach, from 1
     * @return the policy, with the reason {@link Conclusion.Reason#MOVE_LIMIT}
     * @throws IllegalArgumentException if the number is less than 1
     */
    static Policy halfmoves(int turns) {
        return new Policies.Halfmoves(turns);
    }

    /**
     * Returns the policy that a game is drawn after so many turns, those lost by a roll included.
     *
     * @param turns how many, from 1
     * @return the policy, with the reason {@link Conclusion.Reason#MOVE_LIMIT}
     * @throws IllegalArgumentException if the number is less than 1
     */
    static Policy plies(int turns) {
        return new Policies.Plies(turns);
    }

    /**
     * Returns the policy that a game ends when this one or another says so; this one is asked first.
     *
     * @param other the other
     * @return both
     */
    default Policy or(Policy other) {
        return new Policies.Or(this, requireNonNull(other, "other"));
    }
}

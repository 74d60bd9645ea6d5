package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a game has ended, by the rules or by what the players have agreed on. Immutable and thread-safe.
 *
 * @param winner the side that has won; empty if the game is drawn, or was abandoned without a result
 * @param reason why it has ended
 * @since 0.1.0
 */
public record Conclusion(Optional<Color> winner, Reason reason) {

    /**
     * Creates a conclusion.
     *
     * @param winner the side that has won, if one has
     * @param reason why the game has ended
     * @throws IllegalArgumentException for a resignation without a winner, and for an agreement, a repetition or a
     *     limit of moves with one
     */
    public Conclusion {
        requireNonNull(winner, "winner");
        requireNonNull(reason, "reason");
        if (reason.equals(Reason.RESIGNATION) && winner.isEmpty()) {
            throw new IllegalArgumentException("a resignation has a winner: the other side");
        }
        if (reason.equals(Reason.AGREEMENT) && winner.isPresent()) {
            throw new IllegalArgumentException("an agreement is a draw and has no winner");
        }
        if ((reason.equals(Reason.REPETITION) || reason.equals(Reason.MOVE_LIMIT)) && winner.isPresent()) {
            throw new IllegalArgumentException("a " + reason + " is a draw and has no winner");
        }
    }

    /**
     * Returns the end of a game that a side has won.
     *
     * @param winner the side
     * @param reason why
     * @return the conclusion
     * @throws IllegalArgumentException if the reason is an agreement, a repetition or a limit of moves
     */
    public static Conclusion won(Color winner, Reason reason) {
        return new Conclusion(Optional.of(winner), reason);
    }

    /**
     * Returns the end of a game that nobody has won.
     *
     * @param reason why
     * @return the conclusion
     * @throws IllegalArgumentException if the reason is a resignation
     */
    public static Conclusion drawn(Reason reason) {
        return new Conclusion(Optional.empty(), reason);
    }

    /**
     * Returns the end of a game that the rules have decided.
     *
     * @param outcome how the position stands
     * @return the conclusion
     * @throws IllegalArgumentException if the outcome is undecided
     */
    public static Conclusion of(Outcome outcome) {
        Outcome.Reason reason = outcome.reason().orElseThrow(() -> new IllegalArgumentException("the game goes on: *"));
        return new Conclusion(outcome.winner(), Reason.of(reason));
    }

    /**
     * Returns whether the rules have ended the game, and not the players, a clock or an arbiter.
     *
     * @return whether the reason is one of the core
     */
    public boolean isByRule() {
        return reason.rule().isPresent();
    }

    /**
     * Returns whether the game is drawn.
     *
     * @return whether it has a result and no winner
     */
    public boolean isDraw() {
        return token().equals("1/2-1/2");
    }

    /**
     * Returns the result as PGN has it.
     *
     * @return {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or {@code *} for a game that was abandoned without a winner
     */
    public String token() {
        if (winner.isPresent()) {
            return winner.get() == Color.WHITE ? "1-0" : "0-1";
        }
        return reason.equals(Reason.ABANDONED) ? "*" : "1/2-1/2";
    }

    /** Returns whether this is a checkmate, and a void mate may have that token instead of this one's. */
    boolean mayBeVoidAs(String token) {
        return reason.equals(Reason.of(Outcome.Reason.CHECKMATE)) && !token.equals("*") && !token.equals(token());
    }

    /** Returns the token and the reason, such as {@code 1-0 resignation}. */
    @Override
    public String toString() {
        return token() + " " + reason;
    }

    /**
     * Why a game has ended: a reason of the core, or one of the constants here. Immutable and thread-safe.
     *
     * @since 0.1.0
     */
    public static final class Reason {
        /** A side has given up. */
        public static final Reason RESIGNATION = new Reason("resignation");
        /** The players have agreed on a draw. */
        public static final Reason AGREEMENT = new Reason("agreement");
        /** A position has stood too often. */
        public static final Reason REPETITION = new Reason("repetition");
        /** A count of moves has reached its limit. */
        public static final Reason MOVE_LIMIT = new Reason("move-limit");
        /** A side has overstepped its time. */
        public static final Reason TIME = new Reason("time");
        /** An arbiter has decided. */
        public static final Reason ADJUDICATION = new Reason("adjudication");
        /** The game was not played to its end. */
        public static final Reason ABANDONED = new Reason("abandoned");
        /** A checkmate does not win, for how it came about: a policy says so. */
        public static final Reason VOID_MATE = new Reason("void-mate");

        private static final ImmutableList<Reason> AGREED = ImmutableList.of(
                RESIGNATION, AGREEMENT, REPETITION, MOVE_LIMIT, TIME, ADJUDICATION, ABANDONED, VOID_MATE);

        private final String text;
        private final Outcome.@Nullable Reason rule;

        private Reason(String text) {
            this.text = text;
            this.rule = null;
        }

        private Reason(Outcome.Reason rule) {
            this.text = rule.toString();
            this.rule = rule;
        }

        /**
         * Returns a reason of the core.
         *
         * @param rule the reason
         * @return the same as a reason for the end of a game
         */
        public static Reason of(Outcome.Reason rule) {
            return new Reason(requireNonNull(rule, "rule"));
        }

        /**
         * Returns all reasons beyond the rules.
         *
         * @return the constants of this class in their order, unmodifiable
         */
        public static List<Reason> agreed() {
            return AGREED;
        }

        /**
         * Returns the reason of a text.
         *
         * @param text such as {@code bare-king} or {@code resignation}
         * @return the reason; empty if there is none
         */
        public static Optional<Reason> parse(String text) {
            requireNonNull(text, "text");
            for (Outcome.Reason rule : Outcome.Reason.values()) {
                if (rule.toString().equals(text)) {
                    return Optional.of(of(rule));
                }
            }
            return AGREED.stream().filter(reason -> reason.text.equals(text)).findFirst();
        }

        /**
         * Returns the reason of the core.
         *
         * @return the reason; empty if the game has not ended by the rules
         */
        public Optional<Outcome.Reason> rule() {
            return Optional.ofNullable(rule);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Reason that && text.equals(that.text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        /** Returns the reason in lower case with hyphens, such as {@code move-limit}. */
        @Override
        public String toString() {
            return text;
        }
    }
}

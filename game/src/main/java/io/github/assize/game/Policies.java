package io.github.assize.game;

import io.github.assize.core.Outcome;
import java.util.Optional;

/** The ready-made policies. */
final class Policies {
    static final Policy NONE = new None();

    private Policies() {}

    private record None() implements Policy {
        @Override
        public Optional<Conclusion> judge(Game game) {
            return Optional.empty();
        }

        @Override
        public String toString() {
            return "none";
        }
    }

    record Repetition(int times) implements Policy {
        Repetition {
            atLeast(2, "repetition", times);
        }

        @Override
        public Optional<Conclusion> judge(Game game) {
            return drawnIf(game.repetitions() >= times, Conclusion.Reason.REPETITION);
        }

        @Override
        public String toString() {
            return "repetition " + times;
        }
    }

    record Halfmoves(int turns) implements Policy {
        Halfmoves {
            atLeast(1, "halfmoves", turns);
        }

        @Override
        public Optional<Conclusion> judge(Game game) {
            return drawnIf(game.position().halfmoveClock() >= turns, Conclusion.Reason.MOVE_LIMIT);
        }

        @Override
        public String toString() {
            return "halfmoves " + turns;
        }
    }

    record Plies(int turns) implements Policy {
        Plies {
            atLeast(1, "plies", turns);
        }

        @Override
        public Optional<Conclusion> judge(Game game) {
            return drawnIf(game.line().plies() >= turns, Conclusion.Reason.MOVE_LIMIT);
        }

        @Override
        public String toString() {
            return "plies " + turns;
        }
    }

    record Or(Policy first, Policy second) implements Policy {
        @Override
        public Optional<Conclusion> judge(Game game) {
            return first.judge(game).or(() -> second.judge(game));
        }

        @Override
        public Optional<Conclusion> overrule(Game game, Outcome outcome) {
            return first.overrule(game, outcome).or(() -> second.overrule(game, outcome));
        }

        @Override
        public Optional<String> whyNot(Game game, Count count) {
            Optional<String> refused = first.whyNot(game, count);
            return refused.isEmpty() ? refused : second.whyNot(game, count).map(other -> refused.get());
        }

        @Override
        public String toString() {
            return first + " or " + second;
        }
    }

    private static Optional<Conclusion> drawnIf(boolean condition, Conclusion.Reason reason) {
        return condition ? Optional.of(Conclusion.drawn(reason)) : Optional.empty();
    }

    private static void atLeast(int least, String what, int number) {
        if (number < least) {
            throw new IllegalArgumentException(what + " " + number + ": the number must be at least " + least);
        }
    }
}

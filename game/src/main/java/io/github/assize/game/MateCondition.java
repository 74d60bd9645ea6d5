package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Optional;

/**
 * That not every mate wins, as in the chess of Mongolia. A mate must itself be, or end an unbroken run of checks one of
 * which was, a check by a piece of certain types (ST-10, niol); and a mate by pieces of certain types alone is none
 * (ST-09). What does not win is drawn. Which types these are is data: they are named by their letters. Immutable and
 * thread-safe.
 *
 * @param strong the letters of the types that must have given one of the checks; empty if any type may
 * @param alone the letters of the types that may not mate alone; empty if all may
 * @param loses whether the side that mates with these alone has lost, instead of drawn
 * @since 0.1.0
 */
public record MateCondition(String strong, String alone, boolean loses) implements Policy {

    /**
     * Creates a condition.
     *
     * @param strong the letters of the types that must have given one of the checks
     * @param alone the letters of the types that may not mate alone
     * @param loses whether the side that mates with these alone has lost
     */
    public MateCondition {
        requireNonNull(strong, "strong");
        requireNonNull(alone, "alone");
    }

    /**
     * Returns the condition of Mongolia: a check by J, R or N must be among those that end in mate, and N alone draws.
     *
     * @return the policy, for a ruleset with these letters
     */
    public static MateCondition mongolian() {
        return new MateCondition("JRN", "N", false);
    }

    @Override
    public Optional<Conclusion> judge(Game game) {
        return Optional.empty();
    }

    @Override
    public Optional<Conclusion> overrule(Game game, Outcome outcome) {
        if (!outcome.reason().equals(Optional.of(Outcome.Reason.CHECKMATE))) {
            return Optional.empty();
        }
        if (!alone.isEmpty() && checkers(game.position()).stream().allMatch(type -> isIn(alone, type))) {
            Color mated = game.position().sideToMove();
            return Optional.of(
                    loses
                            ? Conclusion.won(mated, Conclusion.Reason.VOID_MATE)
                            : Conclusion.drawn(Conclusion.Reason.VOID_MATE));
        }
        return strong.isEmpty() || endsStrongRun(game.line())
                ? Optional.empty()
                : Optional.of(Conclusion.drawn(Conclusion.Reason.VOID_MATE));
    }

    /** Returns whether a strong check is among those that follow each other up to now, every second turn. */
    private boolean endsStrongRun(Line now) {
        Color mated = now.position().sideToMove();
        for (Line line = now; line != null; line = line.parent()) {
            Position position = line.position();
            boolean isTurn = position.sideToMove() == mated;
            if (isTurn && !position.isCheck()) {
                return false;
            }
            if (isTurn && checkers(position).stream().anyMatch(type -> isIn(strong, type))) {
                return true;
            }
        }
        return false;
    }

    private static List<PieceType> checkers(Position position) {
        List<Square> squares = position.checkers();
        Color checking = position.sideToMove().opposite();
        return squares.stream()
                .flatMap(square -> position.board().piecesAt(square).stream())
                .filter(piece -> piece.color() == checking)
                .map(Piece::type)
                .toList();
    }

    private static boolean isIn(String letters, PieceType type) {
        return letters.contains(type.letter());
    }
}

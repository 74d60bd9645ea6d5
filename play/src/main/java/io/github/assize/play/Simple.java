package io.github.assize.play;

import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.game.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** The players that do not look ahead. */
enum Simple implements Player {
    RANDOM {
        @Override
        List<Move> liked(Position position) {
            return position.legalMovesInOrder();
        }
    },
    GREEDY {
        @Override
        List<Move> liked(Position position) {
            PieceValues values = PieceValues.of(position.ruleset());
            List<Move> best = new ArrayList<>();
            int most = Integer.MIN_VALUE;
            for (Move move : position.legalMoves()) {
                int liking = liking(position, move, values);
                if (liking > most) {
                    best.clear();
                    most = liking;
                }
                if (liking == most) {
                    best.add(move);
                }
            }
            Collections.sort(best);
            return best;
        }
    };

    private static final int DECISIVE = 1_000_000;

    private static int liking(Position position, Move move, PieceValues values) {
        Outcome outcome = position.play(move).outcome();
        if (outcome.winner().isPresent()) {
            return outcome.winner().get() == position.sideToMove() ? DECISIVE : -DECISIVE;
        }
        return values.captured(move, position.sideToMove());
    }

    /** Returns the moves between which there is nothing to choose. */
    abstract List<Move> liked(Position position);

    @Override
    public Move choose(Game game, RandomGenerator random, Budget budget) {
        List<Move> moves = liked(toMove(game));
        return moves.get(random.nextInt(moves.size()));
    }

    /** Returns the position in which a move is to be chosen. */
    static Position toMove(Game game) {
        game.conclusion().ifPresent(end -> {
            throw new IllegalStateException("choose a move: the game is over, " + end);
        });
        if (game.position().awaitsRoll()) {
            throw new IllegalStateException("choose a move: the die is to be rolled first, in " + game.position());
        }
        return game.position();
    }
}

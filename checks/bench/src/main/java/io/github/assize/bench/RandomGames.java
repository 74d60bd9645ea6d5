package io.github.assize.bench;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Games whose moves are drawn by {@code randomMove}, each until it is decided or 300 plies long. A commit that has no such
 * method counts the moves and takes one, so that it can be compared.
 */
final class RandomGames implements Works.Work {
    private static final int LONGEST = 300;
    private static final long SEED = 1;
    private static final MethodHandle DRAW = draw();

    private final String what;
    private final Position start;
    private final int games;
    private final Tally known;

    /** How long the games were, and a hash of their moves. */
    private record Tally(long plies, long checksum) {}

    /** Plays the games once from FEN to FEN, to know what is right. */
    RandomGames(Position start, int games) {
        this.what = "random games of " + start.ruleset();
        this.start = start;
        this.games = games;
        this.known = play(position -> position.ruleset().parsePosition(position.toFen()));
    }

    private static MethodHandle draw() {
        MethodHandles.Lookup here = MethodHandles.lookup();
        MethodType drawing = MethodType.methodType(Move.class, RandomGenerator.class);
        try {
            return here.findVirtual(Position.class, "randomMove", drawing);
        } catch (ReflectiveOperationException none) {
            try {
                MethodType counting = drawing.insertParameterTypes(0, Position.class);
                return here.findStatic(RandomGames.class, "count", counting);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @SuppressWarnings("UnusedMethod") // It is found by its name.
    private static Move count(Position position, RandomGenerator random) {
        List<Move> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public long run() {
        Tally found = play(position -> position);
        Works.expect(what + ", checksum", known.checksum(), found.checksum());
        return Works.expect(what + ", plies", known.plies(), found.plies());
    }

    private Tally play(UnaryOperator<Position> passing) {
        RandomGenerator random = new SplittableRandom(SEED);
        long plies = 0;
        long checksum = 0;
        for (int game = 0; game < games; game++) {
            Position position = start;
            for (int played = 0; played < LONGEST && !position.outcome().isDecided(); played++) {
                Move move = draw(position, random);
                checksum = checksum * 31 + move.to().rank();
                position = passing.apply(position.play(move));
                plies++;
            }
        }
        return new Tally(plies, checksum);
    }

    private static Move draw(Position position, RandomGenerator random) {
        try {
            return (Move) DRAW.invokeExact(position, random);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}

package io.github.assize.bench;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/** Random games with dice from one seed, each until it is decided or 300 plies long. A roll counts as a ply does. */
final class DicePlayouts implements Work {
    private static final int LONGEST = 300;
    private static final long SEED = 1;

    private final Position start;
    private final int games;
    private final long known;

    /** Plays the games once from FEN to FEN, to know what is right. */
    DicePlayouts(Position start, int games) {
        this.start = start;
        this.games = games;
        this.known = play(position -> position.ruleset().parsePosition(position.toFen()));
    }

    @Override
    public long run() {
        return Work.expect("playouts of " + start.ruleset(), known, play(UnaryOperator.identity()));
    }

    private long play(UnaryOperator<Position> afterEach) {
        SplittableRandom random = new SplittableRandom(SEED);
        long steps = 0;
        for (int game = 0; game < games; game++) {
            Position position = start;
            for (int ply = 0; ply < LONGEST && !position.outcome().isDecided(); ply++) {
                position = afterEach.apply(position.awaitsRoll() ? roll(position, random) : play(position, random));
                steps++;
            }
        }
        return steps;
    }

    private static Position roll(Position position, SplittableRandom random) {
        List<Integer> faces = List.copyOf(position.rolls().keySet());
        return position.roll(faces.get(random.nextInt(faces.size())));
    }

    private static Position play(Position position, SplittableRandom random) {
        List<Move> moves = position.legalMoves();
        return position.play(moves.get(random.nextInt(moves.size())));
    }
}

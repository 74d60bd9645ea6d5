package io.github.assize.bench;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Positions that nobody chose: plies 20, 30 … 110 of a random game, the first that lasts so long, by its seed from 1.
 * The moves are drawn from a list in the order of their texts, so that the rules alone decide the positions.
 */
final class MiddleGame {
    static final int FIRST_PLY = 20;
    static final int LAST_PLY = 110;
    static final int STEP = 10;
    private static final int SEEDS = 1000;

    private MiddleGame() {}

    static List<Position> of(Ruleset ruleset) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            List<Position> positions = game(ruleset, seed);
            if (positions.size() > LAST_PLY) {
                return everyStep(positions);
            }
        }
        throw new IllegalStateException(ruleset + ": no random game lasts " + LAST_PLY + " plies");
    }

    private static List<Position> everyStep(List<Position> positions) {
        List<Position> steps = new ArrayList<>();
        for (int ply = FIRST_PLY; ply <= LAST_PLY; ply += STEP) {
            steps.add(positions.get(ply));
        }
        return steps;
    }

    /** Returns the positions of a random game, from the array, up to the first decided one or the last ply. */
    private static List<Position> game(Ruleset ruleset, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> positions = new ArrayList<>(List.of(ruleset.initialPosition()));
        while (positions.size() <= LAST_PLY) {
            Position last = positions.get(positions.size() - 1);
            List<String> moves =
                    last.legalMoves().stream().map(Move::toString).sorted().toList();
            if (moves.isEmpty()) {
                break;
            }
            positions.add(last.play(moves.get(random.nextInt(moves.size()))));
        }
        boolean ended = positions.get(positions.size() - 1).legalMoves().isEmpty();
        return ended ? List.of() : positions;
    }
}

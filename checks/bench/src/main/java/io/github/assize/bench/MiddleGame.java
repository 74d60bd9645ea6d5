package io.github.assize.bench;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Positions that nobody chose: plies 20, 30 … 110 of a random game, the first that lasts so long, by its seed from 1, or the longest.
 * The moves are drawn from a list in the order of their texts, so that the rules alone decide the positions.
 */
final class MiddleGame {
    private static final int FIRST_PLY = 20;
    private static final int LAST_PLY = 110;
    private static final int STEP = 10;
    private static final int SEEDS = 1000;

    private MiddleGame() {}

    static List<Position> of(Ruleset ruleset) {
        List<Position> longest = List.of();
        for (long seed = 1; seed <= SEEDS && longest.size() <= LAST_PLY; seed++) {
            List<Position> positions = game(ruleset, seed);
            longest = positions.size() > longest.size() ? positions : longest;
        }
        List<Position> steps = new ArrayList<>();
        for (int ply = FIRST_PLY; ply <= LAST_PLY && ply < longest.size(); ply += STEP) {
            steps.add(longest.get(ply));
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
                return positions.subList(0, positions.size() - 1);
            }
            positions.add(last.play(moves.get(random.nextInt(moves.size()))));
        }
        return positions;
    }
}

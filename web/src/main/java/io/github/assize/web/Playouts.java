package io.github.assize.web;

import io.github.assize.core.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/** Plays games out with moves at random, every legal move being as likely as another; {@link java.util.Random} differs in a script. */
final class Playouts {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    private Playouts(long seed) {
        state = seed;
    }

    /**
     * Plays one game out.
     *
     * @param seed what chooses the moves: the same seed plays the same game
     * @param cap the greatest number of moves and rolls
     */
    static Map<String, Object> play(String game, String fen, int seed, int cap) {
        Position position = Positions.of(game, fen);
        Playouts random = new Playouts(seed);
        int steps = 0;
        int plies = 0;
        while (steps < cap && !position.outcome().isDecided()) {
            if (position.awaitsRoll()) {
                Position rolled = position.roll(face(position.rolls(), random));
                plies += rolled.sideToMove() == position.sideToMove() ? 0 : 1;
                position = rolled;
            } else {
                position = position.play(position.legalMoves()
                        .get(random.below(position.legalMoves().size())));
                plies++;
            }
            steps++;
        }
        Map<String, Object> played = new LinkedHashMap<>();
        played.put("plies", plies);
        played.put("outcome", position.outcome().toString());
        played.put("fen", position.toFen());
        return played;
    }

    private static int face(Map<Integer, Double> rolls, Playouts random) {
        double left = random.fraction();
        int face = 0;
        for (Map.Entry<Integer, Double> roll : rolls.entrySet()) {
            face = roll.getKey();
            left -= roll.getValue();
            if (left < 0) {
                return face;
            }
        }
        return face;
    }

    /** Returns the next number of SplitMix64 (Steele, Lea and Flood 2014), which is the same everywhere. */
    private long next() {
        state += STEP;
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** Returns a number from 0 to below a bound, by the upper 31 bits of the next one. */
    private int below(int bound) {
        return (int) (((next() >>> 33) * bound) >>> 31);
    }

    private double fraction() {
        return (next() >>> 11) * 0x1.0p-53;
    }
}

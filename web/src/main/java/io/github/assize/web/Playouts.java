package io.github.assize.web;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.study.SplitMix64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays games out with moves at random, every legal move being as likely as another, as the uniform games of a study are
 * played: from the array, it is the same game.
 */
final class Playouts {
    private Playouts() {}

    /**
     * Plays one game out.
     *
     * @param seed the seed of the study
     * @param index which of its games
     * @param cap the greatest number of plies
     */
    static Map<String, Object> play(String game, String fen, int seed, int index, int cap) {
        SplitMix64 random = SplitMix64.ofGame(seed, index);
        Position position = Positions.of(game, fen);
        int plies = 0;
        while (plies < cap && !position.outcome().isDecided()) {
            Position before = position;
            if (before.awaitsRoll()) {
                List<Integer> faces = List.copyOf(before.rolls().keySet());
                position = before.roll(faces.get(random.nextInt(faces.size())));
            } else {
                List<Move> moves = before.legalMovesInOrder();
                position = before.play(moves.get(random.nextInt(moves.size())));
            }
            // A roll is a ply of its own only where it loses the turn.
            plies += before.awaitsRoll() && position.sideToMove() == before.sideToMove() ? 0 : 1;
        }
        Map<String, Object> played = new LinkedHashMap<>();
        played.put("plies", plies);
        played.put("outcome", position.outcome().toString());
        played.put("fen", position.toFen());
        return played;
    }
}

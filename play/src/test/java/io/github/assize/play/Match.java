package io.github.assize.play;

import io.github.assize.core.Color;
import io.github.assize.core.Ruleset;
import io.github.assize.game.Game;
import io.github.assize.game.Policy;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Games between two players. */
final class Match {
    private Match() {}

    /** Plays a game to its end by the rules, or to so many turns. */
    static Game play(Ruleset ruleset, Player white, Player black, Budget budget, long seed, int turns) {
        RandomGenerator random = new SplittableRandom(seed);
        Game game = Game.of(ruleset).under(Policy.plies(turns));
        while (game.conclusion().isEmpty()) {
            if (game.position().awaitsRoll()) {
                List<Integer> faces = List.copyOf(game.position().rolls().keySet());
                game = game.roll(faces.get(random.nextInt(faces.size())));
            } else {
                Player player = game.position().sideToMove() == Color.WHITE ? white : black;
                game = game.play(player.choose(game, random, budget));
            }
        }
        return game;
    }
}

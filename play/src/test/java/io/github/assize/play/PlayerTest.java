package io.github.assize.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Game;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The players that do not look ahead. */
final class PlayerTest {
    private static final Budget ANY = Budget.unlimited();

    static List<Ruleset> rulesets() {
        return Rulesets.all();
    }

    private static Game at(String ruleset, String fen) {
        return Game.of(Rulesets.byId(ruleset).parsePosition(fen));
    }

    private static Set<String> choices(Player player, Game game) {
        return IntStream.range(0, 200)
                .mapToObj(seed -> player.choose(game, new SplittableRandom(seed), ANY))
                .map(Move::toString)
                .collect(Collectors.toSet());
    }

    @Test
    void toTheRandomPlayerAllMovesAreAlike() {
        Game game = Game.of(Rulesets.byId("short-assize"));
        Set<String> all =
                game.position().legalMoves().stream().map(Move::toString).collect(Collectors.toSet());
        assertEquals(all, choices(Player.random(), game));
    }

    @Test
    void theGreedyPlayerWinsWhereItCan() {
        assertEquals(Set.of("h1h8"), choices(Player.greedy(), at("shatranj", "k7/8/K7/8/8/8/6q1/n6R w - - 0 1")));
    }

    @Test
    void elseItTakesWhatIsWorthMost() {
        Game game = at("shatranj", "k7/pppp4/8/8/3q4/r1P5/1P6/K6R w - - 0 1");
        assertEquals(Set.of("b2a3"), choices(Player.greedy(), game));
    }

    @Test
    void andLosesByItsOwnMoveOnlyIfItMust() {
        // The last piece but the king is not taken: a lone king wins (CH-13).
        Game game = at("chatur", "7k/8/8/8/8/8/r7/1KQ5 w - - 0 1");
        assertTrue(game.play("b1a2").conclusion().isPresent());
        assertTrue(!choices(Player.greedy(), game).contains("b1a2"));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theSameSeedGivesTheSameGame(Ruleset ruleset) {
        for (Player player : List.of(Player.random(), Player.greedy())) {
            Game game = Match.play(ruleset, player, player, ANY, 7, 40);
            assertEquals(game, Match.play(ruleset, player, player, ANY, 7, 40));
        }
    }

    @Test
    void noMoveIsChosenWhereTheGameIsOverOrTheDieLies() {
        Game over = Game.of(Rulesets.byId("shatranj")).agreeDraw();
        Game waiting = Game.of(Rulesets.byId("grant-acedrex").with("dice", "reroll"));
        for (Player player : List.of(Player.random(), Player.greedy(), Player.search())) {
            Exception ended =
                    assertThrows(IllegalStateException.class, () -> player.choose(over, new SplittableRandom(1), ANY));
            assertEquals("choose a move: the game is over, 1/2-1/2 agreement", ended.getMessage());
            Exception unrolled = assertThrows(
                    IllegalStateException.class, () -> player.choose(waiting, new SplittableRandom(1), ANY));
            assertEquals(
                    "choose a move: the die is to be rolled first, in " + waiting.position(), unrolled.getMessage());
        }
    }

    @Test
    void aBudgetRefusesSenselessLimits() {
        assertEquals("d2,n=2000", ANY.depth(2).nodes(2000).toString());
        assertEquals(
                "depth 65: must be from 1 to 64",
                assertThrows(IllegalArgumentException.class, () -> ANY.depth(65))
                        .getMessage());
        assertEquals(
                "nodes 0: must be at least 1",
                assertThrows(IllegalArgumentException.class, () -> ANY.nodes(0)).getMessage());
        assertEquals(
                "time PT-1S: must not be negative",
                assertThrows(IllegalArgumentException.class, () -> ANY.time(java.time.Duration.ofSeconds(-1)))
                        .getMessage());
    }
}

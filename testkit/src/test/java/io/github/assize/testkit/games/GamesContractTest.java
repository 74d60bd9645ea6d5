package io.github.assize.testkit.games;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Samples;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract holds for games that other people have told, without a word about their pawns, kings or armies. */
final class GamesContractTest {
    private static Stream<Ruleset> games() {
        return Games.all().stream().filter(game -> GamesContractSample.TOLD.containsKey(game.id()));
    }

    @Test
    void everyGameIsHeldToIt() {
        assertEquals(Games.all().size(), games().count());
    }

    @ParameterizedTest
    @MethodSource("games")
    void playIsTheSameInBothImplementations(Ruleset game) {
        SideBySide.play(game, new PlainOther(game, requireNonNull(GamesContractSample.TOLD.get(game.id()))), 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("slow")
    void theContractHolds(Ruleset game) {
        GamesContractSample.game = game;
        for (String part : new String[] {
            "TheSecondImplementationAgrees", "APosition", "ItsMoves", "AMoveDrawn", "ASearch", "ItsNotation", "AnyText"
        }) {
            assertEquals(
                    Map.of(), Samples.failures(GamesContractSample.class.getName(), part), () -> part + " of " + game);
        }
    }
}

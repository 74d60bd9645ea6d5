package io.github.assize.testkit.games;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Samples;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract holds for games that other people have told, without a word about their pawns, kings or armies. */
final class GamesContractTest {
    private static final String DEPTH = "assize.contract";

    /** Castling and a choice at promotion; a great board and a rank zone; pawns of another kind. */
    private static final Set<String> IN_FULL = Set.of("chess", "grand", "legan");

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

    /** Quick but for a few, as there are so many of them and the published rulesets are held to it in full. */
    @ParameterizedTest
    @MethodSource("games")
    @Tag("slow")
    void theContractHolds(Ruleset game) {
        hold(game, IN_FULL.contains(game.id()) ? "deep" : "quick");
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("million")
    void theContractHoldsInFull(Ruleset game) {
        hold(game, "deep");
    }

    private static void hold(Ruleset game, String depth) {
        GamesContractSample.game = game;
        String before = System.setProperty(DEPTH, depth);
        try {
            for (String part : new String[] {
                "TheSecondImplementationAgrees",
                "APosition",
                "ItsMoves",
                "AMoveDrawn",
                "ASearch",
                "ItsNotation",
                "AnyText"
            }) {
                assertEquals(
                        Map.of(),
                        Samples.failures(GamesContractSample.class.getName(), part),
                        () -> part + " of " + game);
            }
        } finally {
            if (before == null) {
                System.clearProperty(DEPTH);
            } else {
                System.setProperty(DEPTH, before);
            }
        }
    }
}

package io.github.assize.testkit.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlainGameTest {

    private final PlainGame game = new Endgame(Map.of());

    /** Kings, rooks and pawns on sixteen squares; a stalemate is worth what a reading says. */
    private static final class Endgame extends PlainGame {

        Endgame(Map<String, String> answers) {
            super(4, List.of("K", "R", "P"), Map.of("stalemate", List.of("draw", "win")), answers);
        }

        @Override
        protected String array() {
            return "3k/p3/P3/KR2 w - - 0 1";
        }

        @Override
        protected void reach(PlainReach reach) {
            switch (reach.piece().kind()) {
                case "K" -> reach.leaps(PlainStep.AROUND);
                case "R" -> reach.rides(PlainStep.ORTHOGONAL);
                default -> reach.pawnSteps();
            }
        }

        @Override
        protected Optional<String> material(PlainPosition position) {
            return bareLoses(position, false);
        }

        @Override
        protected String stalemate(PlainPosition position) {
            return reads("stalemate", "draw") ? draw("stalemate") : win(!position.whiteToMove(), "stalemate");
        }
    }

    @Test
    void movesAreSortedByTextAndLeaveTheKingSafe() { // C-04
        assertEquals(
                List.of("b1b2", "b1b3", "b1b4", "b1c1", "b1d1"), game.start().moves());
        PlainPosition pinned = game.parse("2k1/p3/P3/KR1r w - - 0 1");
        assertEquals(List.of("b1c1", "b1d1"), pinned.moves());
    }

    @Test
    void aMoveIsMadeAndTheClocksRun() {
        PlainPosition position = game.start().play("b1c1");
        assertEquals("3k/p3/P3/K1R1 b - - 1 1", position.fen());
        assertEquals("4/p2k/P3/K1R1 w - - 2 2", position.play("d4d3").fen());
        PlainPosition captured = game.parse("3k/p1R1/P3/K3 w - - 7 1").play("c3a3");
        assertEquals("3k/R3/P3/K3 b - - 0 1", captured.fen());
        assertThrows(IllegalArgumentException.class, () -> position.play("c1c2"));
    }

    @Test
    void mateAndStalemateAreToldApart() { // C-05, C-06
        assertEquals("*", game.start().outcome());
        assertEquals("1-0 checkmate", game.parse("R2k/3p/1K1P/4 b - - 0 1").outcome());
        String stuck = "3k/p1R1/P1K1/4 b - - 0 1";
        assertEquals("1/2-1/2 stalemate", game.parse(stuck).outcome());
        PlainGame won = new Endgame(Map.of("stalemate", "win"));
        assertEquals("1-0 stalemate", won.parse(stuck).outcome());
    }

    @Test
    void aDecidedGameHasNoMoves() { // C-07, C-09
        PlainPosition position = game.parse("3k/4/P3/KR2 b - - 0 1");
        assertEquals("1-0 bare-king", position.outcome());
        assertEquals(List.of(), position.moves());
        assertEquals(0, position.perft(1));
        assertEquals(1, position.perft(0));
    }

    @Test
    void whatIsNoPositionIsRefused() {
        assertTrue(game.accepts("3k/p3/P3/KR2 w - -"));
        List<String> refused = List.of(
                "3k/p3/P3/KR2 w - - 0",
                "3k/p3/P3/KR2 w - - 0 0",
                "3k/p3/P3/KR2 w - - 0 1 -",
                "3k/p3/P3 w - - 0 1",
                "3k/p3/P3/KR3 w - - 0 1",
                "3k/p3/P3/KQ2 w - - 0 1",
                "3k/p3/P3/KR02 w - - 0 1",
                "3k/p3/P3/K(PR)2 w - - 0 1",
                "3k/p3/P3/1R2 w - - 0 1",
                "P2k/p3/4/KR2 w - - 0 1",
                "3k/p3/P3/KR2 w a1 - 0 1",
                "3k/p3/P3/KR2 w - a3 0 1",
                "3k/p3/P3/K2R w - - 0 1");
        refused.forEach(fen -> assertFalse(game.accepts(fen), fen));
    }

    @Test
    void unknownAnswersAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Endgame(Map.of("stalemate", "loss")));
        assertThrows(IllegalArgumentException.class, () -> new Endgame(Map.of("array", "seed")));
        assertThrows(IllegalArgumentException.class, () -> game.start().roll(1));
    }
}

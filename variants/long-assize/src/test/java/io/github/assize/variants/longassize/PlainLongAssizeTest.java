package io.github.assize.variants.longassize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.plain.PlainFigures;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlainLongAssizeTest {

    private final PlainFigures figures = new PlainFigures(getClass(), PlainLongAssize::new);

    private static PlainGame game(String answers) {
        return new PlainLongAssize(PlainFigures.answers(answers));
    }

    @Test
    void positionsHaveTheirMovesAndOutcome() {
        assertEquals(List.of(), figures.positions());
    }

    @Test
    void readingsChangeThem() {
        assertEquals(List.of(), figures.readings());
    }

    @Test
    void movesLeadToTheirPositions() {
        assertEquals(List.of(), figures.moves());
    }

    @Test
    void linesOfPlayAreCounted() {
        assertEquals(List.of(), figures.perft(10_000));
    }

    @Test
    void aCheckParriesTheEnemyKingsOwnLeap() { // LA-05
        PlainPosition position = game("-").parse("8/8/5p2/5r2/8/7Q/k1K5/3N4 b c2h3 - 0 1");
        assertTrue(position.inCheck());
        assertTrue(position.moves().containsAll(List.of("f5c5", "f5f2")));
        assertEquals(
                "8/8/5p2/2r5/8/7Q/k1K5/3N4 w h3 - 1 2", position.play("f5c5").fen());
    }

    @Test
    void aPromotedQueenJumpsOnALaterTurn() { // LA-11
        PlainPosition position =
                game("-").parse("7k/1P6/8/8/8/8/7p/K7 w - - 0 1").play("b7b8");
        assertEquals("1Q5k/8/8/8/8/8/7p/K7 b b8 - 0 1", position.fen());
        PlainPosition jumped = position.play("h8g8").play("b8d6");
        assertEquals("6k1/8/3Q4/8/8/8/7p/K7 b - - 2 2", jumped.fen());
    }

    @Test
    void enPassantIsOnlyForTheNextTurnAndOnlyWhereLegal() { // LA-10
        PlainPosition position =
                game("-").parse("7k/2p5/8/1P6/8/8/8/K7 b - - 0 1").play("c7c5");
        assertEquals("7k/8/8/1Pp5/8/8/8/K7 w - c6 0 2", position.fen());
        assertEquals("7k/8/2P5/8/8/8/8/K7 b - - 0 2", position.play("b5c6").fen());
        PlainPosition pinned =
                game("-").parse("8/2p5/8/KP5r/8/8/8/7k b - - 0 1").play("c7c5");
        assertEquals("8/8/8/KPp4r/8/8/8/7k w - - 0 2", pinned.fen());
    }

    @Test
    void noEnPassantOverAManLeaptOver() { // pawn-double-step=leap
        PlainPosition position = game("pawn-double-step=leap")
                .parse("7k/2p5/2n5/1P6/8/8/8/K7 b - - 0 1")
                .play("c7c5");
        assertEquals("7k/8/2n5/1Pp5/8/8/8/K7 w - - 0 2", position.fen());
        assertTrue(position.moves().contains("b5c6"));
    }

    @Test
    void anEnPassantSquareIsReadWhereADoubleStepCouldHaveLeftIt() {
        PlainGame game = game("-");
        assertEquals(
                "7k/8/8/2p5/8/8/8/K7 w - - 0 1",
                game.parse("7k/8/8/2p5/8/8/8/K7 w - c6 0 1").fen());
        assertFalse(game.accepts("7k/2n5/8/2p5/8/8/8/K7 w - c6 0 1"));
        assertFalse(game.accepts("7k/8/2n5/2p5/8/8/8/K7 w - c6 0 1"));
        assertFalse(game.accepts("7k/8/8/2p5/8/8/8/K7 b - c6 0 1"));
        assertFalse(game.accepts("7k/8/8/8/2p5/8/8/K7 w - c5 0 1"));
    }

    @Test
    void aKingInCheckHoldsNoLeap() { // LA-05
        assertFalse(game("-").accepts("7k/8/8/8/8/8/8/K6r w a1 - 0 1"));
        assertTrue(game("king-checked=barred-while-checked").accepts("7k/8/8/8/8/8/8/K6r w a1 - 0 1"));
    }
}

package io.github.assize.variants.chatur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.plain.PlainFigures;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlainChaturTest {

    private final PlainFigures figures = new PlainFigures(getClass(), PlainChatur::new);

    private static PlainGame game(String answers) {
        return new PlainChatur(PlainFigures.answers(answers));
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
    void theKingPassesOverAVesselThatStandsBesideHim() { // CH-10
        PlainPosition position = game("-").parse("4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w d1 - 0 1");
        assertEquals(
                "4k3/p7/8/8/8/8/P1PPP3/1KR1Q3 b - - 1 1", position.play("d1b1").fen());
    }

    @Test
    void aPawnRetreatsInThreeSteps() { // CH-07
        PlainPosition position =
                game("-").parse("8/1P5p/8/8/8/8/k7/6K1 w - - 5 1").play("b7b8");
        assertEquals("1+P6/7p/8/8/8/8/k7/6K1 b - - 0 1", position.fen());
        position = position.play("a2b2").play("b8a7").play("b2a2").play("a7b6").play("a2b2");
        assertEquals("8/7p/1+P6/8/8/8/1k6/6K1 w - - 1 4", position.fen());
        assertEquals("8/7p/8/2Q5/8/8/1k6/6K1 b - - 0 4", position.play("b6c5").fen());
    }

    @Test
    void aLoneKingWins() { // CH-13, CH-14
        String fen = "7k/7p/6K1/8/8/8/8/7Q w - - 0 1";
        assertEquals("0-1 bare-king", game("-").parse(fen).play("h1h7").outcome());
        assertEquals(
                "1/2-1/2 bare-king",
                game("lone-king=draws").parse(fen).play("h1h7").outcome());
        assertEquals(
                "1-0 checkmate",
                game("lone-king-mated=mate-first").parse(fen).play("h1h7").outcome());
        assertEquals(
                "1-0 checkmate",
                game("lone-king-mated=mate-first lone-king=draws")
                        .parse(fen)
                        .play("h1h7")
                        .outcome());
    }

    @Test
    void theStalematedSideWins() { // CH-15
        String fen = "k7/p1K5/B7/8/8/8/8/8 b - - 0 1";
        assertEquals("0-1 stalemate", game("-").parse(fen).outcome());
        assertEquals(
                "1-0 stalemate", game("stalemate=stalemater-wins").parse(fen).outcome());
    }

    @Test
    void aRetreatingPawnStandsOnlyWhereARetreatLeads() { // CH-07
        assertFalse(game("-").accepts("1P6/8/8/8/8/8/8/K6k w - - 0 1"));
        assertFalse(game("-").accepts("+P7/8/8/8/8/8/8/K6k w - - 0 1"));
        assertFalse(game("-").accepts("8/8/8/+P7/8/8/8/K6k w - - 0 1"));
        assertTrue(game("-").accepts("8/8/+P7/8/8/8/8/K6k w - - 0 1"));
        assertFalse(game("retreat=one-slide").accepts("8/8/+P7/8/8/8/8/K6k w - - 0 1"));
        assertFalse(game("retreat=none").accepts("1+P6/8/8/8/8/8/8/K6k w - - 0 1"));
    }
}

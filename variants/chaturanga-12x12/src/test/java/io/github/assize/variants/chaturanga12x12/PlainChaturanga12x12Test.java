package io.github.assize.variants.chaturanga12x12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.plain.PlainFigures;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlainChaturanga12x12Test {

    private final PlainFigures figures = new PlainFigures(getClass(), PlainChaturanga12x12::new);

    private static PlainGame game(String answers) {
        return new PlainChaturanga12x12(PlainFigures.answers(answers));
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
    void aPawnIsPromotedAndPutBack() { // CQ-04
        PlainPosition position = game("-").parse("6d5/5P6/12/12/12/12/12/2d9/12/12/V6k4/K11 w - - 0 1");
        assertEquals(
                "12/5M6/12/12/12/12/12/2d9/12/12/V6k4/K11 b - - 0 1",
                position.play("f11g12").fen());
    }

    @Test
    void checkIsJudgedAfterTheReturn() { // CQ-05
        String fen = "12/K4P5d/12/12/12/12/12/12/12/7k4/12/V11 w - - 0 1";
        assertTrue(game("-").parse(fen).moves().contains("f11f12"));
        assertFalse(game("promotion=in-place").parse(fen).moves().contains("f11f12"));
    }

    @Test
    void theStalematedSideRemovesAMan() { // CQ-07, CQ-08
        PlainPosition position = game("-").parse("d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 7 1");
        assertEquals(List.of("xa12", "xl1", "xl2"), position.moves());
        assertEquals(
                "5k6/12/12/12/12/12/12/p11/12/12/11d/KF9d b - - 0 1",
                position.play("xa12").fen());
    }

    @Test
    void aRemovalThatReducesWins() { // CQ-09
        PlainPosition position = game("-").parse("12/12/12/12/12/12/12/12/12/1k10/12/KF9d w - - 0 1");
        assertEquals("1-0 reduced", position.play("xl1").outcome());
    }
}

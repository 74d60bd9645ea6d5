package io.github.assize.variants.shortassize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.plain.PlainFigures;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlainShortAssizeTest {

    private final PlainFigures figures = new PlainFigures(getClass(), PlainShortAssize::new);

    private static PlainGame game(String answers) {
        return new PlainShortAssize(PlainFigures.answers(answers));
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
    void aCaptureOnASharedSquareTakesBothMen() { // SA-13, SA-15
        PlainPosition position =
                game("-").parse("4k3/8/8/8/2n5/4(PQ)3/8/4K3 b - - 0 1").play("c4e3");
        assertEquals("4k3/8/8/8/8/4n3/8/4K3 w - - 0 2", position.fen());
        assertEquals("0-1 bare-king", position.outcome());
    }

    @Test
    void eachOfTwoMenOnASquareAttacksAndMovesByItself() { // SA-11, SA-12
        assertTrue(game("-").parse("r7/8/8/8/8/4(PQ)3/3k4/7K b - - 0 1").inCheck());
        PlainPosition position = game("-").parse("r3k3/8/8/8/8/4(PQ)3/8/4K3 w - - 0 1");
        assertTrue(position.moves().containsAll(List.of("Pe3e4", "Qe3d4", "Qe3f4", "Qe3d2", "Qe3f2")));
        assertEquals(
                "r3k3/8/8/8/3Q4/4P3/8/4K3 b - - 1 1", position.play("Qe3d4").fen());
    }

    @Test
    void aBaredSideWithAReplyInKindDraws() { // baring=reprieve
        PlainPosition position =
                game("baring=reprieve").parse("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6");
        assertEquals("*", position.outcome());
        assertEquals("1/2-1/2 bare-king", position.play("c6d6").outcome());
        assertEquals("1-0 bare-king", position.play("c6b5").outcome());
    }

    @Test
    void whatIsNoPositionIsRefused() {
        PlainGame game = game("-");
        assertFalse(game.accepts("4k3/8/8/8/4(PQ)3/8/8/4K3 w - - 0 1"), "shared elsewhere");
        assertFalse(game.accepts("4k3/8/8/8/8/4(QP)3/8/4K3 w - - 0 1"), "queen first");
        assertFalse(game.accepts("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"), "pawn on the far rank");
        assertFalse(game.accepts("4k3/8/8/8/8/8/8/4K3 w e1 - 0 1"), "no first moves");
        assertFalse(game.accepts("8/8/8/8/8/8/3k4/4K3 w - - 0 1"), "kings side by side");
        assertFalse(game.accepts("4k3/8/8/8/8/8/8/4K3 w - - 0"), "one counter alone");
        assertTrue(game.accepts("4k3/8/8/8/8/8/8/4K2P w - -"), "pawn on its first rank");
    }
}

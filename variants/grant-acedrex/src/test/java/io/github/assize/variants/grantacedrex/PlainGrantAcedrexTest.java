package io.github.assize.variants.grantacedrex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.plain.PlainFigures;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlainGrantAcedrexTest {

    private final PlainFigures figures = new PlainFigures(getClass(), PlainGrantAcedrex::new);

    private static PlainGame game(String answers) {
        return new PlainGrantAcedrex(PlainFigures.answers(answers));
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
    void aPawnBecomesTheManOfItsFile() { // GA-09
        PlainPosition position = game("-").parse("4l1r5/5P6/12/12/12/12/12/12/12/12/10k1/K11 w - - 0 1");
        assertTrue(position.play("f11f12").fen().startsWith("4lAr5/"));
        assertTrue(position.play("f11e12").fen().startsWith("4C1r5/"));
        assertTrue(position.play("f11g12").fen().startsWith("4l1A5/"));
    }

    @Test
    void aPromotedUnicornIsUnmoved() { // unicorn=murray
        PlainPosition position = game("unicorn=murray").parse("12/2P9/12/12/12/12/12/12/p11/12/10k1/K11 w - - 0 1");
        assertEquals(
                "2U9/12/12/12/12/12/12/12/p11/12/10k1/K11 b c12 - 0 1",
                position.play("c11c12").fen());
    }

    @Test
    void theDieIsRolledBeforeTheMove() { // GA-12
        PlainPosition position = game("dice=reroll").start();
        assertTrue(position.fen().endsWith(" w g1g12 - 0 1 -"));
        assertEquals(List.of(), position.moves());
        assertEquals("*", position.outcome());
        PlainPosition rolled = position.roll(1);
        assertTrue(rolled.fen().endsWith(" 0 1 1"));
        assertEquals(12, rolled.moves().size());
        assertTrue(rolled.play("a4a5").fen().endsWith(" b g1g12 - 0 1 -"));
    }

    @Test
    void aRollThatNobodyCanUseIsRepeatedOrPasses() { // dice
        String fen = "11k/12/12/12/12/12/12/12/12/p11/P11/K11 w - - 3 7 -";
        assertEquals(fen, game("dice=reroll").parse(fen).roll(7).fen());
        PlainPosition passed = game("dice=pass").parse(fen).roll(7);
        assertEquals("11k/12/12/12/12/12/12/12/12/p11/P11/K11 b - - 4 7 -", passed.fen());
        PlainPosition checked = game("dice=pass").parse("11k/12/12/12/12/12/5p6/5P6/12/12/12/K10r w - - 3 7 -");
        assertEquals("*", checked.outcome());
        assertEquals("0-1 lost-roll", checked.roll(7).outcome());
        assertEquals(List.of("a1a2", "a1b2"), checked.roll(8).moves());
    }
}

package io.github.assize.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What no other chess has, played on the page by the mouse. */
final class ExplorerGamesTest extends BrowserTest {
    private static Position open(String ruleset, String fen) {
        browser.open("#g=" + ruleset + "&f=" + Browser.encoded(fen));
        return Rulesets.byId(ruleset).parsePosition(fen);
    }

    @Test
    void aPawnIsPromotedAndReturns() {
        Position position = open("chaturanga-12x12", "6d5/5P6/12/12/12/12/12/2d9/12/12/V6k4/K11 w - - 0 1");
        browser.choose("f11", "g12");
        assertEquals(position.play("f11g12").toFen(), browser.fen());
        assertTrue(browser.text("#live").contains("becomes a"), browser.text("#live"));
    }

    @Test
    void aStalematedPlayerRemovesAPiece() {
        Position position = open("chaturanga-12x12", "d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 7 1");
        assertTrue(browser.text("#answer").contains("stalemated"));
        assertEquals(
                List.of("l2"),
                browser.marked("cross").stream().filter("l2"::equals).toList());
        browser.choose("l2");
        browser.answer("Remove the danti on l2");
        assertEquals(position.play("xl2").toFen(), browser.fen());
    }

    @Test
    void whatStandsOnASharedSquareIsChosen() {
        Position position =
                open("short-assize", "1nf2fn1/4r3/1ppk(pq)1pp/1p1p4/1P3rpP/P1PP(PQ)3/1R1K3R/1NF2F2 w - - 0 13");
        browser.choose("e3");
        assertEquals(2, browser.all("#answer .piece").size());
        assertTrue(browser.attribute(Browser.square("e3"), "aria-label").contains("white pawn and white queen"));
        browser.choose("f4");
        assertEquals("Which move to f4?", browser.text("#chooser-title"));
        assertEquals(
                List.of("exf4 – pawn e3 to f4, captures the rook", "Qxf4 – queen e3 to f4, captures the rook"),
                browser.texts("#chooser-choices button"));
        browser.answer("Qxf4");
        assertEquals(position.play("Qe3f4").toFen(), browser.fen());
        browser.click("#take-back");
        browser.choose("e3", "f4");
        browser.answer("exf4");
        assertEquals(position.play("Pe3f4").toFen(), browser.fen());
    }

    @Test
    void aPawnRetreats() {
        Position position = open("chatur", "2+P5/2r1n3/7k/2p5/P4P2/8/8/1K1B4 w - - 1 44");
        browser.choose("c8", "b7");
        assertEquals(position.play("c8b7").toFen(), browser.fen());
    }

    @Test
    void theEndIsToldWithItsRules() {
        Position position = Rulesets.byId("chatur").initialPosition();
        browser.open("#g=chatur&m=d2d3.e7e5.e1c3.e8e7");
        Position last = position.play("d3").play("e5").play("Qc3").play("Ke7");
        browser.choose("c3", "e5");
        assertEquals(last.play("Qxe5").toFen(), browser.fen());
        assertEquals("White wins: checkmate.", browser.text("#status"));
        assertEquals("White wins: checkmate", browser.text("#answer .ending h2"));
        assertTrue(browser.text("#answer .rules").startsWith("C-05"));
        assertTrue(browser.text("#live").endsWith("White wins: checkmate."), browser.text("#live"));
        browser.tab("record");
        assertTrue(browser.value("#pgn").contains("[Reason \"checkmate\"]"));
    }

    @Test
    void aReadingThatThePositionDoesNotBearIsRefusedWithItsFaults() {
        browser.open("#g=grant-acedrex&r=dice.pass&m=r1.a4a5.r1");
        browser.tab("readings");
        String fen = browser.fen();
        browser.tab("readings");
        browser.click("#reading-dice-none");
        assertTrue(browser.text("#notice").contains("cannot be had in that reading"), browser.text("#notice"));
        assertEquals("true", String.valueOf(browser.find("#reading-dice-pass").isSelected()));
        assertEquals(fen, browser.fen());
        browser.click("#notice button");
        assertEquals(Rulesets.byId("grant-acedrex").initialPosition().toFen(), browser.fen());
        assertFalse(browser.find("#notice").isDisplayed());
    }

    @Test
    void aLineIsKeptWhenAnotherReadingBearsIt() {
        browser.open("#g=grant-acedrex&m=a4a5.a9a8.b1e2&p=2");
        browser.tab("readings");
        browser.click("#reading-stalemate-draw");
        assertEquals("#g=grant-acedrex&r=stalemate.draw&m=a4a5.a9a8.b1e2&p=2", browser.script("return location.hash"));
        browser.click("#reading-lion-threeleaper");
        assertTrue(browser.text("#notice").contains("the position is kept"), browser.text("#notice"));
        assertTrue(String.valueOf(browser.script("return location.hash"))
                .contains("r=lion.threeleaper~stalemate.draw&f="));
    }
}

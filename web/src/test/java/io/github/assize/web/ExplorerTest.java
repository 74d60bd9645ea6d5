package io.github.assize.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Square;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page in a browser, used as a person would use it. */
final class ExplorerTest extends BrowserTest {
    private static final Ruleset GRANT = Rulesets.byId("grant-acedrex");

    private static void open(Ruleset ruleset) {
        browser.open("#g=" + ruleset.id());
    }

    private static List<String> targets(Position position, String from) {
        return position.legalMoves(Square.parse(from)).stream()
                .map(Move::to)
                .distinct()
                .map(Square::toString)
                .sorted()
                .toList();
    }

    @Test
    void itIsOneFileOfAtMost800Kilobytes() throws IOException {
        long size = Files.size(Browser.PAGE);
        assertTrue(size <= 800_000, () -> "the page has " + size + " bytes");
    }

    @Test
    void itAsksForNothingButItself() {
        browser.requests();
        for (Ruleset ruleset : Rulesets.all()) {
            open(ruleset);
            assertEquals(ruleset.name(), browser.find("#game option:checked").getText());
            assertEquals(
                    ruleset.files() * ruleset.ranks(),
                    browser.all("#board [role=gridcell] button").size());
        }
        browser.click("#gallery-open");
        browser.await("#gallery svg");
        assertEquals(Rulesets.all().size(), browser.all("#gallery-games button").size());
        for (String request : browser.requests()) {
            assertTrue(request.startsWith(Browser.address()), request);
        }
    }

    @Test
    void aPieceShowsItsMovesAndItsRule() {
        open(GRANT);
        browser.choose("f1");
        assertEquals(targets(GRANT.initialPosition(), "f1"), browser.marked("dot"));
        assertEquals(List.of("f1"), browser.marked("chosen"));
        assertEquals("White aanca on f1", browser.text("#answer h2"));
        assertTrue(browser.text("#answer .rules").startsWith("GA-03"));
        assertTrue(browser.has("#answer .drawn svg"));
    }

    @Test
    void aPieceOfTheOtherSideShowsItsWaysToo() {
        open(GRANT);
        browser.choose("b12");
        assertEquals(List.of("b12"), browser.marked("foreign"));
        assertEquals(targets(GRANT.initialPosition().play("a4a5"), "b12"), browser.marked("dot"));
        assertTrue(browser.text("#answer").contains("It is not Black’s turn."));
    }

    @Test
    void aSquareThatCannotBeReachedIsAnsweredAsTheRulesDo() {
        open(GRANT);
        browser.choose("a1", "a6");
        assertEquals(GRANT.initialPosition().why("a1a6").orElseThrow(), browser.text("#why"));
        assertEquals(browser.text("#why"), browser.text("#live"));
        browser.choose("f1", "f9");
        assertEquals("an aanca does not move from f1 to f9 (GA-03)", browser.text("#why"));
        browser.click("#answer .refusal .rule-id");
        assertEquals("rule-GA-03", browser.focused());
    }

    @Test
    void aMoveIsTypedInEitherNotation() {
        open(GRANT);
        Position position = GRANT.initialPosition();
        browser.type("#move-text", "Af9" + Keys.ENTER);
        assertEquals(position.why("Af9").orElseThrow(), browser.text("#why"));
        browser.type("#move-text", "e5" + Keys.ENTER);
        browser.type("#move-text", "e9e8" + Keys.ENTER);
        assertEquals(position.play("e5").play("e8").toFen(), browser.fen());
    }

    @Test
    void murraysLionHasTwoMovesLess() {
        open(GRANT);
        browser.tab("count");
        browser.script("document.getElementById('perft-depth').value = '1'");
        browser.click("#perft");
        browser.awaitText("#perft-result", "59 lines of 1 ply");
        browser.tab("readings");
        browser.click("#reading-lion-threeleaper");
        browser.tab("count");
        browser.script("document.getElementById('perft-depth').value = '1'");
        browser.click("#perft");
        browser.awaitText("#perft-result", "57 lines of 1 ply");
        assertTrue(String.valueOf(browser.script("return location.hash")).contains("r=lion.threeleaper"));
    }

    @Test
    void twoReadingsStandSideBySideAndTheirFirstDifferenceIsFound() {
        open(GRANT);
        browser.tab("readings");
        select("compare", "grant-acedrex lion=threeleaper");
        assertTrue(browser.find("#other-board").isDisplayed());
        String difference = browser.text("#difference");
        Position murray = GRANT.with("lion", "threeleaper").initialPosition();
        List<String> only = GRANT.initialPosition().legalMoves().stream()
                .map(Move::toString)
                .filter(move -> !murray.isLegal(move))
                .sorted()
                .toList();
        assertEquals(2, only.size());
        assertTrue(difference.contains(String.join(" ", only)), difference);
        assertEquals(2, arrows("#board"));
        assertEquals(0, arrows("#other-board"));
        select("compare", "grant-acedrex stalemate=draw");
        browser.click("#first-difference");
        browser.awaitText("#search", "Looking");
        browser.click("#search button");
        browser.awaitText("#search", "No difference found");
    }

    @Test
    void whatCannotBeginInTheOtherReadingHasNoFirstDifference() {
        String rolled = GRANT.with("dice", "pass").initialPosition().roll(1).toFen();
        browser.open("#g=grant-acedrex&r=dice.pass&f=" + Browser.encoded(rolled) + "&c=default");
        assertTrue(browser.text("#difference").startsWith("It cannot begin here: "), browser.text("#difference"));
        assertFalse(browser.has("#first-difference"));
    }

    private static long arrows(String board) {
        return browser.all(board + " svg path[fill='#d2452d']").size();
    }

    private static void select(String id, String value) {
        browser.script(
                "const field = document.getElementById(arguments[0]); field.value = arguments[1];"
                        + " field.dispatchEvent(new Event('change', { bubbles: true }))",
                id,
                value);
    }

    @Test
    void twentyMovesArePlayedByKeysAlone() {
        open(GRANT);
        browser.keys(Keys.TAB, Keys.ENTER);
        String at = browser.focused();
        assertEquals("a1", at);
        Position position = GRANT.initialPosition();
        for (int i = 0; i < 20; i++) {
            List<Move> moves = position.legalMovesInOrder();
            Move move = moves.get((i * 7) % moves.size());
            String from = move.from().orElseThrow().toString();
            browser.keysTo(at, from);
            browser.keysTo(from, move.to().toString());
            at = move.to().toString();
            position = position.play(move);
            assertTrue(browser.text("#live").contains("to move"), browser.text("#live"));
        }
        assertEquals(position.toFen(), browser.fen());
        browser.click("#tab-line");
        browser.keys(",", ",", ".");
        assertEquals(20, browser.all("#panel-line .token").size());
        assertEquals("19", browser.script("return location.hash.match(/p=(\\d+)/)[1]"));
    }

    @Test
    void theFocusStaysWhereTheKeysGoOn() {
        browser.open("#g=chatur&m=d2d3.d7d6&p=0");
        browser.press(Browser.square("e2"), "f");
        assertEquals("e2", browser.focused());
        browser.press("#forward", Keys.ENTER);
        assertEquals("forward", browser.focused());
        browser.keys(Keys.ENTER);
        assertEquals("back", browser.focused());
        browser.press("#panel-line .token button", Keys.ENTER);
        assertEquals("1.d3", browser.text("#panel-line .token:has(:focus)"));
        browser.script("document.querySelector('#panel-line .editor').open = true");
        browser.press("#panel-line .editor .bar button", Keys.ENTER);
        assertEquals("tab-line", browser.focused());
        browser.choose("e2");
        browser.press("#answer .moves button", Keys.ENTER);
        assertEquals("e2", browser.focused());
        browser.press("#take-back", Keys.ENTER);
        assertEquals("e2", browser.focused());
        browser.open("#g=chatur&m=d2d3.d7d6");
        browser.script("document.querySelector('#panel-line .editor').open = true");
        browser.press("#panel-line .editor .bar button", Keys.ENTER);
        assertEquals("1.d3", browser.text("#panel-line .token:has(:focus)"));
    }

    @Test
    void theFocusIsLedOnFromANoticeAndADie() {
        browser.open("#g=chatur&x");
        browser.press("#notice button", Keys.ENTER);
        assertEquals("a1", browser.focused());
        browser.open("#g=grant-acedrex&r=dice.pass");
        browser.press("#roll", Keys.ENTER);
        assertEquals(browser.has("#roll") ? "roll" : "a1", browser.focused());
    }

    @Test
    void theLinkShowsTheSameElsewhere() {
        open(GRANT);
        browser.type("#move-text", "a5" + Keys.ENTER);
        browser.type("#move-text", "a8" + Keys.ENTER);
        browser.click("#flip");
        browser.click("#back");
        browser.tab("readings");
        select("compare", "grant-acedrex king-leap=quiet");
        String link = String.valueOf(browser.script("return location.href"));
        String fen = browser.fen();
        browser.open(link.substring(link.indexOf('#')));
        assertEquals(fen, browser.fen());
        assertEquals("true", browser.find("#flip").getDomAttribute("aria-pressed"));
        assertTrue(browser.find("#other-board").isDisplayed());
        browser.click("#forward");
        assertEquals(GRANT.initialPosition().play("a5").play("a8").toFen(), browser.fen());
    }

    @Test
    void aBrokenLinkIsExplained() {
        browser.open("#g=grant-acedrex&m=a4a5.a9a2");
        assertTrue(browser.text("#notice").contains("a9a2"), browser.text("#notice"));
        assertEquals(GRANT.initialPosition().play("a4a5").toFen(), browser.fen());
        browser.open("#g=chess");
        assertTrue(browser.text("#notice").contains("no ruleset \"chess\""), browser.text("#notice"));
        browser.open("#<img src=x onerror=alert(1)>");
        assertTrue(browser.text("#notice").contains("has no meaning"), browser.text("#notice"));
        assertTrue(browser.text("#notice").contains("the game is missing"), browser.text("#notice"));
        assertEquals(0, browser.all("#notice img").size());
    }

    @Test
    void aLinkThatIsCutOffIsFollowedAsFarAsItGoes() {
        String link = "#g=grant-acedrex&r=lion.threeleaper&m=a4a5.a9a8.f1g3&p=1&c=default&o=black";
        for (int length = link.indexOf('&'); length < link.length(); length += 4) {
            browser.open(link.substring(0, length));
            assertEquals("Grant Acedrex", browser.find("#game option:checked").getText());
            assertTrue(browser.text("#status").matches("(White|Black) to move, turn [12]"), browser.text("#status"));
        }
        browser.open(link.substring(0, link.length() - 1));
        assertEquals("The link cannot be followed to its end: o=blac: it must be black", browser.text("#notice span"));
        assertTrue(browser.find("#other-board").isDisplayed());
        browser.open("#g=chatur&g=makruk&m=d2d3.e7%E0%A4&p=7&o=green");
        assertEquals(
                "The link cannot be followed to its end: \"g=makruk\" stands after another g=;"
                        + " \"e7%E0%A4\" is not encoded as an address is; o=green: it must be black; p=7: it must be a number of steps, at most 1",
                browser.text("#notice span"));
        assertEquals(Rulesets.byId("chatur").initialPosition().play("d2d3").toFen(), browser.fen());
    }

    @Test
    void theAnswersOfALinkThatCanBeHadAreKept() {
        String reading = "The link cannot be followed to its end: reading ";
        String first = "#g=grant-acedrex&r=lion.threeleaper";
        browser.open(first + "~king-leap.zz&c=lion.threeleaper~king-leap.zz");
        assertTrue(browser.text("#notice span").startsWith(reading + "king-leap"), browser.text("#notice span"));
        assertEquals(first + "&c=lion.threeleaper", browser.hash());
        browser.open("#g=chatur&r=king-leap.jump~king-leap.slide");
        assertEquals(
                reading + "king-leap of chatur may be answered only once: it has the answers jump and slide",
                browser.text("#notice span"));
        assertEquals("#g=chatur&r=king-leap.jump", browser.hash());
    }

    @Test
    void markupFromOutsideIsShownAsText() {
        open(GRANT);
        String markup = "<img src=x onerror=\"document.title='taken'\">";
        browser.tab("record");
        browser.type("#fen", markup);
        browser.click("#fen-set");
        assertTrue(browser.text("#fen-faults").contains("<img"), browser.text("#fen-faults"));
        browser.type(
                "#pgn",
                "[Variant \"chatur\"]\n[White \"" + markup.replace("\"", "'") + "\"]\n\n1. d3 {" + markup + "} *");
        browser.click("#pgn-read");
        browser.tab("line");
        assertTrue(browser.text("#panel-line .comment").contains(markup));
        assertEquals(0, browser.all("img").size());
        assertFalse(browser.text("title").contains("taken"));
    }

    @Test
    void everyFaultOfAPositionAndOfAGameIsTold() {
        open(Rulesets.byId("chatur"));
        browser.tab("record");
        browser.type("#fen", "8/8/8/8/8/8/8/8 w - - 0 1");
        browser.click("#fen-set");
        assertEquals(2, browser.all("#fen-faults li").size());
        browser.type("#pgn", """
                [Variant "chatur"]

                1. d9 *

                [Variant "nothing"]

                1. d3 *

                [Variant "chatur"]

                1. d3 d6 *
                """);
        browser.click("#pgn-read");
        assertEquals(2, browser.all("#pgn-faults li").size());
        assertEquals(1, browser.all("#pgn-games button").size());
        browser.click("#pgn-games button");
        browser.tab("line");
        assertEquals(2, browser.all("#panel-line .token").size());
    }

    @Test
    void variationsAreKeptAndWrittenAndRead() {
        open(Rulesets.byId("chatur"));
        for (String key : List.of("d3", "d6")) {
            browser.type("#move-text", key + Keys.ENTER);
        }
        browser.click("#back");
        browser.type("#move-text", "e6" + Keys.ENTER);
        assertEquals(1, browser.all("#panel-line .variation").size());
        browser.tab("record");
        String pgn = browser.value("#pgn");
        assertTrue(pgn.contains("1. d3 d6 (1... e6) *"), pgn);
        browser.click("#pgn-read");
        browser.tab("line");
        assertEquals(1, browser.all("#panel-line .variation").size());
    }

    @Test
    void takingBackTakesTheLastMoveAndNoOther() {
        open(Rulesets.byId("chatur"));
        for (String move : List.of("d3", "d6")) {
            browser.type("#move-text", move + Keys.ENTER);
        }
        browser.click("#back");
        browser.click("#take-back");
        assertTrue(browser.text("#notice").contains("“Back” goes back"), browser.text("#notice"));
        assertEquals(2, browser.all("#panel-line .token").size());
        browser.click("#last");
        browser.click("#take-back");
        assertFalse(browser.find("#notice").isDisplayed());
        assertEquals(List.of("1.d3"), browser.texts("#panel-line .token"));
        browser.keys("u");
        assertEquals(0, browser.all("#panel-line .token").size());
    }

    @Test
    void whatMayBeTypedIsAMoveOfTheGame() {
        for (Ruleset ruleset : Rulesets.all()) {
            open(ruleset);
            Position start = ruleset.initialPosition();
            String move = start.legalMovesInOrder().get(0).toString();
            assertEquals(
                    move + " or " + start.algebraic(start.move(move)), browser.attribute("#move-text", "placeholder"));
        }
    }

    @Test
    void aLegalMoveIsNotAskedAboutWhyNot() {
        open(GRANT);
        browser.type("#move-text", "a5");
        browser.click("#ask-why");
        assertEquals("It is legal", browser.text("#answer .refusal h2"));
        browser.type("#move-text", "a7");
        browser.click("#ask-why");
        assertEquals("Why not?", browser.text("#answer .refusal h2"));
    }

    @Test
    void theRulesThatNameAPieceStandBesideItsWays() {
        open(Rulesets.byId("parsi-chess"));
        browser.choose("b1");
        assertEquals(List.of("PC-05"), browser.texts("#answer .piece > .rules .rule-id"));
        assertEquals("Other rules that name it (3)", browser.text("#answer .piece details:last-child summary"));
        assertEquals(List.of("PC-02", "PC-11", "PC-14"), browser.texts("#answer .piece details .rule-id"));
    }

    @Test
    void theDieTellsWhichPieceMayMove() {
        browser.open("#g=grant-acedrex&r=dice.pass");
        assertEquals(
                List.of("1 pawn", "2 giraffe", "3 crocodile", "4 lion", "5 rook", "6 unicorn", "7 aanca", "8 king"),
                browser.texts("#die .face"));
        browser.choose("a4");
        assertTrue(browser.text("#answer .piece").contains("The die is to be rolled first."));
        browser.click("#die .face:nth-of-type(5)");
        assertTrue(browser.text("#status").endsWith("; the die shows 4: lion"), browser.text("#status"));
        assertTrue(browser.text("#live").contains("the die shows 4: lion"), browser.text("#live"));
        assertEquals(List.of("rolls 4"), browser.texts("#panel-line .token"));
        browser.choose("a4");
        assertTrue(browser.text("#answer .piece").contains("the die shows 4, for the lion."));
    }

    @Test
    void aDieIsRolledToALostTurn() {
        Ruleset dice = GRANT.with("dice", "pass");
        browser.open("#g=grant-acedrex&r=dice.pass&f="
                + Browser.encoded("k10r/12/12/12/12/12/12/12/12/12/12/1R8K1 w - - 0 1 -"));
        assertTrue(browser.text("#status").contains("White to roll"));
        List<WebElement> faces = browser.all("#die .face");
        Position start = dice.parsePosition("k10r/12/12/12/12/12/12/12/12/12/12/1R8K1 w - - 0 1 -");
        assertEquals(start.rolls().size(), faces.size());
        int lost = start.rolls().keySet().stream()
                .filter(face -> start.roll(face).sideToMove() != start.sideToMove())
                .findFirst()
                .orElseThrow();
        faces.stream()
                .filter(face -> face.getText().startsWith(Integer.toString(lost)))
                .findFirst()
                .orElseThrow()
                .click();
        assertTrue(browser.text("#live").contains("The turn is lost."), browser.text("#live"));
        assertTrue(browser.text("#status").contains("Black to roll"));
        browser.keys("r");
        assertFalse(browser.text("#status").contains("Black to roll"), browser.text("#status"));
    }

    @Test
    void aGameIsPlayedOutAndItsLengthsAreDrawn() {
        open(Rulesets.byId("short-assize"));
        browser.tab("count");
        browser.script("document.getElementById('playout-games').value = '20'");
        browser.click("#playout");
        browser.awaitText("#playout-result", "20 games");
        assertTrue(browser.has("#playout-result svg"));
        browser.script("document.getElementById('perft-depth').value = '3'");
        browser.click("#perft");
        Position start = Rulesets.byId("short-assize").initialPosition();
        browser.awaitText("#perft-result", String.format("%,d lines of 3 plies", Perft.count(start, 3)));
    }

    @Test
    void nothingNeedsSidewaysScrollingAt320Pixels() {
        browser.size(320, 640);
        try {
            for (Ruleset ruleset : Rulesets.all()) {
                open(ruleset);
                for (String tab : List.of("line", "readings", "rules", "record", "count")) {
                    browser.tab(tab);
                    Object width = browser.script("return document.scrollingElement.scrollWidth");
                    assertEquals("320", String.valueOf(width), ruleset + ", " + tab);
                }
                browser.choose("a1");
                Object width = browser.script("return document.scrollingElement.scrollWidth");
                assertEquals("320", String.valueOf(width), ruleset + ", a piece");
            }
        } finally {
            browser.size(1400, 1000);
        }
    }
}

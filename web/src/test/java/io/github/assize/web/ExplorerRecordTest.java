package io.github.assize.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Rulesets;
import io.github.assize.game.PgnReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Games that come in as PGN, and what goes out of them. */
final class ExplorerRecordTest extends BrowserTest {
    private static final String COUNTED = """
            [Variant "makruk"]
            [SetUp "1"]
            [FEN "k6m/8/8/8/8/8/8/NR4K1 b - - 0 1"]

            1... Ka7 {[%count start black]} (1... Mg7) 2. Kh1 Ka8 {[%count stop black]} 3. Kg1
            {[%count start black]} *
            """;

    private static final String THREE = """
            [Variant "chatur"]
            [White "One"]

            1. d3 (1. e3 {slow}) 1... d6 *

            [Variant "short-assize"]
            [White "Two"]

            1. Qd4 *

            [Variant "chatur"]
            [White "Three"]

            1. d9 *
            """;

    private static void read(String pgn) {
        browser.tab("record");
        browser.paste("#pgn", pgn);
        browser.click("#pgn-read");
    }

    private static String movetext() {
        String pgn = browser.value("#pgn");
        return pgn.substring(pgn.lastIndexOf("]\n\n") + 3).replace('\n', ' ').strip();
    }

    @Test
    void wordsAboutTheCountAreShownAndKept() {
        browser.open("#g=makruk");
        read(COUNTED);
        assertEquals(
                "1... Ka7 {[%count start black]} (1... Mg7) 2. Kh1 Ka8 {[%count stop black]} 3. Kg1 {[%count start black]} *",
                movetext());
        browser.tab("line");
        assertEquals(
                List.of(
                        "starts counting",
                        "1…Ka7",
                        "1…Mg7",
                        "2.Kh1",
                        "stops counting",
                        "Ka8",
                        "3.Kg1",
                        "starts counting"),
                browser.texts("#panel-line .token"));
        browser.click("#forward");
        assertTrue(browser.text("#live").startsWith("Black starts counting. Black to move"), browser.text("#live"));
        browser.click("#last");
        assertTrue(browser.hash().endsWith("&m=start.a8a7.g1h1.stop.a7a8.h1g1.start"), browser.hash());
        browser.open(browser.hash());
        assertTrue(browser.texts("#panel-line .token").contains("stops counting"));
        assertEquals(7, browser.all("#panel-line .token").size());
    }

    @Test
    void oneGameAfterAnotherIsChosenAndTheFaultsStay() {
        browser.open("#g=grant-acedrex");
        read(THREE);
        assertEquals(1, browser.all("#pgn-faults li").size());
        assertEquals(THREE, browser.value("#pgn"), "what was pasted stays to be mended");
        assertEquals("pgn-read", browser.focused());
        assertEquals("2 games read, 1 fault found.", browser.text("#live"));
        browser.click("#pgn-games button:nth-child(2)");
        assertEquals("Short Assize", browser.find("#game option:checked").getText());
        assertEquals("1. Qd4 *", movetext());
        assertEquals(List.of("2. Two – ?, short-assize, *, 1 step"), browser.texts("#pgn-games [aria-current]"));
        browser.click("#pgn-games button:nth-child(1)");
        assertEquals("1. d3 (1. e3 {slow}) 1... d6 *", movetext());
        assertEquals(1, browser.all("#pgn-faults li").size());
        browser.tab("line");
        assertEquals(List.of("slow"), browser.texts("#panel-line .variation .comment"));
    }

    @Test
    void aTextWithoutAGameIsToldSo() {
        browser.open("#g=chatur");
        read("   ");
        assertEquals(List.of("There is no game in this text."), browser.texts("#pgn-faults li"));
    }

    @Test
    void aPageTakesItsGamesAlong() throws IOException {
        String games = THREE.substring(0, THREE.lastIndexOf("[Variant"));
        Path page = Files.writeString(
                folder.resolve("games.html"),
                Files.readString(Browser.PAGE)
                        .replace(
                                "<meta name=\"games\" content=\"\">",
                                "<meta name=\"games\" content=\"" + games.replace("\"", "&quot;") + "\">"));
        browser.open(page, "");
        assertEquals(
                List.of("1. One – ?, chatur, *, 3 steps", "2. Two – ?, short-assize, *, 1 step"),
                browser.texts("#pgn-games button"));
        assertEquals("1. d3 (1. e3 {slow}) 1... d6 *", movetext());
        browser.open(page, "#g=long-assize");
        assertEquals("Long Assize", browser.find("#game option:checked").getText());
        assertEquals(2, browser.all("#pgn-games button").size());
    }

    @Test
    void anEndThatThePlayersAgreedOnIsKept() {
        browser.open("#g=shatar");
        read("""
                [Variant "shatar"]
                [SetUp "1"]
                [FEN "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"]
                [Result "1/2-1/2"]
                [Reason "void-mate"]

                1/2-1/2
                """);
        assertTrue(browser.value("#pgn").contains("[Reason \"void-mate\"]"), browser.value("#pgn"));
        read("[Variant \"chatur\"]\n[Reason \"abandoned\"]\n\n1. d3 *\n");
        assertTrue(browser.value("#pgn").contains("[Reason \"abandoned\"]"), browser.value("#pgn"));
        assertEquals(Rulesets.byId("chatur").initialPosition().toFen(), browser.fen());
    }

    private static List<String> results() {
        browser.tab("line");
        return browser.texts("#panel-line .result");
    }

    @Test
    void whatThePlayersAgreedOnIsShownAtTheEndAndTakenBackFirst() {
        browser.open("#g=chatur");
        String resigned = "[Variant \"chatur\"]\n[Result \"0-1\"]\n[Reason \"resignation\"]\n\n1. d3 d6 0-1\n";
        read(resigned);
        assertEquals("White to move, turn 1", browser.text("#status"));
        assertEquals(List.of("0-1 resignation"), results());
        browser.click("#last");
        assertEquals("Black wins: resignation.", browser.text("#status"));
        assertEquals("Black wins: resignation", browser.text("#answer .ending h2"));
        browser.click("#take-back");
        assertEquals("White to move, turn 2", browser.text("#status"));
        assertEquals(List.of(), results());
        assertEquals(2, browser.all("#panel-line .token").size());
        read(resigned);
        browser.click("#forward");
        browser.type("#move-text", "e6" + Keys.ENTER);
        assertEquals(List.of("0-1 resignation"), results(), "a variation changes no result");
        browser.click("#panel-line .variation button");
        browser.click("#panel-line .editor summary");
        browser.script("[...document.querySelectorAll('.editor button')].at(-1).click()");
        assertEquals(List.of(), results(), "another main line does");
        read(resigned);
        browser.click("#last");
        browser.type("#move-text", "e3" + Keys.ENTER);
        assertEquals(List.of(), results());
        browser.tab("record");
        assertEquals("1. d3 d6 2. e3 *", movetext());
    }

    @Test
    void aResultThatIsChosenIsShownAtOnce() {
        browser.open("#g=chatur");
        browser.tab("record");
        browser.script("""
                const choice = [...document.querySelectorAll('#panel-record select')].at(-1);
                choice.value = '1-0 time';
                choice.dispatchEvent(new Event('change'));
                """);
        assertEquals("White wins: time.", browser.text("#status"));
        assertTrue(browser.find("#take-back").isEnabled());
        browser.click("#take-back");
        assertEquals("White to move, turn 1", browser.text("#status"));
        read("[Variant \"chatur\"]\n[Reason \"abandoned\"]\n\n*\n");
        assertEquals("Not finished: abandoned.", browser.text("#status"));
    }

    @Test
    void everyTagIsKeptInTheOrderOfPgn() {
        String pgn = """
                [Variant "chatur"]
                [WhiteElo "1200"]
                [Annotator "Nobody"]
                [White "One"]
                [Termination "emergency"]

                1. d3 {slow} d6 *
                """;
        String written = PgnReader.of(new StringReader(pgn)).next().toString();
        browser.open("#g=grant-acedrex");
        read(pgn);
        assertEquals(written, browser.value("#pgn"));
        browser.tab("readings");
        browser.click("#reading-king-leap-jump");
        browser.tab("record");
        assertEquals(
                written.replace("[Variant \"chatur\"]", "[Variant \"chatur\"]\n[Reading \"king-leap=jump\"]"),
                browser.value("#pgn"));
    }

    @Test
    void aFileThatIsNotUtf8IsOpenedAsTheLibraryReadsIt() throws IOException {
        String game = "[Variant \"chatur\"]\n[White \"José\"]\n\n1. d3 *\n";
        Path file = Files.write(folder.resolve("latin.pgn"), game.getBytes(ISO_8859_1));
        browser.open("#g=grant-acedrex");
        browser.tab("record");
        browser.find("#panel-record input[type=file]").sendKeys(file.toString());
        browser.await("#pgn-faults li");
        assertEquals(
                List.of("Game 1, line 2, column 12: the game is not UTF-8: it is read as ISO 8859-1 from here on"),
                browser.texts("#pgn-faults li"));
        assertEquals(game, browser.value("#pgn"));
        assertEquals(List.of("1. José – ?, chatur, *, 1 step"), browser.texts("#pgn-games button"));
        Files.write(file, game.getBytes(UTF_8));
        browser.find("#panel-record input[type=file]").sendKeys(file.toString());
        browser.awaitText("#live", "The game has been read.");
        assertTrue(browser.value("#pgn").contains("[White \"José\"]"), browser.value("#pgn"));
    }

    @Test
    void aLinkThatSpeaksNonsenseOfACountIsFollowedAsFarAsItHasSense() {
        for (String[] link : new String[][] {
            {"start.start.stop", "start: a count is on already"},
            {"stop", "stop: no count is on"},
            {"start.a8a7.stop", "stop: the other player counts"},
            {"stop.start", "stop: no count is on"}
        }) {
            browser.open("#g=makruk&f=" + Browser.encoded("k6m/8/8/8/8/8/8/NR4K1 b - - 0 1") + "&m=" + link[0]);
            assertEquals("The link cannot be followed to its end: " + link[1], browser.text("#notice span"));
        }
        read(COUNTED.replace("(1... Mg7)", "{[%count start white]}"));
        browser.click("#last");
        String hash = browser.hash();
        browser.open(hash);
        assertFalse(browser.find("#notice").isDisplayed(), hash);
    }

    @Test
    void anEmptyFieldIsNoPosition() {
        browser.open("#g=chatur&m=d2d3");
        String fen = browser.fen();
        browser.type("#fen", "  ");
        browser.click("#fen-set");
        assertEquals(List.of("There is no position in this text."), browser.texts("#fen-faults li"));
        browser.tab("record");
        assertEquals(fen, browser.fen());
    }
}

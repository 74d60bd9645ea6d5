package io.github.assize.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody who has never seen the page asks why, reads otherwise, sees what that changes, and sends it to a friend. */
@Tag("outside")
final class ExplorerStoryTest {
    private static final Ruleset GRANT = Rulesets.byId("grant-acedrex");

    @TempDir
    private Path folder;

    @Test
    void somebodyFindsOutAndSendsIt() {
        String link;
        String fen;
        String difference;
        try (Browser browser = new Browser(folder.resolve("mine"))) {
            browser.open("");
            assertEquals("Grant Acedrex", browser.find("#game option:checked").getText());
            browser.choose("f1", "f5");
            assertEquals(GRANT.initialPosition().why("f1f5").orElseThrow(), browser.text("#why"));
            browser.choose("b4", "b5", "b9", "b8");
            browser.tab("readings");
            browser.click("#reading-lion-threeleaper");
            assertEquals("", browser.text("#notice"), "the line can be played so");
            browser.script("const field = document.getElementById('compare'); field.value = 'grant-acedrex';"
                    + "field.dispatchEvent(new Event('change'))");
            browser.click("#first-difference");
            browser.awaitText("#live", "The first difference is here.");
            difference = browser.text("#difference");
            Position murray = GRANT.with("lion", "threeleaper").initialPosition();
            String only = GRANT.initialPosition().legalMoves().stream()
                    .map(Object::toString)
                    .filter(move -> !murray.isLegal(move))
                    .sorted()
                    .reduce((one, other) -> one + " " + other)
                    .orElseThrow();
            assertEquals("Only on the first board: nothing. Only on the second: " + only + ".", difference);
            link = browser.hash();
            fen = browser.fen();
            browser.assertQuiet();
        }
        try (Browser browser = new Browser(folder.resolve("theirs"))) {
            browser.open(link);
            assertEquals(fen, browser.fen());
            assertEquals(difference, browser.text("#difference"));
            browser.tab("readings");
            assertTrue(browser.find("#reading-lion-threeleaper").isSelected());
            browser.click("#last");
            assertEquals(
                    GRANT.with("lion", "threeleaper")
                            .initialPosition()
                            .play("b4b5")
                            .play("b9b8")
                            .toFen(),
                    browser.fen());
            browser.assertQuiet();
        }
    }
}

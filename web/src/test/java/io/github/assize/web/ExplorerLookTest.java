package io.github.assize.web;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the page looks like, and what it is to somebody who does not see it. */
final class ExplorerLookTest extends BrowserTest {
    private static final String CONTRAST = """
            const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
            const parse = (text) => text.match(/[\\d.]+/g).map(Number);
            const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
            const ground = (element) => {
              for (let at = element; at; at = at.parentElement) {
                const color = parse(getComputedStyle(at).backgroundColor);
                if (color.length === 3 || color[3] === 1) return color;
              }
              return [255, 255, 255];
            };
            return [...document.querySelectorAll('body *')]
              .filter((e) => !e.closest('svg') && !e.disabled && e.getClientRects().length > 0)
              .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim() !== ''))
              .map((e) => {
                const [one, other] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((a, b) => b - a);
                return [(one + 0.05) / (other + 0.05), e.outerHTML.slice(0, 120)];
              })
              .filter(([ratio]) => ratio < 4.5)
              .map(([ratio, html]) => ratio.toFixed(2) + ' ' + html);
            """;

    @AfterEach
    void asBefore() {
        browser.media("screen", "light");
        browser.size(1400, 1000);
    }

    @Test
    void aPieceAndItsWays() throws IOException {
        browser.size(1200, 900);
        browser.open("#g=grant-acedrex");
        browser.choose("f1");
        Golden.assertLooks(browser, "piece");
    }

    @Test
    void whyNotInTheDark() throws IOException {
        browser.size(1200, 900);
        browser.media("screen", "dark");
        browser.open("#g=chatur&m=d2d3.e7e5.d3d4");
        browser.choose("e5", "e3");
        Golden.assertLooks(browser, "why-dark");
    }

    @Test
    void twoReadings() throws IOException {
        browser.size(1200, 900);
        browser.open("#g=grant-acedrex&c=lion.threeleaper");
        Golden.assertLooks(browser, "readings");
    }

    @Test
    void aTelephone() throws IOException {
        browser.size(320, 640);
        browser.open("#g=chaturanga-12x12");
        browser.choose("b1");
        Golden.assertLooks(browser, "narrow");
    }

    @Test
    void paper() throws IOException {
        browser.size(800, 1000);
        browser.media("print", "dark");
        browser.open("#g=short-assize&m=Qe3d4.d6d5");
        Golden.assertLooks(browser, "print");
    }

    @Test
    void gamesToChooseFrom() throws IOException {
        browser.size(1200, 900);
        browser.open("#g=courier-chess");
        browser.click("#gallery-open");
        browser.await("#gallery-games button:last-child svg");
        // A few that stay, whatever games are added.
        browser.script(
                "document.activeElement.blur(); const kept = ['Ch\u00e1tur', 'Courier chess', 'Grant Acedrex', 'Short Assize'];"
                        + "document.querySelectorAll('#gallery-games button')"
                        + ".forEach((game) => kept.includes(game.querySelector('b').textContent) || game.remove())");
        Golden.assertLooks(browser, "games");
    }

    @Test
    void everyWordStandsOutFromItsGround() {
        for (String scheme : List.of("light", "dark")) {
            browser.media("screen", scheme);
            browser.open("#g=grant-acedrex&c=lion.threeleaper&m=a4a5.a9a8");
            browser.choose("f1", "f9");
            for (String tab : List.of("line", "readings", "rules", "record", "count")) {
                browser.tab(tab);
                assertEquals(List.of(), browser.script(CONTRAST), scheme + ", " + tab);
            }
            browser.click("#help-open");
            assertEquals(List.of(), browser.script(CONTRAST), scheme + ", help");
        }
    }

    @Test
    void somebodyWhoDoesNotSeeTheBoardIsToldAllOfIt() {
        for (Ruleset ruleset : List.of(Rulesets.byId("grant-acedrex"), Rulesets.byId("short-assize"))) {
            browser.open("#g=" + ruleset.id());
            Map<String, Integer> roles = new TreeMap<>();
            List<String> nameless = new ArrayList<>();
            List<?> nodes = (List<?>) requireNonNull(
                    browser.cdp("Accessibility.getFullAXTree", Map.of()).get("nodes"));
            for (Object node : nodes) {
                Map<?, ?> fields = (Map<?, ?>) node;
                if (Boolean.TRUE.equals(fields.get("ignored"))) {
                    continue;
                }
                String role = value(fields.get("role"));
                roles.merge(role, 1, Integer::sum);
                if (List.of("button", "combobox", "textbox", "radio", "tab", "grid", "spinbutton")
                                .contains(role)
                        && value(fields.get("name")).isBlank()) {
                    nameless.add(String.valueOf(fields));
                }
            }
            assertEquals(List.of(), nameless);
            assertEquals(1, roles.get("grid"));
            assertEquals(ruleset.ranks(), roles.get("row"));
            assertEquals(ruleset.files() * ruleset.ranks(), roles.get("gridcell"));
            assertEquals(5, roles.get("tab"));
            assertEquals(1, roles.get("status"));
            assertEquals(1, roles.get("main"));
        }
        browser.open("#g=short-assize");
        String label = browser.attribute(Browser.square("e3"), "aria-label");
        assertEquals("e3, white pawn and white queen", label);
        browser.choose("e3");
        assertEquals("White pawn and white queen on e3: 3 legal moves.", browser.text("#live"));
        assertEquals("d4, empty, can be reached", browser.attribute(Browser.square("d4"), "aria-label"));
    }

    private static String value(@Nullable Object field) {
        return field instanceof Map<?, ?> map ? String.valueOf(map.get("value")) : "";
    }
}

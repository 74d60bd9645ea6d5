package io.github.assize.web;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Position;
import io.github.assize.core.Rulesets;
import io.github.assize.diagram.PositionDiagram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Pictures of the library on a page that is not the explorer. */
final class PiecesPageTest extends BrowserTest {
    private static final Path DOCS = Path.of("../docs");

    /** A few games that stay, whatever games are added. */
    private static final Set<String> SHOWN =
            Set.of("chatur", "chaturanga-12x12", "grant-acedrex", "long-assize", "short-assize");

    private static final Pattern SECTION =
            Pattern.compile("(?ms)^## \\[([^]]*)]\\(rulesets/([\\w-]+)\\.md\\)(.*?)(?=^## |\\z)");
    private static final Pattern PICTURE = Pattern.compile("([^|<>]*)<br>!\\[([^]]*)]\\(([^)]*)\\)");

    private static void show(String body) throws IOException {
        Path page = Files.writeString(
                folder.resolve("page.html"),
                "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Pictures</title>"
                        + "<style>body { font: 16px sans-serif } figure { display: inline-block; width: 13rem; margin: .4rem }"
                        + " svg, img { width: 100%; height: auto }</style>" + body);
        browser.show(page, "");
    }

    @Test
    void theDocumentedPiecesAreShown() throws IOException {
        StringBuilder body = new StringBuilder();
        int pieces = 0;
        for (MatchResult section : SECTION.matcher(Files.readString(DOCS.resolve("pieces.md")))
                .results()
                .toList()) {
            if (SHOWN.contains(section.group(2))) {
                body.append("<h2>").append(section.group(1)).append("</h2>");
                for (MatchResult picture :
                        PICTURE.matcher(section.group(3)).results().toList()) {
                    body.append(
                            "<figure><figcaption>" + picture.group(1) + "</figcaption><img alt=\"" + picture.group(2)
                                    + "\" src=\""
                                    + DOCS.resolve(picture.group(3))
                                            .toAbsolutePath()
                                            .normalize()
                                            .toUri()
                                    + "\"></figure>");
                    pieces++;
                }
            }
        }
        int expected = SHOWN.stream()
                .mapToInt(id -> Rulesets.byId(id).pieceTypes().size())
                .sum();
        assertEquals(expected, pieces);
        browser.size(1200, 2800);
        show(body.toString());
        assertEquals(
                Integer.toString(expected),
                String.valueOf(
                        browser.script(
                                "return [...document.images].filter((image) => image.complete && image.naturalWidth > 0).length")));
        Golden.assertLooks(browser, "pieces");
    }

    @Test
    void aDiagramIsOneImageWithItsNameAndItsDescription() throws IOException {
        Position position = Rulesets.byId("short-assize").initialPosition();
        String svg = PositionDiagram.of(position).toSvg();
        show("<main>" + svg + "</main>");
        List<String> images = new ArrayList<>();
        List<?> nodes = (List<?>) requireNonNull(
                browser.cdp("Accessibility.getFullAXTree", Map.of()).get("nodes"));
        for (Object node : nodes) {
            Map<?, ?> fields = (Map<?, ?>) node;
            if (Set.of("image", "img", "graphics-document").contains(value(fields, "role"))
                    && Boolean.FALSE.equals(fields.get("ignored"))) {
                images.add(value(fields, "name"));
            }
        }
        assertEquals(List.of(within(svg, "title") + " " + within(svg, "desc")), images);
    }

    private static String value(Map<?, ?> fields, String name) {
        return fields.get(name) instanceof Map<?, ?> map ? String.valueOf(map.get("value")) : "";
    }

    private static String within(String svg, String element) {
        return svg.replaceAll("(?s).*<" + element + "[^>]*>(.*?)</" + element + ">.*", "$1");
    }
}

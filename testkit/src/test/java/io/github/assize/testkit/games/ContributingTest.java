package io.github.assize.testkit.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide for contributors shows the files as they are, and leads nowhere that is not there. */
final class ContributingTest {
    private static final Path ROOT = Path.of("..");
    private static final String GARDEN = "io/github/assize/testkit/games/garden/";

    /** A link, the rest of its sentence, and a block of text after it. */
    private static final Pattern SHOWN = Pattern.compile(
            "\\]\\(([^)]+)\\)[^`\\[]*(?:`[^`\\n]+`[^`\\[]*)*\\n\\n```\\w+\\n(.*?\\n)```", Pattern.DOTALL);

    private static final Pattern LINK = Pattern.compile("\\]\\((?!https:)([^)#]+)\\)");

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    private static Stream<Shown> shown() throws IOException {
        return SHOWN.matcher(read("CONTRIBUTING.md")).results().map(found -> new Shown(found.group(1), found.group(2)));
    }

    /**
     * A block of the guide.
     *
     * @param file the file that it shows
     * @param text what it shows of it
     */
    private record Shown(String file, String text) {
        void check() throws IOException {
            if (file.endsWith("GardenTest.java")) {
                assertTrue(read(file).replaceAll("(?m)^ {4}", "").contains(text), file);
            } else {
                assertEquals(read(file), text, file);
            }
        }
    }

    @Test
    void theFilesThatItShowsAreThese() throws IOException {
        String sources = "testkit/src/test/java/" + GARDEN;
        List<String> files = List.of(
                sources + "Garden.java",
                sources + "GardenTest.java",
                sources + "GardenTest.java",
                "testkit/src/test/resources/" + GARDEN + "figures.tsv");
        assertEquals(files, shown().map(Shown::file).toList());
    }

    @Test
    void itShowsThemAsTheyAre() throws IOException {
        for (Shown shown : shown().toList()) {
            shown.check();
        }
    }

    @Test
    void itsLinksLeadSomewhere() throws IOException {
        List<String> missing = LINK.matcher(read("CONTRIBUTING.md"))
                .results()
                .map(found -> found.group(1))
                .filter(file -> !Files.exists(ROOT.resolve(file)))
                .toList();
        assertEquals(List.of(), missing);
    }
}

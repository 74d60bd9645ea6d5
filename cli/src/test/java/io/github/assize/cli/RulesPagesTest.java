package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.diagram.PositionDiagram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds docs/rulesets and docs/pieces.md and what the rulesets say of themselves against each other. With
 * {@code -Dapi.update=true} it writes pages and pictures anew.
 */
final class RulesPagesTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Path PAGES = DOCS.resolve("rulesets");

    /** What writes all pages anew. */
    private static final String ANEW =
            " is out of date; in the root, mvn -q -Dnoep -pl cli -am test -Dtest=RulesPagesTest"
                    + " -Dsurefire.failIfNoSpecifiedTests=false -Dapi.update=true";

    @Test
    void everyPageAndPictureIsWhatTheCommandMakes() throws IOException {
        Map<Path, String> expected = new TreeMap<>();
        for (Ruleset ruleset : Rulesets.all()) {
            Cli.Run run = Cli.run("rules", ruleset.id(), "--markdown");
            assertEquals(0, run.status(), run.err());
            expected.put(PAGES.resolve(ruleset.id() + ".md"), run.out());
            RulesPictures.of(ruleset).forEach((name, picture) -> expected.put(PAGES.resolve(name), picture.toSvg()));
        }
        update(expected);
        for (Map.Entry<Path, String> file : expected.entrySet()) {
            assertTrue(Files.exists(file.getKey()), () -> file.getKey() + " is missing, or" + ANEW);
            assertEquals(file.getValue(), Files.readString(file.getKey()), () -> file.getKey() + ANEW);
        }
        assertEquals(expected.keySet(), files());
    }

    @Test
    void thePageOfAllPiecesHasEachOfThem() throws IOException {
        Path page = DOCS.resolve("pieces.md");
        String expected = PiecesPage.write(Rulesets.all());
        update(Map.of(page, expected));
        assertEquals(expected, Files.readString(page), () -> page + ANEW);
    }

    @Test
    void thePictureOfTheReadmeIsThePositionOfItsFirstCode() throws IOException {
        Position before = Rulesets.byId("chatur").initialPosition();
        for (String move : List.of("d3", "e5", "Qc3", "Ke7")) {
            before = before.play(move);
        }
        Path picture = DOCS.resolve("checkmate.svg");
        String expected = PositionDiagram.of(before.play("Qxe5"))
                .lastMove(before.move("Qxe5"))
                .scale(0.8)
                .toSvg();
        update(Map.of(picture, expected));
        assertEquals(expected, Files.readString(picture), () -> picture + ANEW);
    }

    private static void update(Map<Path, String> files) throws IOException {
        if (Boolean.getBoolean("api.update")) {
            for (Map.Entry<Path, String> file : files.entrySet()) {
                Files.createDirectories(file.getKey().getParent());
                Files.writeString(file.getKey(), file.getValue());
            }
        }
    }

    private static Set<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(PAGES)) {
            return files.filter(Files::isRegularFile).collect(TreeSet::new, Set::add, Set::addAll);
        }
    }
}

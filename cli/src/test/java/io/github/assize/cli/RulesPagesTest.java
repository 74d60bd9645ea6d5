package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds docs/rulesets and what the rulesets say of themselves against each other. */
final class RulesPagesTest {
    private static final Path PAGES = Path.of("..", "docs", "rulesets");

    /** What writes all pages anew. */
    private static final String ANEW = "in the root, mvn -q -DskipTests package && for id in"
            + " $(java -jar cli/target/assize.jar list | cut -f 1); do java -jar cli/target/assize.jar rules $id"
            + " --markdown >docs/rulesets/$id.md; done";

    @Test
    void everyRulesetHasItsPage() throws IOException {
        Set<String> expected = Rulesets.all().stream()
                .map(ruleset -> ruleset.id() + ".md")
                .collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> pages = Files.list(PAGES)) {
            assertEquals(
                    expected,
                    pages.map(page -> page.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    @Test
    void everyPageIsWhatTheCommandPrints() throws IOException {
        for (Ruleset ruleset : Rulesets.all()) {
            String id = ruleset.id();
            Cli.Run run = Cli.run("rules", id, "--markdown");
            assertEquals(0, run.status(), run.err());
            assertEquals(
                    run.out(),
                    Files.readString(PAGES.resolve(id + ".md")),
                    () -> "docs/rulesets/" + id + ".md is out of date; " + ANEW);
        }
    }
}

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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Holds docs/rulesets and what the rulesets say of themselves against each other. With {@code -Dapi.update=true} it writes
 * the pages anew.
 */
final class RulesPagesTest {
    private static final Path PAGES = Path.of("..", "docs", "rulesets");
    private static final String ANEW =
            "mvn -q -Dnoep -pl cli -am test -Dtest=RulesPagesTest -Dsurefire.failIfNoSpecifiedTests=false -Dapi.update=true";

    @BeforeAll
    static void writeAnew() throws IOException {
        if (Boolean.getBoolean("api.update")) {
            for (Ruleset ruleset : Rulesets.all()) {
                String id = ruleset.id();
                Files.writeString(
                        PAGES.resolve(id + ".md"),
                        Cli.run("rules", id, "--markdown").out());
            }
        }
    }

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
            Path page = PAGES.resolve(id + ".md");
            assertEquals(run.out(), Files.readString(page), () -> page + " is out of date; write it anew by " + ANEW);
        }
    }
}

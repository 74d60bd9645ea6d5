package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CompareCommandTest {
    @Test
    void aReadingThatShowsAtOnceIsExposedInEveryGame() {
        Cli.Run run = Cli.run("compare", "chatur", "default", "king-leap=jump", "--games", "8", "--cap", "40");
        List<String> lines = run.out().lines().toList();
        assertEquals("exposed\t0\t1\t0.675592\t1", lines.get(0));
        assertEquals("exposed\tever\t1\t0.675592\t1", lines.get(1));
        assertTrue(lines.get(2).startsWith("effect\tCompletion\t"), lines.get(2));
        assertTrue(lines.stream()
                .anyMatch(line -> line.matches("effect\tBranchingFactor-maximum\t\\d+\t\\d+\t-?\\d+\t-\t-\t-")));
        List<String> diff = Cli.run("diff", "chatur", "--reading", "king-leap=jump", "--depth", "2")
                .out()
                .lines()
                .toList();
        assertEquals(diff, lines.subList(lines.size() - diff.size(), lines.size()));
    }

    @Test
    void whatNeverShowsIsExposedNowhere() {
        Cli.Run run = Cli.run("compare", "chatur", "default", "lone-king=draws", "--games", "5", "--cap", "30");
        assertEquals("exposed\tever\t0\t0\t0.434482", run.out().lines().toList().get(0));
        assertTrue(run.out().endsWith("end\tno difference up to depth 2\n"), run.out());
        assertEquals(0, run.status());
    }

    @Test
    void presetsAndOtherRulesetsCanBeCompared() {
        String presets = Cli.run("compare", "grant-acedrex", "murray", "cazaux", "--games", "2", "--cap", "10")
                .out();
        assertTrue(presets.startsWith("exposed\t"), presets);
        String games = Cli.run("compare", "chaturanga", "default", "shatranj", "--games", "2", "--cap", "10")
                .out();
        assertTrue(games.contains("\neffect\tDurationMoves\t10\t10\t0\t0\t0\t-\n"), games);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chatur default | B is missing; right is: assize compare [OPTIONS] RULESET A B",
                "chatur default default | chatur and chatur are the same",
                "chatur default king-leap=fly | reading king-leap of chatur has no answer \"fly\"; there are: slide, jump",
                "chatur nope default | chatur has no presets, so none is named \"nope\"",
            })
    void refusesWhatCannotBeCompared(String words, String message) {
        assertEquals(new Cli.Run(2, "", "assize: " + message + "\n"), Cli.run(("compare " + words).split(" ")));
    }
}

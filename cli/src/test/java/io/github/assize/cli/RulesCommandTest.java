package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RulesCommandTest {
    @Test
    void printsTheRulesAsTheyStandForTheReading() {
        Ruleset ring = Rulesets.byId("long-assize").with("king-leap", "ring");
        String rules = rules(Cli.run("rules", "long-assize", "--reading", "king-leap=ring"));
        String expected = ring.rules().stream()
                .map(rule -> rule.id() + "\t" + rule.text() + "\t" + rule.source() + "\n")
                .collect(Collectors.joining());
        assertEquals(expected, rules);
        assertTrue(rules.contains("\nLA-02\tAs his first move the king may leap to any of the sixteen squares"), rules);
    }

    @Test
    void marksTheAnswersChosenAndTheDefaults() {
        assertTrue(readings("--reading", "dice=pass").contains("""
                reading\tdice\tIs the game played with dice?
                answer\tdice=none\tthe manuscript, where dice are an option\tdefault
                answer\tdice=reroll\tthe encyclopaedia's text; Pritchard on the same manuscript
                chosen\tdice=pass\tPritchard on the Oblong Chess of the manuscript
                """));
        assertTrue(readings().contains("""
                chosen\tdice=none\tthe manuscript, where dice are an option\tdefault
                answer\tdice=reroll\t"""));
    }

    @Test
    void choosesThePresetBeforeTheReadings() {
        String readings = readings("--reading", "lion=threeleaper-camel", "--preset", "murray");
        assertTrue(readings.contains("chosen\tlion=threeleaper-camel\t"), readings);
        assertTrue(readings.contains("chosen\tgiraffe=four-one\t"), readings);
        assertTrue(readings.contains("chosen\tunicorn=murray\t"), readings);
    }

    @Test
    void endsWithThePresets() {
        assertTrue(readings().endsWith("""

                preset\tmurray\tlion=threeleaper giraffe=four-one unicorn=murray
                preset\tcazaux\tking-leap=cazaux pawn-step=double
                """));
    }

    @Test
    void printsEveryRuleOnALineOfThreeFields() {
        for (Ruleset ruleset : Rulesets.all()) {
            String rules = rules(Cli.run("rules", ruleset.id()));
            assertEquals(
                    ruleset.rules().stream().map(Rule::id).toList(),
                    rules.lines()
                            .map(line -> line.substring(0, line.indexOf('\t')))
                            .toList());
            rules.lines().forEach(line -> assertEquals(3, line.split("\t", -1).length, line));
        }
    }

    @Test
    void writesThePicturesOfThePageIntoAFolder(@TempDir Path folder) throws IOException {
        Cli.Run run = Cli.run("rules", "grant-acedrex", "--markdown", "--pictures", folder.toString());
        assertEquals(0, run.status(), run.err());
        List<String> shown = Pattern.compile("!\\[[^]]*]\\(([^)]+)\\)")
                .matcher(run.out())
                .results()
                .map(picture -> picture.group(1))
                .toList();
        assertEquals(9, shown.size());
        for (String picture : shown) {
            assertTrue(Files.readString(folder.resolve(picture)).startsWith("<svg "), picture);
        }
        Cli.Run plain = Cli.run("rules", "grant-acedrex", "--pictures", folder.toString());
        assertEquals(new Cli.Run(2, "", "assize: --pictures may be given only with --markdown\n"), plain);
    }

    /** Returns what stands before the first empty line. */
    private static String rules(Cli.Run run) {
        assertEquals(0, run.status(), run.err());
        return run.out().substring(0, run.out().indexOf("\n\n") + 1);
    }

    /** Returns what stands from the first empty line on, for Grant Acedrex. */
    private static String readings(String... options) {
        String[] words = new String[options.length + 2];
        words[0] = "rules";
        words[1] = "grant-acedrex";
        System.arraycopy(options, 0, words, 2, options.length);
        Cli.Run run = Cli.run(words);
        assertEquals(0, run.status(), run.err());
        return run.out().substring(run.out().indexOf("\n\n") + 1);
    }
}

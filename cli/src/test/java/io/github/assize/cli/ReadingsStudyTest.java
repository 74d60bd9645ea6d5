package io.github.assize.cli;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the page of what readings do against its figures, and a sample of these against the games. */
final class ReadingsStudyTest {
    private static final Path FIGURES = Path.of("..", "docs", "readings.tsv");
    private static final Path PAGE = Path.of("..", "docs", "readings.md");
    private static final Path CHARTS = Path.of("..", "docs", "readings.html");
    private static final Pattern SECTION = Pattern.compile("<p>(\\S+) policy=");
    private static final String SAMPLE = "short-assize";

    private static List<String> lines() throws IOException {
        return Files.readAllLines(FIGURES);
    }

    @Test
    void everyAnswerOfEveryRulesetThatWasStudiedHasFigures() throws IOException {
        Set<String> studied = new TreeSet<>();
        Set<String> found = lines().stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .peek(fields -> studied.add(fields[1]))
                .map(fields -> fields[1] + " " + fields[2])
                .collect(toCollection(TreeSet::new));
        Set<String> expected = new TreeSet<>();
        for (String id : studied) {
            Ruleset ruleset = Rulesets.byId(id);
            expected.add(id + " default");
            for (Reading reading : ruleset.readings()) {
                for (Answer answer : reading.answers()) {
                    if (!answer.equals(reading.defaultAnswer())) {
                        expected.add(id + " " + reading.id() + "=" + answer.id());
                    }
                }
            }
        }
        assertEquals(expected, found);
        assertTrue(studied.contains(SAMPLE), studied::toString);
    }

    /** A row has the ruleset, the answer and how it is exposed: within 10 and 100 plies and ever; then two figures. */
    @Test
    void theTableOfThePageHasTheFigures() throws IOException {
        Map<String, String> values = new HashMap<>();
        for (String line : lines()) {
            String[] fields = line.split("\t", -1);
            values.put(String.join(" ", fields[1], fields[2], fields[7]), fields[9]);
        }
        int rows = 0;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("| `")) {
                String[] cells = line.substring(2, line.length() - 2).split(" \\| ", -1);
                String ruleset = cells[0].replace("`", "");
                String study = ruleset + " " + cells[1].replace("`", "") + " ";
                String base = ruleset + " default ";
                assertEquals(values.get(study + "exposed-by-10"), cells[2], line);
                assertEquals(values.get(study + "exposed-by-100"), cells[3], line);
                assertEquals(values.get(study + "exposed"), cells[4], line);
                for (int i = 5; i < 8; i++) {
                    String figure = List.of("Completion", "AdvantageP1", "DurationMoves")
                            .get(i - 5);
                    assertEquals(values.get(base + figure) + " → " + values.get(study + figure), cells[i], line);
                }
                rows++;
            }
        }
        assertTrue(rows > 40, rows + " rows");
    }

    /** Each answer has a row with how it is exposed, and each ruleset one for each figure of its default reading. */
    @Test
    void thePageOfChartsHasTheFigures() throws IOException {
        String html = Files.readString(CHARTS);
        assertTrue(html.length() < 1_500_000, html.length() + " characters");
        Map<String, String> sections = new HashMap<>();
        for (String section : html.split("<h2>", -1)) {
            Matcher ruleset = SECTION.matcher(section);
            if (ruleset.find()) {
                sections.put(ruleset.group(1), section);
            }
        }
        int rows = 0;
        for (String line : lines().subList(1, lines().size())) {
            String[] fields = line.split("\t", -1);
            String section = sections.getOrDefault(fields[1], "");
            String bounds = fields[10].equals("-") ? "-" : fields[10] + " to " + fields[11];
            if (fields[2].equals("default")) {
                String row =
                        String.join("</td><td>", "<tr><td>" + fields[7], fields[9], bounds, fields[8]) + "</td></tr>";
                assertTrue(section.contains(row), row);
                rows++;
            } else if (fields[7].equals("exposed")) {
                String row = String.join("</td><td>", fields[9], bounds, fields[8]) + "</td></tr>";
                assertTrue(
                        section.lines()
                                .anyMatch(one -> one.startsWith("<tr><td>" + fields[2] + "</td>") && one.endsWith(row)),
                        line);
                rows++;
            }
        }
        assertTrue(rows > 500, rows + " rows");
    }

    @Test
    @Tag("slow")
    void aSampleComesOutTheSame() throws IOException {
        List<String> all = lines();
        for (String words : List.of(SAMPLE, SAMPLE + " --reading array=rooks-back --against array=seed")) {
            String reading = words.equals(SAMPLE) ? "default" : "array=rooks-back";
            List<String> expected = all.stream()
                    .filter(line -> line.startsWith("1\t" + SAMPLE + "\t" + reading + "\t"))
                    .toList();
            String games = expected.get(0).split("\t", -1)[8];
            Cli.Run run = Cli.run(("playouts " + words + " --games " + games + " --format tsv").split(" "));
            assertEquals(expected, run.out().lines().skip(1).toList());
        }
    }
}

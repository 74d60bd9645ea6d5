package io.github.assize.cli;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.study.Effect;
import io.github.assize.study.Figure;
import io.github.assize.study.Figures;
import io.github.assize.study.Interval;
import io.github.assize.study.Study;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the page of what readings do against its figures, and a sample of these and of games beside Ludii's against the games. */
final class ReadingsStudyTest {
    private static final Path FIGURES = Path.of("..", "docs", "readings.tsv");
    private static final Path PAGE = Path.of("..", "docs", "readings.md");
    private static final Path STUDIES = Path.of("..", "docs", "study.md");
    private static final Path CHARTS = Path.of("..", "docs", "readings.html");
    private static final Pattern SECTION = Pattern.compile("<p>(\\S+) policy=");
    private static final String SAMPLE = "short-assize";
    private static final String DEFAULT = "default";
    private static final Pattern CHANGE = Pattern.compile("(.*) (above|below|off) default");

    /** A number of the text, or a word for one, and the comment that tells what it is made from. */
    private static final Pattern CITED =
            Pattern.compile("(?:([\\d,]+(?:\\.\\d+)?)( %)?|(none|all|end))<!-- ([^>]+?)\\s*-->");

    private static final Pattern ENDING = Pattern.compile("(?:1-0|0-1|1/2-1/2) (.*)");
    private static final Pattern WORDED =
            Pattern.compile("(?:one|two|three|four|five|six|seven|eight|nine) (?:games? )?(?:of|in) (?:a |every )?"
                    + "(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|hundred|thousand)\\b");

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

    /** The figures of each study, by its ruleset and answer and then by their names. */
    private static Map<String, Map<String, Figure>> figures() throws IOException {
        Map<String, Map<String, Figure>> figures = new HashMap<>();
        for (String line : lines().subList(1, lines().size())) {
            String[] fields = line.split("\t", -1);
            Optional<Interval> bounds = fields[10].equals("-")
                    ? Optional.empty()
                    : Optional.of(new Interval(Double.parseDouble(fields[10]), Double.parseDouble(fields[11])));
            figures.computeIfAbsent(fields[1] + " " + fields[2], study -> new TreeMap<>())
                    .put(
                            fields[7],
                            new Figure(fields[7], Long.parseLong(fields[8]), Double.parseDouble(fields[9]), bounds));
        }
        return figures;
    }

    /**
     * A comment names one figure or several, parted by semicolons, of which the number is the greatest: ruleset, answer and a
     * figure, or a reason for which games end; {@code above default}, {@code below default} and {@code off default} for what the
     * answer changes in it, upwards, downwards or either way. {@code least games} and {@code most games} are those of any study.
     * {@code none} and {@code all} are 0 and 1 of each; behind {@code end}, where the figures are {@code ends}, none changes
     * beyond chance.
     */
    @Test
    void theTextHasTheFigures() throws IOException {
        Map<String, Map<String, Figure>> figures = figures();
        Matcher cited = CITED.matcher(Files.readString(PAGE));
        int numbers = 0;
        while (cited.find()) {
            List<String> names = List.of(cited.group(4).replaceAll("\\s+", " ").split("; ", -1));
            if (cited.group(1) != null) {
                double greatest = names.stream()
                        .mapToDouble(name -> cited(name, figures))
                        .max()
                        .orElseThrow();
                BigDecimal number = new BigDecimal(cited.group(1).replace(",", ""));
                double told = cited.group(2) == null ? greatest : 100 * greatest;
                double half = 0.5 * Math.pow(10, -number.scale());
                assertEquals(told, number.doubleValue(), half + 1e-9, cited.group());
                numbers++;
            } else if (cited.group(3).equals("end")) {
                names.forEach(name -> changesNoEnd(name, figures));
            } else {
                double expected = cited.group(3).equals("all") ? 1 : 0;
                names.forEach(name -> assertEquals(expected, cited(name, figures), name));
            }
        }
        assertTrue(numbers > 60, numbers + " numbers");
    }

    private static Map<String, Figure> study(String id, String answer, Map<String, Map<String, Figure>> figures) {
        return requireNonNull(figures.get(id + " " + answer), () -> "there is no " + id + " " + answer);
    }

    private static double cited(String name, Map<String, Map<String, Figure>> figures) {
        if (name.endsWith(" games")) {
            LongSummaryStatistics games = figures.values().stream()
                    .mapToLong(ReadingsStudyTest::games)
                    .summaryStatistics();
            return name.equals("least games") ? games.getMin() : games.getMax();
        }
        Matcher change = CHANGE.matcher(name);
        String[] words = (change.matches() ? change.group(1) : name).split(" ", 3);
        Map<String, Figure> one = study(words[0], words[1], figures);
        if (!change.matches()) {
            return value(words[2], one);
        }
        Map<String, Figure> other = study(words[0], DEFAULT, figures);
        double higher = value(words[2], one) - value(words[2], other);
        return switch (change.group(2)) {
            case "above" -> higher;
            case "below" -> -higher;
            default -> Math.abs(higher);
        };
    }

    /** Returns a figure, or of a reason the share of games that ended for it, whoever won. */
    private static double value(String name, Map<String, Figure> study) {
        Figure figure = study.get(name);
        if (figure != null) {
            return figure.value();
        }
        assertFalse(endings(name, study).isEmpty(), () -> "there is no " + name);
        return ending(name, study).value();
    }

    /** The effects on each end, by who won and whoever won. */
    private static List<Effect> effects(Map<String, Figure> one, Map<String, Figure> other) {
        Set<String> names = new TreeSet<>();
        Stream.of(one, other).flatMap(study -> study.keySet().stream()).forEach(name -> {
            Matcher ending = ENDING.matcher(name);
            if (ending.matches()) {
                names.addAll(List.of(name, ending.group(1)));
            }
        });
        return names.stream()
                .map(name -> new Effect(ending(name, other), ending(name, one)))
                .toList();
    }

    /** Returns the share of an end, which may be that of no game. */
    private static Figure ending(String name, Map<String, Figure> study) {
        double share = endings(name, study).stream().mapToDouble(Figure::value).sum();
        return Figure.share(name, Math.round(share * games(study)), games(study));
    }

    /** Returns the ends of a name, or of a reason whoever won. */
    private static List<Figure> endings(String name, Map<String, Figure> study) {
        return study.values().stream()
                .filter(one -> {
                    Matcher ending = ENDING.matcher(one.name());
                    return ending.matches()
                            && (one.name().equals(name) || ending.group(1).equals(name));
                })
                .toList();
    }

    private static long games(Map<String, Figure> study) {
        return requireNonNull(study.get("Completion")).games();
    }

    @Test
    void theTextNamesTheRulesetsOfFewerGames() throws IOException {
        Map<String, Map<String, Figure>> figures = figures();
        double most = cited("most games", figures);
        Set<String> fewer = new TreeSet<>();
        figures.forEach((study, made) -> {
            if (games(made) < most) {
                fewer.add(study.substring(0, study.indexOf(' ')));
            }
        });
        String page = Files.readString(PAGE);
        String named = page.substring(page.indexOf("<!-- least games -->"), page.indexOf("\nSeed 1;"));
        assertEquals(
                fewer,
                Pattern.compile("`([^`]+)`")
                        .matcher(named)
                        .results()
                        .map((MatchResult id) -> id.group(1))
                        .collect(toCollection(TreeSet::new)));
    }

    /** What may be chance for each side apart need not be for both together. */
    @Test
    void endsAreJudgedForBothSidesTogether() throws IOException {
        Map<String, Map<String, Figure>> figures = figures();
        assertEquals(
                List.of("bare-king", "checkmate"),
                effects(study("chatur", "king-leap=jump", figures), study("chatur", DEFAULT, figures)).stream()
                        .filter(Effect::isClear)
                        .map(effect -> effect.one().name())
                        .toList());
    }

    private static void changesNoEnd(String name, Map<String, Map<String, Figure>> figures) {
        String[] words = name.split(" ", -1);
        assertEquals("ends", words[2], name);
        effects(study(words[0], words[1], figures), study(words[0], DEFAULT, figures))
                .forEach(effect -> assertFalse(effect.isClear(), () -> name + ": " + effect));
    }

    /** Where the text tells of readings it has no number of its own, but for the cap, and none in words. */
    @Test
    void everyNumberOfTheTextIsCited() throws IOException {
        String page = Files.readString(PAGE);
        String text = page.substring(page.indexOf("\n## Which"), page.indexOf("\n## The figures"));
        String rest =
                CITED.matcher(text).replaceAll("").replaceAll("`[^`]*`", "").replace("1,000 plies", "");
        assertFalse(Pattern.compile("\\d|<!--").matcher(rest).find(), rest);
        assertFalse(WORDED.matcher(rest).find(), rest);
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

    /** A row of games beside Ludii has the ruleset, the answers, Ludii's games, the mean of ours and their tenths. */
    @Test
    @Tag("slow")
    void theGamesBesideLudiiComeOutTheSame() throws IOException {
        int rows = 0;
        for (String line : Files.readAllLines(STUDIES)) {
            if (line.matches("\\| `(?:scachs|shatranj-algeria)` .*")) {
                String[] cells = line.substring(2, line.length() - 2).split(" \\| ", -1);
                String answers = cells[1].replace("`", "").replace(' ', ',');
                Study study = Study.of(ReadingWord.read(Rulesets.byId(cells[0].replace("`", "")), answers))
                        .cap(2500);
                Map<String, Figure> figures = new HashMap<>();
                Figures.of(study.run(0, 2000), study).forEach(figure -> figures.put(figure.name(), figure));
                assertEquals("DurationMoves " + cells[3], String.valueOf(figures.get("DurationMoves")));
                assertEquals(
                        cells[4],
                        Figure.text(requireNonNull(figures.get("DurationMoves-p10"))
                                        .value()) + " to "
                                + Figure.text(requireNonNull(figures.get("DurationMoves-p90"))
                                        .value()));
                rows++;
            }
        }
        assertEquals(2, rows);
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

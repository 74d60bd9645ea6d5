package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine;

/** Measures little work once; whatever time it takes, all the answers are checked. */
final class BenchmarksTest {
    private static final double DELTA = 1e-9;
    private static final String[] QUICKLY = {"--tiny", "--rounds=1", "--millis=1", "--warm-ups=0"};
    private static final String HERE =
            "--rows=array,middle-game,public-api,listing,leaves-made,playouts,random-games,playout-bytes,"
                    + "fen-reading,fen-writing,later-compile,parallel";

    private static List<String> lines(int status, String... options) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        List<String> words = new ArrayList<>(List.of(QUICKLY));
        words.addAll(List.of(options));
        CommandLine main = Main.commandLine(new PrintStream(printed, true, UTF_8));
        assertEquals(status, main.execute(words.toArray(String[]::new)));
        return printed.toString(UTF_8).lines().toList();
    }

    private static List<String> table(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("|")).skip(2).toList();
    }

    @Test
    void everyRulesetHasALineAndEveryRowACell() {
        List<String> table = table(lines(0, HERE));
        assertEquals(Rulesets.all().size(), table.size(), table::toString);
        for (String line : table) {
            String[] cells = line.split("\\|", -1);
            assertEquals(15, cells.length, line);
            assertTrue(List.of(cells).subList(1, 14).stream().noneMatch(String::isBlank), line);
        }
    }

    @Test
    void theFirstUseOfARulesetIsMeasuredInAJvmOfItsOwn() {
        assertEquals(
                1, table(lines(0, "--rows=first-compile", "--rulesets=chatur")).size());
    }

    @Test
    void aReadingIsMeasuredBesideTheDefault() {
        List<String> table = table(lines(0, "--rows=playouts", "--rulesets=chatur,chatur:king-leap=jump"));
        assertTrue(table.get(1).startsWith("| chatur:king-leap=jump | "), table::toString);
    }

    @Test
    void whatThereIsNotIsRefused() {
        lines(2, "--rulesets=chess");
        lines(2, "--rulesets=chatur:king-leap");
        lines(2, "--rounds=0", "--rows=array");
        lines(2, "--rows=speed");
    }

    @Test
    void aServerMeasuresWhatItIsAskedFor() throws IOException {
        Options options = CommandLine.populateCommand(
                new Options(), "--rows=array", "--rulesets=chatur", "--tiny", "--millis=1", "--warm-ups=0");
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new Server(options)
                .serve(
                        new ByteArrayInputStream("array\tchatur\narray\tchatur\n".getBytes(UTF_8)),
                        new PrintStream(printed, true, UTF_8));
        List<String> lines = printed.toString(UTF_8).lines().toList();
        assertEquals(List.of("array\tchatur", ""), lines.subList(0, 2));
        assertTrue(lines.stream().skip(2).allMatch(line -> Double.parseDouble(line) > 0), lines::toString);
        assertEquals(4, lines.size());
    }

    @Test
    void everyBenchmarkFindsItsAnswersRight() throws RunnerException {
        System.setProperty("jmh.ignoreLock", "true");
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .param("tiny", "true")
                        .param(
                                "ruleset",
                                Rulesets.all().stream().map(Ruleset::id).toArray(String[]::new))
                        .mode(Mode.SingleShotTime)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .forks(0)
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        assertEquals(9 * Rulesets.all().size(), results.size());
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0.25, 2", "0.5, 3", "0.75, 4", "1, 5", "0.1, 1.4"})
    void aQuantileLiesBetweenTheValues(double part, double quantile) {
        assertEquals(quantile, Table.quantile(List.of(5.0, 1.0, 4.0, 2.0, 3.0), part), DELTA);
    }

    @ParameterizedTest
    @CsvSource({
        "1.1, 1.2, 1.3, + 1.200 (1.150-1.250)",
        "0.7, 0.8, 0.9, - 0.800 (0.750-0.850)",
        "0.9, 1.0, 1.1, = 1.000 (0.950-1.050)"
    })
    void theSignTellsOnWhichSideOfOneTheMiddleHalfLies(double first, double second, double third, String cell) {
        assertEquals(cell, Comparison.cell(List.of(first, second, third)));
    }

    @Test
    void theSecondIsBetterWhereLessOfItIsBetter() {
        assertEquals(2, Comparison.gain(Row.FIRST_COMPILE, 20, 10), DELTA);
        assertEquals(0.5, Comparison.gain(Row.ARRAY, 20, 10), DELTA);
        assertEquals(1, Comparison.geometricMean(List.of(1.25, 0.8)), DELTA);
    }
}

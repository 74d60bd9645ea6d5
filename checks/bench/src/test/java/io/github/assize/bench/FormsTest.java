package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Lets every form measure little work once; whatever time it takes, all the answers are checked. */
final class FormsTest {
    private static final List<String> QUICKLY = List.of("--size=TINY", "--rounds=1", "--millis=1", "--warm-ups=0");
    private static final String HERE =
            "--rows=array,middle-game,public-api,leaves-made,playouts,playout-bytes,fen-reading,"
                    + "fen-writing,later-compile,parallel";
    private static final int ROWS_HERE = 10;

    private static List<String> lines(String form, String... options) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        List<String> words = new ArrayList<>(List.of(form));
        words.addAll(QUICKLY);
        words.addAll(List.of(options));
        int status = Main.commandLine(new PrintStream(printed, true, UTF_8)).execute(words.toArray(String[]::new));
        assertEquals(0, status, form);
        return printed.toString(UTF_8).lines().toList();
    }

    private static long tableLines(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("|")).count() - 2;
    }

    @Test
    void theShortFormHasALineForEachRow() {
        List<String> lines = lines("short", HERE, "--rulesets=chatur");
        assertEquals(ROWS_HERE, tableLines(lines), () -> String.join("\n", lines));
        assertTrue(lines.get(lines.size() - 1).endsWith(" of 8 targets are reached."), () -> String.join("\n", lines));
    }

    @Test
    void theShortFormHasALineOfFieldsForEachFigure() {
        List<String> lines = lines("short", HERE, "--tsv", "--rulesets=grant-acedrex");
        assertEquals(1 + ROWS_HERE, lines.size());
        lines.stream().skip(1).forEach(line -> assertEquals(5, line.split("\t").length, line));
    }

    @Test
    void theFirstUseOfARulesetIsMeasuredInAJvmOfItsOwn() {
        List<String> lines = lines("short", "--rows=first-compile", "--rulesets=chatur");
        assertEquals(1, tableLines(lines), () -> String.join("\n", lines));
    }

    @Test
    void everyAnswerButTheDefaultsHasALine() {
        long answers = Rulesets.byId("short-assize").readings().stream()
                .mapToLong(reading -> reading.answers().size() - 1)
                .sum();
        assertEquals(answers, tableLines(lines("readings", "--rulesets=short-assize")));
    }

    @Test
    void gamesWithDiceArePlayedToTheirEnd() {
        Position start = Rulesets.byId("grant-acedrex").with("dice", "pass").initialPosition();
        assertTrue(new DicePlayouts(start, 1).run() > 0);
    }

    @Test
    void everySizeAndDepthIsMeasured() {
        assertEquals(8, tableLines(lines("sizes")));
        assertEquals(6, tableLines(lines("depths")));
    }

    @Test
    void theMemoryIsMeasuredInAJvmThatLetsItLookInside() {
        List<String> words = new ArrayList<>(Jvm.LOOKING_INSIDE);
        words.addAll(List.of("-cp", Jvm.classPath(), Main.class.getName(), "memory", "--rulesets=chatur"));
        List<String> lines = Jvm.run(words);
        assertEquals(2, tableLines(lines), () -> String.join("\n", lines));
    }

    @Test
    void aServerMeasuresWhatItIsAskedFor() throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        InputStream asked = new ByteArrayInputStream("array\tchatur\narray\tchatur\n".getBytes(UTF_8));
        Server server = new Server(asked, new PrintStream(printed, true, UTF_8));
        new CommandLine(server).execute("--rows=array", "--rulesets=chatur", "--size=TINY", "--millis=1");
        List<String> lines = printed.toString(UTF_8).lines().toList();
        assertEquals(List.of("array\tchatur\tChátur", ""), lines.subList(0, 2));
        assertEquals(4, lines.size());
        assertTrue(lines.stream().skip(2).allMatch(line -> Double.parseDouble(line) > 0), () -> lines.toString());
    }
}

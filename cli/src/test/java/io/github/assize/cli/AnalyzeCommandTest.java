package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class AnalyzeCommandTest {
    private static final String LONE = "k7/8/8/8/8/8/P7/K7 w - - 3 7";
    private static final String LONE_LINE = LONE + "\t1-0 bare-king\t\n";
    private static final String ROOKS = "k7/p7/8/8/8/8/8/K6R b - - 3 7";
    private static final String ROOKS_LINE = ROOKS + "\t*\ta7a6 a8b7 a8b8\n";

    @Test
    void writesFenOutcomeAndMovesForEachLine() {
        assertEquals(new Cli.Run(0, LONE_LINE + ROOKS_LINE, ""), analyze(LONE + "\n" + ROOKS + "\n"));
    }

    @Test
    void writesTheFenInCanonicalForm() {
        assertEquals(new Cli.Run(0, ROOKS_LINE.replace("3 7", "0 1"), ""), analyze("k7/p7/8/8/8/8/8/K6R b - -\n"));
    }

    @Test
    void readsLinesThatEndWithCarriageReturns() {
        assertEquals(new Cli.Run(0, LONE_LINE + ROOKS_LINE, ""), analyze(LONE + "\r\n" + ROOKS + "\r\n"));
    }

    @Test
    void passesOverAByteOrderMarkBeforeTheFirstLineOnly() {
        assertEquals(new Cli.Run(0, LONE_LINE, ""), analyze("\uFEFF" + LONE + "\n"));
        Cli.Run run = analyze("\uFEFF" + LONE + "\n\uFEFF" + ROOKS + "\n");
        assertEquals(1, run.status());
        assertEquals(LONE_LINE, run.out().lines().toList().get(0) + "\n");
        assertError(
                2,
                "without a byte order mark (U+FEFF)",
                run.out().lines().toList().get(1));
    }

    @Test
    void readsALastLineWithoutEnd() {
        assertEquals(new Cli.Run(0, LONE_LINE + ROOKS_LINE, ""), analyze(LONE + "\n" + ROOKS));
        assertEquals(new Cli.Run(0, LONE_LINE, ""), analyze(LONE + "\r"));
    }

    @Test
    void writesNothingForNothing() {
        assertEquals(new Cli.Run(0, "", ""), analyze(""));
    }

    @Test
    void writesTheNumberOfABadLineAndGoesOn() {
        Cli.Run run = analyze(LONE + "\nk7/8\tw\n" + ROOKS + "\n");
        assertEquals(1, run.status());
        assertEquals("", run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(LONE_LINE, lines.get(0) + "\n");
        assertError(2, "placement", lines.get(1));
        assertEquals(ROOKS_LINE, lines.get(2) + "\n");
        assertEquals(3, lines.size());
    }

    @Test
    void countsAnEmptyLineAsABadOne() {
        Cli.Run run = analyze("\n\r\n" + ROOKS + "\n\n");
        assertEquals(1, run.status());
        List<String> lines = run.out().lines().toList();
        assertError(1, "placement", lines.get(0));
        assertError(2, "placement", lines.get(1));
        assertEquals(ROOKS_LINE, lines.get(2) + "\n");
        assertError(4, "placement", lines.get(3));
        assertEquals(4, lines.size());
    }

    @Test
    void tellsAllFaultsOfAPosition() {
        Cli.Run run = analyze("8/8/8/8/8/8/8/8 w - - 0 1\n");
        assertEquals(1, run.status());
        assertError(1, "king", run.out().stripTrailing());
    }

    @Test
    void refusesALineOfAMillionCharactersInLittleMemory() {
        Cli.Run run = analyze("8".repeat(1_000_000) + "\n" + ROOKS + "\n");
        assertEquals(1, run.status());
        List<String> lines = run.out().lines().toList();
        assertError(1, "characters", lines.get(0));
        assertTrue(lines.get(0).length() < 400, lines.get(0));
        assertEquals(ROOKS_LINE, lines.get(1) + "\n");
    }

    @Test
    void refusesALineThatIsNotUtf8() {
        byte[] input = ("k7é\n" + LONE + "\n").getBytes(ISO_8859_1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int status = Cli.run(
                new ByteArrayInputStream(input), out, OutputStream.nullOutputStream(), "analyze", "short-assize");
        assertEquals(1, status);
        List<String> lines = out.toString(UTF_8).lines().toList();
        assertError(1, "k7\uFFFD", lines.get(0));
        assertEquals(LONE_LINE, lines.get(1) + "\n");
    }

    @Test
    void writesTextThatIsNotAsciiBackAsUtf8() {
        Cli.Run run = analyze("k7é♔\n");
        assertError(1, "\"k7é♔\"", run.out().stripTrailing());
    }

    @Test
    void analyzesInTheReadingChosen() {
        String bare = "k7/p7/8/8/8/8/8/K7 w - - 0 1";
        assertEquals(bare + "\t0-1 bare-king\t\n", analyze(bare).out());
        String reprieved = "k7/8/8/8/8/8/p7/K7 w - - 0 1";
        Cli.Run run = Cli.runWith(reprieved, "analyze", "short-assize", "--reading", "baring=reprieve");
        assertEquals(new Cli.Run(0, reprieved + "\t*\ta1a2 a1b2\n", ""), run);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void answersALineBeforeTheNextIsThere() throws Exception {
        PipedOutputStream questions = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(questions);
        PipedInputStream answers = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream(answers);
        CompletableFuture<Integer> status = CompletableFuture.supplyAsync(
                () -> Cli.run(in, out, OutputStream.nullOutputStream(), "analyze", "short-assize"));
        BufferedReader reader = new BufferedReader(new InputStreamReader(answers, UTF_8));
        for (int i = 0; i < 3; i++) {
            questions.write((ROOKS + "\n").getBytes(UTF_8));
            questions.flush();
            assertEquals(ROOKS_LINE, reader.readLine() + "\n");
        }
        questions.close();
        assertEquals(0, status.get(30, TimeUnit.SECONDS));
    }

    @Test
    @Tag("slow")
    void streamsAHundredThousandLinesInConstantMemory() throws Exception {
        int lines = 100_000;
        String array = "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w g1g12 - 0 ";
        Process process = Cli.process(List.of("-Xmx16m"), "analyze", "grant-acedrex")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        CompletableFuture<Long> written = CompletableFuture.supplyAsync(() -> count(process));
        try (OutputStream in = process.getOutputStream()) {
            for (int i = 1; i <= lines; i++) {
                in.write((array + i + "\n").getBytes(UTF_8));
            }
        }
        assertEquals(lines, written.get(5, TimeUnit.MINUTES));
        assertEquals(0, process.waitFor());
    }

    private static long count(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))
                .lines()
                .filter(line -> line.contains("\t*\ta1a2 "))
                .count();
    }

    private static Cli.Run analyze(String input) {
        return Cli.runWith(input, "analyze", "short-assize");
    }

    private static void assertError(int number, String message, String line) {
        String[] fields = line.split("\t", -1);
        assertEquals(3, fields.length, line);
        assertEquals(String.valueOf(number), fields[0]);
        assertEquals("error", fields[1]);
        assertTrue(fields[2].contains(message), line);
    }
}

package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command as a process of its own. */
final class ProcessTest {
    private static final List<String> TURKISH =
            List.of("-Duser.language=tr", "-Duser.country=TR", "-Dfile.encoding=ISO-8859-1");

    @Test
    void exitsWithTheStatus() throws Exception {
        assertEquals(0, Cli.fork(List.of(), "", "moves", "chatur").status());
        assertEquals(1, Cli.fork(List.of(), "8", "analyze", "chatur").status());
        assertEquals(2, Cli.fork(List.of(), "", "moves").status());
    }

    @Test
    void endsInSilenceWhenTheReaderOfTheOutputHasGone() throws Exception {
        Process process = Cli.process(List.of(), "perft", "chatur", "6").start();
        try (BufferedReader out = process.inputReader(UTF_8)) {
            assertEquals("1\t22", out.readLine());
        }
        assertEquals("", new String(process.getErrorStream().readAllBytes(), UTF_8));
        assertEquals(141, process.waitFor());
    }

    @Test
    void writesTheSameInEveryLocaleAndCharset() throws Exception {
        String input = "8é\nk7/p7/8/8/8/8/8/K6R b - - 3 7\n";
        for (String[] words : new String[][] {
            {"list"},
            {"help", "diff"},
            {"show", "chatur"},
            {"rules", "chatur", "--markdown"},
            {"analyze", "short-assize"},
            {"replay", "chatur", "I9"},
        }) {
            Cli.Run turkish = Cli.fork(TURKISH, input, words);
            assertEquals(Cli.runWith(input, words), turkish);
            assertTrue(turkish.status() < 2, turkish.err());
        }
    }
}

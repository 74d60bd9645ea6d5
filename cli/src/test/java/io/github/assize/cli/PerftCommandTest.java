package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class PerftCommandTest {
    private static final String MATE = "rnbq1bnr/ppppkppp/8/4Q3/8/3P4/PPP1PPPP/RNBK1BNR b d1 - 0 3";

    @Test
    void countsEachDepthFromOne() {
        assertEquals(new Cli.Run(0, "1\t22\n2\t484\n3\t11819\n4\t286641\n", ""), Cli.run("perft", "chatur", "4"));
    }

    @Test
    void dividesByTheMovesAtTheDepth() {
        String expected = """
                a2a3\t16
                b2b3\t16
                c2c3\t16
                d2d3\t16
                e2e3\t16
                f2f3\t16
                g2g3\t16
                h2h3\t16
                i2i3\t16
                j2j3\t16
                k2k3\t16
                l2l3\t16
                """;
        Cli.Run run = Cli.run("perft", "chaturanga-12x12", "2", "--divide");
        String pawns = run.out()
                .lines()
                .filter(line -> line.matches("([a-l])2\\1.*"))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        assertEquals(expected, pawns);
        assertEquals("total\t256", run.out().lines().reduce("", (first, last) -> last));
        assertEquals(17, run.out().lines().count());
    }

    @Test
    void dividesAtDepthOne() {
        String fen = "k7/p7/8/8/8/8/8/K6R b - - 3 7";
        assertEquals(
                new Cli.Run(0, "a7a6\t1\na8b7\t1\na8b8\t1\ntotal\t3\n", ""),
                Cli.run("perft", "short-assize", "1", "--divide", "--fen", fen));
    }

    @Test
    void countsNothingBehindADecidedPosition() {
        assertEquals(new Cli.Run(0, "1\t0\n2\t0\n3\t0\n", ""), Cli.run("perft", "chatur", "3", "--fen", MATE));
        assertEquals(new Cli.Run(0, "total\t0\n", ""), Cli.run("perft", "chatur", "3", "--divide", "--fen", MATE));
    }

    @Test
    @Tag("slow")
    void aDeepCountNeedsLittleMemory() throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/self/status")), "Linux tells what a process takes");
        Process process = Cli.process(List.of(), "perft", "chatur", "6")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Path status = Path.of("/proc/" + process.pid() + "/status");
        int most = 0;
        while (!process.waitFor(50, TimeUnit.MILLISECONDS)) {
            most = Math.max(most, megabytes(status));
        }
        assertEquals(0, process.exitValue());
        assertTrue(most > 10 && most < 150, most + " MB");
    }

    /** Returns what a process has had in memory at most, 0 where it has ended. */
    private static int megabytes(Path status) {
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        } catch (IOException | UncheckedIOException e) {
            return 0;
        }
    }

    @Test
    void countsInTheReadingChosen() {
        assertEquals(
                new Cli.Run(0, "1\t31\n2\t961\n3\t28782\n", ""),
                Cli.run("perft", "long-assize", "3", "--reading", "king-leap=ring"));
    }
}

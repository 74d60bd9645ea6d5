package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What commands read from files and from standard input. */
final class InputTest {
    private static final String ROOKS = "k7/p7/8/8/8/8/8/K6R b - - 3 7";
    private static final String MOVES = "a7a6\na8b7\na8b8\n";
    private static final String LINE = ROOKS + "\t*\ta7a6 a8b7 a8b8\n";

    @TempDir
    private Path directory;

    @Test
    void analyzeReadsAFileOrStandardInput() throws IOException {
        Path file = Files.writeString(directory.resolve("positions.txt"), ROOKS + "\n");
        assertEquals(new Cli.Run(0, LINE, ""), Cli.run("analyze", "short-assize", file.toString()));
        assertEquals(new Cli.Run(0, LINE, ""), Cli.runWith(ROOKS, "analyze", "short-assize", "-"));
        assertEquals(new Cli.Run(0, LINE, ""), Cli.runWith(ROOKS, "analyze", "short-assize"));
    }

    @Test
    void aFileThatCannotBeReadIsNamed() {
        String missing = directory.resolve("missing.txt").toString();
        assertEquals(
                new Cli.Run(1, "", "assize: cannot read \"" + missing + "\": there is no such file\n"),
                Cli.run("analyze", "short-assize", missing));
        Cli.Run folder = Cli.run("analyze", "short-assize", directory.toString());
        assertEquals(1, folder.status());
        assertTrue(folder.err().startsWith("assize: cannot read \"" + directory + "\": "), folder.err());
    }

    @Test
    void aPositionMayComeFromStandardInput() {
        assertEquals(new Cli.Run(0, MOVES, ""), Cli.runWith(ROOKS + "\r\n", "moves", "short-assize", "--fen", "-"));
        assertEquals(new Cli.Run(0, MOVES, ""), Cli.runWith("\uFEFF" + ROOKS, "moves", "short-assize", "--fen=-"));
        assertEquals(
                Cli.run("perft", "short-assize", "1", "--fen", ROOKS),
                Cli.runWith(ROOKS, "perft", "short-assize", "1", "--fen", "-"));
        Cli.Run refused = new Cli.Run(2, "", "assize: --fen -: standard input must have one line, a FEN\n");
        assertEquals(refused, Cli.runWith("", "moves", "short-assize", "--fen", "-"));
        assertEquals(refused, Cli.runWith(ROOKS + "\n" + ROOKS, "moves", "short-assize", "--fen", "-"));
    }

    @Test
    void replayReadsMovesFromStandardInput() {
        Cli.Run expected = Cli.run("replay", "chatur", "e2e4", "d7d6");
        assertEquals(expected, Cli.runWith(" e2e4\n\td7d6\r\n", "replay", "chatur", "-"));
        assertEquals(expected, Cli.runWith("\uFEFFe2e4 d7d6\n", "replay", "chatur", "-"));
        assertEquals(Cli.run("replay", "chatur"), Cli.runWith("", "replay", "chatur", "-"));
        assertEquals(
                new Cli.Run(
                        2, "", "assize: standard input has the FEN or the moves, not both: - may stand only once\n"),
                Cli.runWith(ROOKS, "replay", "short-assize", "--fen", "-", "-"));
    }
}

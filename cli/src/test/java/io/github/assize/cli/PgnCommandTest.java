package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PgnCommandTest {
    private static final String MATE = """
        [Event "Café"]
        [Variant "chatur"]

        1. d3 e5 2. Qc3 Ke7 3. Qxe5# 1-0

        """;
    private static final String RESIGNED = """
        [Variant "short-assize"]
        [Reason "resignation"]

        1.d4 {center} d5 0-1

        """;
    private static final String BROKEN = """
        [Variant "chatur"]

        1. d3 e5 2. Ra4 *

        """;
    private static final String WHY =
            "Ra4 at ply 3 is not legal: the prahu on a1 is blocked at a2 by its own bidak (CH-03)";

    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    @Test
    void checkIsSilentWhereAllIsWell() throws IOException {
        assertEquals(new Cli.Run(0, "", ""), Cli.run("pgn", "check", file("a.pgn", MATE + RESIGNED)));
        assertEquals(new Cli.Run(0, "", ""), Cli.run("pgn", "check", file("empty.pgn", "")));
    }

    @Test
    void checkTellsThePlaceOfEveryFault() throws IOException {
        String file = file("a.pgn", MATE + BROKEN + RESIGNED + BROKEN);
        assertEquals(
                new Cli.Run(1, "", file + ":8:13: " + WHY + "\n" + file + ":17:13: " + WHY + "\n"),
                Cli.run("pgn", "check", file));
    }

    @Test
    void standardInputIsAHyphen() {
        assertEquals(new Cli.Run(1, "", "-:3:13: " + WHY + "\n"), Cli.runWith(BROKEN, "pgn", "check", "-"));
        assertEquals(new Cli.Run(0, "", ""), Cli.runWith(MATE, "pgn", "check", "-"));
    }

    @Test
    void catPrintsGoodGamesInOneFormAndTellsOfTheOthers() throws IOException {
        String file = file("a.pgn", BROKEN + RESIGNED);
        Cli.Run run = Cli.run("pgn", "cat", file);
        assertEquals(1, run.status());
        assertEquals(file + ":3:13: " + WHY + "\n", run.err());
        assertEquals("""
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "?"]
            [Black "?"]
            [Result "0-1"]
            [Variant "short-assize"]
            [Reason "resignation"]
            [Termination "normal"]

            1. d4 {center} 1... d5 0-1

            """, run.out());
        assertEquals(new Cli.Run(0, run.out(), ""), Cli.runWith(run.out(), "pgn", "cat", "-"));
    }

    @Test
    void catJoinsFiles() throws IOException {
        Cli.Run run = Cli.run("pgn", "cat", file("a.pgn", MATE), file("b.pgn", RESIGNED));
        assertEquals(0, run.status());
        assertEquals(2, run.out().split("\\[Event ", -1).length - 1);
        assertTrue(run.out().contains("[Event \"Café\"]"), run.out());
    }

    @Test
    void statsCountsGamesResultsAndReasonsByRuleset() throws IOException {
        String file = file("a.pgn", MATE + RESIGNED + MATE + "[Variant \"chatur\"]\n\n*\n\n");
        assertEquals(
                new Cli.Run(0, "chatur\t3\t2\t0\t0\t1\tcheckmate=2\nshort-assize\t1\t0\t1\t0\t0\tresignation=1\n", ""),
                Cli.run("pgn", "stats", file));
    }

    @Test
    void aFileThatIsNotThereIsToldAndTheOthersAreRead() throws IOException {
        Cli.Run run = Cli.run("pgn", "stats", "no/such.pgn", file("a.pgn", MATE));
        assertEquals(1, run.status());
        assertEquals("assize: cannot read \"no/such.pgn\": there is no such file\n", run.err());
        assertEquals("chatur\t1\t1\t0\t0\t0\tcheckmate=1\n", run.out());
    }

    @Test
    void aFolderIsNoFile() {
        Cli.Run run = Cli.run("pgn", "check", directory.toString());
        assertEquals(1, run.status());
        assertTrue(run.err().startsWith("assize: cannot read \""), run.err());
        assertEquals(1, run.err().lines().count());
    }

    @Test
    void aFileThatIsNotUtf8IsToldAndRead() throws IOException {
        Path file = directory.resolve("latin.pgn");
        Files.write(file, MATE.getBytes(StandardCharsets.ISO_8859_1));
        Cli.Run run = Cli.run("pgn", "cat", file.toString());
        assertEquals(1, run.status());
        assertTrue(run.err().startsWith(file + ":1:12: the game is not UTF-8"), run.err());
        assertTrue(run.out().contains("[Event \"Café\"]"), run.out());
    }

    @Test
    void lenientReadsWhatPeopleWrite() throws IOException {
        String file = file("a.pgn", "[Variant \"chatur\"]\n\n1.d2-d3! e7:e5 *\n");
        assertEquals(1, Cli.run("pgn", "check", file).status());
        assertEquals(new Cli.Run(0, "", ""), Cli.run("pgn", "check", "--lenient", file));
    }

    @Test
    void wordsThatMakeNoSenseAreRefused() {
        assertEquals(
                new Cli.Run(2, "", "assize: no command pgn \"merge\"; there are: check, cat, stats\n"),
                Cli.run("pgn", "merge", "a.pgn"));
        assertEquals(
                new Cli.Run(2, "", "assize: FILE is missing; right is: assize pgn check|cat|stats FILE...\n"),
                Cli.run("pgn", "check"));
        assertEquals(
                new Cli.Run(2, "", "assize: no command pgn \"a.pgn\"; there are: check, cat, stats\n"),
                Cli.run("pgn", "a.pgn"));
        assertEquals(
                new Cli.Run(2, "", "assize: FILE - is given twice, but standard input can be read only once\n"),
                Cli.runWith(MATE, "pgn", "check", "-", "-"));
        assertEquals(2, Cli.run("pgn").status());
    }

    @Test
    void replayPlaysTheGamesOfAFile() throws IOException {
        String file = file("a.pgn", MATE + BROKEN + RESIGNED);
        Cli.Run run = Cli.run("replay", "--pgn", file);
        assertEquals(1, run.status());
        assertEquals(file + ":8:13: " + WHY + "\n", run.err());
        assertEquals(
                Cli.run("replay", "chatur", "d3", "e5", "Qc3", "Ke7", "Qxe5").out()
                        + Cli.run("replay", "short-assize", "d4", "d5").out().replace("*", "0-1 resignation"),
                run.out());
        assertEquals(0, Cli.runWith(MATE, "replay", "--pgn", "-").status());
    }

    @Test
    void replayTakesGamesOrMoves() {
        assertEquals(
                "assize: RULESET and --pgn may not be given together: a game names its ruleset\n",
                Cli.run("replay", "--pgn", "a.pgn", "chatur").err());
        assertEquals(
                "assize: --fen and --pgn may not be given together: a game tells it in its tags\n",
                Cli.run("replay", "--pgn", "a.pgn", "--fen", "x").err());
        assertEquals(
                "assize: RULESET is missing; right is: assize replay [OPTIONS] RULESET [MOVE...]\n",
                Cli.run("replay").err());
    }

    @Test
    void theCommandsOfTheGuideRun() throws IOException {
        String file = file("a.pgn", MATE);
        List<String> commands = Files.readAllLines(Path.of("../docs/games.md")).stream()
                .filter(line -> line.startsWith("$ assize "))
                .map(line -> line.replaceFirst(" +#.*", "").substring("$ assize ".length()))
                .toList();
        assertEquals(4, commands.size());
        for (String command : commands) {
            Cli.Run run = Cli.run(command.replaceAll("\\w+\\.pgn", file).split(" "));
            assertEquals(0, run.status(), run::err);
        }
    }

    @Test
    void analyzeReadsPositionsLeniently() {
        String line = " k7/p7/8/8/8/8/8/K6R  b - - 3 0 ";
        assertEquals(1, Cli.runWith(line, "analyze", "short-assize").status());
        assertEquals(
                new Cli.Run(0, "k7/p7/8/8/8/8/8/K6R b - - 3 1\t*\ta7a6 a8b7 a8b8\n", ""),
                Cli.runWith(line, "analyze", "--lenient", "short-assize"));
    }
}

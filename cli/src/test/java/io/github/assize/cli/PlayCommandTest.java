package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Game;
import io.github.assize.game.GameRecord;
import io.github.assize.game.PgnReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assize play}, by plain lines. */
final class PlayCommandTest {
    @TempDir
    private Path directory;

    private static Cli.Run play(String lines, String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "play";
        System.arraycopy(words, 0, all, 1, words.length);
        return Cli.runWith(lines, all);
    }

    @Test
    void aTurnIsALine() {
        Cli.Run run = play("d3\nquit\n", "chatur", "--seed", "1", "--black", "1");
        assertEquals("", run.err());
        assertTrue(run.out().matches("1\\. d3\n1\\.\\.\\. [a-zA-Z0-9+]+\n"), run::out);
        assertEquals(0, run.status());
        assertEquals(
                run.out(),
                play("d3\nquit\n", "chatur", "--seed", "1", "--black", "1").out());
    }

    @Test
    void whatIsIllegalCostsNothingButAWord() {
        Cli.Run run = play("Ra5\nd3\n", "chatur", "--black", "human");
        assertEquals("1. d3\n", run.out());
        assertEquals(
                "assize: Ra5: the prahu on a1 is blocked at a2 by its own bidak (CH-03),"
                        + " in rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w d1e8 - 0 1\n",
                run.err());
        assertEquals(1, run.status());
    }

    @Test
    void whatIsTypedIsReadLenientlyWhereThatIsAskedFor() {
        String lines = "1. e2-e4!\nwhy 0-0\n0-0\n♞f6\n";
        String blocked = "the king on e8 may not castle: its own bishop stands between, on f8 (SC-07)";
        Cli.Run run = play(lines, "scachs", "--lenient", "--black", "human");
        assertEquals("1. e4\n" + blocked + "\n1... Nf6\n", run.out());
        assertTrue(run.err().startsWith("assize: 0-0: " + blocked + ", in "), run::err);
        assertEquals("", play("1. e2-e4!\n", "scachs", "--black", "human").out());
    }

    @Test
    void muchCanBeAsked() {
        Cli.Run run = play(
                "why Ra5\nwhy d3\nmoves b1\nfen\nrules CH-01\nreading\nboard\nmoves e5\n",
                "chatur",
                "--black",
                "human");
        List<String> lines = run.out().lines().toList();
        assertEquals("the prahu on a1 is blocked at a2 by its own bidak (CH-03)", lines.get(0));
        assertEquals("d3 is legal", lines.get(1));
        assertEquals(Set.of("Na3", "Nc3"), Set.of(lines.get(2).split(" ")));
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w d1e8 - 0 1", lines.get(3));
        assertTrue(lines.get(4).startsWith("CH-01\t"), lines.get(4));
        assertEquals(List.of("Chátur", "array=seed"), lines.subList(5, 7));
        assertTrue(run.out().contains(" 8  r  n  b  q  k  b  n  r\n"), run::out);
        assertEquals("none", lines.get(lines.size() - 1));
        assertEquals(0, run.status());
    }

    @Test
    void movesAreTakenBackToOnesOwn() {
        Cli.Run run = play("d3\nundo\ne3\nd3\nundo 2\nfen\n", "chatur", "--black", "random", "--seed", "5");
        String last = run.out().lines().reduce((a, b) -> b).orElse("");
        assertEquals(Rulesets.byId("chatur").initialPosition().toFen(), last);
        assertEquals(0, run.status());
        assertEquals(
                "assize: undo: nothing has been played since the game began\n",
                play("undo\n", "chatur").err());
        assertEquals(
                "assize: undo 2: you have not moved so often\n",
                play("d3\nundo 2\n", "chatur", "--black", "1").err());
    }

    @Test
    void gamesEndByRulesPoliciesAndPlayers() {
        String mate = "d3\ne5\nQc3\nKe7\nQxe5\n";
        assertEquals("1-0 checkmate", last(play(mate, "chatur", "--black", "human")));
        assertEquals("1/2-1/2 move-limit", last(play("d3\nd6\n", "chatur", "--black", "human", "--limit", "2")));
        String knights = "Nf3\nNc6\nNg1\nNb8\n";
        assertEquals(
                "1/2-1/2 repetition", last(play(knights + knights, "chatur", "--black", "human", "--repetition", "3")));
        assertEquals("0-1 resignation", last(play("resign\n", "chatur")));
        assertEquals("1/2-1/2 agreement", last(play("draw\n", "chatur", "--black", "human")));
        assertEquals("the draw is declined", last(play("draw\n", "chatur", "--black", "1")));
        // What is over goes on only where it is taken back.
        Cli.Run run = play(mate + "d4\nundo\nQxf8\n", "chatur", "--black", "human");
        assertEquals(
                "assize: the game is over: 1-0 checkmate; undo takes back, quit leaves\n",
                run.err().lines().findFirst().orElse("") + "\n");
        assertEquals("1-0 resignation", last(play("d3\nresign\n", "chatur", "--black", "human")));
    }

    @Test
    void aGameThatIsOverAsItBeginsHasItsResultTold() {
        Cli.Run run = play("", "shatranj", "--fen", "7k/8/8/8/8/8/8/R3K3 b - - 0 1");
        assertEquals("1-0 bare-king\n", run.out());
        assertEquals(0, run.status());
    }

    private static String last(Cli.Run run) {
        return run.out().lines().reduce((a, b) -> b).orElse("");
    }

    @Test
    void theMachinePlaysItself() {
        Cli.Run run = play("", "shatranj", "--white", "1", "--black", "random", "--seed", "1", "--limit", "400");
        assertTrue(last(run).startsWith("1-0 "), run::out);
        assertEquals(0, run.status());
    }

    @Test
    void diceAreRolledByTheHandOrTheSeed() {
        String[] words = {"grant-acedrex", "--reading", "dice=pass", "--black", "human", "--seed", "3"};
        Cli.Run run = play("a5\nroll 5\na1a2\nroll\nroll\nroll 9\n", words);
        assertEquals("1. rolls 5\n1. Ra2\n", run.out().lines().limit(2).reduce("", (a, b) -> a + b + "\n"));
        assertTrue(run.out().lines().skip(2).findFirst().orElse("").startsWith("1... rolls "), run::out);
        String first = "assize: the die is to be rolled first: roll, or roll FACE for what a real one shows, one of ";
        assertTrue(run.err().startsWith(first + "[1, 2, 3, 4, 5, 6, 7, 8]\n"), run::err);
        assertTrue(run.err().endsWith("assize: no roll is awaited\n"), run::err);
        assertTrue(play("hint\n", words).err().startsWith(first), run::err);
        assertEquals(
                run.out(), play("a5\nroll 5\na1a2\nroll\nroll\nroll 9\n", words).out());
        assertEquals(
                "assize: there is no die in this reading\n",
                play("roll\n", "chatur").err());
    }

    @Test
    void theGameIsSaved() throws Exception {
        Path file = directory.resolve("games.pgn");
        assertEquals(
                0, play("d3\nsave " + file + "\n", "chatur", "--black", "human").status());
        assertEquals(
                0,
                play("d3\n", "chatur", "--black", "1", "--pgn", file.toString()).status());
        try (PgnReader games = PgnReader.of(file)) {
            GameRecord first = games.next();
            assertEquals(1, first.mainLine().plies().size());
            GameRecord second = games.next();
            assertEquals(2, second.mainLine().plies().size());
            assertEquals("human", second.tags().get("White"));
            assertEquals("Assize 1", second.tags().get("Black"));
        }
        Cli.Run refused = play("d3\n", "chatur", "--pgn", directory.toString());
        assertEquals(1, refused.status());
        assertTrue(refused.err().startsWith("assize: cannot write "), refused::err);
        String nowhere = directory.resolve("no").resolve("games.pgn").toString();
        String why = "assize: cannot write \"" + nowhere + "\": there is no such folder\n";
        Cli.Run early = play("d3\n", "chatur", "--pgn", nowhere);
        assertEquals("", early.out());
        assertEquals(why, early.err());
        assertEquals(why, play("save " + nowhere + "\n", "chatur").err());
        Path spaced = directory.resolve("two words.pgn");
        assertEquals(
                "saved in " + spaced + "\n",
                play("save \"" + spaced + "\"\n", "chatur").out());
        assertTrue(Files.exists(spaced));
        assertEquals(
                "assize: save: a file must be named: save FILE\n",
                play("save\n", "chatur").err());
        assertTrue(play("pgn\n", "chatur").out().contains("[Variant \"chatur\"]"));
        assertEquals(
                2,
                Files.readString(file)
                        .lines()
                        .filter(line -> line.startsWith("[Event "))
                        .count());
    }

    @Test
    void aGameIsPartedByAnEmptyLineFromWhatTheFileHas() throws Exception {
        String other = "[Event \"?\"]\n[Result \"*\"]\n\nd3 *";
        for (String end : List.of("", "\n", "\r\n", "\n\n", "\r\n\r\n")) {
            Path file = Files.writeString(directory.resolve("other.pgn"), other + end);
            assertEquals("", play("save " + file + "\n", "chatur").err());
            String text = Files.readString(file).replace("\r", "");
            assertTrue(text.startsWith(other + "\n\n[Event "), text);
        }
        Path empty = Files.createFile(directory.resolve("empty.pgn"));
        play("save " + empty + "\n", "chatur");
        assertTrue(Files.readString(empty).startsWith("[Event "));
    }

    @Test
    void aFileMustBeNamed() {
        Cli.Run run = play("d3\n", "chatur", "--pgn", "");
        assertEquals("assize: --pgn: a file must be named\n", run.err());
        assertEquals("", run.out());
        assertEquals(2, run.status());
    }

    @Test
    void aTextThatIsNoMoveIsRefusedAlsoWhereItIsAskedAbout() {
        Cli.Run run = play("why\nwhy Qzz\nwhy d3 d4\nwhy d5\n", "chatur", "--black", "human");
        assertEquals("no white bidak can go to d5 (CH-04)\n", run.out());
        assertEquals(
                List.of(
                        "assize: why: a move must be told: why MOVE",
                        "assize: a square must begin with a file from a to h, at column 2 of \"Qzz\"",
                        "assize: a move must end here, at column 3 of \"d3 d4\""),
                run.err().lines().toList());
        assertEquals(1, run.status());
    }

    @Test
    void anEngineMayPlay() throws Exception {
        String engine = String.join(" ", Cli.process(List.of(), "xboard").command());
        Cli.Run run = play("a4\nfen\n", "short-assize", "--black", engine);
        assertEquals("", run.err());
        assertTrue(run.out().startsWith("1. a4\n1... "), run::out);
    }

    @Test
    void whoCannotPlayIsRefused() {
        assertEquals(
                "assize: \"9\": who plays must be human, random, greedy, a depth from 1 to 6, or the command of an engine\n",
                play("", "chatur", "--white", "9").err());
        Cli.Run missing = play("", "chatur", "--white", "no-such-engine");
        assertEquals(1, missing.status());
        assertTrue(missing.err().startsWith("assize: engine \"no-such-engine\" cannot be started: "), missing::err);
        assertEquals(2, play("", "chatur", "--limit", "0").status());
        assertEquals(2, play("", "chatur", "--seed", "x").status());
        assertEquals(
                "assize: engine \"cat\": the engine has gone before it has said what it can\n",
                play("", "chatur", "--white", "true").err().replace("\"true\"", "\"cat\""));
    }

    @Test
    void anEngineThatGoesOrSaysNonsenseLosesAndOneThatIsSilentIsNotWaitedForForEver() throws Exception {
        String known = "echo 'feature variants=\"chatur\" usermove=1 done=1'\n";
        String loop = known + "while read line; do case \"$line\" in go) %s;; esac; done";
        Cli.Run gone = play("d3\n", "chatur", "--black", script("goes", loop.formatted("exit 3")));
        assertEquals("1. d3\n1-0 abandoned\n", gone.out());
        assertTrue(gone.err().endsWith(": the engine has gone without a move\n"), gone::err);
        assertEquals(1, gone.status());
        Cli.Run nonsense = play("d3\n", "chatur", "--black", script("lies", loop.formatted("echo 'move zz9'")));
        assertTrue(nonsense.err().contains(": the engine's move zz9 is not legal in "), nonsense::err);
        assertEquals("1. d3\n1-0 abandoned\n", nonsense.out());
        Cli.Run refuses =
                play("d3\n", "chatur", "--black", script("refuses", loop.formatted("echo 'Illegal move: d2d3'")));
        assertEquals("1. d3\n1-0 abandoned\n", refuses.out());
        assertTrue(refuses.err().endsWith(": the engine says: Illegal move: d2d3\n"), refuses::err);
        assertEquals(
                "1. d3\n1-0 resignation\n",
                play("d3\n", "chatur", "--black", script("resigns", loop.formatted("echo resign")))
                        .out());
        Ruleset ruleset = Rulesets.byId("chatur");
        Duration wait = Duration.ofSeconds(1);
        String mute = script("mute", "sleep 1000");
        assertEquals(
                "engine \"" + mute + "\": the engine has not answered for 1 seconds",
                assertThrows(IOException.class, () -> Seat.of(mute, ruleset, wait, wait))
                        .getMessage());
        try (Seat silent = Seat.of(script("thinks", known + "sleep 1000"), ruleset, Duration.ofSeconds(20), wait)) {
            assertEquals(
                    "the engine has not answered for 1 seconds",
                    assertThrows(
                                    IllegalStateException.class,
                                    () -> silent.choose(Game.of(ruleset), new SplittableRandom(1)))
                            .getMessage());
        }
    }

    private String script(String name, String lines) throws IOException {
        Path script = directory.resolve(name);
        Files.writeString(script, "#!/bin/sh\n" + lines + "\n");
        assertTrue(script.toFile().setExecutable(true), script::toString);
        return script.toString();
    }

    @Test
    void movesAndCommandsAreCompleted() {
        Position position = Rulesets.byId("chatur").initialPosition();
        Set<String> words = MoveCompleter.words(position, List.of(""), 0);
        assertTrue(words.containsAll(Set.of("d3", "d2d3", "Nf3", "g1f3", "why", "quit")), words::toString);
        assertTrue(MoveCompleter.words(position, List.of("why", ""), 1).contains("Nf3"));
        assertTrue(MoveCompleter.words(position, List.of("rules", ""), 1).contains("CH-01"));
        assertTrue(MoveCompleter.words(position, List.of("moves", ""), 1).contains("b1"));
        assertEquals(Set.of(), MoveCompleter.words(position, List.of("flip", ""), 1));
    }
}

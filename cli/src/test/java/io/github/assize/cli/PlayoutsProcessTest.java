package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games played out in a machine of their own: refused at once, in other languages, interrupted. */
@Tag("slow")
final class PlayoutsProcessTest {
    @TempDir
    private Path folder;

    @Test
    void aRefusalEndsTheMachineAtOnce() throws Exception {
        long since = System.nanoTime();
        assertEquals(
                2,
                Cli.fork(List.of(), "", "playouts", "chatur", "--threads", "0").status());
        assertTrue(System.nanoTime() - since < TimeUnit.SECONDS.toNanos(30));
    }

    @Test
    void noLanguageChangesAByte() throws Exception {
        String[] words = {"playouts", "short-assize", "grant-acedrex", "--games", "40", "--format", "json", "--report"};
        Path here = folder.resolve("here.html");
        Cli.Run expected = Cli.run(PlayoutsCommandTest.with(words, here.toString()));
        for (String language : List.of("tr", "ar")) {
            Path there = folder.resolve(language + ".html");
            List<String> options = List.of("-Duser.language=" + language, "-Dfile.encoding=ISO-8859-1");
            assertEquals(expected, Cli.fork(options, "", PlayoutsCommandTest.with(words, there.toString())));
            assertEquals(Files.readString(here), Files.readString(there));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"games.jsonl", "games.pgn"})
    void anInterruptLeavesTheGamesThatItTells(String name) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "kill sends the signal");
        Path file = folder.resolve(name);
        Path page = folder.resolve("page.html");
        Path complaint = folder.resolve("err.txt");
        String[] words = {
            "playouts",
            "short-assize",
            "--games",
            "100000000",
            "--games-out",
            file.toString(),
            "--report",
            page.toString()
        };
        Process process = Cli.process(List.of(), words)
                .redirectOutput(folder.resolve("out.txt").toFile())
                .redirectError(complaint.toFile())
                .start();
        while (process.isAlive() && (!Files.exists(file) || Files.size(file) < 500_000)) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertEquals(Interrupt.STATUS, Cli.interrupt(process), Files.readString(complaint));
        String games = Files.readString(complaint).split(" ", -1)[3];
        String text = Files.readString(file);
        assertTrue(text.endsWith("\n"), "the last game is whole");
        long written = text.lines()
                .filter(line -> line.startsWith(name.endsWith("pgn") ? "[Event " : "{"))
                .count();
        assertEquals(games, String.valueOf(written));
        assertTrue(Files.readString(page).contains(">after " + games + " of 100000000 games of short-assize policy="));
    }

    @Test
    void anInterruptGivesWhatIsDone() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "kill sends the signal");
        Path file = folder.resolve("resume.txt");
        Path output = folder.resolve("out.txt");
        Path complaint = folder.resolve("err.txt");
        String[] words = {"playouts", "short-assize", "--games", "100000000", "--resume", file.toString()};
        Process process = Cli.process(List.of(), words)
                .redirectOutput(output.toFile())
                .redirectError(complaint.toFile())
                .start();
        while (process.isAlive() && !Files.exists(file)) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertEquals(Interrupt.STATUS, Cli.interrupt(process), Files.readString(complaint));
        String first = Files.readAllLines(output).get(0);
        assertTrue(first.matches("\\d+ games of short-assize policy=uniform seed=1 cap=1000"), first);
        String games = first.substring(0, first.indexOf(' '));
        assertEquals(
                "assize: stopped after " + games
                        + " of 100000000 games of short-assize policy=uniform seed=1 cap=1000\n",
                Files.readString(complaint));
        assertEquals(
                new Cli.Run(0, Files.readString(output), ""), Cli.run("playouts", "short-assize", "--games", games));
    }
}

package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CompareCommandTest {
    @Test
    void aReadingThatShowsAtOnceIsExposedInEveryGame() {
        Cli.Run run = Cli.run("compare", "chatur", "default", "king-leap=jump", "--games", "8", "--cap", "40");
        List<String> all = run.out().lines().toList();
        List<String> lines =
                all.stream().filter(line -> !line.startsWith("study\t")).toList();
        assertEquals(lines, all.subList(all.size() - lines.size(), all.size()), "what fixes the games comes first");
        assertEquals("exposed\t0\t1\t0.675592\t1", lines.get(0));
        assertEquals("exposed\tever\t1\t0.675592\t1", lines.get(1));
        assertTrue(lines.get(2).startsWith("effect\tCompletion\t"), lines.get(2));
        assertTrue(lines.stream()
                .anyMatch(line -> line.matches("effect\tBranchingFactor-maximum\t\\d+\t\\d+\t-?\\d+\t-\t-\t-")));
        List<String> diff = Cli.run("diff", "chatur", "--reading", "king-leap=jump", "--depth", "2")
                .out()
                .lines()
                .toList();
        assertEquals(diff, lines.subList(lines.size() - diff.size(), lines.size()));
    }

    @Test
    void whatNeverShowsIsExposedNowhere() {
        Cli.Run run = Cli.run("compare", "chatur", "default", "lone-king=draws", "--games", "5", "--cap", "30");
        assertTrue(run.out().contains("\nexposed\tever\t0\t0\t0.434482\n"), run.out());
        assertFalse(run.out().contains("\t*\n"), run.out());
        assertTrue(run.out().endsWith("end\tno difference up to depth 2\n"), run.out());
        assertEquals(0, run.status());
    }

    @Test
    void tellsWhatFixesTheGames() throws IOException {
        Cli.Run run = Cli.run(
                "compare",
                "chatur",
                "stalemate=draw",
                "default",
                "--games",
                "3",
                "--cap",
                "9",
                "--seed",
                "-2",
                "--policy",
                "greedy");
        assertEquals(
                List.of(
                        "study\tA\tchatur stalemate=draw",
                        "study\tB\tchatur",
                        "study\tversion\t" + Help.version(),
                        "study\tgames of each study\t3",
                        "study\tpolicy\tgreedy",
                        "study\tseed\t-2",
                        "study\tcap\t9 plies",
                        "study\tgenerator\tSplitMix64, one for each game"),
                run.out().lines().limit(8).toList());
    }

    @Test
    void marksOnlyWhatLuckGivesToOneInAThousand() {
        String[] words = {"compare", "ouk-chatrang", "default", "goal=first-check", "--cap", "60", "--games"};
        String few = Cli.run(with(words, "99")).out();
        assertFalse(few.contains("\t*\n"), few);
        String more = Cli.run(with(words, "100")).out();
        assertTrue(more.matches("(?s).*\neffect\tCompletion\t[^\n]*\t\\*\n.*"), more);
    }

    private static String[] with(String[] words, String more) {
        String[] all = Arrays.copyOf(words, words.length + 1);
        all[words.length] = more;
        return all;
    }

    @Test
    void saysThatNoPositionsAreLookedAtWhereDiceAreThrown() {
        String out = Cli.run("compare", "grant-acedrex", "default", "dice=pass", "--games", "1", "--cap", "6")
                .out();
        assertTrue(
                out.endsWith(
                        "\nend\tno positions looked at: grant-acedrex dice=pass throws dice, and moves are compared,"
                                + " not rolls\n"),
                out);
    }

    @Test
    void presetsAndOtherRulesetsCanBeCompared() {
        String presets = Cli.run("compare", "grant-acedrex", "murray", "cazaux", "--games", "2", "--cap", "10")
                .out();
        assertTrue(presets.contains("\nexposed\t"), presets);
        String games = Cli.run("compare", "shatranj-algeria", "default", "shatranj", "--games", "2", "--cap", "10")
                .out();
        assertTrue(games.contains("\neffect\tDurationMoves\t10\t10\t0\t0\t0\t-\n"), games);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chatur default | B is missing; right is: assize compare [OPTIONS] RULESET A B",
                "chatur default default | A \"default\" and B \"default\" are the same: both are chatur",
                "chatur default king-leap=slide | A \"default\" and B \"king-leap=slide\" are the same: both are chatur",
                "chatur default stalemate=draw,stalemate=draw | reading \"stalemate=draw,stalemate=draw\": stalemate may be"
                        + " given only once: it has the answers draw and draw",
                "makruk default chatur | makruk has 8x8 K M N P R S and chatur has 8x8 +P B K N P Q R; right is another"
                        + " reading of makruk, or one of these with the same pieces: ouk-chatrang",
                "makruk ouk-chatrang chatur | ouk-chatrang has 8x8 K M N P R S and chatur has 8x8 +P B K N P Q R; right is"
                        + " another reading of ouk-chatrang, or one of these with the same pieces: makruk",
                "grant-acedrex default chatur | grant-acedrex has 12x12 A C G K L P R U and chatur has 8x8 +P B K N P Q R;"
                        + " right is another reading of grant-acedrex",
                "chatur default king-leap=fly | reading king-leap of chatur has no answer \"fly\"; there are: slide, jump",
                "chatur nope default | chatur has no presets, so none is named \"nope\"",
            })
    void refusesWhatCannotBeCompared(String words, String message) {
        assertEquals(new Cli.Run(2, "", "assize: " + message + "\n"), Cli.run(("compare " + words).split(" ")));
    }

    @Test
    void refusesAnEmptyReading() {
        assertEquals(
                new Cli.Run(
                        2,
                        "",
                        "assize: B is empty: it must be default, the name of a preset, or answers such as"
                                + " baring=reprieve parted by commas, or the id of another ruleset with the same pieces\n"),
                Cli.run("compare", "chatur", "default", ""));
    }

    @Test
    @Tag("slow")
    void anInterruptComparesTheGamesThatBothHave(@TempDir Path folder) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "kill sends the signal");
        Path output = folder.resolve("out.txt");
        Path complaint = folder.resolve("err.txt");
        Path page = folder.resolve("page.html");
        String[] words = {"compare", "short-assize", "default", "stalemate=draw", "--report", page.toString(), "--games"
        };
        Process process = Cli.process(List.of(), with(words, "100000000"))
                .redirectOutput(output.toFile())
                .redirectError(complaint.toFile())
                .start();
        TimeUnit.SECONDS.sleep(8);
        assertEquals(Interrupt.STATUS, Cli.interrupt(process), Files.readString(complaint));
        Matcher told = Pattern.compile("assize: (stopped (after ([1-9][0-9]*) of 100000000 games of each))\n")
                .matcher(Files.readString(complaint));
        assertTrue(told.matches(), Files.readString(complaint));
        List<String> stopped = Files.readAllLines(output);
        List<String> whole = Cli.run(with(words, told.group(3))).out().lines().toList();
        assertTrue(stopped.contains("study\tstopped\t" + told.group(2)), stopped::toString);
        assertEquals("end\tno positions looked at: stopped", stopped.get(stopped.size() - 1));
        assertEquals(figures(whole), figures(stopped));
    }

    private static List<String> figures(List<String> lines) {
        return lines.stream()
                .filter(line -> line.matches("(exposed|effect)\t.*"))
                .toList();
    }
}

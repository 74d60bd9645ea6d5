package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
    private static final String COMMANDS =
            "there are: list, show, svg, explore, moves, perft, analyze, replay, rules, diff, pgn, play, playouts, compare, xboard";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | a command must be given; COMMANDS",
                "nope | no command \"nope\"; COMMANDS",
                "Moves chatur | no command \"Moves\"; COMMANDS",
                "--bogus | no command \"--bogus\"; COMMANDS",
                "help nope | no command \"nope\"; COMMANDS",
                "list chatur | \"chatur\" is a word too many; right is: assize list [OPTIONS]",
                "moves | RULESET is missing; right is: assize moves [OPTIONS] RULESET",
                "moves chatur x | \"x\" is a word too many; right is: assize moves [OPTIONS] RULESET",
                "moves chatur --bogus | no option \"--bogus\"; MOVES",
                "moves chatur @file | \"@file\" is a word too many; right is: assize moves [OPTIONS] RULESET",
                "moves --bogus 8 chatur | no option \"--bogus\"; MOVES",
                "moves --bogus=8 | no option \"--bogus=8\"; MOVES",
                "moves -x | no option \"-x\"; MOVES",
                "moves chatur x --help | \"x\" is a word too many; right is: assize moves [OPTIONS] RULESET",
                "moves chatur -- --fen | \"--fen\" is a word too many; right is: assize moves [OPTIONS] RULESET",
                "replay chatur e4 -x | no option \"-x\"; there are: --fen, --help, --json, --lenient, --pgn, --preset,"
                        + " --reading",
                "list --fen 8 | no option \"--fen\"; there are: --help",
                "list --help=5 | --help takes no value",
                "perft chatur 2 3 4 | \"3\" is a word too many; right is: assize perft [OPTIONS] RULESET DEPTH",
                "perft chatur 2 --divide=x | --divide takes no value",
                "perft chatur 2 --divide --divide | --divide may be given only once",
                "--version x | \"x\" is a word too many; right is: assize --version",
                "-V --help | \"--help\" is a word too many; right is: assize --version",
                "help moves extra | \"extra\" is a word too many; right is: assize help [COMMAND]",
                "--help nope | no command \"nope\"; COMMANDS",
                "moves chess | no ruleset \"chess\"; RULESETS",
                "show Chatur | no ruleset \"Chatur\"; RULESETS",
                "analyze chess | no ruleset \"chess\"; RULESETS",
                "replay chess e4 | no ruleset \"chess\"; RULESETS",
                "rules chess --markdown | no ruleset \"chess\"; RULESETS",
                "diff chess --reading a=b | no ruleset \"chess\"; RULESETS",
                "perft chess 3 | no ruleset \"chess\"; RULESETS",
                "perft chatur | DEPTH is missing; right is: assize perft [OPTIONS] RULESET DEPTH",
                "perft chatur 0 | depth \"0\": must be a whole number of plies from 1 to 2147483647",
                "perft chatur -1 | depth \"-1\": must be a whole number of plies from 1 to 2147483647",
                "perft chatur 1.5 | depth \"1.5\": must be a whole number of plies from 1 to 2147483647",
                "perft chatur 99999999999 | depth \"99999999999\": must be a whole number of plies from 1 to"
                        + " 2147483647",
                "diff chatur --reading retreat=none --depth 0 | depth \"0\": must be a whole number of plies from 1 to"
                        + " 2147483647",
                "diff chatur | a reading to compare with must be given: --reading or --preset",
                "diff grant-acedrex --reading dice=pass | diff compares moves, not rolls: choose a reading without"
                        + " dice",
                "perft grant-acedrex 2 --reading dice=pass | perft counts moves, not rolls: choose a reading without"
                        + " dice",
                "perft grant-acedrex 1 --divide --reading dice=reroll | perft counts moves, not rolls: choose a reading"
                        + " without dice",
                "moves short-assize --reading color=red | short-assize has no reading \"color\"; there are: array,"
                        + " stalemate, baring",
                "moves short-assize --reading array=x | reading array of short-assize has no answer \"x\"; there are:"
                        + " seed, rooks-back, queens-on-d",
                "moves short-assize --reading array | --reading \"array\": must be an id, =, and an answer",
                "moves short-assize --preset murray | short-assize has no presets, so none is named \"murray\"",
                "rules grant-acedrex --preset x | grant-acedrex has no preset \"x\"; there are: murray, cazaux",
                "moves chatur --fen | --fen must have a value: --fen FEN",
                "moves chatur --reading --fen | --reading must have a value: --reading ID=ANSWER",
                "moves chatur --fen 8 --fen 8 | --fen may be given only once",
                "moves chatur --reading retreat=none --reading retreat=one-slide | --reading retreat may be given only"
                        + " once: it has the answers none and one-slide",
                "rules chatur --reading retreat=none --reading retreat=none | --reading retreat may be given only once:"
                        + " it has the answers none and none",
                "perft chatur +3 | depth \"+3\": must be a whole number of plies from 1 to 2147483647",
                "perft chatur ٣ | depth \"٣\": must be a whole number of plies from 1 to 2147483647",
                "perft chatur ３ | depth \"３\": must be a whole number of plies from 1 to 2147483647",
                "diff chatur --reading retreat=none --depth +٢ | depth \"+٢\": must be a whole number of plies from 1"
                        + " to 2147483647",
                "diff chatur --reading retreat=none --depth= | depth \"\": must be a whole number of plies from 1 to"
                        + " 2147483647",
                "moves -h chess | no ruleset \"chess\"; RULESETS",
                "moves chess --help | no ruleset \"chess\"; RULESETS",
                "perft -h chess x | no ruleset \"chess\"; RULESETS",
                "moves -h x y | \"y\" is a word too many; right is: assize moves [OPTIONS] RULESET",
                "moves -hx | no option \"-x\"; MOVES",
                "rules chatur --markdown= | --markdown takes no value",
                "perft chatur 2 --divide= | --divide takes no value",
                "list --help= | --help takes no value",
                "list -- --help= | no option \"--help=\"; there are: --help",
            })
    void refusesABadCommandInOneLine(String command, String message) {
        Cli.Run run = Cli.run(command.isEmpty() ? new String[0] : command.split(" "));
        String expected = message.replace("COMMANDS", COMMANDS)
                .replace("MOVES", "there are: --fen, --help, --json, --lenient, --preset, --reading")
                .replace(
                        "RULESETS",
                        "there are: " + Rulesets.all().stream().map(Ruleset::id).collect(joining(", ")));
        assertEquals(new Cli.Run(2, "", "assize: " + expected + "\n"), run);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "", "8/8/8/8/8/8/8/8 w - - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR x - -"})
    void refusesAFenAsTheRulesetDoes(String fen) {
        Ruleset chatur = Rulesets.byId("chatur");
        Throwable refusal = assertThrows(IllegalArgumentException.class, () -> chatur.parsePosition(fen));
        Cli.Run expected = new Cli.Run(2, "", "assize: " + refusal.getMessage() + "\n");
        assertEquals(expected, Cli.run("moves", "chatur", "--fen", fen));
        assertEquals(expected, Cli.run("show", "chatur", "--fen", fen));
        assertEquals(expected, Cli.run("perft", "chatur", "1", "--fen", fen));
        assertEquals(expected, Cli.run("replay", "chatur", "--fen", fen, "e2e4"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\tb\r\nc", "a\u2028b\u0085c", "\u001b[31m"})
    void keepsStrangeWordsOnOneLine(String word) {
        for (String[] command : new String[][] {
            {word},
            {"moves", word},
            {"moves", "chatur", word},
            {"moves", "chatur", "--fen", word},
            {"moves", "chatur", "--reading", word},
            {"moves", "chatur", "--reading", word + "=" + word},
            {"moves", "chatur", "--reading", "retreat=" + word},
            {"moves", "chatur", "--preset", word},
            {"moves", "chatur", "--" + word},
            {"perft", "chatur", word},
        }) {
            Cli.Run run = Cli.run(command);
            assertEquals(2, run.status(), run.err());
            assertEquals("", run.out());
            assertTrue(run.err().matches("assize: [^\\p{Cntrl}\u2028\u0085]+\n"), run.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a%s", "\u001b%s", "é%s", "a\u2028%s"})
    void quotesAWordAsTheLibraryDoes(String form) {
        String word = form.formatted("x".repeat(5000));
        String quoted = "\""
                + form.formatted("x".repeat(120 + 2 - form.length())).replaceAll("\\p{Cntrl}|\u2028", "\uFFFD") + "…\"";
        for (String[] command : new String[][] {
            {word},
            {"list", word},
            {"help", word},
            {"help", "list", word},
            {"--version", word},
            {"moves", word},
            {"moves", "chatur", "--preset", word},
            {"moves", "chatur", "--reading", word},
            {"moves", "chatur", "--reading", word + "=x"},
            {"moves", "chatur", "--reading", "retreat=" + word},
            {"moves", "grant-acedrex", "--preset", word},
            {"moves", "chatur", "--fen", "8" + word.substring(1)},
            {"perft", "chatur", word},
            {"replay", "chatur", word},
        }) {
            String err = Cli.run(command).err();
            assertTrue(err.contains(quoted) || err.contains("\"8" + quoted.substring(2)), err);
            assertTrue(err.length() < 600, err);
        }
        assertTrue(Cli.run("list", "--" + word).err().contains("no option \"--" + quoted.substring(1, 119) + "…\""));
    }

    @Test
    void readsAnOptionWithAnEqualsSignToo() {
        String fen = "k7/p7/8/8/8/8/8/K6R b - - 3 7";
        assertEquals(
                new Cli.Run(0, "a7a6\na8b7\na8b8\n", ""),
                Cli.run("moves", "--reading=baring=reprieve", "short-assize", "--fen=" + fen));
    }

    @Test
    void printsWhatCommandsThereAre() {
        String expected = """
            Assize tells the rules of historical chess: legal moves, check, and how a game ends.

            Usage: assize COMMAND [WORD...]

            Commands:
              list      list the rulesets
              show      draw a position and tell how it stands
              svg       draw a position, or the moves of a piece, as a picture
              explore   open a page that shows and explains every move
              moves     list the legal moves of a position
              perft     count the lines of play of each length
              analyze   give outcome and legal moves of many positions
              replay    play moves and print the position after them
              rules     print the numbered rules, the readings and the presets
              diff      find where two readings of a ruleset part
              pgn       check, normalise or count the games of PGN files
              play      play a game, against the machine, an engine or somebody
              playouts  play many games and give figures of them
              compare   tell what a reading changes in many games
              xboard    be an engine for XBoard

            assize COMMAND --help tells what a command takes and what it prints.
            assize --version prints the version.

            Output is UTF-8; fields are parted by one TAB. Exit status: 0 if all went well,
            1 if a move or a line of the input was refused or a stream failed, 2 if the
            command was refused, 141 if nobody reads the output any more.
            """;
        for (String word : List.of("--help", "-h", "help")) {
            assertEquals(new Cli.Run(0, expected, ""), Cli.run(word));
        }
    }

    @Test
    void printsWhatACommandTakes() {
        String expected = """
            List the legal moves of a position.

            Usage: assize moves [OPTIONS] RULESET

            One move a line, in coordinate notation, sorted by text; nothing if the game
            is decided or the die has yet to be rolled.

                  RULESET               a ruleset, by the id that assize list gives
                  --preset NAME         take a named set of answers; assize rules lists
                                          presets
                  --reading ID=ANSWER   answer a question that the source leaves open,
                                          after the preset; assize rules lists questions
                                          and answers
                  --fen FEN             a position, or - for a line of standard input; left
                                          out, the array
                  --lenient             read positions and moves as people and other
                                          programs write them
                  --json                instead, one line of JSON: the position, its
                                          outcome and its moves
              -h, --help                print this text
            """;
        assertEquals(new Cli.Run(0, expected, ""), Cli.run("moves", "--help"));
        assertEquals(new Cli.Run(0, expected, ""), Cli.run("moves", "chatur", "-h"));
        assertEquals(new Cli.Run(0, expected, ""), Cli.run("help", "moves"));
        assertEquals(new Cli.Run(0, expected, ""), Cli.run("--help", "moves"));
    }

    @ParameterizedTest
    @EnumSource(Verb.class)
    void everyCommandHasAHelpOfLinesThatFitATerminal(Verb verb) {
        Cli.Run run = Cli.run(verb.word(), "--help");
        assertEquals(0, run.status());
        assertTrue(run.out().contains("\n\nUsage: assize " + verb.word() + " [OPTIONS]"), run.out());
        run.out().lines().forEach(line -> assertTrue(line.length() < 80 && !line.endsWith(" "), line));
    }

    @Test
    void printsTheVersionOfTheBuild() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        int start = pom.indexOf("<version>") + "<version>".length();
        String version = pom.substring(start, pom.indexOf("</version>", start));
        assertEquals(new Cli.Run(0, "assize " + version + "\n", ""), Cli.run("--version"));
        assertEquals(new Cli.Run(0, "assize " + version + "\n", ""), Cli.run("-V"));
    }

    @Test
    void keepsSilentWhenTheReaderOfTheOutputIsGone() {
        assertEquals(new Cli.Run(141, "", ""), runInto("Broken pipe", "moves", "chatur"));
        assertEquals(new Cli.Run(141, "", ""), runInto("Broken pipe", "--help"));
    }

    @Test
    void saysThatTheOutputCannotBeWritten() {
        assertEquals(
                new Cli.Run(1, "", "assize: cannot write standard output: No space left on device\n"),
                runInto("No space left on device", "moves", "chatur"));
    }

    @Test
    void saysThatTheInputCannotBeRead() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Is a directory");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                throw new IOException("Is a directory");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertEquals(1, Cli.run(broken, OutputStream.nullOutputStream(), err, "analyze", "chatur"));
        assertEquals("assize: cannot read standard input: Is a directory\n", err.toString(UTF_8));
    }

    @Test
    void saysThatTheMemoryOrTheStackIsNotEnough() {
        String memory = runOutOf(new OutOfMemoryError("Java heap space"));
        assertTrue(memory.matches("assize: out of memory: [^\n]+ -Xmx[^\n]+\n"), memory);
        String stack = runOutOf(new StackOverflowError());
        assertTrue(stack.matches("assize: out of stack: [^\n]+ -Xss[^\n]+\n"), stack);
    }

    private static String runOutOf(VirtualMachineError error) {
        InputStream broken = new InputStream() {
            @Override
            public int read() {
                throw error;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                throw error;
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertEquals(1, Cli.run(broken, OutputStream.nullOutputStream(), err, "analyze", "chatur"));
        return err.toString(UTF_8);
    }

    private static Cli.Run runInto(String failure, String... words) {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(failure);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Cli.run(InputStream.nullInputStream(), closed, err, words);
        return new Cli.Run(status, "", err.toString(UTF_8));
    }
}

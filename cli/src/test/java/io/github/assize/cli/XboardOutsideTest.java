package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Game;
import io.github.assize.game.GameRecord;
import io.github.assize.game.Lenient;
import io.github.assize.game.PgnReader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Games in XBoard 4.9.1, of the engine against itself and against Fairy-Max, and by mouse. */
@Tag("outside")
@Tag("play")
final class XboardOutsideTest {
    /** Where XBoard breaks off. */
    private static final int MOST_PLIES = 999;

    /** The names that XBoard is told, with the rulesets. */
    private static final List<List<String>> VARIANTS = List.of(
            List.of("chandaraki", "chandaraki"),
            List.of("chatur", "chatur"),
            List.of("chaturanga", "chaturanga"),
            List.of("chaturanga-12x12", "chaturanga-12x12"),
            List.of("cour-ier-chess", "courier-chess"),
            List.of("grant-acedrex", "grant-acedrex"),
            List.of("lombard-chess", "lombard-chess"),
            List.of("long-assize", "long-assize"),
            List.of("mak-ruk", "makruk"),
            List.of("ouk-chatrang", "ouk-chatrang"),
            List.of("schachzabel", "schachzabel"),
            List.of("shatar", "shatar"),
            List.of("shat-ranj", "shatranj"),
            List.of("shat-ranj-at-tamma", "shatranj-at-tamma"),
            List.of("short-assize", "short-assize"));

    /**
     * Those of which XBoard is told all in its own words, with as many games as are to be played. The Long Assize
     * is not among them, as XBoard does not grant a queen who was a pawn her first move.
     */
    private static final List<List<String>> EXACT = List.of(
            List.of("grant-acedrex", "4"),
            List.of("chaturanga-12x12", "4"),
            List.of("chaturanga", "2"),
            List.of("chandaraki", "2"),
            List.of("cour-ier-chess", "2"),
            List.of("shatar", "2"),
            List.of("shat-ranj", "2"),
            List.of("grande-acedrex", "2"));

    private static final Pattern RANK = Pattern.compile("(?<=[A-Za-z])[0-9](?![0-9])");

    /** A move, between numbers, comments and results. */
    private static final Pattern MOVE = Pattern.compile("\\{[^}]*\\}|[0-9]+\\.+|\\S+");

    @TempDir
    private Path directory;

    @TestFactory
    Stream<DynamicTest> aGameIsPlayedToTheRulesEnd() {
        return VARIANTS.stream()
                .map(names ->
                        DynamicTest.dynamicTest(names.get(0), () -> play(names.get(0), Rulesets.byId(names.get(1)))));
    }

    private void play(String variant, Ruleset ruleset) throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Xboard.Run run =
                    xboard.match(variant, 2, xboard.engine(), xboard.engine(), "-depth", "2", "-testLegality", "false");
            assertNothingRefused(run);
            List<GameRecord> games = read(run.games(), ruleset);
            assertEquals(2, games.size(), run::games);
            for (GameRecord record : games) {
                Game game = record.mainLine();
                boolean ended = game.conclusion().filter(Conclusion::isByRule).isPresent();
                assertTrue(ended || game.plies().size() >= MOST_PLIES, () -> variant + ": " + record);
            }
        }
    }

    private static void assertNothingRefused(Xboard.Run run) {
        for (String word : List.of("Illegal move", "Forfeit", "tellusererror", "<first : Error (")) {
            assertFalse(run.debug().contains(word), () -> around(run.debug(), word));
        }
    }

    private static String around(String debug, String word) {
        int at = debug.indexOf(word);
        return debug.substring(Math.max(0, at - 1500), Math.min(debug.length(), at + 500));
    }

    /** Reads games that XBoard has saved. Its FEN knows no first moves, and it counts ten ranks from 0. */
    private static List<GameRecord> read(String saved, Ruleset ruleset) throws Exception {
        List<GameRecord> games = new ArrayList<>();
        for (String game : saved.split("(?m)(?=^\\[Event )", -1)) {
            String tags = game.lines()
                    .filter(line -> line.startsWith("[") && !line.startsWith("[FEN") && !line.startsWith("[SetUp"))
                    .collect(Collectors.joining("\n"));
            String moves = game.lines().filter(line -> !line.startsWith("[")).collect(Collectors.joining("\n"));
            if (!tags.isEmpty()) {
                games.add(read(tags, moves, ruleset));
            }
        }
        return games;
    }

    private static GameRecord read(String tags, String moves, Ruleset ruleset) throws Exception {
        String text = tags + "\n\n" + withoutCastling(moves, ruleset) + "\n";
        try (PgnReader reader = PgnReader.of(new StringReader(text)).lenient().rulesets(name -> Optional.of(ruleset))) {
            return reader.next();
        }
    }

    /** Returns moves with kings' leaps of two squares along the rank, which XBoard writes as castling, in our words. */
    private static String withoutCastling(String moves, Ruleset ruleset) {
        Game game = Game.of(ruleset);
        StringBuilder text = new StringBuilder();
        for (MatchResult word : MOVE.matcher(moves).results().toList()) {
            String move = ruleset.ranks() == 10
                    ? RANK.matcher(word.group().replace("=.", ""))
                            .replaceAll(rank -> String.valueOf(Integer.parseInt(rank.group()) + 1))
                    : word.group();
            Position position = game.position();
            if (move.startsWith("O-O")) {
                move = leap(position, move.startsWith("O-O-O") ? -2 : 2);
            }
            text.append(word.group().startsWith("{") ? word.group() : move).append(' ');
            if (Character.isLetter(move.charAt(0))) {
                game = game.play(Lenient.move(position, move));
            }
        }
        return text.toString();
    }

    private static String leap(Position position, int files) {
        return position.legalMoves().stream()
                .filter(move -> move.piece()
                        .orElseThrow()
                        .type()
                        .equals(position.ruleset().king()))
                .filter(move -> move.to().rank() == move.from().orElseThrow().rank())
                .filter(move -> move.to().file() - move.from().orElseThrow().file() == files)
                .map(position::algebraic)
                .findFirst()
                .orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> xboardFindsEveryMoveLegalByItsOwnWords() {
        return EXACT.stream()
                .map(names -> DynamicTest.dynamicTest(names.get(0), () -> {
                    try (Xboard xboard = new Xboard(directory)) {
                        int games = Integer.parseInt(names.get(1));
                        Xboard.Run run = xboard.match(
                                names.get(0),
                                games,
                                xboard.engine(),
                                xboard.engine(),
                                "-depth",
                                "2",
                                "-testLegality",
                                "true",
                                "-checkMates",
                                "false");
                        assertNothingRefused(run);
                        assertEquals(games, results(run), run::games);
                    }
                }));
    }

    private static long results(Xboard.Run run) {
        return run.games().lines().filter(line -> line.startsWith("[Result ")).count();
    }

    /** Positions in which the best move needs more than one word, with what is said then. */
    private static final List<List<String>> SET = List.of(
            List.of(
                    "promote and return (CQ-04)",
                    "chaturanga-12x12",
                    "dvfcukmucfvd/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD",
                    "6m4k/5P6/12/12/12/12/12/12/12/11p/12/K2D8 w - - 0 1",
                    "move f11g12,\nmove g12f11m",
                    "f11g12,g12f11m"),
            List.of(
                    "removal (CQ-07)",
                    "chaturanga-12x12",
                    "dvfcukmucfvd/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD",
                    "11k/12/12/12/12/12/12/12/10p1/1m7pP1/9P2/K10V w - - 0 1",
                    "move a1b3,\nmove b3a1",
                    "a1b3,b3a1"),
            List.of(
                    "retreat (CH-07)",
                    "chatur",
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR",
                    "1rr1k3/2P5/8/8/8/5p2/8/3K4 w - - 0 1",
                    "move c7b8+",
                    "c7b8+"),
            List.of(
                    "a shared square taken (SA-10)",
                    "short-assize",
                    "2f1kf2*/2rnnr2*/ppppppppq/8*/8*/PPPPPPPPQ/2RNNR2*/2F1KF2*",
                    "2f1kf2*/2rnnr2*/ppppppppq/3P4*/8*/PPP1PPPPQ/2RNNR2*/2F1KF2* w - - 0 1",
                    "move d5i6,\nmove i6e6",
                    "d5i6,i6e6"),
            List.of(
                    "a pawn that vanishes (TA-10)",
                    "shat-ranj-at-tamma",
                    "rnbdkqdbnr/10/pppppppppp/10/10/10/10/PPPPPPPPPP/10/RNBDQKDBNR",
                    "1r3k3p/P9/10/10/10/10/10/10/10/4Q4K w - - 0 1",
                    "move a8b9.",
                    "a8b9."),
            List.of(
                    "en passant (LA-10)",
                    "long-assize",
                    "rnfqkfnr/pppppppp/8/8/8/8/PPPPPPPP/RNFQKFNR",
                    "4k3/p7/8/3pP3/8/8/8/4K2R w - d6 0 1",
                    "move e5d6",
                    "e5d6"));

    @TestFactory
    Stream<DynamicTest> bothEnginesStayInStepAfterWhatTheProtocolHasNoWordFor() {
        return SET.stream()
                .map(set -> DynamicTest.dynamicTest(set.get(0), () -> {
                    try (Xboard xboard = new Xboard(directory)) {
                        Path engine = xboard.scriptAt("set", set.get(2), set.get(3));
                        Process shown = xboard.program(
                                        set.get(1),
                                        engine,
                                        "-scp",
                                        engine.toString(),
                                        "-mode",
                                        "TwoMachines",
                                        "-depth",
                                        "1",
                                        "-testLegality",
                                        "false")
                                .start();
                        try {
                            assertTrue(xboard.hears(set.get(5)), set.get(4));
                            TimeUnit.SECONDS.sleep(3);
                            xboard.picture("set " + set.get(0));
                            assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
                        } finally {
                            shown.destroyForcibly().waitFor();
                        }
                    }
                }));
    }

    /** Fairy-Max dies now and then, which is not our failure; an illegal move of either is. */
    @Test
    void fairyMaxPlaysByTheSameRules() throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Path fairymax = Path.of("/usr/games/fairymax");
            Xboard.Run run = new Xboard.Run("", "");
            for (int attempt = 0; attempt < 3 && results(run) < 2; attempt++) {
                run = xboard.match(
                        "grande-acedrex", 2, xboard.engine(), fairymax, "-depth", "3", "-testLegality", "false");
                assertNothingRefused(run);
            }
            assertEquals(2, results(run), run::games);
            Ruleset ruleset =
                    Rulesets.byId("grant-acedrex").with("king-leap", "quiet").with("stalemate", "draw");
            assertEquals(2, read(run.games(), ruleset).size());
        }
    }

    @Test
    void fairyMaxPlaysInTheTerminalToo() {
        Cli.Run run = new Cli.Run(1, "", "");
        for (int attempt = 0; attempt < 3 && run.status() != 0; attempt++) {
            run = Cli.runWith(
                    "a5\n",
                    "play",
                    "grant-acedrex",
                    "--reading",
                    "king-leap=quiet",
                    "--reading",
                    "stalemate=draw",
                    "--black",
                    "/usr/games/fairymax");
        }
        assertEquals("", run.err());
        assertTrue(run.out().matches("1\\. a5\n1\\.\\.\\. \\S+\n"), run.out());
    }

    @Test
    void aMoveIsMadeWithTheMouse() throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Process shown = xboard.program(
                            "grant-acedrex", xboard.engine(), "-testLegality", "false", "-oneClickMove", "true")
                    .start();
            try {
                assertTrue(xboard.hears("setup ("));
                TimeUnit.SECONDS.sleep(2);
                click(xboard, "f1", 12);
                assertTrue(xboard.hears("highlight 12/12/12/12/12/12/12/12/12/4Y1Y5/YYYYY1YYYYYY/12"));
                TimeUnit.SECONDS.sleep(1);
                xboard.picture("mouse 1 lifted");
                click(xboard, "e3", 12);
                assertTrue(xboard.hears("usermove"), "moved");
                assertTrue(xboard.hears("<first : move"), "answered");
                xboard.picture("mouse 2 answered");
                assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
            } finally {
                shown.destroyForcibly().waitFor();
            }
        }
    }

    @Test
    void aPromotionThatReturnsIsMadeWithOneClick() throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Path engine = xboard.scriptAt("set", SET.get(0).get(2), SET.get(0).get(3));
            Process shown = xboard.program(
                            "chaturanga-12x12", engine, "-testLegality", "false", "-oneClickMove", "true")
                    .start();
            try {
                assertTrue(xboard.hears("setup ("));
                TimeUnit.SECONDS.sleep(2);
                click(xboard, "f11", 12);
                assertTrue(xboard.hears("highlight 5CC5/12/12/12/12/12/12/12/12/12/12/12"));
                TimeUnit.SECONDS.sleep(1);
                xboard.picture("return 1 lifted");
                click(xboard, "g12", 12);
                assertTrue(xboard.hears("click f11"));
                TimeUnit.SECONDS.sleep(1);
                xboard.picture("return 2 done");
                assertTrue(xboard.hears("f11g12,g12f11m"));
                assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
            } finally {
                shown.destroyForcibly().waitFor();
            }
        }
    }

    /** The lines of the guide, run as they stand. */
    @TestFactory
    Stream<DynamicTest> theGuidesLinesStartWhatTheySay() throws Exception {
        return Files.readString(PlayingGuideTest.GUIDE)
                .lines()
                .filter(line -> line.startsWith("xboard "))
                .map(line -> DynamicTest.dynamicTest(line, () -> start(line)));
    }

    private void start(String line) throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Process shell = xboard.shell(
                    line.replace("-mg 2", "-mg 1") + " -saveSettingsOnExit false -debug -nameOfDebugFile debug");
            try {
                if (line.contains("-xexit")) {
                    assertTrue(shell.waitFor(240, TimeUnit.SECONDS), line);
                    assertTrue(Files.readString(directory.resolve("games.pgn")).contains("[Result "), line);
                } else {
                    assertTrue(xboard.hears("setup ("), line);
                }
                assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
            } finally {
                shell.descendants().forEach(ProcessHandle::destroyForcibly);
                shell.destroyForcibly().waitFor();
            }
        }
    }

    /** Clicks on a square of a board of twelve files and ranks, as the pictures show. */
    private static void click(Xboard xboard, String square, int ranks) throws Exception {
        int file = square.charAt(0) - 'a';
        int rank = Integer.parseInt(square.substring(1)) - 1;
        int x = LEFT + SIZE * file + SIZE / 2;
        int y = TOP + SIZE * (ranks - 1 - rank) + SIZE / 2;
        xboard.run("xdotool", "mousemove", String.valueOf(x), String.valueOf(y), "click", "1");
    }

    private static final int LEFT = 2;
    private static final int TOP = 85;
    private static final int SIZE = 33;
}

package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Piece;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Square;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Game;
import io.github.assize.game.GameRecord;
import io.github.assize.game.Lenient;
import io.github.assize.game.PgnReader;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in XBoard 4.9.1, of the engine against itself and against Fairy-Max. */
@Tag("outside")
@Tag("play")
final class XboardGamesOutsideTest {
    /** Where XBoard breaks off. */
    private static final int MOST_PLIES = 999;

    /**
     * Those of which XBoard is told all in its own words, with their rulesets, and with as many games as are to be played
     * from the array. The Long Assize has a test of its own.
     */
    private static final List<List<String>> EXACT = List.of(
            List.of("grant-acedrex", "grant-acedrex", "4"),
            List.of("chaturanga-12x12", "chaturanga-12x12", "4"),
            List.of("chaturanga", "chaturanga", "2"),
            List.of("chandaraki", "chandaraki", "2"),
            List.of("cour-ier-chess", "courier-chess", "2"),
            List.of("shatar", "shatar", "2"),
            List.of("shat-ranj", "shatranj", "2"),
            List.of("grande-acedrex", "grant-acedrex", "2"));

    private static final List<String> TRUSTING = List.of("-depth", "2", "-testLegality", "false");
    private static final List<String> JUDGING = List.of("-depth", "2", "-testLegality", "true", "-checkMates", "false");

    private static final Pattern REFUSED = Pattern.compile("GameEnds\\(.*Forfeit due to invalid move: (\\S+) .*, 4\\)");

    private static final Pattern RANK = Pattern.compile("(?<=[A-Za-z])[0-9](?![0-9])");

    /** A move, between numbers, comments and results. */
    private static final Pattern MOVE = Pattern.compile("\\{[^}]*\\}|[0-9]+\\.+|\\S+");

    @TempDir
    private Path directory;

    @TestFactory
    Stream<DynamicTest> aGameIsPlayedToTheRulesEnd() {
        List<String> names = names();
        List<Ruleset> rulesets = Rulesets.all();
        return IntStream.range(0, rulesets.size())
                .mapToObj(i -> DynamicTest.dynamicTest(names.get(i), () -> play(names.get(i), rulesets.get(i))));
    }

    /** Returns the names that XBoard is told: first those of all rulesets, as none has a die. */
    private static List<String> names() {
        String said = Cli.runWith("protover 2\nquit\n", "xboard").out();
        Matcher variants = Pattern.compile("variants=\"([^\"]*)\"").matcher(said);
        assertTrue(variants.find(), said);
        return List.of(variants.group(1).split(","));
    }

    private void play(String variant, Ruleset ruleset) throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Xboard.Run run = xboard.match(variant, 2, xboard.engine(), xboard.engine(), TRUSTING);
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

    static void assertNothingRefused(Xboard.Run run) {
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
        List<String> words =
                MOVE.matcher(moves).results().map(MatchResult::group).toList();
        return ownWords(words, Game.of(ruleset)).orElseThrow(() -> new AssertionError(moves));
    }

    /** Returns words from a position on; what is castling or a leap is tried as both, as only what follows tells them apart. */
    private static Optional<String> ownWords(List<String> words, Game start) {
        Game game = start;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.startsWith("O-O")) {
                List<String> rest = words.subList(i + 1, words.size());
                for (String move : sideways(game.position(), word.startsWith("O-O-O") ? -2 : 2)) {
                    Optional<String> more = ownWords(rest, game.play(Lenient.move(game.position(), move)));
                    if (more.isPresent()) {
                        return Optional.of(text + move + " " + more.get());
                    }
                }
                return Optional.empty();
            }
            String move = game.position().ruleset().ranks() == 10
                    ? RANK.matcher(word.replace("=.", ""))
                            .replaceAll(rank -> String.valueOf(Integer.parseInt(rank.group()) + 1))
                    : word;
            text.append(word.startsWith("{") ? word : move).append(' ');
            if (Character.isLetter(move.charAt(0))) {
                try {
                    game = game.play(Lenient.move(game.position(), move));
                } catch (IllegalArgumentException e) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(text.toString());
    }

    /** Returns the king's moves of so many files along his rank, castling among them. */
    private static List<String> sideways(Position position, int files) {
        return position.legalMoves().stream()
                .filter(move -> move.piece()
                        .orElseThrow()
                        .type()
                        .equals(position.ruleset().king()))
                .filter(move -> {
                    Square from = move.from().orElseThrow();
                    Square landing = move.landing().orElseThrow();
                    return landing.rank() == from.rank() && landing.file() - from.file() == files;
                })
                .map(position::algebraic)
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> xboardFindsEveryMoveLegalByItsOwnWords() {
        return EXACT.stream()
                .map(names -> DynamicTest.dynamicTest(
                        names.get(0), () -> judge(names.get(0), Integer.parseInt(names.get(2)), List.of())));
    }

    @TestFactory
    Stream<DynamicTest> xboardFindsEveryMoveLegalFromSetPositionsToo() {
        // One game at a time, as a further one may begin before XBoard has heard what answers its position.
        return EXACT.stream()
                .flatMap(names -> IntStream.of(60, 61)
                        .mapToObj(seed -> DynamicTest.dynamicTest(
                                names.get(0) + " " + seed,
                                () -> judge(names.get(0), 1, List.of(midgame(Rulesets.byId(names.get(1)), seed))))));
    }

    private void judge(String variant, int games, List<String> from) throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            List<String> options = new ArrayList<>(JUDGING);
            for (String fen : from) {
                options.addAll(xboard.from(variant, fen));
            }
            Xboard.Run run = xboard.match(variant, games, xboard.engine(), xboard.engine(), options);
            assertNothingRefused(run);
            assertEquals(games, results(run), run::games);
            for (String fen : from) {
                String placement = "[FEN \"" + fen.substring(0, fen.indexOf(' ') + 1);
                assertEquals(
                        games,
                        run.games()
                                .lines()
                                .filter(line -> line.startsWith(placement))
                                .count(),
                        run::games);
            }
        }
    }

    /** Returns what stands on the board after sixty random moves or more, with White to move. */
    private static String midgame(Ruleset ruleset, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Position position = ruleset.initialPosition();
        for (int ply = 0; ply < 60; ply++) {
            Position next = position.play(position.randomMove(random));
            position = next.outcome().isDecided() ? ruleset.initialPosition() : next;
        }
        return position.toFen().split(" ", -1)[0] + " w - - 0 1";
    }

    /** LA-11: XBoard takes a first move for one from where the array has the piece. */
    @Test
    void ofTheLongAssizeXboardRefusesNothingButTheFirstLeapOfAQueenWhoWasAPawn() throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Xboard.Run run = xboard.match("long-assize", 4, xboard.engine(), xboard.engine(), JUDGING);
            List<GameRecord> games = read(run.games(), Rulesets.byId("long-assize"));
            assertEquals(4, games.size(), run::games);
            List<MatchResult> refused = REFUSED.matcher(run.debug()).results().toList();
            assertEquals(
                    refused.size(),
                    games.stream().filter(game -> !endsByRule(game.mainLine())).count(),
                    run::games);
            List<Game> broken = games.stream()
                    .map(GameRecord::mainLine)
                    .filter(game -> !endsByRule(game))
                    .toList();
            for (int i = 0; i < broken.size(); i++) {
                assertFirstLeapOfAQueen(broken.get(i).position(), refused.get(i).group(1));
            }
        }
    }

    private static void assertFirstLeapOfAQueen(Position position, String move) {
        Square from = position.move(move).from().orElseThrow();
        List<Piece> here = position.board().piecesAt(from);
        assertEquals("Q", here.get(0).type().letter(), () -> move + " in " + position);
        assertTrue(position.rights().contains(from), () -> move + " in " + position);
        assertNotEquals(here, position.ruleset().initialPosition().board().piecesAt(from));
    }

    private static boolean endsByRule(Game game) {
        return game.conclusion().filter(Conclusion::isByRule).isPresent();
    }

    /** LA-11: the same moves end the game for XBoard where its own test is on, and do not where it is off. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theFirstLeapOfAQueenWhoWasAPawnIsRefusedByXboardAlone(boolean judges) throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Path queen = xboard.script("queen", """
                    echo 'feature variants="long-assize" myname="Queen" ping=1 setboard=1 usermove=1 sigint=0 sigterm=0 done=1'
                    leap='echo move a8c6'
                    while read -r word rest; do
                        case "$word" in
                            ping) echo "pong $rest" ;;
                            go) echo 'move a7a8q' ;;
                            usermove) $leap; leap=: ;;
                            quit) exit ;;
                        esac
                    done""");
            List<String> options = new ArrayList<>(judges ? JUDGING : TRUSTING);
            options.addAll(xboard.from("long-assize", "7k/P6p/8/8/8/8/8/K7 w - - 0 1"));
            options.addAll(List.of("-scp", queen.toString(), "-firstPlaysBlack", "true", "-mode", "TwoMachines"));
            Process shown =
                    xboard.program("long-assize", xboard.engine(), options).start();
            try {
                assertTrue(xboard.hears("<second: move a8c6"), xboard::heard);
                assertTrue(xboard.hears(judges ? "Forfeit due to invalid move: a8c6" : ">first : a8c6"), xboard::heard);
                TimeUnit.SECONDS.sleep(2);
                xboard.picture("long-assize leap, legality " + (judges ? "on" : "off"));
                assertFalse(xboard.readDebug().contains("Illegal move ("), xboard::heard);
            } finally {
                shown.destroyForcibly().waitFor();
            }
        }
    }

    private static long results(Xboard.Run run) {
        return run.games().lines().filter(line -> line.startsWith("[Result ")).count();
    }

    /** Positions in which the best move needs more than one word, with what is said then. */
    static final List<List<String>> SET = List.of(
            List.of(
                    "promote and return (CQ-04)",
                    "chaturanga-12x12",
                    "6m4k/5P6/12/12/12/12/12/12/12/11p/12/K2D8 w - - 0 1",
                    "move f11g12,\nmove g12f11m",
                    "f11g12,g12f11m"),
            List.of(
                    "promote and leap on (PC-14)",
                    "parsi-chess",
                    "7k/1P5p/c7/8/p7/8/P7/4K2C w - - 0 1",
                    "move b7b8,\nmove b8a6h",
                    "b7b8,b8a6h"),
            List.of(
                    "removal (CQ-07)",
                    "chaturanga-12x12",
                    "11k/12/12/12/12/12/12/12/10p1/1m7pP1/9P2/K10V w - - 0 1",
                    "move a1b3,\nmove b3a1",
                    "a1b3,b3a1"),
            List.of("retreat (CH-07)", "chatur", "1rr1k3/2P5/8/8/8/5p2/8/3K4 w - - 0 1", "move c7b8+", "c7b8+"),
            List.of(
                    "a shared square taken (SA-10)",
                    "short-assize",
                    "2f1kf2*/2rnnr2*/ppppppppq/3P4*/8*/PPP1PPPPQ/2RNNR2*/2F1KF2* w - - 0 1",
                    "move d5i6,\nmove i6e6",
                    "d5i6,i6e6"),
            List.of(
                    "a pawn that vanishes (TA-10)",
                    "shat-ranj-at-tamma",
                    "1r3k3p/P9/10/10/10/10/10/10/10/4Q4K w - - 0 1",
                    "move a8b9.",
                    "a8b9."),
            List.of("en passant (LA-10)", "long-assize", "4k3/p7/8/3pP3/8/8/8/4K2R w - d6 0 1", "move e5d6", "e5d6"),
            List.of(
                    "castling where the king also leaps (SC-04, SC-07)",
                    "scachs",
                    "4k3/8/n6N/8/8/8/Pp6/4K2R w - - 0 1",
                    "move e1h1",
                    "e1h1"));

    @TestFactory
    Stream<DynamicTest> bothEnginesStayInStepAfterWhatTheProtocolHasNoWordFor() {
        return SET.stream().map(set -> DynamicTest.dynamicTest(set.get(0), () -> stay(set)));
    }

    private void stay(List<String> set) throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            List<String> options = new ArrayList<>(xboard.from(set.get(1), set.get(2)));
            options.addAll(List.of("-scp", xboard.engine().toString(), "-mode", "TwoMachines"));
            options.addAll(List.of("-depth", "1", "-testLegality", "false"));
            Process shown = xboard.program(set.get(1), xboard.engine(), options).start();
            try {
                assertTrue(xboard.hears(set.get(4)), xboard::heard);
                for (String said : set.get(3).lines().toList()) {
                    assertTrue(xboard.readDebug().contains("<first : " + said), xboard::heard);
                }
                TimeUnit.SECONDS.sleep(3);
                xboard.picture("set " + set.get(0));
                assertNothingRefused(new Xboard.Run("", xboard.readDebug()));
            } finally {
                shown.destroyForcibly().waitFor();
            }
        }
    }

    /** Fairy-Max dies now and then, which is not our failure; an illegal move of either is. */
    @Test
    void fairyMaxPlaysByTheSameRules() throws Exception {
        try (Xboard xboard = new Xboard(directory)) {
            Path fairymax = Path.of("/usr/games/fairymax");
            Xboard.Run run = new Xboard.Run("", "");
            for (int attempt = 0; attempt < 3 && results(run) < 2; attempt++) {
                List<String> options = List.of("-depth", "3", "-testLegality", "false");
                run = xboard.match("grande-acedrex", 2, xboard.engine(), fairymax, options);
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
}

package io.github.assize.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.core.Square;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What XBoard 4.9.1 makes of the files written for it: it plays them with its own test of legality on, the position that it
 * then copies is the last one, and the game that it copies is read as it was.
 */
@Tag("outside")
@Tag("records")
final class XboardFilesOutsideTest {
    private static final int LONGEST = 200;

    /** The letters of White's pieces in the order of XBoard's pictures, by the id of the ruleset. */
    private static final List<List<String>> LETTERS = List.of(
            List.of("grant-acedrex", "P.CR.............A..U..G........LK"),
            List.of("chaturanga-12x12", "PVFCM......D............U.........K"),
            List.of("long-assize", "PN.R.QF..........K"),
            List.of("chatur", "PNBRQ......+....K"),
            List.of("shatranj", "PNBRQ............K"),
            List.of("chandaraki", "PNBRQ............K"),
            List.of("shatar", "PNBR.J...........K"),
            List.of("chaturanga", "PN.R.ME............K"),
            List.of("courier-chess", "PNBRMFEW.............K"),
            List.of("shatranj-at-tamma", "PNBRQD............K"),
            List.of("lombard-chess", "PNBRQ............K"),
            List.of("schachzabel", "PNBRQ............K"),
            List.of("forcado", "PN.R.QF..........K"),
            List.of("scachs", "PNBRQ............K"),
            List.of("shatranj-algeria", "PNBRQ............K"));

    /** The pictures stay here to be looked at. */
    private static final Path PICTURES = Path.of("target/outside");

    private static Process server;
    private static String display;

    @TempDir
    private Path directory;

    @BeforeAll
    static void openADisplay() throws IOException {
        server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "800x800x24")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader number = server.inputReader(UTF_8);
        display = ":" + assertNotNullLine(number.readLine());
        Files.createDirectories(PICTURES);
    }

    private static String assertNotNullLine(String line) {
        assertNotNull(line, "Xvfb has to be installed, as .ci/outside-records does");
        return line;
    }

    @AfterAll
    static void closeTheDisplay() {
        server.destroy();
    }

    @TestFactory
    Stream<DynamicTest> xboardPlaysTheGameToItsLastPosition() {
        return LETTERS.stream()
                .map(letters -> DynamicTest.dynamicTest(
                        letters.get(0), () -> open(Rulesets.byId(letters.get(0)), letters.get(1))));
    }

    private void open(Ruleset ruleset, String letters) throws Exception {
        GameRecord record = record(ruleset);
        Path file = directory.resolve(ruleset.id() + ".pgn");
        StringBuilder text = new StringBuilder();
        PgnWriter.of(text).forXboard().write(record);
        Files.writeString(file, text);
        String expected = placementAndSide(record.mainLine().position().toFen());
        Path debug = directory.resolve(ruleset.id() + ".debug");
        Path errors = directory.resolve(ruleset.id() + ".errors");
        Process xboard = xboard(ruleset, letters, file, debug)
                .redirectErrorStream(true)
                .redirectOutput(errors.toFile())
                .start();
        try {
            assertEquals(expected, lastPosition(debug, expected), () -> read(errors) + text);
            if (ruleset.ranks() != 10) {
                readAgain(record.mainLine(), copiedGame());
            }
            run(
                    "import",
                    "-window",
                    "root",
                    PICTURES.resolve(ruleset.id() + ".png").toString());
        } finally {
            // It may not end when asked to while it shows help.
            xboard.destroyForcibly().waitFor();
        }
        String said = read(debug) + read(errors);
        for (String word : List.of("Illegal", "Impossible", "Ambiguous")) {
            assertFalse(said.contains(word), said);
        }
    }

    /** Plays a random game, all of which XBoard can follow, and adds comments, glyphs and variations. */
    private static GameRecord record(Ruleset ruleset) {
        SplittableRandom random = new SplittableRandom(20261201);
        Game game = Game.of(ruleset);
        while (game.conclusion().isEmpty() && game.moves().size() < LONGEST) {
            Position position = game.position();
            List<Move> followed = position.legalMoves().stream()
                    .filter(move -> isFollowed(position, move))
                    .sorted()
                    .toList();
            if (followed.isEmpty()) {
                break;
            }
            game = game.play(followed.get(random.nextInt(followed.size())));
        }
        return new RandomRecords(random).decorated(GameRecord.of(game), 12);
    }

    /** XBoard grants no first move to what a pawn has become, and no promotion to what is not its pawn. */
    private static boolean isFollowed(Position position, Move move) {
        Square from = move.from().orElseThrow();
        Position array = position.ruleset().initialPosition();
        boolean isFirstElsewhere = position.rights().contains(from)
                && !position.board().piecesAt(from).equals(array.board().piecesAt(from));
        boolean isPawn = move.piece().orElseThrow().type().letter().equals("P");
        return !isFirstElsewhere && (move.promotion().isEmpty() || isPawn);
    }

    private ProcessBuilder xboard(Ruleset ruleset, String letters, Path file, Path debug) {
        List<String> words = new ArrayList<>(List.of("/usr/games/xboard", "-ncp", "-variant", "fairy"));
        words.addAll(List.of("-boardWidth", String.valueOf(ruleset.files())));
        words.addAll(List.of("-boardHeight", String.valueOf(ruleset.ranks())));
        words.addAll(List.of("-pieceToCharTable", letters + letters.toLowerCase(Locale.ROOT)));
        words.addAll(List.of("-lgf", file.toString(), "-lgi", "1", "-td", "0", "-size", "40"));
        words.addAll(List.of("-autoDisplayTags", "false", "-autoDisplayComment", "false"));
        words.addAll(List.of("-debug", "-nameOfDebugFile", debug.toString()));
        ProcessBuilder process = new ProcessBuilder(words);
        process.environment().put("DISPLAY", display);
        process.environment().put("HOME", directory.toString());
        return process;
    }

    /**
     * Waits until the game has been read, and asks for the position until it is the expected one, as the moves are played
     * one by one; half a minute at most for each.
     */
    private String lastPosition(Path debug, String expected) throws Exception {
        for (int i = 0; i < 60 && !(Files.exists(debug) && read(debug).contains("LoadGame(): on exit")); i++) {
            TimeUnit.MILLISECONDS.sleep(500);
        }
        String found = "";
        for (int i = 0; i < 60 && !found.equals(expected); i++) {
            run("xdotool", "mousemove", "100", "200", "key", "ctrl+shift+c");
            found = placementAndSide(run("timeout", "2", "xclip", "-o", "-selection", "clipboard"));
            TimeUnit.MILLISECONDS.sleep(found.equals(expected) ? 0 : 500);
        }
        return found;
    }

    private String copiedGame() throws Exception {
        String found = "";
        for (int i = 0; i < 60 && !found.startsWith("[Event"); i++) {
            run("xdotool", "mousemove", "100", "200", "key", "ctrl+c");
            TimeUnit.MILLISECONDS.sleep(500);
            found = run("timeout", "2", "xclip", "-o", "-selection", "clipboard");
        }
        return found;
    }

    /** Reads a game as XBoard writes it, from the array, as it writes rights in letters of its own. */
    private static void readAgain(Game played, String copied) {
        PgnReader reader = PgnReader.of(new StringReader(copied.replaceAll("\\[(FEN|SetUp) .*\\]\n", "")))
                .rulesets(id -> Optional.of(played.position().ruleset()));
        assertEquals(played.moves(), reader.next().mainLine().moves(), copied);
        List<String> own = played.plies().stream()
                .map(ply ->
                        withoutSigns(ply.algebraic().replace("=+P", "=+").replaceFirst("^\\+P[a-h](?=x?[a-h])", "+P")))
                .toList();
        assertEquals(own, texts(copied));
    }

    /** Returns the texts of the main line's moves: ours but for signs of check, a retreating pawn's letter and its file. */
    private static List<String> texts(String copied) {
        String moves = copied.replaceAll("(?s).*\\]\n\n", "").replaceAll("(?s)\\{.*?}", " ");
        while (moves.contains("(")) {
            moves = moves.replaceAll("\\([^()]*\\)", " ");
        }
        return Pattern.compile("\\s+")
                .splitAsStream(moves.replaceAll("\\d+\\.+|\\$\\d+", " ").strip())
                .filter(word -> !PgnResult.isToken(word))
                .map(XboardFilesOutsideTest::withoutSigns)
                .toList();
    }

    private static String withoutSigns(String text) {
        return text.replaceFirst("(?<!=)[+#]$", "");
    }

    private static String placementAndSide(String fen) {
        String[] fields = fen.split(" ", -1);
        return fields.length < 2 ? fen : fields[0] + " " + fields[1];
    }

    private String run(String... words) throws IOException, InterruptedException {
        Path out = directory.resolve("out");
        ProcessBuilder process = new ProcessBuilder(words);
        process.environment().put("DISPLAY", display);
        process.redirectErrorStream(true).redirectOutput(out.toFile()).start().waitFor();
        return Files.readString(out);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

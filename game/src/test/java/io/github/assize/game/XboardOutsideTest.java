package io.github.assize.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What XBoard 4.9.1 shows of the files written for it: it plays them with its own test of legality on, and the position that
 * it then copies is the last one.
 */
@Tag("outside")
@Tag("records")
final class XboardOutsideTest {
    /** As long as no queen that a pawn has become makes its first move, which XBoard does not grant it. */
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
            assertEquals(expected, lastPosition(expected), () -> read(errors) + text);
            run(
                    "import",
                    "-window",
                    "root",
                    PICTURES.resolve(ruleset.id() + ".png").toString());
        } finally {
            xboard.destroy();
            xboard.waitFor();
        }
        String said = read(debug) + read(errors);
        for (String word : List.of("Illegal", "Impossible", "Ambiguous")) {
            assertFalse(said.contains(word), said);
        }
    }

    /** Plays a random game, all of which XBoard can follow, and adds comments, glyphs and variations. */
    private static GameRecord record(Ruleset ruleset) {
        RandomRecords records = new RandomRecords(new SplittableRandom(20261201));
        return records.decorated(GameRecord.of(records.play(Game.of(ruleset), LONGEST)), 12);
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

    /** Asks for the position until it is the expected one, half a minute at most, as the moves are played one by one. */
    private String lastPosition(String expected) throws Exception {
        String found = "";
        for (int i = 0; i < 60 && !found.equals(expected); i++) {
            TimeUnit.MILLISECONDS.sleep(500);
            run("xdotool", "mousemove", "100", "200", "key", "ctrl+shift+c");
            found = placementAndSide(run("timeout", "2", "xclip", "-o", "-selection", "clipboard"));
        }
        return found;
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

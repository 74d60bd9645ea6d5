package io.github.assize.game;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;

import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What chessops, a reader of PGN that others have written, finds in the files written here. It knows the letters and squares
 * of chess only: other letters and ranks above 8 are lost in its moves, and so is a leap after a promotion.
 */
@Tag("outside")
@Tag("records")
final class ChessopsOutsideTest {
    private static final int GAMES = 60;

    /** Where {@code .ci/outside-records} has installed it. */
    private static final Path HOME = Path.of("target/outside");

    @TempDir
    private Path directory;

    @TestFactory
    Stream<DynamicTest> chessopsFindsWhatWasWritten() {
        return Readings.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.id(), () -> compare(ruleset, records(ruleset))));
    }

    private static List<GameRecord> records(Ruleset ruleset) {
        SplittableRandom random = new SplittableRandom(20261201);
        RandomRecords records = new RandomRecords(random);
        List<GameRecord> some = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            some.add(records.next(Readings.random(ruleset, random), 200));
        }
        return some;
    }

    private void compare(Ruleset ruleset, List<GameRecord> records) throws Exception {
        Path file = directory.resolve(ruleset.id() + ".pgn");
        try (Writer out = Files.newBufferedWriter(file)) {
            PgnWriter writer = PgnWriter.of(out);
            records.forEach(writer::write);
        }
        Path rewritten = directory.resolve(ruleset.id() + "-rewritten.pgn");
        List<String> found = run(file, rewritten);
        List<String> expected =
                records.stream().flatMap(ChessopsOutsideTest::lines).toList();
        boolean leapsOn = expected.stream().anyMatch(line -> line.matches("move\t.*=[A-Z][-x].*"));
        boolean isSmall = ruleset.files() == 8 && ruleset.ranks() == 8 && !leapsOn;
        assertIterableEquals(
                reduced(expected, isSmall, hasLettersOfChess(ruleset)),
                reduced(found, isSmall, hasLettersOfChess(ruleset)));
        if (hasLettersOfChess(ruleset) && !ruleset.id().equals("chatur")) {
            readAgain(records, rewritten);
        }
    }

    /** Reads what chessops has written; a retreating pawn it would have lost. */
    private static void readAgain(List<GameRecord> records, Path rewritten) {
        try (PgnReader reader = PgnReader.of(rewritten)) {
            records.forEach(record -> assertEquals(record, reader.next()));
            assertFalse(reader.hasNext());
        }
    }

    private static boolean hasLettersOfChess(Ruleset ruleset) {
        return ruleset.pieceTypes().stream().map(PieceType::letter).allMatch("KQRBNP+P"::contains);
    }

    /** Returns what can be compared: on a larger board chessops loses moves, and a move may lose its letters. */
    private static List<String> reduced(List<String> lines, boolean isSmall, boolean hasLetters) {
        if (!isSmall) {
            return lines.stream()
                    .filter(line -> !line.startsWith("root") && !line.startsWith("move"))
                    .toList();
        }
        return lines.stream()
                .map(line -> hasLetters ? line : line.replaceFirst("^(move\t\\d+\t\\d+)\t[^\t]*", "$1"))
                .toList();
    }

    private static Stream<String> lines(GameRecord record) {
        List<String> lines = new ArrayList<>(List.of("game"));
        record.tags().forEach((name, value) -> lines.add("tag\t" + name + "\t" + value));
        lines.add("root\t" + String.join("|", record.root().comments()));
        Deque<Open> open = new ArrayDeque<>();
        push(open, record.root(), 1);
        while (!open.isEmpty()) {
            Open next = open.pop();
            lines.add(next.line());
            push(open, next.node(), next.ply() + 1);
        }
        return lines.stream();
    }

    private static void push(Deque<Open> open, Variation node, int ply) {
        for (int child = node.children().size() - 1; child >= 0; child--) {
            open.push(new Open(node.children().get(child), child, ply));
        }
    }

    /** A node yet to be told. */
    private record Open(Variation node, int child, int ply) {
        String line() {
            String san = node.toString().replaceFirst("=\\+P[+#]?", "").replace("+P", "");
            return String.join(
                    "\t",
                    "move",
                    String.valueOf(ply),
                    String.valueOf(child),
                    san,
                    String.join(" ", node.nags().stream().map(String::valueOf).toList()),
                    String.join("|", node.startComments()),
                    String.join("|", node.comments()));
        }
    }

    private List<String> run(Path file, Path rewritten) throws IOException, InterruptedException {
        Path script = HOME.resolve("chessops.mjs");
        Files.createDirectories(HOME);
        Files.write(
                script,
                requireNonNull(ChessopsOutsideTest.class.getResourceAsStream("chessops.mjs"))
                        .readAllBytes());
        Path found = directory.resolve("found.txt");
        Process node = new ProcessBuilder("node", script.toString(), file.toString(), rewritten.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(found.toFile())
                .start();
        assertEquals(0, node.waitFor(), "chessops has to be installed, as .ci/outside-records does");
        return Files.readAllLines(found);
    }
}

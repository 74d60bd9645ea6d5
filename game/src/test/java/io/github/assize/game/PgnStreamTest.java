package io.github.assize.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of any size are read in little memory. */
final class PgnStreamTest {
    private static final int GAMES = 100_000;
    private static final String BROKEN = "[Variant \"chatur\"]\n\n1. d3 {not closed\n\n";

    @TempDir
    private Path directory;

    /** Reads a file and prints how many games it has, how many moves and variations these have, and how many are broken. */
    static final class Count {
        private Count() {}

        public static void main(String[] args) {
            List<PgnFault> faults = new ArrayList<>();
            int games = 0;
            long moves = 0;
            ThreadMXBean thread = ManagementFactory.getThreadMXBean();
            long start = thread.getCurrentThreadCpuTime();
            try (PgnReader reader = PgnReader.of(Path.of(args[0])).onFault(faults::add)) {
                while (reader.hasNext()) {
                    moves += reader.next().mainLine().moves().size();
                    games++;
                }
            }
            System.out.println(games + " " + moves + " " + faults.size());
            long spent = thread.getCurrentThreadCpuTime() - start;
            System.err.println(moves * 1_000_000_000L / spent + " moves of main lines in a second of the processor");
        }
    }

    /** Writes short games of all rulesets, some of ten of them in other readings, and a broken one in the middle. */
    private static long write(Path file, int games, int longest) throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        RandomRecords records = new RandomRecords(random);
        List<GameRecord> some = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Ruleset ruleset = Rulesets.all().get(i % Rulesets.all().size());
            some.add(records.next(i < 10 ? Readings.random(ruleset, random) : ruleset, longest));
        }
        long moves = 0;
        try (Writer out = Files.newBufferedWriter(file)) {
            PgnWriter writer = PgnWriter.of(out);
            for (int i = 0; i < games; i++) {
                GameRecord record = some.get(i % some.size());
                writer.write(record.withTag("Round", String.valueOf(i)));
                moves += record.mainLine().moves().size();
                if (i == games / 2) {
                    out.write(BROKEN);
                }
            }
        }
        return moves;
    }

    private static String fork(String heap, Path file) throws IOException, InterruptedException {
        Path out = Files.createTempFile("assize", ".out");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        heap,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Count.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(out.toFile())
                .start();
        assertEquals(0, process.waitFor());
        String printed = Files.readString(out).strip();
        Files.delete(out);
        return printed;
    }

    @Tag("slow")
    @Test
    void aHundredThousandGamesAreReadInSixtyFourMegabytes() throws Exception {
        Path file = directory.resolve("many.pgn");
        long moves = write(file, GAMES, 16);
        assertTrue(Files.size(file) > 50_000_000L, Files.size(file) + " bytes");
        assertEquals(GAMES + " " + moves + " 1", fork("-Xmx64m", file));
    }

    @Test
    void aBrokenGameInTheMiddleLosesOnlyItself() throws Exception {
        Path file = directory.resolve("some.pgn");
        long moves = write(file, 300, 30);
        assertEquals("300 " + moves + " 1", fork("-Xmx32m", file));
    }

    @Test
    void gamesAreReadAsTheyComeAndNotBefore() {
        String games = "[Variant \"chatur\"]\n\n1. d3 *\n\n".repeat(3);
        CountingReader characters = new CountingReader(games);
        PgnReader reader = PgnReader.of(characters);
        reader.next();
        assertTrue(characters.read < games.length(), characters.read + " read");
        reader.next();
        reader.next();
        assertEquals(false, reader.hasNext());
    }

    /** Gives ten characters at a time. */
    private static final class CountingReader extends Reader {
        private final StringReader text;
        private int read;

        CountingReader(String text) {
            this.text = new StringReader(text);
        }

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            int count = text.read(buffer, offset, Math.min(length, 10));
            read += Math.max(count, 0);
            return count;
        }

        @Override
        public void close() {}
    }

    @Test
    void aStreamThatGivesOneByteAtATimeIsReadAlike() {
        String text = "\uFEFF[Event \"Žofín \uD83D\uDC18\"]\n[Variant \"chatur\"]\n\n1. d3 {象棋} *\n";
        InputStream slow = new InputStream() {
            private final byte[] bytes = text.getBytes(UTF_8);
            private int at;

            @Override
            public int read() {
                return at < bytes.length ? bytes[at++] & 0xff : -1;
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                int next = read();
                if (next < 0) {
                    return -1;
                }
                buffer[offset] = (byte) next;
                return 1;
            }
        };
        GameRecord record = PgnReader.of(slow).next();
        assertEquals("Žofín \uD83D\uDC18", record.tags().get("Event"));
        assertEquals(List.of("象棋"), record.at(List.of(0)).comments());
        assertEquals(record, PgnReader.of(new StringReader(text)).next());
    }

    @Test
    void lineEndsOfAllKindsCountAlike() {
        for (String end : List.of("\n", "\r\n", "\r")) {
            String text = "[Variant \"chatur\"]\n\n1. d3\n; a note\n% escaped\nd6\n2. Ra4 *\n".replace("\n", end);
            List<PgnFault> faults = new ArrayList<>();
            PgnReader.of(new StringReader(text)).onFault(faults::add).forEachRemaining(record -> {});
            assertEquals("[line 7, column 4", faults.toString().substring(0, 17));
        }
    }
}

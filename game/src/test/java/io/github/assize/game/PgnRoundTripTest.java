package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import java.io.StringReader;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** What is written is read as it was, and written again gives the same text. */
final class PgnRoundTripTest {

    @TestFactory
    Stream<DynamicTest> recordsComeBackAsTheyWere() {
        return Readings.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.id(), () -> roundTrips(ruleset, 12)));
    }

    @Tag("slow")
    @TestFactory
    Stream<DynamicTest> aThousandRecordsComeBackAsTheyWere() {
        return Readings.all().stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.id(), () -> roundTrips(ruleset, 1000)));
    }

    private static void roundTrips(Ruleset ruleset, int games) {
        SplittableRandom random = new SplittableRandom(20261201);
        RandomRecords records = new RandomRecords(random);
        for (int i = 0; i < games; i++) {
            GameRecord record = records.next(Readings.random(ruleset, random), 120);
            String pgn = record.toString();
            PgnReader reader = PgnReader.of(new StringReader(pgn));
            GameRecord read = reader.next();
            assertEquals(pgn, read.toString());
            assertEquals(record, read);
            assertEquals(record.hashCode(), read.hashCode());
            assertEquals(record.tags(), read.tags());
            assertEquals(record.mainLine(), read.mainLine());
            assertFalse(reader.hasNext());
            assertTrue(pgn.lines().filter(line -> !line.startsWith("[")).allMatch(line -> isShort(line)), pgn);
        }
    }

    /** A line has 80 columns or more only for words that must not begin one. */
    private static boolean isShort(String line) {
        return line.length() < 80 || line.matches(".{0,79}( [%;\\[].*)+.{0,70}");
    }
}

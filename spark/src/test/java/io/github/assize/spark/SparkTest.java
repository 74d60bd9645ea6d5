package io.github.assize.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.study.Playout;
import io.github.assize.study.PlayoutPolicy;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On a cluster within this machine. */
final class SparkTest {
    private static SparkSession session;

    @BeforeAll
    static void begin() {
        session = SparkSession.builder()
                .master("local[2]")
                .appName("test")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .getOrCreate();
    }

    @AfterAll
    static void end() {
        session.stop();
    }

    @Test
    void anyNumberOfPartsMakesTheTallyOfOneMachine() {
        Ruleset ruleset = Rulesets.byId("short-assize");
        Study study = Study.of(ruleset).seed(5).cap(300).against(ruleset.with("stalemate", "stalemated-wins"));
        Tally expected = study.run(0, 100);
        for (int parts : new int[] {1, 7, 16}) {
            assertEquals(expected, SparkStudy.run(session, study, 100, parts), parts + " parts");
        }
    }

    @Test
    void readingsAndPoliciesGoOverTheWire() {
        Study study = Study.of(Rulesets.byId("grant-acedrex").with("dice", "pass"))
                .cap(60)
                .policy(PlayoutPolicy.parse("greedy"));
        assertEquals(study.run(0, 9), SparkStudy.run(session, study, 9, 4));
    }

    @Test
    void gamesWrittenAsParquetAreReadBack(@TempDir Path folder) {
        Ruleset ruleset = Rulesets.byId("chatur");
        Study study = Study.of(ruleset).cap(100).against(ruleset.with("king-leap", "jump"));
        String file = folder.resolve("games").toString();
        SparkStudy.games(session, study, 30, 7).write().parquet(file);
        Dataset<Row> read = session.read().parquet(file);
        assertEquals(30, read.count());
        for (Row row : read.collectAsList()) {
            Playout game = study.playout(row.getLong(0));
            assertEquals(game.plies(), row.getInt(row.fieldIndex("plies")));
            assertEquals(game.choices(), row.getInt(row.fieldIndex("choices")));
            assertEquals(game.pieces(), row.getLong(row.fieldIndex("pieces")));
            assertEquals(game.occupied(), row.getInt(row.fieldIndex("occupied")));
            assertEquals(0, row.getInt(row.fieldIndex("exposed")));
            assertTrue(row.getJavaMap(row.fieldIndex("uses")).containsKey("double-steps"));
        }
    }

    @Test
    void linesOfPlayAreCountedAsOnOneMachine() {
        for (String id : new String[] {"chatur", "short-assize", "grant-acedrex"}) {
            Position start = Rulesets.byId(id).initialPosition();
            long expected = Perft.count(start, 3);
            for (int parts : new int[] {1, 7, 16}) {
                assertEquals(expected, SparkPerft.count(session, start, 3, 1, parts), id);
            }
            assertEquals(Perft.count(start, 2), SparkPerft.count(session, start, 2, 2, 7), id);
            assertEquals(expected, SparkPerft.count(session, start, 3, 0, 2), id);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | a word is missing; right is: study RULESET [ID=ANSWER...] [--games N] ",
                "study | a word is missing; ",
                "play chatur | \"play\" makes no sense; right is: study RULESET",
                "study chess | no ruleset \"chess\"; there are: chandaraki, ",
                "study chatur en-passant | \"en-passant\" makes no sense; ",
                "study chatur en-passant=maybe | reading en-passant of chatur has no answer \"maybe\"; there are: ",
                "study chatur --against en-passant | \"en-passant\" is no answer; ",
                "study chatur --games 0 | --games \"0\": must be a whole number from 1 to 1000000000000",
                "study chatur --cap 99999999999 | --cap \"99999999999\": must be a whole number from 1 to 1000000",
                "study chatur --seed x | --seed \"x\": must be a whole number from -9223372036854775808 to ",
                "study chatur --parts 0 | --parts \"0\": must be a whole number from 1 to 1000000",
                "study chatur --parts | a word is missing; ",
                "study chatur --policy best | policy \"best\": must be uniform, ",
                "perft chatur | a word is missing; ",
                "perft chatur 0 | DEPTH \"0\": must be a whole number from 1 to 100",
                "perft chatur 3 --ahead 4 | --ahead \"4\": must be a whole number from 0 to 3",
            })
    void wordsThatMakeNoSenseAreRefusedInOneLine(String words, String message) throws IOException {
        ByteArrayOutputStream complaint = new ByteArrayOutputStream();
        String[] split = words.isEmpty() ? new String[0] : words.split(" ");
        PrintStream err = new PrintStream(complaint, true, UTF_8);
        assertEquals(2, SparkMain.run(split, new PrintStream(OutputStream.nullOutputStream(), true, UTF_8), err));
        String line = complaint.toString(UTF_8);
        assertTrue(line.startsWith("assize-spark: " + message), line);
        assertEquals(1, line.lines().count(), line);
    }

    @Test
    void partsHoldEachIndexOnce() {
        for (int parts : new int[] {1, 7, 16, 101}) {
            long next = 0;
            for (Range range : Range.parts(100, parts)) {
                assertEquals(next, range.from());
                next = range.to();
            }
            assertEquals(100, next);
        }
        assertThrows(IllegalArgumentException.class, () -> Range.parts(0, 1));
    }
}

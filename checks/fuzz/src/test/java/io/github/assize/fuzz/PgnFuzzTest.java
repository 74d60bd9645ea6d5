package io.github.assize.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.GameRecord;
import io.github.assize.game.PgnFault;
import io.github.assize.game.PgnReader;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Bytes read as files of games. */
final class PgnFuzzTest {
    @FuzzTest
    void whatIsReadIsAGameOrTold(byte[] data) {
        List<PgnFault> faults = new ArrayList<>();
        List<GameRecord> records = records(reader(data), faults);
        faults.forEach(PgnFuzzTest::check);
        records.forEach(PgnFuzzTest::checkText);
        List<PgnFault> others = new ArrayList<>();
        List<GameRecord> lenient = records(reader(data).lenient(), others);
        others.forEach(PgnFuzzTest::check);
        lenient.forEach(PgnFuzzTest::checkText);
        if (faults.isEmpty()) {
            assertEquals(records, lenient);
        }
    }

    private static PgnReader reader(byte[] data) {
        return PgnReader.of(new ByteArrayInputStream(data)).rulesets(PgnFuzzTest::ruleset);
    }

    /** Finds a ruleset, which a game need not name. */
    private static Optional<Ruleset> ruleset(String id) {
        String wanted = id.isEmpty() ? "chatur" : id;
        return Rulesets.all().stream()
                .filter(ruleset -> ruleset.id().equals(wanted))
                .findFirst();
    }

    private static List<GameRecord> records(PgnReader reader, List<PgnFault> faults) {
        List<GameRecord> records = new ArrayList<>();
        reader.onFault(faults::add).forEachRemaining(records::add);
        return records;
    }

    private static void check(PgnFault fault) {
        assertTrue(fault.game() >= 1 && fault.line() >= 1 && fault.column() >= 1 && fault.ply() >= 1, fault::toString);
        assertFalse(fault.message().isBlank());
        boolean isMove = fault.kind() == PgnFault.Kind.MOVE || fault.kind() == PgnFault.Kind.AMBIGUOUS_MOVE;
        assertEquals(isMove, fault.why().isPresent(), fault::toString);
    }

    private static void checkText(GameRecord record) {
        String text = record.toString();
        PgnReader reader = PgnReader.of(new StringReader(text));
        GameRecord read = reader.next();
        assertEquals(record, read, text);
        assertEquals(text, read.toString());
        assertFalse(reader.hasNext(), text);
    }
}

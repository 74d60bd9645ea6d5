package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Fault;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainFigures;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What the files of bad texts say of a ruleset: how each is refused, to the word. */
abstract class RefusalsContract {
    private static final int LONGEST = 1000;

    private final RulesetContract contract;

    RefusalsContract(RulesetContract contract) {
        this.contract = contract;
    }

    @Test
    void ofPositionsTellWhatIsWrongAndWhere() {
        forEachRow("refusals.tsv", row -> checkPosition(ruleset(row.get(0)), row.get(1), row.get(2), row.get(3)));
    }

    private static void checkPosition(Ruleset ruleset, String fen, String where, String reason) {
        if (where.startsWith("column ")) {
            checkMalformed(() -> ruleset.parsePosition(fen), fen, where, reason);
            return;
        }
        InvalidPositionException refused =
                assertThrows(InvalidPositionException.class, () -> ruleset.parsePosition(fen), fen);
        assertEquals(reason + ", in \"" + fen + "\"", refused.getMessage());
        assertEquals(where, joined(refused, " ", Fault::kind));
        assertEquals(reason, joined(refused, "; ", Fault::text));
        assertThrows(UnsupportedOperationException.class, () -> refused.faults().clear());
    }

    private interface Part {
        Object of(Fault fault);
    }

    private static String joined(InvalidPositionException refused, String parting, Part part) {
        return refused.faults().stream().map(fault -> part.of(fault).toString()).collect(Collectors.joining(parting));
    }

    private static void checkMalformed(Executable reading, String text, String where, String reason) {
        MalformedTextException refused = assertThrows(MalformedTextException.class, reading, text);
        assertEquals(reason + ", at " + where + " of \"" + text + "\"", refused.getMessage());
        assertEquals(where, "column " + refused.column());
        assertEquals(text, refused.text());
    }

    @Test
    void ofMovesTellWhatIsWrongAndWhere() {
        forEachRow("bad-moves.tsv", row -> {
            Position position = ruleset(row.get(0)).parsePosition(row.get(1));
            checkMove(position, row.get(2), row.get(3), row.get(4));
        });
    }

    private static void checkMove(Position position, String text, String where, String reason) {
        assertFalse(position.isLegal(text), text);
        assertTrue(position.why(text).isPresent(), text);
        if (where.startsWith("column ")) {
            checkMalformed(() -> position.move(text), text, where, reason);
            checkMalformed(() -> position.play(text), text, where, reason);
            return;
        }
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> position.play(text), text);
        assertEquals(text + ": " + position.why(text).orElseThrow() + ", in " + position.toFen(), refused.getMessage());
        assertEquals(text, refused.move());
        assertEquals(position, refused.position());
    }

    @Test
    void ofPositionsBeginAtAThousandCharacters() {
        String fen = contract.ruleset().initialPosition().toFen();
        int clock = fen.length()
                - SetUp.of(contract.ruleset().initialPosition()).rest().length();
        String longest = fen.substring(0, clock) + "0".repeat(LONGEST - fen.length()) + fen.substring(clock);
        assertEquals(contract.ruleset().initialPosition(), contract.ruleset().parsePosition(longest));
        MalformedTextException refused = assertThrows(
                MalformedTextException.class, () -> contract.ruleset().parsePosition(longest + " "));
        assertEquals(LONGEST + 1, refused.column());
        assertTrue(
                String.valueOf(refused.getMessage()).startsWith("a position may have at most 1000 characters, at"),
                refused::getMessage);
    }

    private Ruleset ruleset(String answers) {
        return contract.ruleset(PlainFigures.answers(answers));
    }

    private void forEachRow(String file, Consumer<List<String>> check) {
        if (contract.getClass().getResource(file) != null) {
            assertAll(
                    file, PlainFigures.rows(contract.getClass(), file).stream().map(row -> () -> check.accept(row)));
        }
    }
}

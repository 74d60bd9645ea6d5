package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the bad texts among the figures say of a ruleset, and how long a text may be. */
abstract class RefusalsContract extends Part {
    private static final int LONGEST = 1000;

    RefusalsContract(RulesetContract contract) {
        super(contract);
    }

    private BadTexts texts() {
        return BadTexts.of(contract.getClass(), contract.ruleset());
    }

    @Test
    void ofPositionsTellWhatIsWrongAndWhere() {
        assertEquals(List.of(), texts().positions());
    }

    @Test
    void ofMovesTellWhatIsWrongAndWhere() {
        assertEquals(List.of(), texts().moves());
    }

    @Test
    void ofMovesNameTheRules() {
        assertEquals(List.of(), texts().reasons());
    }

    @Test
    void ofPositionsBeginAtAThousandCharacters() {
        Position start = contract.ruleset().initialPosition();
        String fen = start.toFen();
        int clock = fen.length() - fen.split(" ", 5)[4].length();
        String longest = fen.substring(0, clock) + "0".repeat(LONGEST - fen.length()) + fen.substring(clock);
        assertEquals(start, contract.ruleset().parsePosition(longest));
        MalformedTextException refused = assertThrows(
                MalformedTextException.class, () -> contract.ruleset().parsePosition(longest + " "));
        assertEquals(LONGEST + 1, refused.column());
        assertTrue(
                String.valueOf(refused.getMessage()).startsWith("a position may have at most 1000 characters, at"),
                refused::getMessage);
    }
}

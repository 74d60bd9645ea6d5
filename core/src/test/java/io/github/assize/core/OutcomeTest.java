package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class OutcomeTest {
    @Test
    void aGameThatGoesOnHasNeitherWinnerNorReason() {
        Outcome outcome = Toy.GAME.initialPosition().outcome();
        assertEquals("*", outcome.toString());
        assertFalse(outcome.isDecided());
        assertFalse(outcome.isDraw());
        assertEquals(Optional.empty(), outcome.winner());
        assertEquals(Optional.empty(), outcome.reason());
    }

    @Test
    void aWonGameHasBoth() {
        Outcome outcome = Outcome.won(Color.BLACK, Outcome.Reason.LOST_ROLL);
        assertEquals("0-1 lost-roll", outcome.toString());
        assertTrue(outcome.isDecided());
        assertFalse(outcome.isDraw());
        assertEquals(Optional.of(Color.BLACK), outcome.winner());
        assertEquals(Optional.of(Outcome.Reason.LOST_ROLL), outcome.reason());
    }

    @Test
    void aDrawnGameHasAReasonOnly() {
        Outcome outcome = Outcome.drawn(Outcome.Reason.BARE_KING);
        assertEquals("1/2-1/2 bare-king", outcome.toString());
        assertTrue(outcome.isDecided());
        assertTrue(outcome.isDraw());
        assertEquals(Optional.empty(), outcome.winner());
    }

    @Test
    void reasonsAreWrittenWithHyphens() {
        StringBuilder reasons = new StringBuilder();
        for (Outcome.Reason reason : Outcome.Reason.values()) {
            reasons.append(reason).append(' ');
        }
        assertEquals("checkmate stalemate bare-king reduced queen-lost lost-roll check ", reasons.toString());
    }

    @Test
    void outcomesAreEqualByWinnerAndReason() {
        Outcome outcome = Outcome.won(Color.WHITE, Outcome.Reason.CHECKMATE);
        assertEquals(outcome, Outcome.won(Color.WHITE, Outcome.Reason.CHECKMATE));
        assertEquals(
                outcome.hashCode(),
                Outcome.won(Color.WHITE, Outcome.Reason.CHECKMATE).hashCode());
        assertNotEquals(outcome, Outcome.won(Color.BLACK, Outcome.Reason.CHECKMATE));
        assertNotEquals(outcome, Outcome.won(Color.WHITE, Outcome.Reason.STALEMATE));
        assertNotEquals(outcome, Outcome.drawn(Outcome.Reason.CHECKMATE));
    }

    @Test
    void theOtherColorIsOpposite() {
        assertEquals(Color.BLACK, Color.WHITE.opposite());
        assertEquals(Color.WHITE, Color.BLACK.opposite());
    }
}

package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import io.github.assize.game.Conclusion.Reason;
import io.github.assize.variants.chatur.Chatur;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How games end. */
final class ConclusionTest {

    @Test
    void theTokenIsThatOfPgn() {
        assertEquals("1-0", Conclusion.won(Color.WHITE, Reason.TIME).token());
        assertEquals("0-1", Conclusion.won(Color.BLACK, Reason.ABANDONED).token());
        assertEquals("1/2-1/2", Conclusion.drawn(Reason.MOVE_LIMIT).token());
        assertEquals("*", Conclusion.drawn(Reason.ABANDONED).token());
        assertTrue(Conclusion.drawn(Reason.MOVE_LIMIT).isDraw());
        assertFalse(Conclusion.drawn(Reason.ABANDONED).isDraw());
    }

    @Test
    void everyReasonOfTheCoreIsOneAndHasItsText() {
        for (Outcome.Reason rule : Outcome.Reason.values()) {
            Reason reason = Reason.of(rule);
            assertEquals(rule.toString(), reason.toString());
            assertEquals(Optional.of(rule), reason.rule());
            assertEquals(Optional.of(reason), Reason.parse(rule.toString()));
        }
    }

    @Test
    void everyReasonBeyondTheRulesIsReadByItsText() {
        assertEquals(
                "[resignation, agreement, repetition, move-limit, time, adjudication, abandoned, void-mate]",
                Reason.agreed().toString());
        for (Reason reason : Reason.agreed()) {
            assertEquals(Optional.of(reason), Reason.parse(reason.toString()));
            assertFalse(reason.rule().isPresent());
        }
        assertEquals(Optional.empty(), Reason.parse("boredom"));
    }

    @Test
    void aResignationHasAWinnerAndAnAgreementNone() {
        assertThrows(IllegalArgumentException.class, () -> Conclusion.drawn(Reason.RESIGNATION));
        assertThrows(IllegalArgumentException.class, () -> Conclusion.won(Color.WHITE, Reason.AGREEMENT));
    }

    @Test
    void anUndecidedOutcomeIsNoConclusion() {
        Outcome undecided = Chatur.ruleset().initialPosition().outcome();
        assertThrows(IllegalArgumentException.class, () -> Conclusion.of(undecided));
    }
}

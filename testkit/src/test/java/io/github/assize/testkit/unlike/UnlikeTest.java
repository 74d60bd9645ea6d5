package io.github.assize.testkit.unlike;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.Divide;
import io.github.assize.testkit.Samples;
import io.github.assize.testkit.View;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The kit asks a ruleset what it is like, and takes nothing for granted from a letter, a rank or a color. */
final class UnlikeTest {
    private static final String SAMPLE = UnlikeContractSample.class.getName();
    private static final String MISTAKEN = UnlikeContractSample.Mistaken.class.getName();

    private final PlainGame plain = new PlainUnlike();

    private static View core(String fen) {
        return View.of(Unlike.RULESET.parsePosition(fen));
    }

    @Test
    void pawnsThatDoNotStartOnTheSecondRankAreCapturedEnPassant() {
        String fen = "10/10/6S3/10/4fF2s1/10/10/10/10/10 w - e7 0 1";
        assertEquals(fen, plain.parse(fen).fen());
        assertEquals(Optional.empty(), Divide.firstDifference(core(fen), View.of(plain.parse(fen)), 2));
        PlainPosition stepped = plain.parse("4s5/10/4f5/10/5F4/10/10/10/10/4S5 b - - 0 1");
        assertEquals(
                "4s5/10/10/10/4fF4/10/10/10/10/4S5 w - e7 0 2",
                stepped.play("e8e6").fen());
    }

    @Test
    void aPawnThatIsNoLongerOnItsRankHasNotPassedASquare() {
        assertTrue(!plain.accepts("10/10/6S3/4fF2s1/10/10/10/10/10/10 w - e8 0 1"));
        assertTrue(!plain.accepts("4r5/10/4r1S3/10/4fF2s1/10/10/10/10/10 w - e7 0 1"));
    }

    @Test
    void aStepForwardIsTurnedForBlack() {
        PlainPosition white = plain.parse("s9/10/10/10/4G5/10/10/10/10/9S w - - 5 1");
        assertTrue(white.moves().contains("e6d7") && !white.moves().contains("e6f7"), white.moves()::toString);
        PlainPosition black = plain.parse("s9/10/10/10/4g5/10/10/10/10/9S b - - 5 1");
        assertTrue(black.moves().contains("e6f5") && !black.moves().contains("e6d5"), black.moves()::toString);
    }

    @Test
    void whoeverIsNamedAmongThePawnsRestartsTheClock() {
        String fen = "s9/10/10/10/4G5/10/10/10/10/9S w - - 5 1";
        String after = "s9/10/10/3G6/10/10/10/10/10/9S b - - 0 1";
        assertEquals(after, plain.parse(fen).play("e6d7").fen());
        assertEquals(after, core(fen).play("e6d7").fen());
    }

    @Test
    void theContractHolds() {
        for (String part : new String[] {"TheSecondImplementationAgrees", "ItsMoves", "AnyText"}) {
            assertEquals(Map.of(), Samples.failures(SAMPLE, part), part);
        }
    }

    @Test
    void armiesThatAreUnlikeAreToldOf() {
        String failure = Samples.failures(MISTAKEN, "areTheSameForBothColors").get("areTheSameForBothColors");
        assertTrue(String.valueOf(failure).contains("treatsColorsAlike() must return false"), failure);
    }

    @Test
    void aSecondRulesetOfAnIdIsToldOf() {
        String failure = Samples.failures(MISTAKEN, "isTheOnlyOneOfItsId").get("isTheOnlyOneOfItsId");
        assertTrue(
                String.valueOf(failure).startsWith("Rulesets.byId(\"garden-chess\") finds another ruleset of this id"),
                failure);
    }
}

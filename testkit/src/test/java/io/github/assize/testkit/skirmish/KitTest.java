package io.github.assize.testkit.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.testkit.Samples;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The kit's tests can fail: each mistake is found by the test that is there for it. */
final class KitTest {
    private static final String WRONG = WrongContractSample.class.getName();

    @Test
    void aSecondImplementationThatDiffersIsFoundAndThePlaceIsSmall() {
        Map<String, String> failures = Samples.failures(WRONG, "TheSecondImplementationAgrees");
        assertEquals(
                Set.of("fromSetUps", "inGames", "onWhereEveryPieceReachesFromEverySquare", "onWhoAttacksWhat"),
                failures.keySet());
        assertSmall(String.valueOf(failures.get("fromSetUps")));
        assertSmall(String.valueOf(failures.get("inGames")));
    }

    /** The kings, the knight, a piece that keeps the other side in the game, and one that bars or is taken. */
    private static void assertSmall(String message) {
        assertTrue(
                message.matches(
                        "skirmish(| knight=leaps-far): (moves of the first alone|the positions|(WHITE|BLACK)'s attackers).*"),
                message);
        String placement = message.replaceAll(".* in ([^ ]*) [wb] .*", "$1");
        assertTrue(placement.replaceAll("[^a-zA-Z]", "").length() <= 5, message);
    }

    @Test
    void aSecondImplementationThatAgreesIsLeftAlone() {
        assertEquals(Map.of(), Samples.failures(RightContractSample.class.getName(), "TheSecondImplementationAgrees"));
    }

    @Test
    void aWrongFigureIsFound() {
        Map<String, String> failures = Samples.failures(WRONG, "ItsFigures");
        assertEquals(Set.of("linesOfPlayAreCounted", "theSecondImplementationCountsTheLinesOfPlay"), failures.keySet());
        assertTrue(
                failures.toString().contains("figures.tsv, line 4: start, depth 2 ==> expected: <1> but was: <"),
                failures::toString);
    }

    @Test
    void aRuleOrAnAnswerWithoutATestIsFound() {
        Map<String, String> failures = Samples.failures(WRONG, "ItsRules");
        assertEquals(
                Set.of(
                        "areEachCitedByATest",
                        "areTestedWithEveryAnswer",
                        "thatAnAnswerSwitchesAreCitedByATestThatItFails"),
                failures.keySet());
        assertTrue(failures.toString().contains("[SK-01 with knight=leaps-far]"), failures::toString);
    }

    @Test
    void aTestOfARuleHasToFailWithWhatSwitchesTheRule() {
        Map<String, String> failures =
                Samples.failures("io.github.assize.testkit.ruletests.RuleTestsSample", "RuleTestsSample");
        assertEquals(
                Set.of(
                        "fails, by default",
                        "namesNoAnswer, by default, but not with knight=rides",
                        "provesNothing, by default, but not with knight=leaps-far"),
                failures.keySet());
        assertEquals(
                "passes with knight=leaps-far too, and so proves nothing about it",
                failures.get("provesNothing, by default, but not with knight=leaps-far"));
    }
}

package io.github.assize.variants.shatranjattamma;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ShatranjAtTammaTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return ShatranjAtTamma.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatranjAtTamma(answers);
    }

    @Proves("TA-01")
    @RuleTest
    void theShahStepsOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("8k1/10/10/10/10/10/3K6/10/10/9R w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves("TA-02")
    @RuleTest
    void theFersStepsOneSquareDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("9k/10/10/10/10/10/3Q6/10/10/K9 w - - 0 1"), "d4", "c3 c5 e3 e5");
    }

    @Proves({"TA-03", "C-03"})
    @RuleTest
    void theDabbabaStepsInAnyDirectionAndGivesCheck(Ruleset rules) {
        assertMoveCount(rules.parsePosition("9k/10/10/3p1p4/4D5/3P6/10/10/10/K9 w - - 0 1"), 11);
        assertDestinations(
                rules.parsePosition("9k/10/10/3p1p4/4D5/3P6/10/10/10/K9 w - - 0 1"), "e6", "d6 d7 e5 e7 f5 f6 f7");
        assertTrue(
                rules.parsePosition("9k/8D1/10/10/10/10/10/10/10/K9 b - - 0 1").isCheck());
    }

    @Proves("TA-04")
    @RuleTest
    void rukhAndAsbMoveAsInModernChess(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("9k/10/10/10/10/10/3R6/10/10/K9 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d10 d2 d3 d5 d6 d7 d8 d9 e4 f4 g4 h4 i4 j4");
        assertDestinations(
                rules.parsePosition("9k/10/10/10/10/10/3N6/10/10/K9 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves("TA-05")
    @RuleTest
    void thePilLeapsTwoSquaresDiagonallyOverAnything(Ruleset rules) {
        assertDestinations(rules.parsePosition("9k/10/10/10/10/2P1p5/3B6/10/10/K9 w - - 0 1"), "d4", "b2 b6 f2 f6");
    }

    @Proves("TA-06")
    @RuleTest
    void aPilTakesNoPil(Ruleset rules) {
        assertDestinations(rules.parsePosition("9k/10/10/10/5b4/10/3B6/10/10/K9 w - - 0 1"), "d4", "b2 b6 f2");
    }

    @Proves({"TA-07", "C-11"})
    @RuleTest
    void theSarbazStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("9k/10/10/10/10/2p1p5/3P6/10/10/K9 w - - 0 1"), "d4", "c5 d5 e5");
        assertDestinations(rules.initialPosition(), "a3", "a4");
    }

    @Proves("TA-08")
    @RuleTest
    void eachFersStandsToTheLeftOfItsShah(Ruleset rules) {
        assertEquals(
                "rnbdkqdbnr/10/pppppppppp/10/10/10/10/PPPPPPPPPP/10/RNBDQKDBNR w - - 0 1",
                rules.initialPosition().toFen());
        assertMoves(
                rules.initialPosition(),
                "a1a2 a3a4 b1d2 b3b4 c3c4 d1c2 d1d2 d1e2 d3d4 e1d2 e1f2 e3e4 f1e2 f1f2 f1g2 f3f4 g1f2 g1g2 g1h2 g3g4"
                        + " h3h4 i1g2 i3i4 j1j2 j3j4");
    }

    @Proves({"TA-09", "C-13"})
    @RuleTest
    void onTheTenthRankASarbazBecomesAFersIfThereIsNone(Ruleset rules) {
        assertEquals(
                "1Q7k/10/10/10/10/10/10/10/10/K9 b - - 0 1",
                rules.parsePosition("9k/1P8/10/10/10/10/10/10/10/K9 w - - 0 1")
                        .play("b9b10")
                        .toFen());
    }

    @Proves({"TA-09", "TA-10"})
    @RuleTest(unless = {"promotion=stays", "promotion=always"})
    void aSarbazIsLostWhileThereIsAFers(Ruleset rules) {
        assertEquals(
                "9k/10/10/10/10/10/10/10/4Q5/K9 b - - 0 1",
                rules.parsePosition("9k/1P8/10/10/10/10/10/10/4Q5/K9 w - - 5 1")
                        .play("b9b10")
                        .toFen());
        assertMoves(rules.parsePosition("r8k/1P8/10/10/10/10/10/10/4Q5/K9 w - - 0 1"), "a1b1 a1b2 b9a10");
        assertEquals(
                "9k/10/10/10/10/10/10/10/4Q5/K9 b - - 0 1",
                rules.parsePosition("r8k/1P8/10/10/10/10/10/10/4Q5/K9 w - - 0 1")
                        .play("b9a10")
                        .toFen());
        assertEquals(
                Optional.empty(),
                rules.parsePosition("9k/1P8/10/10/10/10/10/10/4Q5/K9 w - - 0 1")
                        .move("b10")
                        .promotion());
    }

    @Proves("TA-10")
    @RuleTest(unless = "promotion=stays")
    void noSarbazStandsOnTheTenthRank(Ruleset rules) {
        assertThrows(
                InvalidPositionException.class,
                () -> rules.parsePosition("1P7k/10/10/10/10/10/10/10/4Q5/K9 b - - 0 1"));
    }

    @Proves("TA-10")
    @RuleTest(given = "promotion=stays")
    void aSarbazMayStayOnTheTenthRank(Ruleset rules) {
        assertEquals(
                "1P7k/10/10/10/10/10/10/10/4Q5/K9 b - - 0 1",
                rules.parsePosition("9k/1P8/10/10/10/10/10/10/4Q5/K9 w - - 0 1")
                        .play("b9b10")
                        .toFen());
        assertDestinations(rules.parsePosition("1P8/10/9k/10/10/10/10/10/4Q5/K9 w - - 0 1"), "b10", "");
    }

    @Proves({"TA-09", "TA-10"})
    @RuleTest(given = "promotion=always")
    void aSarbazMayAlwaysBecomeAFers(Ruleset rules) {
        assertEquals(
                "1Q7k/10/10/10/10/10/10/10/4Q5/K9 b - - 0 1",
                rules.parsePosition("9k/1P8/10/10/10/10/10/10/4Q5/K9 w - - 0 1")
                        .play("b9b10")
                        .toFen());
    }

    @Proves({"TA-11", "C-04"})
    @RuleTest(unless = {"promotion=stays", "promotion=always"})
    void checkIsJudgedWhenTheSarbazIsGone(Ruleset rules) {
        assertMoves(rules.parsePosition("K8r/1P8/10/10/10/10/10/10/4Q5/9k w - - 0 1"), "a10a9");
        assertMoves(rules.parsePosition("K8r/1P8/10/10/10/10/10/10/4N5/9k w - - 0 1"), "a10a9 b9b10");
    }

    @Proves("TA-11")
    @RuleTest(given = "promotion=stays")
    void aSarbazThatStaysMayShieldItsShah(Ruleset rules) {
        assertMoves(rules.parsePosition("K8r/1P8/10/10/10/10/10/10/4Q5/9k w - - 0 1"), "a10a9 b9b10");
    }

    @Proves("TA-11")
    @RuleTest(given = "promotion=always")
    void aNewFersMayShieldItsShah(Ruleset rules) {
        assertMoves(rules.parsePosition("K8r/1P8/10/10/10/10/10/10/4Q5/9k w - - 0 1"), "a10a9 b9b10");
    }

    @Proves("TA-12")
    @RuleTest
    void aStalemateWinsForTheSideThatGivesIt(Ruleset rules) {
        assertOutcome(rules.parsePosition("k9/p1K7/B9/10/10/10/10/10/10/10 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("TA-13")
    @RuleTest(unless = {"baring=reprieve", "baring=immediate"})
    void aBareShahPlaysOn(Ruleset rules) {
        assertOutcome(
                rules.parsePosition("9k/10/8r1/10/10/10/10/10/8R1/K9 w - - 0 1").play("i2i8"), "*");
    }

    @Proves("TA-13")
    @RuleTest(given = "baring=immediate")
    void aBareShahMayLoseAtOnce(Ruleset rules) {
        assertOutcome(
                rules.parsePosition("9k/10/8r1/10/10/10/10/10/8R1/K9 w - - 0 1").play("i2i8"), "1-0 bare-king");
    }

    @Proves("TA-13")
    @RuleTest(given = "baring=reprieve")
    void aBareShahMayLoseUnlessHeBaresTheOther(Ruleset rules) {
        assertOutcome(
                rules.parsePosition("9k/10/8r1/10/10/10/10/10/8R1/K9 w - - 0 1").play("i2i8"), "1-0 bare-king");
        assertOutcome(
                rules.parsePosition("10/9k/8r1/10/10/10/10/10/8R1/K9 w - - 0 1").play("i2i8"), "*");
        assertOutcome(
                rules.parsePosition("10/9k/8r1/10/10/10/10/10/8R1/K9 w - - 0 1")
                        .play("i2i8")
                        .play("j9i8"),
                "1/2-1/2 bare-king");
    }

    @Proves({"TA-13", "C-11"})
    @RuleTest
    void theShahDoesNotCastle(Ruleset rules) {
        assertDestinations(rules.parsePosition("8k1/10/p9/10/10/10/10/10/10/R4K3R w - - 0 1"), "f1", "e1 e2 f2 g1 g2");
    }

    @Test
    void thePresetUsual() {
        assertEquals(
                Map.of("baring", "reprieve"),
                ShatranjAtTamma.ruleset().presets().get("usual"));
    }

    /** Al-Hakim says the eighth, as on the smaller board. */
    @Proves("TA-09")
    @RuleTest
    void aSarbazIsNotPromotedBeforeTheTenthRank(Ruleset rules) {
        assertEquals(
                "8k1/1P8/p9/10/10/10/10/10/10/K9 b - - 0 2",
                rules.parsePosition("9k/10/p9/1P8/10/10/10/10/10/K9 w - - 0 1")
                        .play("b7b8")
                        .play("j10i10")
                        .play("b8b9")
                        .toFen());
    }

    @Proves({"TA-12", "C-09"})
    @RuleTest
    void aStalematedSideDoesNotPass(Ruleset rules) {
        assertMoves(rules.parsePosition("k9/p1K7/B9/10/10/10/10/10/10/10 b - - 0 1"), "");
    }
}

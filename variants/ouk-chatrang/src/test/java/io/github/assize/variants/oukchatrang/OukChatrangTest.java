package io.github.assize.variants.oukchatrang;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
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
import org.junit.jupiter.api.Test;

final class OukChatrangTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return OukChatrang.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainOukChatrang(answers);
    }

    @Proves("OC-01")
    @RuleTest(unless = "array=kings-facing")
    void eachNeangStandsAtTheRightHandOfItsKing(Ruleset rules) {
        assertEquals(
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w d1e1d8e8 - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("OC-01")
    @RuleTest(given = "array=kings-facing")
    void theKingsMayFaceEachOther(Ruleset rules) {
        assertEquals(
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSMKSNR w d1e1d8e8 - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("OC-02")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(rules.parsePosition("6k1/8/8/8/3K4/8/8/7R w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves({"OC-03", "C-10"})
    @RuleTest(unless = {"king-leap=any-knight", "leaps-end=first-capture"})
    void theKingsFirstMoveMayBeALeapAside(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 25);
        assertLegal(rules.initialPosition(), "d1b2");
        assertLegal(rules.initialPosition(), "d1f2");
        assertMoveCount(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), 7);
        assertLegal(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), "d1b2");
        assertLegal(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), "d1f2");
    }

    @Proves("OC-03")
    @RuleTest
    void theKingsLeapDoesNotCapture(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/8/8/8/8/8/1m1PP3/2RKR3 w d1 - 0 1"), "d1", "c2 f2");
    }

    @Proves("OC-03")
    @RuleTest(given = "king-leap=any-knight")
    void theKingMayLeapToAnyKnightsSquare(Ruleset rules) {
        assertMoveCount(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), 9);
        assertLegal(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), "d1b2");
        assertLegal(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), "d1c3");
        assertLegal(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), "d1e3");
        assertLegal(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), "d1f2");
    }

    @Proves("OC-04")
    @RuleTest(unless = "king-leap-checked=allowed")
    void theKingDoesNotLeapOutOfCheck(Ruleset rules) {
        assertMoveCount(rules.parsePosition("4k3/8/4p3/8/8/8/8/r2K4 w d1 - 0 1"), 3);
        assertEquals(
                "4k3/8/4p3/8/8/8/8/r2K4 w d1 - 0 1",
                rules.parsePosition("4k3/8/4p3/8/8/8/8/r2K4 w d1 - 0 1").toFen());
    }

    @Proves("OC-04")
    @RuleTest(given = "king-leap-checked=allowed")
    void theKingMayLeapOutOfCheck(Ruleset rules) {
        assertMoveCount(rules.parsePosition("4k3/8/4p3/8/8/8/8/r2K4 w d1 - 0 1"), 5);
    }

    @Proves({"OC-04", "OC-07"})
    @RuleTest
    void inCheckNeitherLeapHelps(Ruleset rules) {
        assertMoves(rules.parsePosition("rnsmks1r/4n3/pppNpppp/3p4/8/PPPPPPPP/8/R1SKMSNR b d1e1d8e8 - 1 3"), "e8d7");
    }

    @Proves("OC-05")
    @RuleTest(unless = "king-leap-aimed=keeps-leap")
    void aBoatThatComesIntoLineCostsTheKingHisLeap(Ruleset rules) {
        assertEquals(
                "3rk3/3p4/4p3/8/8/8/3P4/3K3R w - - 1 2",
                rules.parsePosition("r3k3/3p4/4p3/8/8/8/3P4/3K3R b d1 - 0 1")
                        .play("a8d8")
                        .toFen());
        assertEquals(
                "rnsmk1nr/4s3/pppppppp/8/8/PPPPPPPP/4R3/1NSKMSNR b d1e1d8 - 3 2",
                rules.parsePosition("rnsmk1nr/4s3/pppppppp/8/8/PPPPPPPP/R7/1NSKMSNR w d1e1d8e8 - 2 2")
                        .play("a2e2")
                        .toFen());
    }

    @Proves("OC-05")
    @RuleTest(given = "king-leap-aimed=keeps-leap")
    void aBoatThatComesIntoLineMayCostNothing(Ruleset rules) {
        assertEquals(
                "3rk3/3p4/4p3/8/8/8/3P4/3K3R w d1 - 1 2",
                rules.parsePosition("r3k3/3p4/4p3/8/8/8/3P4/3K3R b d1 - 0 1")
                        .play("a8d8")
                        .toFen());
    }

    @Proves("OC-05")
    @RuleTest
    void onlyAnEnemyBoatThatMovesIntoLineCostsTheKingHisLeap(Ruleset rules) {
        assertEquals(
                "3k4/8/2r5/3p4/3p4/8/8/3KM3 w d1e1d8 - 1 2",
                rules.parsePosition("3k4/8/r7/3p4/3p4/8/8/3KM3 b d1e1d8 - 0 1")
                        .play("a6c6")
                        .toFen());
        assertEquals(
                "3k4/8/8/3p4/3p4/8/8/r2KM3 w e1d8 - 1 2",
                rules.parsePosition("3k4/8/r7/3p4/3p4/8/8/3KM3 b d1e1d8 - 0 1")
                        .play("a6a1")
                        .toFen());
        assertEquals(
                "3r3k/3p4/8/8/8/8/3P4/1R1KM3 b d1e1 - 1 1",
                rules.parsePosition("3r3k/3p4/8/8/8/8/3P4/R2KM3 w d1e1 - 0 1")
                        .play("a1b1")
                        .toFen());
    }

    @Proves("OC-05")
    @RuleTest
    void aLineThatAnotherPieceOpensCostsNothing(Ruleset rules) {
        assertEquals(
                "3r3k/8/3p4/8/8/3P4/8/R2KM3 w d1e1 - 0 2",
                rules.parsePosition("3r3k/3p4/8/8/8/8/3P4/R2KM3 w d1e1 - 0 1")
                        .play("d2d3")
                        .play("d7d6")
                        .toFen());
    }

    @Proves("OC-06")
    @RuleTest
    void theNeangStepsOneSquareDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/4p3/8/3M4/8/8/K7 w - - 0 1"), "d4", "c3 c5 e3 e5");
    }

    @Proves({"OC-07", "C-10"})
    @RuleTest(unless = "leaps-end=first-capture")
    void theNeangsFirstMoveMayBeTwoSquaresAheadOverAnything(Ruleset rules) {
        assertLegal(rules.parsePosition("4k3/8/8/8/8/8/4P3/3KM3 w e1 - 0 1"), "e1e3");
    }

    @Proves("OC-07")
    @RuleTest(unless = "neang-leap-capture=yes")
    void theNeangsLeapDoesNotCapture(Ruleset rules) {
        assertIllegal(rules.parsePosition("4k3/8/8/8/8/4s3/4P3/3KM3 w e1 - 0 1"), "e1e3");
        assertMoveCount(rules.parsePosition("4k3/8/8/8/8/4s3/4P3/3KM3 w e1 - 0 1"), 4);
    }

    @Proves({"OC-07", "C-03"})
    @RuleTest(given = "neang-leap-capture=yes")
    void theNeangsLeapMayCaptureAndGiveCheck(Ruleset rules) {
        assertLegal(rules.parsePosition("4k3/8/8/8/8/4s3/4P3/3KM3 w e1 - 0 1"), "e1e3");
        assertMoveCount(rules.parsePosition("4k3/8/8/8/8/4s3/4P3/3KM3 w e1 - 0 1"), 5);
        assertTrue(rules.parsePosition("8/8/8/8/8/4k3/4P3/K3M3 b e1 - 0 1").isCheck());
    }

    @Proves({"OC-03", "OC-07"})
    @RuleTest(given = "leaps-end=first-capture")
    void theLeapsMayEndWithTheFirstCapture(Ruleset rules) {
        assertIllegal(rules.parsePosition("4k3/8/8/8/8/8/4P3/3KM3 w e1 - 0 1"), "e1e3");
        assertIllegal(rules.parsePosition("3k4/8/4p3/8/8/8/8/3K4 w d1 - 0 1"), "d1b2");
        assertLegal(rules.initialPosition(), "d1b2");
    }

    @Proves("OC-08")
    @RuleTest
    void koulSesAndBoatMove(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/4p3/8/3S4/8/8/K7 w - - 0 1"), "d4", "c3 c5 d5 e3 e5");
        assertDestinations(rules.parsePosition("7k/8/4p3/8/3N4/8/8/K7 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
        assertDestinations(
                rules.parsePosition("7k/8/4p3/8/3R4/8/8/K7 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    }

    @Proves({"OC-09", "C-11"})
    @RuleTest
    void theFishStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/4p3/8/2s1s3/3P4/8/K7 w - - 0 1"), "d3", "c4 d4 e4");
    }

    @Proves({"OC-10", "C-13"})
    @RuleTest
    void onTheSixthRankAFishBecomesANeangWithoutTheLeap(Ruleset rules) {
        assertEquals(
                "4k3/8/M7/8/8/8/8/3K4 b - - 0 1",
                rules.parsePosition("4k3/8/8/P7/8/8/8/3K4 w - - 0 1")
                        .play("a5a6")
                        .toFen());
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("4k3/8/P7/8/8/8/8/3K4 w - - 0 1"));
    }

    @Proves("OC-11")
    @RuleTest(unless = "stalemate=stalemater-wins")
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/2K5/1M6/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("OC-11")
    @RuleTest(given = "stalemate=stalemater-wins")
    void theSideThatGivesStalemateMayWin(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/2K5/1M6/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves({"OC-12", "C-12"})
    @RuleTest
    void aBareKingDecidesNothing(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/8/8/8/8/8/4s3/4K3 w - - 0 1").play("e1e2"), "*");
    }

    @Proves({"OC-12", "C-05"})
    @RuleTest(unless = "goal=first-check")
    void checkmateWins(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/8/1K6/8/8/8/8/7R w - - 0 1").play("h1h8"), "1-0 checkmate");
    }

    @Proves("OC-12")
    @RuleTest(given = "goal=first-check")
    void theFirstCheckMayWin(Ruleset rules) {
        assertOutcome(
                rules.parsePosition("rnsmks1r/4n3/pppNpppp/3p4/8/PPPPPPPP/8/R1SKMSNR b d1e1d8e8 - 1 3"), "1-0 check");
        assertOutcome(rules.parsePosition("k7/8/1K6/8/8/8/8/7R w - - 0 1").play("h1h8"), "1-0 check");
    }

    @Test
    void thePresetOld() {
        assertEquals(
                Map.of("king-leap-aimed", "keeps-leap", "neang-leap-capture", "yes"),
                OukChatrang.ruleset().presets().get("old"));
    }

    @Test
    void thePresetOfLudii() {
        assertEquals(
                Map.of(
                        "array",
                        "kings-facing",
                        "king-leap",
                        "any-knight",
                        "king-leap-checked",
                        "allowed",
                        "king-leap-aimed",
                        "keeps-leap",
                        "neang-leap-capture",
                        "yes"),
                OukChatrang.ruleset().presets().get("ludii"));
    }

    @Proves({"OC-11", "C-06"})
    @RuleTest
    void stalemateIsOfTheSideToMove(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/2K5/1M6/8/8/8/8/8 w - - 0 1"), "*");
    }
}

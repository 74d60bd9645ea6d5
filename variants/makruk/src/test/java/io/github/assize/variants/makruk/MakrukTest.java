package io.github.assize.variants.makruk;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MakrukTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Makruk.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainMakruk(answers);
    }

    @Proves("MK-01")
    @RuleTest
    void eachMetStandsAtTheRightHandOfItsKhun(Ruleset rules) {
        assertEquals(
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
                rules.initialPosition().toFen());
        assertMoveCount(rules.initialPosition(), 23);
    }

    @Proves({"MK-02", "C-11"})
    @RuleTest(unless = "khun=orthogonal")
    void theKhunStepsOneSquareInAnyDirection(Ruleset rules) {
        assertMoveCount(rules.parsePosition("k7/8/8/8/3K4/8/8/8 w - - 0 1"), 8);
    }

    @Proves("MK-02")
    @RuleTest(given = "khun=orthogonal")
    void theKhunMayStepOrthogonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("k7/8/8/8/3K4/8/8/8 w - - 0 1"), "d4", "c4 d3 d5 e4");
    }

    @Proves("MK-03")
    @RuleTest(unless = "met=low")
    void theMetStepsOneSquareDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("k7/8/8/8/3M4/8/8/7K w - - 0 1"), "d4", "c3 c5 e3 e5");
        assertMoveCount(rules.parsePosition("k7/8/8/8/3M4/8/8/7K w - - 0 1"), 7);
    }

    @Proves({"MK-03", "C-10"})
    @RuleTest(given = "met=low")
    void theMetMayStepAheadAndOnceTwoSquares(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 24);
        assertEquals(
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w e1d8 - 0 1",
                rules.initialPosition().toFen());
        assertDestinations(rules.parsePosition("k7/8/8/8/8/8/4s3/K3M3 w e1 - 0 1"), "e1", "d2 e2 e3 f2");
        assertDestinations(rules.parsePosition("k7/8/8/8/8/4s3/4P3/K3M3 w e1 - 0 1"), "e1", "d2 f2");
        assertEquals(
                "k7/8/3M4/8/8/8/8/7K b - - 0 1",
                rules.parsePosition("k7/8/8/3P4/8/8/8/7K w - - 0 1")
                        .play("d5d6")
                        .toFen());
    }

    @Proves("MK-04")
    @RuleTest(unless = "khon=low")
    void theKhonStepsDiagonallyOrAhead(Ruleset rules) {
        assertMoveCount(rules.parsePosition("k7/8/8/8/3S4/8/8/7K w - - 0 1"), 8);
        assertDestinations(rules.parsePosition("k7/8/8/8/3S4/8/8/7K w - - 0 1"), "d4", "c3 c5 d5 e3 e5");
        assertMoveCount(rules.parsePosition("k7/8/8/2m1m3/3S4/2m1m3/8/7K w - - 0 1"), 8);
    }

    @Proves("MK-04")
    @RuleTest(given = "khon=low")
    void theKhonMayStepBackButNotCaptureSo(Ruleset rules) {
        assertMoveCount(rules.parsePosition("k7/8/8/2m1m3/3S4/2m1m3/8/7K w - - 0 1"), 6);
        assertDestinations(rules.parsePosition("k7/8/8/8/3S4/8/8/7K w - - 0 1"), "d4", "c3 c5 d5 e3 e5");
    }

    @Proves("MK-05")
    @RuleTest
    void maAndRueaMoveAsInModernChess(Ruleset rules) {
        assertDestinations(rules.parsePosition("k7/8/8/8/3N4/8/8/7K w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
        assertDestinations(
                rules.parsePosition("k7/8/8/8/3R4/8/8/7K w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    }

    @Proves({"MK-06", "C-11"})
    @RuleTest
    void theBiaStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("k7/8/8/8/2s1s3/3P4/8/7K w - - 0 1"), "d3", "c4 d4 e4");
    }

    @Proves({"MK-07", "C-13"})
    @RuleTest(unless = "promotion-rank=eighth")
    void onTheSixthRankABiaBecomesAMet(Ruleset rules) {
        assertEquals(
                "k7/8/3M4/8/8/8/8/7K b - - 0 1",
                rules.parsePosition("k7/8/8/3P4/8/8/8/7K w - - 0 1")
                        .play("d5d6")
                        .toFen());
    }

    @Proves("MK-07")
    @RuleTest
    void noPlainBiaStandsOnTheSixthRank(Ruleset rules) {
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("k7/8/3P4/8/8/8/8/7K w - - 0 1"));
    }

    @Proves("MK-07")
    @RuleTest(given = "promotion-rank=eighth")
    void aBiaMayBePromotedOnTheEighthRank(Ruleset rules) {
        assertDestinations(rules.parsePosition("k7/8/3P4/8/8/8/8/7K w - - 0 1"), "d6", "d7");
        assertEquals(
                "k2M4/8/8/8/8/8/8/7K b - - 0 3",
                rules.parsePosition("k7/8/8/3P4/8/8/8/7K w - - 0 1")
                        .play("d5d6")
                        .play("a8b8")
                        .play("d6d7")
                        .play("b8a8")
                        .play("d7d8")
                        .toFen());
    }

    @Proves("MK-08")
    @RuleTest
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/2K5/1M6/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves({"MK-09", "C-12"})
    @RuleTest
    void aBareKhunDecidesNothing(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/8/8/8/3K4/8/8/8 w - - 0 1"), "*");
        assertOutcome(rules.parsePosition("k7/8/8/8/3K4/8/8/M7 b - - 64 99"), "*");
    }

    @Test
    void thePresetOfLow() {
        assertEquals(
                Map.of("met", "low", "khon", "low", "promotion-rank", "eighth"),
                Makruk.ruleset().presets().get("low-1839"));
        assertMoveCount(Makruk.ruleset().preset("low-1839").initialPosition(), 24);
    }

    /** In Low's own words, against the text that Ludii draws from him. */
    @Test
    void asLowTellsTheKhunGoesInAnyDirection() {
        Ruleset low = Makruk.ruleset().preset("low-1839");
        assertMoveCount(low.parsePosition("k7/8/8/8/3K4/8/8/8 w - - 0 1"), 8);
    }

    @Proves({"MK-03", "C-10"})
    @RuleTest(given = "met=low")
    void aMetThatSteppedHasNoLeapAndBlacksLeapsTowardsWhite(Ruleset rules) {
        assertEquals(
                "k7/8/8/8/8/8/3M4/K7 b - - 1 1",
                rules.parsePosition("k7/8/8/8/8/8/8/K3M3 w e1 - 0 1")
                        .play("e1d2")
                        .toFen());
        assertDestinations(rules.parsePosition("k2m4/8/8/8/8/8/8/K7 b d8 - 0 1"), "d8", "c7 d6 d7 e7");
    }
}

package io.github.assize.variants.chaturanga;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ChaturangaTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chaturanga.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChaturanga(answers);
    }

    @Proves("CG-01")
    @RuleTest(unless = "king-leap=once")
    void theRajaStepsOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(rules.parsePosition("6k1/8/8/8/3K4/8/p7/7R w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
        assertEquals(0, rules.initialPosition().rights().size());
    }

    @Proves({"CG-01", "C-10"})
    @RuleTest(given = "king-leap=once")
    void theRajaMayLeapOnceAGame(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 16);
        assertEquals(
                "8/p3k3/8/8/5K2/8/P7/8 b e7 - 3 2",
                rules.parsePosition("4k3/p7/8/8/8/8/P7/4K3 w e1e8 - 0 1")
                        .play("e1e2")
                        .play("e8e7")
                        .play("e2f4")
                        .toFen());
        assertLegal(rules.parsePosition("4k3/p7/8/8/8/3p4/P7/4K3 w e1 - 0 1"), "e1d3");
        assertIllegal(rules.parsePosition("4k3/p7/8/8/8/3p4/P7/4K3 w - - 0 1"), "e1d3");
    }

    @Proves("CG-01")
    @RuleTest(given = "king-leap=once")
    void aCheckCostsTheRajaHisLeap(Ruleset rules) {
        assertEquals(
                "4k3/p7/8/8/8/8/P7/4K2r w e8 - 1 2",
                rules.parsePosition("4k2r/p7/8/8/8/8/P7/4K3 b e1e8 - 0 1")
                        .play("h8h1")
                        .toFen());
    }

    @Proves("CG-02")
    @RuleTest
    void theMantriStepsOneSquareDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/7p/8/8/3M4/8/8/K7 w - - 0 1"), "d4", "c3 c5 e3 e5");
    }

    @Proves("CG-03")
    @RuleTest(unless = {"elephant=diagonal-jump", "elephant=silver", "elephant=diagonal-step", "elephant=jumping-rook"})
    void theGajaLeapsTwoSquaresOrthogonally(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 14);
        assertDestinations(rules.parsePosition("7k/8/3p4/3P4/3E4/3P4/8/K7 w - - 0 1"), "d4", "b4 d2 d6 f4");
        assertMoveCount(rules.parsePosition("7k/8/3p4/3P4/3E4/3P4/8/K7 w - - 0 1"), 7);
    }

    @Proves("CG-03")
    @RuleTest(given = "elephant=diagonal-jump")
    void theGajaMayLeapTwoSquaresDiagonally(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 16);
        assertDestinations(rules.parsePosition("7k/8/3p4/3P4/3E4/3P4/8/K7 w - - 0 1"), "d4", "b2 b6 f2 f6");
    }

    @Proves("CG-03")
    @RuleTest(given = "elephant=silver")
    void theGajaMayStepDiagonallyOrAhead(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 12);
        assertDestinations(rules.parsePosition("7k/8/3p4/3P4/3E4/3P4/8/K7 w - - 0 1"), "d4", "c3 c5 e3 e5");
        assertDestinations(rules.parsePosition("7k/8/3p4/8/3E4/8/8/K7 w - - 0 1"), "d4", "c3 c5 d5 e3 e5");
    }

    @Proves("CG-03")
    @RuleTest(given = "elephant=diagonal-step")
    void theGajaMayStepOneSquareDiagonally(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 12);
        assertDestinations(rules.parsePosition("7k/8/3p4/8/3E4/8/8/K7 w - - 0 1"), "d4", "c3 c5 e3 e5");
    }

    @Proves("CG-03")
    @RuleTest(given = "elephant=jumping-rook")
    void theGajaMayLeapAnyDistanceOrthogonally(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 24);
        assertDestinations(
                rules.parsePosition("7k/8/3p4/3P4/3E4/3P4/8/K7 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d6 d7 d8 e4 f4 g4 h4");
        assertMoveCount(rules.parsePosition("7k/8/3p4/3P4/3E4/3P4/8/K7 w - - 0 1"), 15);
    }

    @Proves("CG-04")
    @RuleTest
    void theAshvaMakesTheKnightsLeap(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/7p/8/8/3N4/8/8/K7 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves("CG-05")
    @RuleTest(unless = "chariot=diagonal-jump")
    void theRathaGoesAnyDistanceOrthogonally(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 14);
        assertDestinations(
                rules.parsePosition("7k/7p/8/8/3R4/8/8/K7 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    }

    @Proves("CG-05")
    @RuleTest(given = "chariot=diagonal-jump")
    void theRathaMayLeapTwoSquaresDiagonally(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 16);
        assertDestinations(rules.parsePosition("7k/7p/8/8/3R4/8/8/K7 w - - 0 1"), "d4", "b2 b6 f2 f6");
        assertMoveCount(rules.parsePosition("7k/7p/8/8/3R4/8/8/K7 w - - 0 1"), 7);
    }

    @Proves({"CG-06", "C-11"})
    @RuleTest
    void theBhataStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/8/8/2p1p3/3P4/8/K7 w - - 0 1"), "d3", "c4 d4 e4");
        assertDestinations(rules.parsePosition("7k/7p/8/8/8/8/3P4/K7 w - - 0 1"), "d2", "d3");
    }

    @Proves({"CG-07", "C-13"})
    @RuleTest(unless = "promotion=by-file-if-lost")
    void onTheFarRankABhataBecomesAMantri(Ruleset rules) {
        assertEquals(
                "1M5k/8/7p/8/8/8/8/KN6 b - - 0 1",
                rules.parsePosition("7k/1P6/7p/8/8/8/8/KN6 w - - 0 1")
                        .play("b7b8")
                        .toFen());
    }

    @Proves("CG-07")
    @RuleTest(given = "promotion=by-file-if-lost")
    void aBhataMayBecomeWhatBeganOnItsSquareIfOneIsLost(Ruleset rules) {
        assertEquals(
                "1N5k/8/7p/8/8/8/8/KN6 b - - 0 1",
                rules.parsePosition("7k/1P6/7p/8/8/8/8/KN6 w - - 0 1")
                        .play("b7b8")
                        .toFen());
        assertEquals(
                "1P5k/8/7p/8/8/8/8/KN4N1 b - - 0 1",
                rules.parsePosition("7k/1P6/7p/8/8/8/8/KN4N1 w - - 0 1")
                        .play("b7b8")
                        .toFen());
    }

    @Proves("CG-07")
    @RuleTest(given = "promotion=by-file-if-lost")
    void onTheOtherRajasSquareABhataStaysOne(Ruleset rules) {
        assertEquals(
                "3P2k1/1P6/7p/8/8/8/8/KN6 b - - 0 1",
                rules.parsePosition("6k1/1P1P4/7p/8/8/8/8/KN6 w - - 0 1")
                        .play("d7d8")
                        .toFen());
        assertEquals(
                "4M1k1/1P6/7p/8/8/8/8/KN6 b - - 0 1",
                rules.parsePosition("6k1/1P2P3/7p/8/8/8/8/KN6 w - - 0 1")
                        .play("e7e8")
                        .toFen());
    }

    @Proves("CG-08")
    @RuleTest(unless = "array=facing")
    void eachMantriStandsToTheLeftOfItsRaja(Ruleset rules) {
        assertEquals(
                "rnekmenr/pppppppp/8/8/8/8/PPPPPPPP/RNEMKENR w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("CG-08")
    @RuleTest(given = "array=facing")
    void theRajasMayFaceEachOther(Ruleset rules) {
        assertEquals(
                "rnekmenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKMENR w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves({"CG-09", "C-05"})
    @RuleTest
    void checkmateWins(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/7R/1K5p/8/8/8/8/6R1 w - - 0 1").play("g1g8"), "1-0 checkmate");
    }

    @Proves("CG-10")
    @RuleTest(unless = {"stalemate=stalemater-wins", "stalemate=draw"})
    void theStalematedSideWins(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/N7/8/8/8/8/8 b - - 0 1"), "0-1 stalemate");
    }

    @Proves("CG-10")
    @RuleTest(given = "stalemate=stalemater-wins")
    void theSideThatGivesStalemateMayWin(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/N7/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("CG-10")
    @RuleTest(given = "stalemate=draw")
    void aStalemateMayDraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/N7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("CG-11")
    @RuleTest(unless = {"baring=reprieve", "baring=none"})
    void aBareRajaLosesAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6"), "1-0 bare-king");
    }

    @Proves("CG-11")
    @RuleTest(given = "baring=reprieve")
    void aBareRajaMayDrawByBaringTheOther(Ruleset rules) {
        assertOutcome(rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6"), "*");
        assertOutcome(
                rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1")
                        .play("d1d6")
                        .play("c6d6"),
                "1/2-1/2 bare-king");
    }

    @Proves("CG-11")
    @RuleTest(given = "baring=none")
    void aBareRajaMayPlayOn(Ruleset rules) {
        assertOutcome(
                rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1")
                        .play("d1d6")
                        .play("c6b5"),
                "*");
    }

    @Proves("CG-12")
    @RuleTest
    void theRajaDoesNotCastle(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/p7/8/8/8/8/8/R3K2R w - - 0 1"), "e1", "d1 d2 e2 f1 f2");
    }

    @Test
    void thePresetManasollasa() {
        assertEquals(
                Map.of("elephant", "jumping-rook", "chariot", "diagonal-jump"),
                Chaturanga.ruleset().presets().get("manasollasa"));
    }

    /** As the book itself has it, and not as the ruleset that Ludii names after it. */
    @Test
    void inTheManasollasaTheGajaIsAJumpingRookAndTheRathaALeaper() {
        Ruleset rules = Chaturanga.ruleset().preset("manasollasa");
        assertMoveCount(rules.initialPosition(), 26);
        assertDestinations(rules.parsePosition("7k/7p/8/8/3R4/8/8/K7 w - - 0 1"), "d4", "b2 b6 f2 f6");
        assertDestinations(
                rules.parsePosition("7k/8/3p4/3P4/3E4/3P4/8/K7 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d6 d7 d8 e4 f4 g4 h4");
    }

    @Test
    void thePresetGollon() {
        assertEquals(
                Map.of(
                        "elephant",
                        "diagonal-jump",
                        "king-leap",
                        "once",
                        "promotion",
                        "by-file-if-lost",
                        "baring",
                        "none"),
                Chaturanga.ruleset().presets().get("gollon"));
    }

    @Proves({"CG-10", "C-09"})
    @RuleTest
    void aStalematedSideDoesNotPassFirst(Ruleset rules) {
        assertMoves(rules.parsePosition("k7/p1K5/N7/8/8/8/8/8 b - - 0 1"), "");
    }
}

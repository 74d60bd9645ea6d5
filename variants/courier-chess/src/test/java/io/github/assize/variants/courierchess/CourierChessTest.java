package io.github.assize.variants.courierchess;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class CourierChessTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return CourierChess.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainCourierChess(answers);
    }

    @Proves("CO-01")
    @RuleTest(unless = {"array=courier-on-c", "opening=free"})
    void theGameBeginsAfterFourMovesOfEachSide(Ruleset rules) {
        assertEquals(
                "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1",
                rules.initialPosition().toFen());
        assertMoveCount(rules.initialPosition(), 26);
    }

    @Proves("CO-01")
    @RuleTest(given = "array=courier-on-c")
    void theCouriersMayStandOnCAndJ(Ruleset rules) {
        assertEquals(
                "rnbemk1webnr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNBEMK1WEBNR w - - 0 1",
                rules.initialPosition().toFen());
        assertMoveCount(rules.initialPosition(), 25);
    }

    @Proves({"CO-01", "C-10"})
    @RuleTest(given = "opening=free")
    void theFirstMovesMayBeFree(Ruleset rules) {
        assertEquals(
                "rnebmkfwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKFWBENR w g1g8 - 0 1",
                rules.initialPosition().toFen());
        assertDestinations(rules.initialPosition(), "g1", "g3");
        assertDestinations(rules.initialPosition(), "a2", "a3 a4");
        assertDestinations(rules.initialPosition(), "b2", "b3");
        assertDestinations(rules.initialPosition(), "g2", "g3 g4");
        assertDestinations(rules.initialPosition(), "l2", "l3 l4");
        assertEquals(
                "F8k2/12/12/12/12/12/p11/9K2 b - - 0 1",
                rules.parsePosition("9k2/P11/12/12/12/12/p11/9K2 w - - 0 1")
                        .play("a7a8")
                        .toFen());
    }

    @Proves("CO-02")
    @RuleTest
    void kingAndPieceStepOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("11k/12/12/12/3K8/12/p11/10R1 w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
        assertDestinations(
                rules.parsePosition("11k/12/p11/3r8/3M8/12/12/K11 w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves("CO-03")
    @RuleTest
    void queenAndSchleichStepOneSquare(Ruleset rules) {
        assertDestinations(rules.parsePosition("11k/12/p11/12/3F8/12/12/K11 w - - 0 1"), "d4", "c3 c5 e3 e5");
        assertDestinations(rules.parsePosition("11k/12/p11/12/3W8/12/12/K11 w - - 0 1"), "d4", "c4 d3 d5 e4");
    }

    @Proves("CO-04")
    @RuleTest
    void theCourierRidesAndTheBishopJumps(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("11k/12/5p6/4P7/3B8/12/12/K11 w - - 0 1"), "d4", "a7 b2 b6 c3 c5 e3 f2 g1");
        assertDestinations(rules.parsePosition("11k/12/5p6/4P7/3E8/12/12/K11 w - - 0 1"), "d4", "b2 b6 f2 f6");
    }

    @Proves("CO-05")
    @RuleTest
    void knightAndRookMoveAsInModernChess(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("11k/12/p11/12/3N8/12/12/K11 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
        assertDestinations(
                rules.parsePosition("11k/12/p11/12/3R8/12/12/K11 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4 i4 j4 k4 l4");
    }

    @Proves({"CO-06", "C-11"})
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("11k/12/12/12/2p1p7/3P8/12/K11 w - - 0 1"), "d3", "c4 d4 e4");
        assertDestinations(rules.initialPosition(), "b2", "b3");
    }

    @Proves({"CO-07", "C-13"})
    @RuleTest
    void onTheEighthRankAPawnBecomesAQueen(Ruleset rules) {
        assertEquals(
                "F8k2/12/12/12/12/12/p11/9K2 b - - 0 1",
                rules.parsePosition("9k2/P11/12/12/12/12/p11/9K2 w - - 0 1")
                        .play("a7a8")
                        .toFen());
    }

    @Proves("CO-08")
    @RuleTest(unless = "stalemate=draw")
    void stalematingTheOpponentWins(Ruleset rules) {
        assertOutcome(rules.parsePosition("k11/p1K9/E11/12/12/12/12/12 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("CO-08")
    @RuleTest(given = "stalemate=draw")
    void stalemateMayBeADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k11/p1K9/E11/12/12/12/12/12 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves({"CO-09", "C-08"})
    @RuleTest(unless = "baring=none")
    void aBareKingLosesUnlessHeBaresTheOther(Ruleset rules) {
        assertOutcome(rules.parsePosition("12/4k7/5W6/12/4K7/12/12/12 b - - 0 1"), "*");
        assertMoveCount(rules.parsePosition("12/4k7/5W6/12/4K7/12/12/12 b - - 0 1"), 6);
        assertOutcome(
                rules.parsePosition("12/4k7/5W6/12/4K7/12/12/12 b - - 0 1").play("e7f6"), "1/2-1/2 bare-king");
        assertOutcome(rules.parsePosition("12/4k7/5W6/12/4K7/12/12/12 w - - 0 1"), "1-0 bare-king");
        assertOutcome(rules.parsePosition("12/4k7/5W6/12/4K7/11E/12/12 b - - 0 1"), "1-0 bare-king");
    }

    @Proves("CO-09")
    @RuleTest(given = "baring=none")
    void aBareKingMayPlayOn(Ruleset rules) {
        assertOutcome(rules.parsePosition("12/4k7/5W6/12/4K7/12/12/12 w - - 0 1"), "*");
    }

    /** Other programs let her leap in all directions and capture, and the pawns pass whatever stands there. */
    @Proves("CO-01")
    @RuleTest(given = "opening=free")
    void theFreeFirstMovesAreStraightAheadToEmptySquares(Ruleset rules) {
        assertDestinations(rules.parsePosition("11k/12/12/12/12/12/6p5/K5F5 w g1 - 0 1"), "g1", "f2 g3 h2");
        assertDestinations(rules.parsePosition("11k/12/12/12/12/6r5/12/K5F5 w g1 - 0 1"), "g1", "f2 h2");
        assertDestinations(rules.parsePosition("11k/12/12/12/12/r11/P11/K11 w - - 0 1"), "a2", "");
        assertDestinations(rules.parsePosition("11k/12/12/12/r11/12/P11/K11 w - - 0 1"), "a2", "a3");
        assertDestinations(rules.parsePosition("11k/12/11p/12/12/12/M11/K11 w - - 0 1"), "a2", "a3 b1 b2 b3");
    }
}

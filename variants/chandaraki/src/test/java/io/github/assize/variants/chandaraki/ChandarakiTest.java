package io.github.assize.variants.chandaraki;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
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

final class ChandarakiTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chandaraki.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChandaraki(answers);
    }

    @Proves({"CD-01", "C-11"})
    @RuleTest
    void theKingStepsOneSquareAndDoesNotCastle(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/p7/8/8/8/8/8/R3K2R w - - 0 1"), "e1", "d1 d2 e2 f1 f2");
    }

    @Proves("CD-02")
    @RuleTest
    void theQueenGoesAnyDistance(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("6k1/7p/8/8/3Q4/8/8/K7 w - - 0 1"),
                "d4",
                "a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8");
    }

    @Proves("CD-03")
    @RuleTest
    void theRookGoesAnyDistanceOrthogonally(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("7k/7p/8/8/3R4/8/8/K7 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    }

    @Proves("CD-04")
    @RuleTest
    void theBishopGoesAnyDistanceDiagonally(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("6k1/7p/8/8/3B4/8/8/K7 w - - 0 1"), "d4", "a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8");
    }

    @Proves("CD-05")
    @RuleTest
    void theKnightMakesTheKnightsLeap(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/7p/8/8/3N4/8/8/K7 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves("CD-06")
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/8/8/2p1p3/3P4/8/K7 w - - 0 1"), "d3", "c4 d4 e4");
    }

    @Proves({"CD-07", "C-10"})
    @RuleTest(unless = "double-step=any-pawn")
    void onlyTheFirstPawnOfASideMayGoTwoSquares(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 20);
        assertMoveCount(rules.initialPosition().play("e2e4").play("d7d5"), 24);
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a2b2c2d2e2f2g2h2a7b7c7d7e7f7g7h7 - 0 1",
                rules.initialPosition().toFen());
        assertEquals(
                "-", rules.initialPosition().play("e2e4").play("d7d5").toFen().split(" ", -1)[2]);
        assertEquals(
                "a2b2c2d2e2f2g2h2",
                rules.initialPosition().play("g1f3").play("d7d5").toFen().split(" ", -1)[2]);
        assertLegal(rules.parsePosition("4k3/8/8/8/8/p7/1P5P/4K3 w b2h2 - 0 1"), "b2b4");
        assertLegal(rules.parsePosition("4k3/8/8/8/8/p7/1P5P/4K3 w b2h2 - 0 1"), "h2h4");
        assertMoveCount(rules.parsePosition("4k3/8/8/8/8/p7/1P5P/4K3 w b2h2 - 0 1"), 10);
        assertOutcome(
                rules.parsePosition("4k3/8/8/8/8/p7/1P5P/4K3 w b2h2 - 0 1").play("b2a3"), "1/2-1/2 bare-king");
    }

    @Proves("CD-07")
    @RuleTest
    void aPawnCapturedAtHomeTakesTheRightFromNoOther(Ruleset rules) {
        assertEquals(
                "4k3/8/8/8/2n5/8/1P5P/4K3 w b2h2 - 1 2",
                rules.parsePosition("4k3/8/8/8/8/n7/1P5P/4K3 b b2h2 - 0 1")
                        .play("a3c4")
                        .toFen());
        assertEquals(
                "4k3/8/8/8/8/8/1n5P/4K3 w h2 - 0 2",
                rules.parsePosition("4k3/8/8/8/2n5/8/1P5P/4K3 b b2h2 - 0 1")
                        .play("c4b2")
                        .toFen());
    }

    @Proves("CD-07")
    @RuleTest
    void aSidesPawnsHoldTheRightAllOrNone(Ruleset rules) {
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("4k3/8/8/8/8/p7/1P5P/4K3 w b2 - 0 1"));
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("4k3/8/8/8/8/p6P/1P6/4K3 w b2h3 - 0 1"));
    }

    @Proves("CD-07")
    @RuleTest(given = "double-step=any-pawn")
    void everyPawnMayHaveItsDoubleStep(Ruleset rules) {
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
                rules.initialPosition().toFen());
        assertMoveCount(rules.initialPosition().play("e2e4").play("d7d5"), 31);
    }

    @Proves("CD-08")
    @RuleTest(unless = "en-passant=yes")
    void aDoubleStepIsNotCapturedInPassing(Ruleset rules) {
        assertIllegal(rules.parsePosition("4k3/3p4/8/4P3/8/8/P7/4K3 b d7 - 0 1").play("d7d5"), "e5d6");
    }

    @Proves("CD-08")
    @RuleTest(given = "en-passant=yes")
    void aDoubleStepMayBeCapturedInPassing(Ruleset rules) {
        assertEquals(
                "4k3/8/3P4/8/8/8/P7/4K3 b - - 0 2",
                rules.parsePosition("4k3/3p4/8/4P3/8/8/P7/4K3 b d7 - 0 1")
                        .play("d7d5")
                        .play("e5d6")
                        .toFen());
    }

    @Proves({"CD-09", "C-13"})
    @RuleTest(unless = "promotion=none")
    void onTheFarRankAPawnBecomesAQueen(Ruleset rules) {
        assertEquals(
                "1Q5k/7p/8/8/8/8/8/K7 b - - 0 1",
                rules.parsePosition("7k/1P5p/8/8/8/8/8/K7 w - - 0 1")
                        .play("b7b8")
                        .toFen());
    }

    @Proves("CD-09")
    @RuleTest(given = "promotion=none")
    void aPawnMayStayOnTheFarRank(Ruleset rules) {
        assertEquals(
                "1P5k/7p/8/8/8/8/8/K7 b - - 0 1",
                rules.parsePosition("7k/1P5p/8/8/8/8/8/K7 w - - 0 1")
                        .play("b7b8")
                        .toFen());
        assertDestinations(rules.parsePosition("1P6/7p/7k/8/8/8/8/K7 w - - 0 1"), "b8", "");
    }

    @Proves("CD-10")
    @RuleTest
    void aKingLeftAloneDraws(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/8/8/8/8/p7/1P6/4K3 w - - 0 1").play("b2a3"), "1/2-1/2 bare-king");
    }

    @Proves({"CD-11", "C-07"})
    @RuleTest(unless = "lone-king-mated=mate-first")
    void aCaptureOfTheLastPieceThatMatesDraws(Ruleset rules) {
        assertOutcome(rules.parsePosition("7k/7r/6K1/8/8/8/8/7Q w - - 0 1").play("h1h7"), "1/2-1/2 bare-king");
    }

    @Proves("CD-11")
    @RuleTest(given = "lone-king-mated=mate-first")
    void aLoneKingMayBeMated(Ruleset rules) {
        assertOutcome(rules.parsePosition("7k/7r/6K1/8/8/8/8/7Q w - - 0 1").play("h1h7"), "1-0 checkmate");
    }

    @Proves("CD-12")
    @RuleTest(unless = {"stalemate=stalemater-wins", "stalemate=forbidden"})
    void stalemateIsADraw(Ruleset rules) {
        assertLegal(rules.parsePosition("7k/8/8/5Q2/p7/P7/8/K7 w - - 0 1"), "f5f7");
        assertOutcome(rules.parsePosition("7k/5Q2/8/8/p7/P7/8/K7 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("CD-12")
    @RuleTest(given = "stalemate=stalemater-wins", unless = "stalemate=draw")
    void theSideThatGivesStalemateMayWin(Ruleset rules) {
        assertOutcome(rules.parsePosition("7k/5Q2/8/8/p7/P7/8/K7 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("CD-12")
    @RuleTest(given = "stalemate=forbidden")
    void stalematingMayBeIllegal(Ruleset rules) {
        assertIllegal(rules.parsePosition("7k/8/8/5Q2/p7/P7/8/K7 w - - 0 1"), "f5f7");
        assertLegal(rules.parsePosition("7k/8/8/5Q2/p7/P7/8/K7 w - - 0 1"), "f5h7");
        assertOutcome(rules.parsePosition("7k/5Q2/8/8/p7/P7/8/K7 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves({"CD-12", "C-09"})
    @RuleTest
    void aStalematedSideDoesNotPass(Ruleset rules) {
        assertMoves(rules.parsePosition("7k/5Q2/8/8/p7/P7/8/K7 b - - 0 1"), "");
    }
}

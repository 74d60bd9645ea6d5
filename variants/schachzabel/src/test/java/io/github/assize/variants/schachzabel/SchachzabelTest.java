package io.github.assize.variants.schachzabel;

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

final class SchachzabelTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Schachzabel.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainSchachzabel(answers);
    }

    @Proves("SZ-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirectionAndCapturesSo(Ruleset rules) {
        assertDestinations(rules.parsePosition("6k1/8/8/4p3/3K4/8/p7/7R w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves({"SZ-02", "C-10"})
    @RuleTest(unless = {"king-leap-reach=two", "king-leap-directions=forward"})
    void theKingsFirstMoveMayBeALeapOfTwoOrThreeSquares(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 28);
        assertDestinations(rules.initialPosition(), "e1", "b4 c3 e3 e4 g3 h4");
        assertMoveCount(rules.parsePosition("7k/8/8/8/8/8/P2P3P/4K3 w e1 - 0 1"), 19);
        assertDestinations(
                rules.parsePosition("7k/8/8/8/8/8/P2P3P/4K3 w e1 - 0 1"),
                "e1",
                "b1 b4 c1 c3 d1 e2 e3 e4 f1 f2 g1 g3 h1 h4");
        assertIllegal(rules.initialPosition(), "e1a5");
        assertIllegal(rules.initialPosition(), "e1e5");
    }

    @Proves("SZ-02")
    @RuleTest(given = "king-leap-reach=two")
    void theKingMayLeapTwoSquaresOnly(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 25);
        assertMoveCount(rules.parsePosition("7k/8/8/8/8/8/P2P3P/4K3 w e1 - 0 1"), 14);
    }

    @Proves("SZ-02")
    @RuleTest(given = "king-leap-directions=forward")
    void theKingMayLeapForwardOnly(Ruleset rules) {
        assertMoveCount(rules.parsePosition("7k/8/8/8/8/8/P2P3P/4K3 w e1 - 0 1"), 15);
    }

    @Proves("SZ-03")
    @RuleTest(unless = "king-leap-over=nobody")
    void theLeapPassesOwnPiecesAndNoEnemy(Ruleset rules) {
        assertLegal(rules.initialPosition(), "e1e3");
        assertIllegal(rules.parsePosition("r6k/8/8/8/8/8/4p3/R3K3 w e1 - 0 1"), "e1e3");
        assertIllegal(rules.parsePosition("r6k/8/8/8/8/8/4p3/R3K3 w e1 - 0 1"), "e1e4");
    }

    @Proves("SZ-03")
    @RuleTest(given = "king-leap-over=nobody")
    void theLeapMayPassNobody(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 22);
        assertMoveCount(rules.parsePosition("7k/8/8/8/8/8/P2P3P/4K3 w e1 - 0 1"), 17);
    }

    @Proves({"SZ-04", "C-03"})
    @RuleTest
    void theLeapDoesNotCapture(Ruleset rules) {
        assertIllegal(rules.parsePosition("4k3/p7/8/8/8/4p3/P7/4K3 w e1 - 0 1"), "e1e3");
    }

    @Proves("SZ-05")
    @RuleTest(unless = "king-checked=barred-while-checked")
    void aCheckCostsTheKingHisLeapForGood(Ruleset rules) {
        assertEquals(
                "4r2k/8/8/8/8/8/8/4K3 w - - 1 2",
                rules.parsePosition("3r3k/8/8/8/8/8/8/4K3 b e1 - 0 1")
                        .play("d8e8")
                        .toFen());
    }

    @Proves("SZ-05")
    @RuleTest(given = "king-checked=barred-while-checked")
    void aKingInCheckMayBeBarredFromLeaping(Ruleset rules) {
        assertEquals(
                "4r2k/8/8/8/8/8/8/4K3 w e1 - 1 2",
                rules.parsePosition("3r3k/8/8/8/8/8/8/4K3 b e1 - 0 1")
                        .play("d8e8")
                        .toFen());
        assertMoveCount(rules.parsePosition("4r2k/8/8/8/8/8/8/4K3 w e1 - 1 2"), 4);
    }

    @Proves("SZ-06")
    @RuleTest
    void theQueenStepsOneSquareDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/7p/8/8/3Q4/8/8/K7 w - - 0 1"), "d4", "c3 c5 e3 e5");
    }

    @Proves("SZ-07")
    @RuleTest
    void theQueensFirstMoveMayBeAJumpOfTwoSquaresDiagonally(Ruleset rules) {
        assertDestinations(rules.initialPosition(), "d1", "b3 f3");
        assertDestinations(rules.parsePosition("7k/7p/1p3p2/2P1p3/3Q4/8/5P2/K7 w d4 - 0 1"), "d4", "b2 c3 e3 e5");
    }

    @Proves("SZ-08")
    @RuleTest
    void rookAndKnightMoveAsInModernChess(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("7k/7p/8/8/3R4/8/8/K7 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
        assertDestinations(rules.parsePosition("7k/7p/8/8/3N4/8/8/K7 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves("SZ-09")
    @RuleTest
    void theBishopJumpsAndTakesNoBishop(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/3p1p2/4B3/3P1P2/6b1/8/K7 w - - 0 1"), "e5", "c3 c7 g7");
    }

    @Proves("SZ-10")
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/8/8/2p1p3/3P4/8/K7 w - - 0 1"), "d3", "c4 d4 e4");
    }

    @Proves({"SZ-11", "C-10"})
    @RuleTest(unless = "double-step=all-until-capture")
    void aRooksPawnMayAlwaysGoTwoSquares(Ruleset rules) {
        assertLegal(rules.initialPosition(), "a2a4");
        assertLegal(rules.initialPosition(), "h2h4");
        assertLegal(rules.parsePosition("rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR w d1e1e8 - 1 3"), "a2a4");
        assertLegal(rules.parsePosition("rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR w d1e1e8 - 1 3"), "h2h4");
        assertMoveCount(rules.parsePosition("rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR w d1e1e8 - 1 3"), 28);
    }

    @Proves("SZ-11")
    @RuleTest(given = "double-step=all-until-capture")
    void aRooksPawnMayGoTwoSquaresUntilACapture(Ruleset rules) {
        assertLegal(rules.initialPosition(), "a2a4");
        assertLegal(rules.initialPosition(), "h2h4");
        assertIllegal(rules.parsePosition("rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR w d1e1e8 - 1 3"), "a2a4");
        assertIllegal(rules.parsePosition("rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR w d1e1e8 - 1 3"), "h2h4");
    }

    @Proves("SZ-12")
    @RuleTest
    void aMiddlePawnMayGoTwoSquaresUntilACapture(Ruleset rules) {
        assertLegal(rules.initialPosition(), "d2d4");
        assertLegal(rules.initialPosition(), "e2e4");
        assertLegal(rules.parsePosition("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w d1e1d8e8 - 0 2"), "d2d4");
        assertMoveCount(rules.parsePosition("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w d1e1d8e8 - 0 2"), 30);
        assertIllegal(rules.parsePosition("rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR w d1e1e8 - 1 3"), "d2d4");
    }

    @Proves("SZ-13")
    @RuleTest
    void theOtherPawnsHaveNoDoubleStep(Ruleset rules) {
        assertIllegal(rules.initialPosition(), "b2b4");
        assertIllegal(rules.initialPosition(), "c2c4");
        assertIllegal(rules.initialPosition(), "f2f4");
        assertIllegal(rules.initialPosition(), "g2g4");
    }

    @Proves({"SZ-14", "C-11"})
    @RuleTest
    void aDoubleStepIsNotCapturedInPassing(Ruleset rules) {
        assertIllegal(rules.parsePosition("4k3/p7/8/1P6/8/8/8/4K3 b - - 0 1").play("a7a5"), "b5a6");
    }

    @Proves({"SZ-15", "C-13"})
    @RuleTest
    void aPromotedQueenHasItsJumpOnALaterTurn(Ruleset rules) {
        assertEquals(
                "3Q4/8/8/5k2/8/8/8/K7 b d8 - 0 1",
                rules.parsePosition("8/3P4/8/5k2/8/8/8/K7 w - - 0 1")
                        .play("d7d8")
                        .toFen());
    }

    @Proves("SZ-16")
    @RuleTest(unless = "stalemate=stalemater-wins")
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("SZ-16")
    @RuleTest(given = "stalemate=stalemater-wins")
    void theSideThatGivesStalemateMayWin(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("SZ-17")
    @RuleTest
    void aBareKingDecidesNothing(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").play("e1e2"), "*");
    }

    @Proves({"SZ-16", "C-09"})
    @RuleTest
    void aStalematedSideDoesNotPass(Ruleset rules) {
        assertMoves(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "");
    }
}

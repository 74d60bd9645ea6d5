package io.github.assize.variants.shortassize;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ShortAssizeTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return ShortAssize.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShortAssize(answers);
    }

    @Proves("SA-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/8/8/3K4/8/p7/7R w - - 0 1");
        assertDestinations(position, "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves("SA-02")
    @RuleTest
    void theQueenStepsOneSquareDiagonally(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/8/8/3Q4/8/p7/7K w - - 0 1");
        assertDestinations(position, "d4", "c3 c5 e3 e5");
    }

    @Proves("SA-03")
    @RuleTest
    void theRookGoesAnyDistanceStraight(Ruleset rules) {
        Position position = rules.parsePosition("8/k7/3p4/8/1P1R4/8/8/7K w - - 0 1");
        assertDestinations(position, "d4", "c4 d1 d2 d3 d5 d6 e4 f4 g4 h4");
    }

    @Proves("SA-04")
    @RuleTest
    void theFilLeapsTwoSquaresDiagonallyOverAnything(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/1p3P2/2p1p3/3F4/2P1P3/1p6/7K w - - 0 1");
        assertDestinations(position, "d4", "b2 b6 f2");
    }

    @Proves("SA-05")
    @RuleTest
    void aFilDoesNotTakeAFil(Ruleset rules) {
        Position position = rules.parsePosition("4k2r/8/8/8/8/4f3/8/K1F5 w - - 0 1");
        assertDestinations(position, "c1", "a3");
    }

    @Proves({"SA-05", "C-03"})
    @RuleTest
    void aFilThatGuardsAFilDoesNotKeepTheKingFromIt(Ruleset rules) {
        Position position = rules.parsePosition("k7/7r/8/8/8/4f3/3K4/2F5 w - - 0 1");
        assertLegal(position, "d2e3");
    }

    @Proves("SA-06")
    @RuleTest
    void theKnightLeaps(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/8/2PPP3/2PNP3/2PpP3/8/7K w - - 0 1");
        assertDestinations(position, "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves({"SA-07", "C-11"})
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/8/8/2p1p3/3P4/8/7K w - - 0 1");
        assertDestinations(position, "d3", "c4 d4 e4");
        assertDestinations(rules.parsePosition("k7/8/8/8/3p4/3P4/8/7K w - - 0 1"), "d3", "");
    }

    @Proves({"SA-07", "C-11"})
    @RuleTest
    void thePawnHasNoDoubleStepAnywhere(Ruleset rules) {
        assertIllegal(rules.initialPosition(), "a3a5", "Pe3e5");
        assertDestinations(rules.parsePosition("kr6/8/8/8/8/8/3P4/7K w - - 0 1"), "d2", "d3");
        assertDestinations(rules.parsePosition("kr6/8/8/8/8/8/8/3P3K w - - 0 1"), "d1", "d2");
    }

    @Proves({"SA-08", "C-13"})
    @RuleTest
    void aPawnBecomesAQueenByStepOrCapture(Ruleset rules) {
        Position position = rules.parsePosition("r7/1P6/8/4k3/8/8/8/7K w - - 0 1");
        assertEquals("rQ6/8/8/4k3/8/8/8/7K b - - 0 1", position.play("b7b8").toFen());
        assertEquals("b8=Q", position.algebraic(position.move("b7b8")));
        assertEquals("Q7/8/8/4k3/8/8/8/7K b - - 0 1", position.play("b7a8").toFen());
    }

    @Proves("SA-09")
    @RuleTest(unless = {"array=rooks-back", "array=queens-on-d"})
    void theArmiesBeginAdvanced(Ruleset rules) {
        assertEquals(
                "2f1kf2/2rnnr2/pppp(pq)ppp/8/8/PPPP(PQ)PPP/2RNNR2/2F1KF2 w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("SA-09")
    @RuleTest(given = "array=rooks-back", unless = "array=seed")
    void theRooksBeginOnTheFirstRank(Ruleset rules) {
        assertEquals(
                "1rfk1fr1/3nn3/pppp(pq)ppp/8/8/PPPP(PQ)PPP/3NN3/1RFK1FR1 w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("SA-09")
    @RuleTest(given = "array=queens-on-d", unless = "array=seed")
    void theQueensBeginOnTheDFile(Ruleset rules) {
        assertEquals(
                "2f1kf2/2rnnr2/ppp(pq)pppp/8/8/PPP(PQ)PPPP/2RNNR2/2F1KF2 w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("SA-10")
    @RuleTest(unless = "array=queens-on-d")
    void onlyTheSquaresOfTheArrayAreShared(Ruleset rules) {
        assertDoesNotThrow(() -> rules.parsePosition("4k3/8/4(pq)3/8/8/4(PQ)3/8/4K3 w - - 0 1"));
        assertThrows(
                InvalidPositionException.class, () -> rules.parsePosition("4k3/8/3(pq)4/8/8/3(PQ)4/8/4K3 w - - 0 1"));
    }

    @Proves("SA-10")
    @RuleTest(given = "array=queens-on-d", unless = "array=seed")
    void theSharedSquaresAreOnTheFileOfTheQueens(Ruleset rules) {
        assertDoesNotThrow(() -> rules.parsePosition("4k3/8/3(pq)4/8/8/3(PQ)4/8/4K3 w - - 0 1"));
        assertThrows(
                InvalidPositionException.class, () -> rules.parsePosition("4k3/8/4(pq)3/8/8/4(PQ)3/8/4K3 w - - 0 1"));
    }

    @Proves("SA-10")
    @RuleTest
    void nobodyJoinsThePieceOnASharedSquare(Ruleset rules) {
        Position position = rules.parsePosition("r3k3/8/8/8/3Q4/4P3/8/4K3 w - - 0 1");
        assertDestinations(position, "d4", "c3 c5 e5");
        assertIllegal(rules.parsePosition("r3k3/8/8/8/8/4Q3/3P4/4K3 w - - 0 1"), "d2e3");
    }

    @Proves("SA-11")
    @RuleTest
    void theTwoLeaveInEitherOrder(Ruleset rules) {
        Position start = rules.initialPosition();
        Position queenFirst = start.play("Qe3d4").play("a6a5").play("e3e4");
        assertTrue(queenFirst.toFen().startsWith("2f1kf2/2rnnr2/1ppp(pq)ppp/p7/3QP3/PPPP1PPP/"), queenFirst.toFen());
        Position pawnFirst = start.play("Pe3e4").play("a6a5").play("e3d4");
        assertTrue(pawnFirst.toFen().startsWith("2f1kf2/2rnnr2/1ppp(pq)ppp/p7/3QP3/PPPP1PPP/"), pawnFirst.toFen());
        assertDestinations(start, "e3", "d4 e4 f4");
    }

    @Proves({"SA-12", "C-03"})
    @RuleTest
    void bothAttackFromTheSharedSquare(Ruleset rules) {
        assertTrue(rules.parsePosition("r7/8/8/8/8/4(PQ)3/3k4/7K b - - 0 1").isCheck());
        assertTrue(rules.parsePosition("r7/8/8/8/3k4/4(PQ)3/8/7K b - - 0 1").isCheck());
    }

    @Proves("SA-13")
    @RuleTest
    void aCaptureOnASharedSquareTakesBoth(Ruleset rules) {
        Position position = rules.parsePosition("4k3/8/8/8/3p4/4(PQ)3/R7/4K3 b - - 0 1");
        assertEquals(2, position.move("d4e3").captured().size());
        assertEquals("4k3/8/8/8/8/4p3/R7/4K3 w - - 0 2", position.play("d4e3").toFen());
        assertOutcome(position.play("d4e3"), "*");
    }

    @Proves({"SA-13", "SA-15"})
    @RuleTest
    void aCaptureOfBothMayLeaveTheKingBare(Ruleset rules) {
        Position position = rules.parsePosition("4k3/8/8/8/2n5/4(PQ)3/8/4K3 b - - 0 1");
        assertOutcome(position.play("c4e3"), "0-1 bare-king");
    }

    @Proves({"SA-14", "C-06", "C-09"})
    @RuleTest(unless = {"stalemate=draw", "stalemate=stalemated-wins"})
    void stalemateIsAWinForTheSideThatGivesIt(Ruleset rules) {
        Position position = rules.parsePosition("k7/p1K5/F7/8/8/8/8/8 b - - 0 1");
        assertMoves(position, "");
        assertFalse(position.isCheck());
        assertOutcome(position, "1-0 stalemate");
    }

    @Proves("SA-14")
    @RuleTest(given = "stalemate=draw", unless = "stalemate=stalemater-wins")
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/F7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("SA-14")
    @RuleTest(given = "stalemate=stalemated-wins", unless = "stalemate=stalemater-wins")
    void stalemateIsALossForTheSideThatGivesIt(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/F7/8/8/8/8/8 b - - 0 1"), "0-1 stalemate");
    }

    @Proves({"SA-15", "C-09"})
    @RuleTest(unless = "baring=reprieve")
    void takingEveryPieceButTheKingWinsAtOnce(Ruleset rules) {
        Position bared = rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6");
        assertOutcome(bared, "1-0 bare-king");
        assertMoves(bared, "");
    }

    @Proves({"SA-15", "C-08"})
    @RuleTest(given = "baring=reprieve", unless = "baring=immediate")
    void aSideJustBaredDrawsByBaringTheOther(Ruleset rules) {
        Position bared = rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6");
        assertOutcome(bared, "*");
        assertMoves(bared, "c6b5 c6b7 c6c5 c6c7 c6d6");
        assertOutcome(bared.play("c6d6"), "1/2-1/2 bare-king");
    }

    @Proves("SA-15")
    @RuleTest(given = "baring=reprieve")
    void aSideJustBaredLosesByAnyOtherMove(Ruleset rules) {
        Position bared = rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6");
        assertOutcome(bared.play("c6b7"), "1-0 bare-king");
        Position guarded =
                rules.parsePosition("8/8/2kn4/8/2N5/8/8/3RK3 w - - 0 1").play("d1d6");
        assertOutcome(guarded, "1-0 bare-king");
    }

    /** The kings stand side by side, so that the side not to move is in check, and nobody can just have been bared. */
    @Proves("C-04")
    @RuleTest(given = "baring=reprieve")
    void noReprieveWhereTheKingsStandSideBySide(Ruleset rules) {
        InvalidPositionException refused = assertThrows(
                InvalidPositionException.class, () -> rules.parsePosition("8/8/2kR4/3K4/8/8/8/8 b - - 0 1"));
        assertEquals(1, refused.faults().size());
    }

    @Proves("SA-15")
    @RuleTest
    void pawnsCountAsPieces(Ruleset rules) {
        Position position = rules.parsePosition("8/p7/2kn4/8/8/8/8/3RK3 w - - 0 1");
        assertOutcome(position.play("d1d6"), "*");
    }

    @Proves("C-07")
    @RuleTest
    void baringIsJudgedBeforeMate(Ruleset rules) {
        Position mated = rules.parsePosition("k6n/8/1K6/8/8/8/8/7R w - - 0 1").play("h1h8");
        assertTrue(mated.isCheck());
        assertOutcome(mated, "1-0 bare-king");
    }

    @Proves("C-05")
    @RuleTest
    void checkmateWins(Ruleset rules) {
        Position position = rules.parsePosition("k7/7p/1K6/8/8/8/8/6R1 w - - 0 1");
        assertOutcome(position.play("g1g8"), "1-0 checkmate");
        assertEquals("Rg8#", position.algebraic(position.move("g1g8")));
    }
}

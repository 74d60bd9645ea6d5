package io.github.assize.variants.forcado;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ForcadoTest extends RulesetContract {
    private static final String MANY = "r3k2r/p1ppqp2/fn3np1/3PN3/1p2P3/2N2Q1p/PPP1FPPP/R3K2R w - - 0 1";
    private static final String CHECKED = "4r2k/2N5/8/8/8/8/8/4K3 w - - 0 1";

    @Override
    protected Ruleset ruleset() {
        return Forcado.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainForcado(answers);
    }

    @Proves("FO-01")
    @RuleTest
    void kingQueenAndRookGoAsInTheAssize(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/3Q4/8/8/R2K4 w - - 0 1");
        assertDestinations(position, "d1", "c1 c2 d2 e1 e2");
        assertDestinations(position, "d4", "c3 c5 e3 e5");
        assertDestinations(position, "a1", "a2 a3 a4 a5 a6 a7 a8 b1 c1");
    }

    @Proves("FO-02")
    @RuleTest
    void filAndKnightLeap(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/2PPP3/2PFP3/2PPP3/KN6 w - - 0 1");
        assertDestinations(position, "d3", "b1 b5 f1 f5".replace("b1 ", ""));
        assertDestinations(position, "b1", "a3");
    }

    @Proves({"FO-03", "C-03"})
    @RuleTest
    void aFilTakesNoFil(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/1f6/8/3F4/8/K7 w - - 0 1");
        assertDestinations(position, "d3", "b1 f1 f5");
        assertMoveCount(position, 6);
    }

    @Proves("FO-04")
    @RuleTest
    void aPawnStepsStraightAndCapturesDiagonally(Ruleset rules) {
        assertDestinations(rules.initialPosition(), "e2", "e3");
        assertMoves(rules.parsePosition("7k/8/8/8/8/3p4/4P3/K7 w - - 0 1"), "e2d3");
    }

    @Proves("FO-05")
    @RuleTest
    void aPawnBecomesAQueen(Ruleset rules) {
        Position position = rules.parsePosition("4k2r/6P1/8/8/8/8/8/K6N w - - 0 1");
        assertMoves(position, "g7h8");
        assertEquals("4k2Q/8/8/8/8/8/8/K6N b - - 0 1", position.play("g7h8").toFen());
        assertEquals(
                "4k1Q1/8/8/8/8/8/8/K7 b - - 0 1",
                rules.parsePosition("4k3/6P1/8/8/8/8/8/K7 w - - 0 1").play("g8").toFen());
    }

    @Proves("FO-06")
    @RuleTest
    void whoeverCanCaptureMust(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 16);
        assertMoves(rules.parsePosition("7k/8/8/8/8/5p2/6K1/8 w - - 0 1"), "g2f3");
    }

    @Proves("FO-07")
    @RuleTest(unless = "choice=free")
    void theHighestPieceMustBeTaken(Ruleset rules) {
        assertMoves(rules.parsePosition("4k3/8/8/1n1r4/2P5/8/3R4/4K3 w - - 0 1"), "c4d5");
    }

    @Proves({"FO-07", "FO-08"})
    @RuleTest(given = "choice=free")
    void anyCaptureWillDo(Ruleset rules) {
        assertMoves(rules.parsePosition("4k3/8/8/1n1r4/2P5/8/3R4/4K3 w - - 0 1"), "c4b5 c4d5 d2d5");
    }

    @Proves("FO-08")
    @RuleTest(unless = "choice=free")
    void theLowestPieceMustTake(Ruleset rules) {
        assertMoves(rules.parsePosition("4k3/8/8/3r4/4P3/2N5/8/4K3 w - - 0 1"), "e4d5");
    }

    @Proves("FO-08")
    @RuleTest(unless = "lowest-taker=of-kind")
    void eachPieceIsTakenByTheLowestThatCanTakeIt(Ruleset rules) {
        assertMoves(rules.parsePosition("7k/8/1r3r2/P7/4N3/8/8/7K w - - 0 1"), "a5b6 e4f6");
        assertMoves(rules.parsePosition(MANY), "e5d7 e5f7 e5g6 g2h3");
    }

    @Proves("FO-08")
    @RuleTest(given = "lowest-taker=of-kind")
    void theLowestOfAllMustTake(Ruleset rules) {
        assertMoves(rules.parsePosition("7k/8/1r3r2/P7/4N3/8/8/7K w - - 0 1"), "a5b6");
        assertMoves(rules.parsePosition(MANY), "g2h3");
    }

    @Proves("FO-09")
    @RuleTest
    void betweenPiecesOfOneRankTheChoiceIsFree(Ruleset rules) {
        assertMoves(rules.parsePosition("7k/8/8/r1r1r3/1P1P4/8/8/7K w - - 0 1"), "b4a5 b4c5 d4c5 d4e5");
    }

    @Proves({"FO-10", "C-04"})
    @RuleTest
    void aPinnedPieceOwesNothing(Ruleset rules) {
        assertMoves(rules.parsePosition("4r2k/8/8/3r4/8/4N3/8/4K3 w - - 0 1"), "e1e2 e1f1 e1f2");
    }

    @Proves("FO-11")
    @RuleTest(unless = {"in-check=king-may-flee", "in-check=free"})
    void aCheckMustBeMetByACapture(Ruleset rules) {
        assertMoves(rules.parsePosition(CHECKED), "c7e8");
    }

    @Proves("FO-11")
    @RuleTest(given = "in-check=king-may-flee")
    void aKingInCheckMayFlee(Ruleset rules) {
        assertMoves(rules.parsePosition(CHECKED), "c7e8 e1d1 e1d2 e1f1 e1f2");
    }

    @Proves("FO-11")
    @RuleTest(given = "in-check=free")
    void aSideInCheckOwesNothing(Ruleset rules) {
        assertMoves(rules.parsePosition(CHECKED), "c7e6 c7e8 e1d1 e1d2 e1f1 e1f2");
    }

    @Proves({"FO-12", "C-03"})
    @RuleTest
    void aPieceGivesCheckThoughItWouldOweAnotherCapture(Ruleset rules) {
        Position position = rules.parsePosition("4k3/8/3N4/8/8/2p5/1P6/4K3 b - - 0 1");
        assertTrue(position.isCheck());
        assertFalse(rules.parsePosition("4k3/8/8/8/8/2p5/1P6/4K3 b - - 0 1").isCheck());
    }

    @Proves("FO-13")
    @RuleTest
    void stalemateWinsForTheSideThatGivesIt(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/F7/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("FO-14")
    @RuleTest(unless = {"baring=reprieve", "baring=immediate"})
    void aBareKingPlaysOn(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"), "*");
    }

    @Proves("FO-14")
    @RuleTest(
            given = "baring=reprieve",
            unless = {"baring=none", "baring=immediate"})
    void aBareKingLosesUnlessItBaresTheOther(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"), "1-0 bare-king");
        Position position = rules.parsePosition("8/8/8/8/8/4k3/4R3/K7 b - - 0 1");
        assertOutcome(position, "*");
        assertOutcome(position.play("e3e2"), "1/2-1/2 bare-king");
    }

    @Proves("FO-14")
    @RuleTest(
            given = "baring=immediate",
            unless = {"baring=none", "baring=reprieve"})
    void aBareKingLosesAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition("8/8/8/8/8/4k3/4R3/K7 b - - 0 1"), "1-0 bare-king");
    }
}

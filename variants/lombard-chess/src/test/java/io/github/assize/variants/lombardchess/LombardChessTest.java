package io.github.assize.variants.lombardchess;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class LombardChessTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return LombardChess.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainLombardChess(answers);
    }

    @Proves("LO-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(rules.parsePosition("6k1/8/8/8/3K4/8/p7/7R w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves({"LO-02", "C-10"})
    @RuleTest(unless = "king-leap-reach=two")
    void theKingsFirstMoveMayBeALeapOfTwoOrThreeSquares(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 34);
        assertDestinations(rules.initialPosition(), "e1", "b4 c3 d3 e3 e4 f3 g3 h4");
        assertDestinations(
                rules.parsePosition("7k/p7/8/8/8/8/8/4K3 w e1 - 0 1"),
                "e1",
                "b1 b4 c1 c2 c3 d1 d2 d3 e2 e3 e4 f1 f2 f3 g1 g2 g3 h1 h4");
        assertDestinations(rules.parsePosition("7k/p7/8/8/8/8/8/4K3 w - - 0 1"), "e1", "d1 d2 e2 f1 f2");
    }

    @Proves("LO-02")
    @RuleTest(given = "king-leap-reach=two")
    void theKingsLeapMayBeOfTwoSquaresOnly(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 31);
        assertDestinations(rules.initialPosition(), "e1", "c3 d3 e3 f3 g3");
    }

    @Proves("LO-03")
    @RuleTest
    void theKingsFirstMoveMayBeAKnightsLeap(Ruleset rules) {
        assertLegal(rules.initialPosition(), "e1d3");
        assertLegal(rules.initialPosition(), "e1f3");
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/5K2/PPPPPPPP/RNBQ1BNR b d1d8e8 - 1 1",
                rules.initialPosition().play("e1f3").toFen());
    }

    @Proves("LO-04")
    @RuleTest
    void theStraightLeapPassesNoEnemy(Ruleset rules) {
        assertIllegal(rules.parsePosition("7k/p7/8/8/8/6n1/5P2/R3K3 w e1 - 0 1"), "e1h4");
        assertIllegal(rules.parsePosition("7k/p7/8/8/8/6n1/5P2/R3K3 w e1 - 0 1"), "e1g3");
        assertLegal(rules.parsePosition("7k/p7/8/8/8/6n1/5P2/R3K3 w e1 - 0 1"), "e1b4");
        assertMoveCount(rules.parsePosition("7k/p7/8/8/8/6n1/5P2/R3K3 w e1 - 0 1"), 24);
        assertIllegal(rules.parsePosition("r6k/8/8/8/8/8/4p3/R3K3 w e1 - 0 1"), "e1e3");
        assertIllegal(rules.parsePosition("r6k/8/8/8/8/8/4p3/R3K3 w e1 - 0 1"), "e1e4");
    }

    @Proves("LO-04")
    @RuleTest(unless = "knight-leap=barred")
    void theKnightsLeapPassesNothing(Ruleset rules) {
        assertLegal(rules.parsePosition("7k/8/8/8/8/8/3bb3/4K3 w e1 - 0 1"), "e1d3");
        assertMoveCount(rules.parsePosition("7k/8/8/8/8/8/3bb3/4K3 w e1 - 0 1"), 15);
    }

    @Proves("LO-04")
    @RuleTest(given = "knight-leap=barred")
    void enemiesOnBothWaysMayBarTheKnightsLeap(Ruleset rules) {
        assertIllegal(rules.parsePosition("7k/8/8/8/8/8/3bb3/4K3 w e1 - 0 1"), "e1d3");
        assertMoveCount(rules.parsePosition("7k/8/8/8/8/8/3bb3/4K3 w e1 - 0 1"), 14);
        assertLegal(rules.parsePosition("7k/8/8/8/8/8/3b4/4K3 w e1 - 0 1"), "e1d3");
    }

    @Proves({"LO-05", "C-03"})
    @RuleTest
    void anUnmovedKingAttacksTheSquaresAroundHimAndNoMore(Ruleset rules) {
        assertIllegal(rules.parsePosition("4k3/p7/8/8/8/3p4/P7/4K3 w e1 - 0 1"), "e1d3");
        assertDestinations(rules.parsePosition("8/p7/8/8/8/4k3/P7/6K1 b g1 - 0 1"), "e3", "d2 d3 d4 e2 e4 f3 f4");
    }

    @Proves({"LO-06", "C-14"})
    @RuleTest(unless = {"king-checked=forfeits-leap", "king-checked=barred-while-checked"})
    void aCheckCostsTheKingNothing(Ruleset rules) {
        Position checked =
                rules.parsePosition("4k2r/p7/8/8/8/8/P7/4K3 b e1 - 0 1").play("h8h1");
        assertEquals("[e1]", checked.rights().toString());
        assertLegal(checked, "e1e3");
        assertMoveCount(rules.parsePosition("4r2k/8/8/8/8/8/8/4K3 w e1 - 0 1"), 16);
    }

    @Proves("LO-06")
    @RuleTest(given = "king-checked=forfeits-leap")
    void aCheckMayCostTheKingHisLeaps(Ruleset rules) {
        assertEquals(
                "4k3/p7/8/8/8/8/P7/4K2r w - - 1 2",
                rules.parsePosition("4k2r/p7/8/8/8/8/P7/4K3 b e1 - 0 1")
                        .play("h8h1")
                        .toFen());
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("4r2k/8/8/8/8/8/8/4K3 w e1 - 0 1"));
    }

    @Proves("LO-06")
    @RuleTest(given = "king-checked=barred-while-checked")
    void aKingInCheckMayBeBarredFromLeaping(Ruleset rules) {
        assertMoveCount(rules.parsePosition("4r2k/8/8/8/8/8/8/4K3 w e1 - 0 1"), 4);
        assertEquals(
                "4r2k/8/8/8/8/8/4R3/4K3 b e1 - 1 1",
                rules.parsePosition("4r2k/8/8/8/8/8/R7/4K3 w e1 - 0 1")
                        .play("a2e2")
                        .toFen());
    }

    @Proves("LO-07")
    @RuleTest
    void theQueenStepsOneSquareDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/7p/8/8/3Q4/8/8/K7 w - - 0 1"), "d4", "c3 c5 e3 e5");
    }

    @Proves("LO-08")
    @RuleTest
    void theQueensFirstMoveMayBeAJumpOfTwoSquaresDiagonally(Ruleset rules) {
        assertDestinations(rules.initialPosition(), "d1", "b3 f3");
        assertDestinations(rules.parsePosition("7k/7p/1p3p2/2P1p3/3Q4/8/5P2/K7 w d4 - 0 1"), "d4", "b2 c3 e3 e5");
    }

    @Proves("LO-09")
    @RuleTest
    void rookAndKnightMoveAsInModernChess(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("7k/7p/8/8/3R4/8/8/K7 w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
        assertDestinations(rules.parsePosition("7k/7p/8/8/3N4/8/8/K7 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves("LO-10")
    @RuleTest
    void theBishopJumpsAndTakesNoBishop(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/3p1p2/4B3/3P1P2/6b1/8/K7 w - - 0 1"), "e5", "c3 c7 g7");
    }

    @Proves({"LO-11", "C-10"})
    @RuleTest
    void thePawnMayGoTwoSquaresFromItsArrayRank(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/p7/8/8/8/3p1p2/4P3/K7 w - - 0 1"), "e2", "d3 e3 e4 f3");
        assertDestinations(rules.parsePosition("7k/p7/8/8/8/4P3/8/K7 w - - 0 1"), "e3", "e4");
        assertDestinations(rules.parsePosition("7k/p7/8/8/8/4n3/4P3/K7 w - - 0 1"), "e2", "");
    }

    @Proves({"LO-12", "C-11"})
    @RuleTest
    void aDoubleStepIsNotCapturedInPassing(Ruleset rules) {
        Position passed =
                rules.parsePosition("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5");
        assertIllegal(passed, "e5d6");
    }

    @Proves({"LO-13", "C-13"})
    @RuleTest
    void aPromotedQueenHasItsJumpOnALaterTurn(Ruleset rules) {
        assertEquals(
                "3Q4/8/8/5k2/8/8/8/K7 b d8 - 0 1",
                rules.parsePosition("8/3P4/8/5k2/8/8/8/K7 w - - 0 1")
                        .play("d7d8")
                        .toFen());
        assertFalse(rules.parsePosition("3Q4/8/5k2/8/8/8/8/K7 b d8 - 0 1").isCheck());
        assertMoveCount(rules.parsePosition("3Q4/8/5k2/8/8/8/8/K7 b d8 - 0 1"), 7);
    }

    @Proves("LO-14")
    @RuleTest
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("LO-15")
    @RuleTest(unless = {"baring=immediate", "baring=reprieve"})
    void aBareKingPlaysOn(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1").play("d1d7"), "*");
        assertOutcome(
                rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1")
                        .play("d1d7")
                        .play("e8f8"),
                "*");
    }

    @Proves("LO-15")
    @RuleTest(given = "baring=immediate")
    void aBareKingMayLoseAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1").play("d1d7"), "1-0 bare-king");
    }

    @Proves("LO-15")
    @RuleTest(given = "baring=reprieve")
    void aBareKingMayDrawByBaringTheOther(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1").play("d1d7"), "*");
        assertOutcome(
                rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1")
                        .play("d1d7")
                        .play("e8d7"),
                "1/2-1/2 bare-king");
        assertOutcome(
                rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1")
                        .play("d1d7")
                        .play("e8f8"),
                "1-0 bare-king");
    }

    /** A king or queen is known to have moved wherever it stands. */
    @Proves({"LO-02", "LO-08", "C-10"})
    @RuleTest
    void whoComesBackHasNoLeap(Ruleset rules) {
        Position back = rules.parsePosition("4k3/p7/8/8/8/8/P7/3QK3 w d1e1 - 0 1")
                .play("e1e2")
                .play("a7a6")
                .play("e2e1")
                .play("a6a5");
        assertDestinations(back, "e1", "d2 e2 f1 f2");
        Position queen = back.play("d1c2").play("a5a4").play("c2d1").play("e8e7");
        assertDestinations(queen, "d1", "c2 e2");
    }
}

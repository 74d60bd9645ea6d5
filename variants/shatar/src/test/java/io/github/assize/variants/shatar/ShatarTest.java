package io.github.assize.variants.shatar;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class ShatarTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Shatar.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatar(answers);
    }

    @Proves("ST-01")
    @RuleTest(unless = "first-pawn=e")
    void theQueensKhuusHaveMadeTheirDoubleStep(Ruleset rules) {
        assertEquals(
                "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1",
                rules.initialPosition().toFen());
        assertMoveCount(rules.initialPosition(), 20);
        assertIllegal(rules.initialPosition(), "e2e4");
    }

    @Proves("ST-01")
    @RuleTest(given = "first-pawn=e")
    void theKingsKhuusMayHaveMadeTheirs(Ruleset rules) {
        assertEquals(
                "rnbjkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBJKBNR w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves({"ST-02", "C-11"})
    @RuleTest
    void theNoyonStepsOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(rules.parsePosition("6k1/8/8/8/3K4/8/p7/7R w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
        assertDestinations(rules.parsePosition("4k3/p7/8/8/8/8/8/R3K2R w - - 0 1"), "e1", "d1 d2 e2 f1 f2");
    }

    @Proves("ST-03")
    @RuleTest(unless = "bers=full")
    void theBersIsATeregAndStepsDiagonally(Ruleset rules) {
        assertMoveCount(rules.parsePosition("6k1/7p/8/8/3J4/8/8/K6P w - - 0 1"), 22);
        assertDestinations(
                rules.parsePosition("6k1/7p/8/8/3J4/8/8/K6P w - - 0 1"),
                "d4",
                "a4 b4 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f4 g4 h4");
    }

    @Proves({"ST-03", "C-03"})
    @RuleTest
    void theBersDoesNotAttackAlongADiagonal(Ruleset rules) {
        assertMoveCount(rules.parsePosition("7k/7p/8/8/3J4/8/8/K6P w - - 0 1"), 22);
    }

    @Proves("ST-03")
    @RuleTest(given = "bers=full")
    void theBersMayMoveAsTheQueen(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("6k1/7p/8/8/3J4/8/8/K6P w - - 0 1"),
                "d4",
                "a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8");
    }

    @Proves("ST-04")
    @RuleTest
    void temeeMoriAndTeregMoveAsInModernChess(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("6k1/7p/5p2/8/3B4/8/8/K6P w - - 0 1"), "d4", "a7 b2 b6 c3 c5 e3 e5 f2 f6 g1");
        assertDestinations(rules.parsePosition("7k/7p/8/8/3N4/8/8/K6P w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
        assertDestinations(
                rules.parsePosition("7k/7p/8/8/3R4/8/8/K6P w - - 0 1"),
                "d4",
                "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    }

    @Proves({"ST-05", "C-11"})
    @RuleTest
    void theKhuuStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/8/8/2p1p3/3P4/8/K7 w - - 0 1"), "d3", "c4 d4 e4");
        assertDestinations(rules.parsePosition("7k/7p/8/8/8/8/3P4/K7 w - - 0 1"), "d2", "d3");
    }

    @Proves({"ST-06", "C-13"})
    @RuleTest
    void onTheFarRankAKhuuBecomesABers(Ruleset rules) {
        assertEquals(
                "J6k/7p/8/8/8/8/8/K7 b - - 0 1",
                rules.parsePosition("7k/P6p/8/8/8/8/8/K7 w - - 0 1")
                        .play("a7a8")
                        .toFen());
    }

    @Proves({"ST-07", "C-07"})
    @RuleTest
    void aBareNoyonDrawsAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition("7k/8/8/8/3J4/8/8/K6P w - - 0 1"), "1/2-1/2 bare-king");
    }

    @Proves("ST-08")
    @RuleTest
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
        assertOutcome(rules.parsePosition("k7/2J5/8/7p/7P/8/8/K7 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves({"ST-09", "C-05"})
    @RuleTest(unless = "mate=shatar")
    void everyMateMayWin(Ruleset rules) {
        assertOutcome(rules.parsePosition("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"), "1-0 checkmate");
        assertOutcome(rules.parsePosition("7k/5N1p/7K/8/8/8/8/6R1 b - - 0 1"), "1-0 checkmate");
    }

    @Proves("ST-09")
    @RuleTest(
            given = "mate=shatar",
            unless = {"mori-mate=loses", "mori-mate=illegal"})
    void aMateByTheMoriAloneDraws(Ruleset rules) {
        assertLegal(rules.parsePosition("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1"), "g5f7");
        assertOutcome(rules.parsePosition("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"), "1/2-1/2 checkmate");
        assertOutcome(rules.parsePosition("7k/5N1p/7K/8/8/8/8/6R1 b - - 0 1"), "1/2-1/2 checkmate");
    }

    @Proves("ST-09")
    @RuleTest(given = {"mate=shatar", "mori-mate=loses"})
    void aMateByTheMoriAloneMayLose(Ruleset rules) {
        assertOutcome(rules.parsePosition("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"), "0-1 checkmate");
    }

    @Proves("ST-09")
    @RuleTest(given = {"mate=shatar", "mori-mate=illegal"})
    void aMateByTheMoriAloneMayBeIllegal(Ruleset rules) {
        assertIllegal(rules.parsePosition("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1"), "g5f7");
        assertLegal(rules.parsePosition("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1"), "g5h7");
    }

    @Proves("ST-10")
    @RuleTest
    void aMateByTheTemeeCountsInThePosition(Ruleset rules) {
        assertOutcome(rules.parsePosition("7k/7p/6JK/8/8/8/8/B7 b - - 0 1"), "1-0 checkmate");
    }

    @Proves("ST-09")
    @RuleTest(given = "mate=shatar")
    void anotherMateWins(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/7R/1K5p/8/8/8/8/6R1 w - - 0 1").play("g1g8"), "1-0 checkmate");
    }
}

package io.github.assize.variants.shatranj;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
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

final class ShatranjTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Shatranj.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatranj(answers);
    }

    @Proves("SH-01")
    @RuleTest
    void theShahStepsOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(rules.parsePosition("6k1/8/8/8/3K4/8/p7/7R w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves("SH-02")
    @RuleTest
    void theFersStepsOneSquareDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/7p/8/8/3Q4/8/8/K7 w - - 0 1"), "d4", "c3 c5 e3 e5");
    }

    @Proves("SH-03")
    @RuleTest
    void thePilLeapsTwoSquaresDiagonallyOverAnything(Ruleset rules) {
        assertMoveCount(rules.parsePosition("7k/8/3p1p2/4B3/3P1P2/8/8/K7 w - - 0 1"), 9);
        assertDestinations(rules.parsePosition("7k/8/3p1p2/4B3/3P1P2/8/8/K7 w - - 0 1"), "e5", "c3 c7 g3 g7");
    }

    @Proves("SH-04")
    @RuleTest
    void theAsbMakesTheKnightsLeap(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/7p/8/8/3N4/8/8/K7 w - - 0 1"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves("SH-05")
    @RuleTest
    void theRukhGoesAnyDistanceOrthogonally(Ruleset rules) {
        assertDestinations(
                rules.parsePosition("7k/3p4/8/8/1P1R4/8/8/K7 w - - 0 1"), "d4", "c4 d1 d2 d3 d5 d6 d7 e4 f4 g4 h4");
    }

    @Proves({"SH-06", "C-11"})
    @RuleTest
    void theSarbazStepsStraightAndCapturesAslant(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 16);
        assertDestinations(rules.initialPosition(), "a2", "a3");
        assertDestinations(rules.parsePosition("7k/8/8/8/2p1p3/3P4/8/K7 w - - 0 1"), "d3", "c4 d4 e4");
        assertDestinations(rules.parsePosition("7k/8/8/8/3p4/3P4/8/K7 w - - 0 1"), "d3", "");
    }

    @Proves({"SH-07", "C-13"})
    @RuleTest
    void onTheFarRankASarbazBecomesAFers(Ruleset rules) {
        assertEquals(
                "rQ6/8/8/4k3/8/8/8/7K b - - 0 1",
                rules.parsePosition("r7/1P6/8/4k3/8/8/8/7K w - - 0 1")
                        .play("b7b8")
                        .toFen());
        assertEquals(
                "Q7/8/8/4k3/8/8/p7/7K b - - 0 1",
                rules.parsePosition("r7/1P6/8/4k3/8/8/p7/7K w - - 0 1")
                        .play("b7a8")
                        .toFen());
    }

    @Proves("SH-08")
    @RuleTest(unless = "array=kings-on-e")
    void theShahsFaceEachOtherOnTheDFile(Ruleset rules) {
        assertEquals(
                "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
                rules.initialPosition().toFen());
        assertMoves(
                rules.initialPosition(),
                "a2a3 b1a3 b1c3 b2b3 c1a3 c1e3 c2c3 d2d3 e2e3 f1d3 f1h3 f2f3 g1f3 g1h3 g2g3 h2h3");
    }

    @Proves("SH-08")
    @RuleTest(given = "array=kings-on-e")
    void theShahsFaceEachOtherOnTheEFile(Ruleset rules) {
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("SH-09")
    @RuleTest(unless = "stalemate=exchange")
    void aStalemateWinsForTheSideThatGivesIt(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves({"SH-10", "C-08"})
    @RuleTest(unless = {"baring=immediate", "baring=none"})
    void aBareShahWhoBaresTheOtherDraws(Ruleset rules) {
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

    @Proves("SH-10")
    @RuleTest(unless = "baring=none")
    void aBareShahWhoCannotBareTheOtherHasLost(Ruleset rules) {
        assertOutcome(
                rules.parsePosition("8/8/8/4K3/8/4k3/8/r3N3 w - - 0 1")
                        .play("e1c2")
                        .play("e3d3")
                        .play("c2a1"),
                "1-0 bare-king");
        assertOutcome(
                rules.parsePosition("8/8/8/8/8/8/p3r3/k1K1N3 w - - 0 1")
                        .play("e1c2")
                        .play("e2c2"),
                "0-1 bare-king");
    }

    @Proves({"SH-10", "C-07"})
    @RuleTest(unless = "baring=none")
    void baringGoesBeforeStalemate(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/8/K7/1R6/8/8/8/1n6 w - - 0 1").play("b5b1"), "1-0 bare-king");
    }

    @Proves("SH-10")
    @RuleTest(given = "baring=immediate")
    void inMedinaABareShahLosesAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1").play("d1d7"), "1-0 bare-king");
    }

    @Proves("SH-10")
    @RuleTest(given = "baring=none")
    void aBareShahMayPlayOn(Ruleset rules) {
        assertOutcome(
                rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1")
                        .play("d1d7")
                        .play("e8f8"),
                "*");
    }

    @Proves({"SH-11", "C-03"})
    @RuleTest
    void aPilNeitherTakesNorAttacksAPil(Ruleset rules) {
        assertMoveCount(rules.parsePosition("4k2r/8/8/8/8/4b3/8/K1B5 w - - 0 1"), 4);
        assertDestinations(rules.parsePosition("4k2r/8/8/8/8/4b3/8/K1B5 w - - 0 1"), "c1", "a3");
    }

    @Proves("SH-12")
    @RuleTest
    void theShahDoesNotCastle(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/p7/8/8/8/8/8/R3K2R w - - 0 1"), "e1", "d1 d2 e2 f1 f2");
    }

    @Proves("SH-09")
    @RuleTest(given = "stalemate=exchange", unless = "stalemate=stalemater-wins")
    void aStalematedShahChangesPlacesWithAPiece(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "*");
        assertEquals(
                "p7/k1K5/B7/8/8/8/8/8 w - - 0 2",
                rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 5 1")
                        .play("a8a7")
                        .toFen());
    }

    /** The programs that end a game after seventy moves follow no source. */
    @Proves("C-12")
    @RuleTest
    void noCountOfMovesEndsAGame(Ruleset rules) {
        assertOutcome(rules.parsePosition("7k/7p/8/8/8/8/7P/K7 w - - 141 200"), "*");
    }

    @Proves({"SH-09", "C-09"})
    @RuleTest(unless = "stalemate=exchange")
    void aStalematedSideDoesNotPass(Ruleset rules) {
        assertMoves(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "");
    }
}

package org.example.courtyard;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import java.util.stream.Collectors;

final class CourtyardTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Courtyard.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainCourtyard(answers);
    }

    @Proves("CO-01")
    @RuleTest
    void theKingStepsToAnySquareAroundHim(Ruleset rules) {
        Position position = rules.parsePosition("4k/4r/5/1K3/3P1 w - - 0 1");
        assertDestinations(position, "b2", "a1 a2 a3 b1 b3 c1 c2 c3");
    }

    @Proves("CO-02")
    @RuleTest
    void theRookGoesStraightUntilItMeetsAMan(Ruleset rules) {
        Position position = rules.parsePosition("k4/2p2/1PR2/5/2K2 w - - 0 1");
        assertDestinations(position, "c3", "c2 c4 d3 e3");
    }

    @Proves("CO-03")
    @RuleTest
    void theElephantLeapsTwoSquaresDiagonallyOverAnything(Ruleset rules) {
        Position position = rules.parsePosition("2k1r/1p1p1/2B2/1P1P1/2K1R w - - 0 1");
        assertDestinations(position, "c3", "a1 a5 e5");
    }

    @Proves("CO-04")
    @RuleTest
    void theKnightLeaps(Ruleset rules) {
        Position position = rules.parsePosition("4k/2p2/2N2/2P2/K4 w - - 0 1");
        assertDestinations(position, "c3", "a2 a4 b1 b5 d1 d5 e2 e4");
    }

    @Proves("CO-05")
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k/5/1p1p1/2P2/K4 w - - 0 1"), "c2", "b3 c3 d3");
        assertDestinations(rules.parsePosition("4k/5/2p2/2P2/K4 w - - 0 1"), "c2", "");
    }

    @Proves("CO-06")
    @RuleTest
    void aPawnBecomesAKnight(Ruleset rules) {
        Position promoted = rules.parsePosition("k4/3P1/4p/2K2/5 w - - 0 1").play("d5");
        assertEquals("k2N1/5/4p/2K2/5 b - - 0 1", promoted.toFen());
    }

    @Proves("CO-08")
    @RuleTest
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k4/1R3/2K2/4p/5 b - - 0 1"), "*");
        assertOutcome(rules.parsePosition("k4/3N1/1K3/p4/P4 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("CO-09")
    @RuleTest(unless = "bared=plays-on")
    void aBareKingLoses(Ruleset rules) {
        assertOutcome(rules.parsePosition("k3n/5/5/5/K3R w - - 0 1").play("Rxe5"), "1-0 bare-king");
    }

    @Proves("CO-09")
    @RuleTest(given = "bared=plays-on")
    void aBareKingPlaysOnWhereItIsReadSo(Ruleset rules) {
        assertOutcome(rules.parsePosition("k3n/5/5/5/K3R w - - 0 1").play("Rxe5"), "*");
    }

    /** Prints what a user of the ruleset would see first, and how a short game of it ends. */
    @Proves("CO-07")
    @RuleTest
    void aGameIsPlayed(Ruleset rules) {
        Position start = rules.initialPosition();
        String moves = start.legalMovesInOrder().stream().map(Move::toString).collect(Collectors.joining(" "));
        assertMoves(start, "a2a3 b1d3 b2b3 c2c3 d1c3 d1e3 d2d3 e2e3");
        Position end = rules.parsePosition("k4/2R2/1K3/p4/P4 w - - 0 1").play("Rc5");
        assertOutcome(end, "1-0 checkmate");
        System.out.println(rules.name() + ": " + moves + "; " + end.outcome());
    }
}

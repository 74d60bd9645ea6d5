package io.github.assize.testkit.games.garden;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;

final class GardenTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Garden.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainGarden(answers);
    }

    @Proves("GA-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        Position position = rules.parsePosition("8/8/8/1k6/4K3/8/P6p/8 w - - 0 1");
        assertDestinations(position, "e4", "d3 d4 d5 e3 e5 f3 f4 f5");
    }

    @Proves("GA-02")
    @RuleTest
    void theQueenStepsOneSquareDiagonally(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/3Q4/8/7p/K7 w - - 0 1");
        assertDestinations(position, "d4", "c3 c5 e3 e5");
    }

    @Proves("GA-03")
    @RuleTest
    void theHareLeapsTwoSquaresDiagonallyOverAnything(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/5p2/2p1p3/3B4/2P1P3/1P3p2/K7 w - - 0 1");
        assertDestinations(position, "d4", "b6 f2 f6");
    }

    @Proves("GA-04")
    @RuleTest
    void theKnightLeaps(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/2PPP3/1P1N1p2/2PPP3/8/K7 w - - 0 1");
        assertDestinations(position, "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    @Proves("GA-05")
    @RuleTest
    void theRookGoesStraightUntilItMeetsAPiece(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/3p4/8/1P1R4/8/7p/K7 w - - 0 1");
        assertDestinations(position, "d4", "c4 d1 d2 d3 d5 d6 e4 f4 g4 h4");
    }

    @Proves("GA-06")
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        Position open = rules.parsePosition("7k/8/8/8/8/p1p5/1P6/K7 w - - 0 1");
        assertDestinations(open, "b2", "a3 b3 c3");
        Position blocked = rules.parsePosition("7k/8/8/8/8/1p6/1P6/K7 w - - 0 1");
        assertDestinations(blocked, "b2", "");
    }

    @Proves("GA-07")
    @RuleTest
    void aPawnBecomesAQueen(Ruleset rules) {
        Position position = rules.parsePosition("7k/1P6/8/8/8/8/7p/K7 w - - 0 1");
        assertEquals("1Q5k/8/8/8/8/8/7p/K7 b - - 0 1", position.play("b7b8").toFen());
    }

    @Proves("GA-08")
    @RuleTest
    void theKingsStandOnOneFileAndTheQueensBesideThem(Ruleset rules) {
        String pieces = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR";
        assertEquals(pieces + " w - - 0 1", rules.initialPosition().toFen());
    }

    @Proves("GA-09")
    @RuleTest
    void aStalematedSideLoses(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/1R6/1K6/8/8/7p/7P/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("GA-10")
    @RuleTest
    void aBareKingLosesIfItCannotBareTheOther(Ruleset rules) {
        Position guarded = rules.parsePosition("4k3/3n4/8/8/8/8/3R4/3RK3 w - - 0 1");
        assertOutcome(guarded.play("d2d7"), "1-0 bare-king");
    }

    @Proves("GA-10")
    @RuleTest(unless = "baring=immediate")
    void aBareKingDrawsByBaringTheOther(Ruleset rules) {
        Position bared = rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1").play("d1d7");
        assertOutcome(bared, "*");
        assertOutcome(bared.play("e8d7"), "1/2-1/2 bare-king");
        assertOutcome(bared.play("e8f8"), "1-0 bare-king");
    }

    @Proves("GA-10")
    @RuleTest(given = "baring=immediate")
    void byTheGateABareKingLosesAtOnce(Ruleset rules) {
        Position position = rules.parsePosition("4k3/3n4/8/8/8/8/8/3RK3 w - - 0 1");
        assertOutcome(position.play("d1d7"), "1-0 bare-king");
    }
}

package org.example.courtyard;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RuleTests;
import java.util.List;
import java.util.stream.Collectors;

final class CourtyardTest extends RuleTests {
    @Override
    protected Ruleset ruleset() {
        return Courtyard.ruleset();
    }

    @Proves("CO-03")
    @RuleTest
    void theElephantLeapsTwoSquaresDiagonallyOverAnything(Ruleset rules) {
        Position position = rules.parsePosition("2k1r/1p1p1/2B2/1P1P1/2K1R w - - 0 1");
        assertDestinations(position, "c3", "a1 a5 e5");
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

    /** Prints what a user of the ruleset would see first, and how a short game of it ends. */
    @Proves("CO-07")
    @RuleTest
    void aGameIsPlayed(Ruleset rules) {
        Position start = rules.initialPosition();
        String moves = start.legalMoves().stream().map(Move::toString).collect(Collectors.joining(" "));
        assertEquals("a2a3 b1d3 b2b3 c2c3 d1c3 d1e3 d2d3 e2e3", List.of(moves.split(" "))
                .stream().sorted().collect(Collectors.joining(" ")));
        Position end = rules.parsePosition("k4/2R2/1K3/p4/P4 w - - 0 1").play("Rc5");
        assertOutcome(end, "1-0 checkmate");
        System.out.println(rules.name() + ": " + moves + "; " + end.outcome());
    }
}

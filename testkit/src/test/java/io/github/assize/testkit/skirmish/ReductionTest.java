package io.github.assize.testkit.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.testkit.Reduction;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ReductionTest {
    private static Optional<String> knightsCapture(Position position) {
        return position.legalMoves().stream()
                .filter(move -> !move.captured().isEmpty())
                .filter(move -> move.piece()
                        .filter(piece -> piece.type().letter().equals("N"))
                        .isPresent())
                .map(Move::toString)
                .findFirst();
    }

    @Test
    void leavesNothingThatCanBeMissed() {
        Position position = Skirmish.RULESET
                .with(Skirmish.Die.NONE)
                .with(Skirmish.Knight.LEAPS)
                .parsePosition("r3k2r/1ppppppp/p1n5/8/3N4/P7/1PPPPPPP/R3K2R w e1e8 - 0 1");
        Position smallest = Reduction.smallest(position, ReductionTest::knightsCapture);
        assertEquals("4k3/8/2n5/8/3N4/8/8/4K3 w - - 0 1", smallest.toFen());
    }

    @Test
    void goesBackToDefaultAnswers() {
        Position position =
                Skirmish.RULESET.with(Skirmish.Knight.LEAPS_FAR).parsePosition("4k3/8/8/8/8/7p/8/K6R w - - 0 1");
        Position smallest = Reduction.smallest(
                position, smaller -> smaller.isLegal("h1h3") ? Optional.of("h1h3") : Optional.empty());
        assertEquals(Skirmish.RULESET, smallest.ruleset());
        assertEquals("4k3/8/8/8/8/7p/8/K6R w - - 0 1", smallest.toFen());
    }

    @Test
    void keepsThePositionWhereAllOfItIsNeeded() {
        Position position = Skirmish.RULESET.initialPosition();
        assertEquals(
                position,
                Reduction.smallest(
                        position, smaller -> smaller.equals(position) ? Optional.of("it") : Optional.empty()));
    }
}

package io.github.assize.variants.grantacedrex;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Fault;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RuleTests;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The die of GA-12. */
final class GrantAcedrexDiceTest extends RuleTests {
    /** White has a pawn that is stuck, a king in the corner, and nothing else. */
    private static final String STUCK = "11k/12/12/12/12/12/12/12/12/p11/P11/K11 w - - 3 7 -";

    /** White is in check from a rook and has a pawn that cannot help. */
    private static final String CHECKED = "11k/12/12/12/12/12/5p6/5P6/12/12/12/K10r w - - 3 7 -";

    @Override
    protected Ruleset ruleset() {
        return GrantAcedrex.ruleset();
    }

    @Proves("GA-12")
    @RuleTest(unless = {"dice=reroll", "dice=pass"})
    void withoutDiceThereIsNothingToRoll(Ruleset rules) {
        Position start = rules.initialPosition();
        assertFalse(start.awaitsRoll());
        assertEquals(Map.of(), start.rolls());
        assertMoveCount(start, 59);
        assertEquals(6, start.toFen().split(" ", -1).length);
    }

    @Proves("GA-12")
    @RuleTest(given = "dice=reroll", unless = "dice=none")
    void theDieIsRolledBeforeEveryMove(Ruleset rules) {
        Position start = rules.initialPosition();
        assertTrue(start.awaitsRoll());
        assertTrue(start.toFen().endsWith(" w g1g12 - 0 1 -"), start.toFen());
        assertOutcome(start, "*");
        assertMoves(start, "");
        assertThrows(IllegalMoveException.class, () -> start.play("a4a5"));
        Position rolled = start.roll(1);
        assertFalse(rolled.awaitsRoll());
        assertTrue(rolled.toFen().endsWith(" w g1g12 - 0 1 1"), rolled.toFen());
        assertMoveCount(rolled, 12);
        assertTrue(rolled.play("a4a5").toFen().endsWith(" b g1g12 - 0 1 -"));
    }

    @Proves("GA-12")
    @RuleTest(given = "dice=pass", unless = "dice=none")
    void eachFaceMovesItsKind(Ruleset rules) {
        Position position = rules.initialPosition();
        assertTrue(position.awaitsRoll());
        String kinds = "PGCLRUAK";
        for (int face = 1; face <= 8; face++) {
            String letter = kinds.substring(face - 1, face);
            Position rolled = position.roll(face);
            assertFalse(rolled.legalMoves().isEmpty(), letter);
            assertMoveCount(rolled, letter, rolled.legalMoves().size());
        }
    }

    @Proves("GA-12")
    @RuleTest(given = "dice=reroll", unless = "dice=pass")
    void aRollThatMovesNobodyIsRepeated(Ruleset rules) {
        Position position = rules.parsePosition(STUCK);
        assertEquals(Map.of(8, 1.0), position.rolls());
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> position.roll(7));
        assertEquals("roll 7: the die can show [8], in " + STUCK, refused.getMessage());
        assertMoves(position.roll(8), "a1b1");
    }

    @Proves("GA-12")
    @RuleTest(given = "dice=reroll")
    void theFacesThatAreLeftAreEquallyLikely(Ruleset rules) {
        Position position = rules.parsePosition("11k/12/12/12/12/12/12/12/12/p11/P9R1/K11 w - - 3 7 -");
        assertEquals(Map.of(5, 0.5, 8, 0.5), position.rolls());
        assertEquals(List.of(5, 8), List.copyOf(position.rolls().keySet()));
    }

    @Proves("GA-12")
    @RuleTest(given = "dice=pass", unless = "dice=reroll")
    void aRollThatMovesNobodyPassesTheTurn(Ruleset rules) {
        Position position = rules.parsePosition(STUCK);
        assertEquals(
                List.of(1, 2, 3, 4, 5, 6, 7, 8), List.copyOf(position.rolls().keySet()));
        position.rolls().values().forEach(chance -> assertEquals(1.0 / 8, chance));
        Position passed = position.roll(7);
        assertEquals("11k/12/12/12/12/12/12/12/12/p11/P11/K11 b - - 4 7 -", passed.toFen());
        assertEquals(
                "11k/12/12/12/12/12/12/12/12/p11/P11/K11 w - - 5 8 -",
                passed.roll(1).toFen());
    }

    @Proves({"GA-12", "C-01"})
    @RuleTest(given = "dice=pass")
    void aPlayerInCheckWhoCannotMoveTheKindRolledHasLost(Ruleset rules) {
        Position checked = rules.parsePosition(CHECKED);
        assertOutcome(checked, "*");
        assertOutcome(checked.roll(7), "0-1 lost-roll");
        assertMoves(checked.roll(7), "");
        assertFalse(checked.roll(7).awaitsRoll());
        assertMoves(checked.roll(8), "a1a2 a1b2");
    }

    @Proves("GA-12")
    @RuleTest(given = "dice=reroll")
    void noRollIsLostWhereItIsRepeated(Ruleset rules) {
        Position checked = rules.parsePosition(CHECKED);
        assertEquals(Map.of(8, 1.0), checked.rolls());
        InvalidPositionException refused = assertThrows(
                InvalidPositionException.class,
                () -> rules.parsePosition(CHECKED.substring(0, CHECKED.length() - 1) + "7"));
        assertEquals(
                List.of(Fault.Kind.ROLL_WITHOUT_MOVE),
                refused.faults().stream().map(Fault::kind).toList());
    }

    @Proves({"GA-12", "C-05"})
    @RuleTest(given = "dice=pass")
    void mateIsJudgedWithoutTheDie(Ruleset rules) {
        Position mated = rules.parsePosition("k11/12/1K10/12/p11/12/12/12/12/12/12/11R w - - 0 1 5")
                .play("l1l12");
        assertOutcome(mated, "1-0 checkmate");
        assertFalse(mated.awaitsRoll());
        assertEquals(Map.of(), mated.rolls());
        assertThrows(IllegalArgumentException.class, () -> mated.roll(1));
    }

    @Proves({"GA-12", "C-06"})
    @RuleTest(given = "dice=pass")
    void stalemateIsJudgedWithoutTheDie(Ruleset rules) {
        Position stalemate = rules.parsePosition("k11/12/1K10/4C6p/11P/12/12/12/12/12/12/12 b - - 0 1 -");
        assertOutcome(stalemate, "1-0 stalemate");
        assertFalse(stalemate.awaitsRoll());
    }

    @Test
    void aRollIsPartOfThePosition() {
        Ruleset rules = ruleset().with("dice", "reroll");
        Position start = rules.initialPosition();
        assertNotEquals(start, start.roll(1));
        assertNotEquals(start.roll(1), start.roll(4));
        assertEquals(start.roll(4), rules.parsePosition(start.roll(4).toFen()));
        assertEquals(
                start.roll(4).hashCode(),
                rules.parsePosition(start.roll(4).toFen()).hashCode());
    }

    @Test
    void theDieIsRolledOnlyOnceAndShowsOnlyItsFaces() {
        Position start = ruleset().with("dice", "pass").initialPosition();
        Position rolled = start.roll(1);
        assertEquals(
                "roll 2: no roll is awaited, in " + rolled,
                assertThrows(IllegalArgumentException.class, () -> rolled.roll(2))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> start.roll(0));
        assertThrows(IllegalArgumentException.class, () -> start.roll(9));
        assertThrows(
                IllegalArgumentException.class,
                () -> ruleset().initialPosition().roll(1));
    }

    @Test
    void aGameWithRollsIsReplayed() {
        Position position = ruleset().with("dice", "pass").initialPosition();
        position = position.roll(1).play("a4a5").roll(8).play("g12e10");
        position = position.roll(5).play("a1a4").roll(5).play("a12a10");
        assertEquals(
                "1lugca1cgulr/12/r3k7/pppppppppppp/12/12/12/P11/RPPPPPPPPPPP/12/12/1LUGCAKCGULR w g1 - 3 3 -",
                position.toFen());
    }

    /** With a fixed seed the faces come up about as often as their probabilities say. */
    @Test
    void rollsAreDistributedAsTheirProbabilitiesSay() {
        Position start = ruleset().with("dice", "reroll").initialPosition();
        Random random = new Random(1283);
        Map<Integer, Integer> seen = new TreeMap<>();
        int rolls = 7_000;
        for (int i = 0; i < rolls; i++) {
            seen.merge(face(start.rolls(), random.nextDouble()), 1, Integer::sum);
        }
        assertEquals(start.rolls().keySet(), seen.keySet());
        start.rolls().forEach((face, chance) -> assertEquals(chance * rolls, seen.getOrDefault(face, 0), 150.0));
    }

    private static int face(Map<Integer, Double> rolls, double random) {
        double left = random;
        int last = 0;
        for (Map.Entry<Integer, Double> roll : rolls.entrySet()) {
            last = roll.getKey();
            left -= roll.getValue();
            if (left < 0) {
                break;
            }
        }
        return last;
    }

    @Test
    void theSeventhFieldIsRead() {
        Ruleset rules = ruleset().with("dice", "pass");
        String fen = rules.initialPosition().toFen();
        String six = fen.substring(0, fen.length() - 2);
        assertEquals(rules.initialPosition().roll(8), rules.parsePosition(six + " 8"));
        assertThrows(MalformedTextException.class, () -> rules.parsePosition(six));
        assertThrows(MalformedTextException.class, () -> rules.parsePosition(six + " 9"));
        assertThrows(MalformedTextException.class, () -> rules.parsePosition(six + " 0"));
        assertThrows(MalformedTextException.class, () -> ruleset().parsePosition(fen));
    }

    @Test
    void perftRefusesDice() {
        Position start = ruleset().with("dice", "reroll").initialPosition();
        String refusal = "perft counts moves, not rolls: choose a reading without dice";
        assertEquals(
                refusal,
                assertThrows(IllegalArgumentException.class, () -> Perft.count(start, 1))
                        .getMessage());
        assertEquals(
                refusal,
                assertThrows(IllegalArgumentException.class, () -> Perft.divide(start, 1))
                        .getMessage());
    }

    @Test
    void aRolledKindMovesAsEver() {
        Position start = ruleset().with("dice", "reroll").initialPosition();
        assertDestinations(start.roll(8), "g1", "e3 f2 g2 g3 h2 i3");
    }
}

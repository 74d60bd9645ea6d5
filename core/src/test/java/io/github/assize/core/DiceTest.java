package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A die of three faces: 1 pawn, 2 rook, 3 king. */
final class DiceTest {
    private static final Ruleset AGAIN = Toy.GAME.with(Toy.Die.AGAIN);
    private static final Ruleset PASSED = Toy.GAME.with(Toy.Die.PASSED);

    private static String moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().collect(Collectors.joining(" "));
    }

    private static String refusal(Executable rolling) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, rolling).getMessage());
    }

    @Test
    void ofManyFacesTheFirstAndTheLastAreTold() {
        assertEquals("[1, 2, 3]", Rolls.listed(ImmutableSet.of(1, 2, 3)));
        assertEquals("[1, 2, 3, 4, 5, 6, 8, 9]", Rolls.listed(ImmutableSet.of(1, 2, 3, 4, 5, 6, 8, 9)));
        assertEquals(
                "[1, 2, 3, 4, 5, 6, 7, …, 127]",
                Rolls.listed(IntStream.rangeClosed(1, 127).boxed().collect(ImmutableSet.toImmutableSet())));
    }

    @Test
    void aRollTellsWhichTypeMoves() {
        Position start = AGAIN.initialPosition();
        assertTrue(start.awaitsRoll());
        assertEquals(List.of(), start.legalMoves());
        assertEquals("*", start.outcome().toString());
        assertEquals("d2d3 e2e3", moves(start.roll(1)));
        assertEquals("d1c1 d1c2", moves(start.roll(3)));
        assertEquals("rk3/pp3/5/3PP/3KR w - - 0 1 3", start.roll(3).toFen());
        assertEquals("rk3/pp3/5/2KPP/4R b - - 1 1 -", start.roll(3).play("d1c2").toFen());
    }

    @Test
    void aPositionTellsTheFaceThatWasRolled() {
        Position start = AGAIN.initialPosition();
        assertEquals(OptionalInt.empty(), start.face());
        assertEquals(OptionalInt.of(3), start.roll(3).face());
        assertEquals(OptionalInt.empty(), start.roll(3).play("d1c2").face());
        assertEquals(OptionalInt.empty(), PASSED.initialPosition().roll(2).face());
        assertEquals(OptionalInt.empty(), Toy.GAME.initialPosition().face());
    }

    @Test
    void aFaceThatMovesNobodyIsRolledAgain() {
        Position start = AGAIN.initialPosition();
        assertEquals(Map.of(1, 0.5, 3, 0.5), start.rolls());
        assertEquals(List.of(1, 3), List.copyOf(start.rolls().keySet()));
        assertEquals("roll 2: the die can show [1, 3], in " + start, refusal(() -> start.roll(2)));
    }

    @Test
    void aFaceThatMovesNobodyPassesTheTurn() {
        Position start = PASSED.initialPosition();
        assertEquals(List.of(1, 2, 3), List.copyOf(start.rolls().keySet()));
        start.rolls().values().forEach(chance -> assertEquals(1.0 / 3, chance));
        assertEquals("rk3/pp3/5/3PP/3KR b - - 1 1 -", start.roll(2).toFen());
        assertEquals("rk3/pp3/5/3PP/3KR w - - 2 2 -", start.roll(2).roll(2).toFen());
        assertEquals("roll 4: the die can show [1, 2, 3], in " + start, refusal(() -> start.roll(4)));
    }

    @Test
    void aFaceThatMovesNobodyLosesInCheck() {
        Position checked = PASSED.parsePosition("k4/5/2P2/2K1r/5 w - - 0 1 -");
        assertTrue(checked.isCheck());
        assertEquals("*", checked.outcome().toString());
        assertEquals("0-1 lost-roll", checked.roll(1).outcome().toString());
        assertFalse(checked.roll(1).awaitsRoll());
        assertEquals(Map.of(), checked.roll(1).rolls());
        assertEquals(
                "roll 3: no roll is awaited, in " + checked.roll(1),
                refusal(() -> checked.roll(1).roll(3)));
        assertEquals(Map.of(3, 1.0), AGAIN.parsePosition(checked.toFen()).rolls());
    }

    @Test
    void aDecidedGameAwaitsNoRoll() {
        Position bare = PASSED.parsePosition("k4/5/5/5/3KR b - - 0 1 -");
        assertEquals("1-0 bare-king", bare.outcome().toString());
        assertFalse(bare.awaitsRoll());
        assertEquals(Map.of(), bare.rolls());
    }

    @Test
    void withoutDiceNothingIsRolled() {
        Position start = Toy.GAME.initialPosition();
        assertFalse(start.awaitsRoll());
        assertEquals(Map.of(), start.rolls());
        assertEquals("roll 1: no roll is awaited, in " + start, refusal(() -> start.roll(1)));
    }

    @Test
    void aRollStandsInTheFen() {
        assertEquals("d2d3 e2e3", moves(PASSED.parsePosition("rk3/pp3/5/3PP/3KR w - - 0 1 1")));
        InvalidPositionException refused = assertThrows(
                InvalidPositionException.class, () -> PASSED.parsePosition("rk3/pp3/5/3PP/3KR w - - 0 1 2"));
        assertEquals(
                "the die shows 2, but no rook can move: the turn would have passed, in"
                        + " \"rk3/pp3/5/3PP/3KR w - - 0 1 2\"",
                refused.getMessage());
        MalformedTextException malformed =
                assertThrows(MalformedTextException.class, () -> PASSED.parsePosition("rk3/pp3/5/3PP/3KR w - - 0 1 4"));
        assertEquals(29, malformed.column());
        MalformedTextException longer = assertThrows(
                MalformedTextException.class, () -> PASSED.parsePosition("rk3/pp3/5/3PP/3KR w - - 0 1 1 1"));
        assertEquals(
                "a position must end here, after the die, at column 30 of \"rk3/pp3/5/3PP/3KR w - - 0 1 1 1\"",
                longer.getMessage());
    }
}

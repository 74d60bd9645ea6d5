package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class PerftTest {
    private static final Position START = Toy.GAME.initialPosition();

    private static long bruteForce(Position position, int depth) {
        return depth == 0
                ? 1
                : position.legalMoves().stream()
                        .mapToLong(move -> bruteForce(position.play(move), depth - 1))
                        .sum();
    }

    @Test
    void linesAreCountedAsByPlayingThemAll() {
        for (int depth = 0; depth <= 4; depth++) {
            assertEquals(bruteForce(START, depth), Perft.count(START, depth));
        }
    }

    @Test
    void onAllProcessorsThereAreAsMany() {
        for (int depth = 0; depth <= 4; depth++) {
            assertEquals(Perft.count(START, depth), Perft.countInParallel(START, depth));
        }
        Position bare = Toy.GAME.parsePosition("k4/5/5/5/3KR b - -");
        assertEquals(0, Perft.countInParallel(bare, 4));
        Position last = Toy.GAME.parsePosition("k4/4p/5/5/3KR b - -");
        assertEquals(Perft.count(last, 3), Perft.countInParallel(last, 3));
    }

    @Test
    void aDivisionAddsUpInTheOrderOfTheMoves() {
        Map<Move, Long> divided = Perft.divide(START, 3);
        assertEquals(START.legalMovesInOrder(), new ArrayList<>(divided.keySet()));
        assertEquals(
                Perft.count(START, 3),
                divided.values().stream().mapToLong(lines -> lines).sum());
        Perft.divide(START, 1).values().forEach(lines -> assertEquals(1L, lines));
        assertThrows(UnsupportedOperationException.class, divided::clear);
    }

    @Test
    void aDecidedPositionLeadsNowhere() {
        Position bare = Toy.GAME.parsePosition("k4/5/5/5/3KR b - -");
        assertEquals("1-0 bare-king", bare.outcome().toString());
        assertEquals(1, Perft.count(bare, 0));
        assertEquals(0, Perft.count(bare, 1));
        assertEquals(0, Perft.count(bare, 9));
        assertEquals(Map.of(), Perft.divide(bare, 2));
    }

    @Test
    void noDepthIsTooGreatForTheStack() {
        PieceType shuttle = PieceType.of("king", "K", "sW");
        Position shut = Ruleset.define("shuttles", "Shuttles")
                .laws(Laws.onBoard(2, 3)
                        .pieces(shuttle)
                        .king(shuttle)
                        .array("1k/2/K1 w - -")
                        .build())
                .build()
                .initialPosition();
        assertEquals(1, Perft.count(shut, 10_000));
        assertEquals(1, Perft.count(shut, 100_000));
        assertEquals(1, Perft.countInParallel(shut, 10_000));
        assertEquals("{a1b1=1}", Perft.divide(shut, 10_000).toString());
    }

    @Test
    void aDepthBelowTheLeastIsRefused() {
        assertEquals("depth -1: must be at least 0", refusal(() -> Perft.count(START, -1)));
        assertEquals("depth -1: must be at least 0", refusal(() -> Perft.countInParallel(START, -1)));
        assertEquals("depth 0: must be at least 1", refusal(() -> Perft.divide(START, 0)));
        assertEquals(
                "depth " + Integer.MIN_VALUE + ": must be at least 1",
                refusal(() -> Perft.divide(START, Integer.MIN_VALUE)));
    }

    @Test
    void diceAreRefused() {
        Position start = Toy.GAME.with(Toy.Die.AGAIN).initialPosition();
        String sentence = "perft counts moves, not rolls: choose a reading without dice";
        assertEquals(sentence, refusal(() -> Perft.count(start, 0)));
        assertEquals(sentence, refusal(() -> Perft.divide(start, 1)));
        assertEquals(sentence, refusal(() -> Perft.countInParallel(start, 5)));
    }

    private static String refusal(Executable counting) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, counting).getMessage());
    }
}

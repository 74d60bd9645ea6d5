package io.github.assize.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the key of a board depends on. */
final class KeyTest {
    private static byte[] board(int squares) {
        byte[] cells = new byte[squares];
        new Random(1283).nextBytes(cells);
        return cells;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 8, 9, 15, 16, 17, 20, 24, 25, 64, 96, 100, 144, 249, 256})
    void everySquareMattersOnEveryBoard(int squares) {
        byte[] cells = board(squares);
        Set<Long> keys = new HashSet<>();
        keys.add(Key.of(cells, 0));
        for (int square = 0; square < squares; square++) {
            byte stood = cells[square];
            for (int change = 1; change < 16; change++) {
                cells[square] = (byte) (stood + change);
                assertTrue(keys.add(Key.of(cells, 0)), "square " + square + " of " + squares);
            }
            cells[square] = stood;
        }
        assertTrue(keys.contains(Key.of(cells, 0)));
    }

    @Test
    void itMattersWhereAPieceStands() {
        Set<Long> keys = new HashSet<>();
        for (int one = 0; one < 64; one++) {
            for (int other = 0; other < 64; other++) {
                byte[] cells = new byte[64];
                cells[one] = 1;
                cells[other] = 2;
                assertTrue(keys.add(Key.of(cells, 0)), one + " and " + other);
            }
        }
    }

    @Test
    void whatIsNotOnTheBoardMatters() {
        byte[] cells = board(64);
        Set<Long> keys = new HashSet<>();
        for (int rest = -1; rest < 1 << 18; rest++) {
            assertTrue(keys.add(Key.of(cells, rest)), "rest");
        }
    }

    private static byte[] counting(int squares) {
        byte[] cells = new byte[squares];
        for (int square = 0; square < squares; square++) {
            cells[square] = (byte) square;
        }
        return cells;
    }

    /** Another number here is another key for everybody: then the changelog must say so. */
    @Test
    void itIsTheSameOnEveryMachine() {
        assertEquals(-810720720245944913L, Key.of(counting(64), 0));
        assertEquals(-6880654612084450443L, Key.of(counting(100), -1));
    }
}

package io.github.assize.core;

import java.util.Arrays;

/**
 * Who attacks what. A man attacks a square if a gate of {@link Tables} leads there and nothing bars it.
 *
 * <p>The sets of a position are four runs of words: White's squares, Black's, the pinned men of the side to move, and
 * the squares on which a move of that side, other than its king's, leaves no check standing.
 */
final class Attacks {
    static final int PINNED = 2;
    static final int EVASION = 3;

    private Attacks() {}

    static long[] newSets(Tables tables) {
        return new long[4 * tables.words];
    }

    static void set(long[] sets, int run, int words, int square) {
        sets[run * words + (square >> 6)] |= 1L << square;
    }

    static void clear(long[] sets, int run, int words, int square) {
        sets[run * words + (square >> 6)] &= ~(1L << square);
    }

    static boolean has(long[] sets, int run, int words, int square) {
        return ((sets[run * words + (square >> 6)] >>> square) & 1) != 0;
    }

    /**
     * Tells whether a side attacks a square, whatever stands there.
     *
     * @param target the square
     * @param by the attacking side, 0 or 1
     * @param lifted the square of a man that is thought away, or the target itself for none
     */
    static boolean attacked(Tables tables, byte[] cells, long[] sets, int target, int by, int lifted) {
        int words = tables.words;
        for (int i = 0; i < words; i++) {
            long men = sets[by * words + i];
            if (i == target >> 6) {
                men &= ~(1L << target);
            }
            for (; men != 0; men &= men - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(men);
                int gate = tables.gate[((cells[from] & 0xff) * tables.squares + target) * tables.squares + from];
                if (gate != 0 && isOpen(tables, sets, gate, by, lifted)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells whether a gate or one linked to it is open to a side. */
    private static boolean isOpen(Tables tables, long[] sets, int gate, int by, int lifted) {
        int words = tables.words;
        for (int way = gate; way != 0; way = tables.gateNext[way]) {
            long barred = 0;
            for (int i = 0; i < words; i++) {
                long men = sets[(1 - by) * words + i];
                if (i == lifted >> 6) {
                    men &= ~(1L << lifted);
                }
                men |= tables.gateForEnemyOnly[way] ? 0 : sets[by * words + i];
                barred |= men & tables.gateSquares[way * words + i];
            }
            if (barred == 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds the pinned men of a side and the squares that parry all checks, and puts them into the sets.
     *
     * @param side the side to move, 0 or 1
     * @param king the square of its king
     * @return whether it is in check
     */
    static boolean survey(Tables tables, byte[] cells, long[] sets, int side, int king) {
        int words = tables.words;
        Arrays.fill(sets, PINNED * words, EVASION * words, 0);
        Arrays.fill(sets, EVASION * words, sets.length, -1);
        boolean check = false;
        for (int i = 0; i < words; i++) {
            for (long men = sets[(1 - side) * words + i]; men != 0; men &= men - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(men);
                int gate = tables.gate[((cells[from] & 0xff) * tables.squares + king) * tables.squares + from];
                for (; gate != 0; gate = tables.gateNext[gate]) {
                    int bar = bar(tables, sets, gate, side);
                    if (bar == OPEN) {
                        check = true;
                        restrict(tables, sets, EVASION * words, gate, from);
                    } else if (bar >= 0 && !tables.shared[cells[bar] & 0xff]) {
                        set(sets, PINNED, words, bar);
                    }
                }
            }
        }
        return check;
    }

    private static final int OPEN = -1;
    private static final int SHUT = -2;

    /** Returns the square of the only man in a gate if it belongs to the attacked side, or {@link #OPEN} or SHUT. */
    private static int bar(Tables tables, long[] sets, int gate, int side) {
        int words = tables.words;
        int bar = OPEN;
        for (int i = 0; i < words; i++) {
            long squares = tables.gateSquares[gate * words + i];
            long own = sets[side * words + i] & squares;
            long other = tables.gateForEnemyOnly[gate] ? 0 : sets[(1 - side) * words + i] & squares;
            if (other != 0 || (own & (own - 1)) != 0 || (own != 0 && bar != OPEN)) {
                return SHUT;
            }
            if (own != 0) {
                bar = (i << 6) + Long.numberOfTrailingZeros(own);
            }
        }
        return bar;
    }

    /** Leaves of a set only a gate's squares and the attacker's. */
    private static void restrict(Tables tables, long[] set, int offset, int gate, int attacker) {
        for (int i = 0; i < tables.words; i++) {
            long squares = tables.gateSquares[gate * tables.words + i];
            set[offset + i] &= i == attacker >> 6 ? squares | (1L << attacker) : squares;
        }
    }

    /** Returns the squares to which a pinned man may go: on every line that it bars, and parrying every check. */
    static long[] leash(Position position, int pinned) {
        Tables tables = position.tables;
        int words = tables.words;
        int king = position.kingSquare(position.side);
        long[] leash = Arrays.copyOfRange(position.sets, EVASION * words, (EVASION + 1) * words);
        for (int i = 0; i < words; i++) {
            for (long men = position.sets[(1 - position.side) * words + i]; men != 0; men &= men - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(men);
                int code = position.cells[from] & 0xff;
                int gate = tables.gate[(code * tables.squares + king) * tables.squares + from];
                for (; gate != 0; gate = tables.gateNext[gate]) {
                    if (bar(tables, position.sets, gate, position.side) == pinned) {
                        restrict(tables, leash, 0, gate, from);
                    }
                }
            }
        }
        return leash;
    }
}

package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * Who attacks what. A piece attacks a square if a path of {@link Tables} leads there and nothing bars it.
 *
 * <p>The sets of a position are three runs of words: White's squares, Black's, and those of the pieces that are counted all
 * at once (see {@link PawnSteps}).
 */
final class Attacks {
    static final int BULK = 2;

    private static final int RUNS = 3;
    private static final int OPEN = -1;
    private static final int SHUT = -2;

    private Attacks() {}

    static long[] newSets(Tables tables) {
        return new long[RUNS * tables.words];
    }

    static void set(long[] sets, int run, int words, int square) {
        sets[run * words + (square >> 6)] |= 1L << square;
    }

    /** Puts a piece into the sets. */
    static void put(Tables tables, long[] sets, int square, int code) {
        set(sets, tables.side(code), tables.words, square);
        if (tables.bulk[code]) {
            set(sets, BULK, tables.words, square);
        }
    }

    static void clear(long[] sets, int run, int words, int square) {
        sets[run * words + (square >> 6)] &= ~(1L << square);
    }

    /**
     * Returns whether a side attacks a square, whatever stands there.
     *
     * @param target the square
     * @param by the attacking side, 0 or 1
     * @param without the square of a piece that is taken off, or the target itself for none
     */
    static boolean attacked(Tables tables, byte[] cells, long[] sets, int target, int by, int without) {
        int words = tables.words;
        int at = (by * tables.squares + target) * words;
        for (int i = 0; i < words; i++) {
            long pieces = sets[by * words + i];
            long bulk = sets[BULK * words + i];
            if ((pieces & bulk & tables.bulkAttackers[at + i]) != 0) {
                return true;
            }
            for (pieces &= ~bulk & tables.attackers[at + i]; pieces != 0; pieces &= pieces - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(pieces);
                int path = tables.path[((cells[from] & 0xff) * tables.squares + target) * tables.squares + from];
                if (isOpen(tables, sets, path, by, without)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the squares from which a side attacks a square, whatever stands there. */
    static ImmutableList<Square> attackers(Position position, int target, int by) {
        Tables tables = position.tables;
        ImmutableList.Builder<Square> attackers = ImmutableList.builder();
        for (int from = 0; from < tables.squares; from++) {
            int code = position.cells[from] & 0xff;
            int path = tables.path[(code * tables.squares + target) * tables.squares + from];
            if (code != PieceCodes.NONE && tables.side(code) == by && isOpen(tables, position.sets, path, by, target)) {
                attackers.add(tables.square(from));
            }
        }
        return attackers.build();
    }

    /**
     * Returns those of some squares near a king that nobody attacks, with the king taken off.
     *
     * @param king the king's square
     * @param asked the squares, as {@link Tables#nearBit bits}
     * @param by the attacking side, 0 or 1
     */
    static int safeNearby(Tables tables, byte[] cells, long[] sets, int king, int asked, int by) {
        int words = tables.words;
        int safe = asked;
        for (int i = 0; i < words && safe != 0; i++) {
            long bulk = sets[BULK * words + i];
            long pieces = sets[by * words + i];
            long near = pieces & bulk & tables.bulkNear[(by * tables.squares + king) * words + i];
            for (; near != 0; near &= near - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(near);
                safe &= ~tables.zone[((cells[from] & 0xff) * tables.squares + king) * tables.squares + from];
            }
            for (pieces &= ~bulk; pieces != 0; pieces &= pieces - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(pieces);
                int code = cells[from] & 0xff;
                int touched = tables.zone[(code * tables.squares + king) * tables.squares + from] & safe;
                if (touched != 0) {
                    safe &= ~openNearby(tables, sets, king, touched, from, code);
                }
            }
        }
        return safe;
    }

    /** Returns those of some squares near a king to which a piece's paths are open. */
    private static int openNearby(Tables tables, long[] sets, int king, int touched, int from, int code) {
        int open = 0;
        for (int rest = touched; rest != 0; rest &= rest - 1) {
            int target = tables.near(king, Integer.numberOfTrailingZeros(rest));
            int path = tables.path[(code * tables.squares + target) * tables.squares + from];
            if (isOpen(tables, sets, path, tables.side(code), king)) {
                open |= rest & -rest;
            }
        }
        return open;
    }

    /** Returns whether a path or one linked to it is open to a side. */
    private static boolean isOpen(Tables tables, long[] sets, int first, int by, int without) {
        int words = tables.words;
        long[] squares = tables.pathSquares;
        for (int path = first; path != 0; path = tables.pathNext[path]) {
            int at = path * words;
            int bars = common(squares, at, sets, (1 - by) * words, words);
            bars -= (int) (squares[at + (without >> 6)] >>> without) & 1;
            bars += tables.pathForEnemyOnly[path] ? 0 : common(squares, at, sets, by * words, words);
            if (bars == 0) {
                return true;
            }
        }
        return false;
    }

    /** Finds out whether the king of the side to move is in check, and which of its pieces are pinned. */
    static CheckInfo checkInfo(Position position) {
        Tables tables = position.tables;
        int words = tables.words;
        int side = position.side;
        int king = position.kingSquare(side);
        long[] sets = position.sets;
        int attackers = ((1 - side) * tables.squares + king) * words;
        boolean check = false;
        long[] pinned = null;
        for (int i = 0; i < words; i++) {
            long pieces = sets[(1 - side) * words + i];
            long bulk = sets[BULK * words + i];
            check |= (pieces & bulk & tables.bulkAttackers[attackers + i]) != 0;
            for (pieces &= ~bulk & tables.attackers[attackers + i]; pieces != 0; pieces &= pieces - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(pieces);
                int code = position.cells[from] & 0xff;
                int path = tables.path[(code * tables.squares + king) * tables.squares + from];
                for (; path != 0; path = tables.pathNext[path]) {
                    int bar = bar(tables, sets, path, side);
                    check |= bar == OPEN;
                    if (bar >= 0 && !tables.shared[position.cells[bar] & 0xff]) {
                        pinned = pinned == null ? new long[words] : pinned;
                        pinned[bar >> 6] |= 1L << bar;
                    }
                }
            }
        }
        return pinned != null ? new CheckInfo(check, pinned) : check ? tables.checkOnly : tables.noCheck;
    }

    /** Returns the square of the only piece in a path if it belongs to the attacked side, or {@link #OPEN} or SHUT. */
    private static int bar(Tables tables, long[] sets, int path, int side) {
        int words = tables.words;
        long[] squares = tables.pathSquares;
        int at = path * words;
        int own = side * words;
        int pieces = common(squares, at, sets, own, words);
        if (pieces > 1 || (!tables.pathForEnemyOnly[path] && common(squares, at, sets, words - own, words) != 0)) {
            return SHUT;
        }
        if (pieces == 0) {
            return OPEN;
        }
        int i = 0;
        while ((squares[at + i] & sets[own + i]) == 0) {
            i++;
        }
        return (i << 6) + Long.numberOfTrailingZeros(squares[at + i] & sets[own + i]);
    }

    /** Counts what two sets of up to four words have in common, without a loop, which would cost more than it does. */
    static int common(long[] set, int at, long[] other, int otherAt, int words) {
        int count = Long.bitCount(set[at] & other[otherAt]);
        if (words > 1) {
            count += Long.bitCount(set[at + 1] & other[otherAt + 1]);
            if (words > 2) {
                count += Long.bitCount(set[at + 2] & other[otherAt + 2]);
                if (words > 3) {
                    count += Long.bitCount(set[at + 3] & other[otherAt + 3]);
                }
            }
        }
        return count;
    }

    /** Returns the squares on which a move of the side to move, other than its king's, leaves no check standing. */
    static long[] checkMask(Position position) {
        return pinMask(position, OPEN);
    }

    /**
     * Returns the squares to which a piece may go: on every line that it alone bars, and parrying every check.
     *
     * @param pinned the piece's square, or {@link #OPEN} for a piece that is not pinned
     */
    static long[] pinMask(Position position, int pinned) {
        Tables tables = position.tables;
        int words = tables.words;
        int king = position.kingSquare(position.side);
        long[] mask = new long[words];
        Arrays.fill(mask, -1);
        for (int i = 0; i < words; i++) {
            for (long pieces = position.sets[(1 - position.side) * words + i]; pieces != 0; pieces &= pieces - 1) {
                int from = (i << 6) + Long.numberOfTrailingZeros(pieces);
                int code = position.cells[from] & 0xff;
                int path = tables.path[(code * tables.squares + king) * tables.squares + from];
                for (; path != 0; path = tables.pathNext[path]) {
                    int bar = bar(tables, position.sets, path, position.side);
                    if (bar == OPEN || bar == pinned) {
                        restrict(tables, mask, path, from);
                    }
                }
            }
        }
        return mask;
    }

    /** Leaves of a set only a path's squares and the attacker's. */
    private static void restrict(Tables tables, long[] set, int path, int attacker) {
        for (int i = 0; i < tables.words; i++) {
            long squares = tables.pathSquares[path * tables.words + i];
            set[i] &= i == attacker >> 6 ? squares | (1L << attacker) : squares;
        }
    }
}

package io.github.assize.core.engine;

import java.util.stream.IntStream;

/**
 * Who attacks what. A piece attacks a square if an {@linkplain AttackPaths attack path} leads there and nothing bars it.
 *
 * <p>The sets of a position are three runs of words: White's squares, Black's, and those of the pawns that are counted all
 * at once (see {@link PawnSteps.Bulk}).
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

    static void clear(long[] sets, int run, int words, int square) {
        sets[run * words + (square >> 6)] &= ~(1L << square);
    }

    /** Returns the first square of what is left of a word of a set. */
    static int first(int word, long left) {
        return (word << 6) + Long.numberOfTrailingZeros(left);
    }

    private static int path(Tables tables, int code, int target, int from) {
        return tables.path[(code * tables.squares + target) * tables.squares + from];
    }

    /**
     * Returns whether a side attacks a square, whatever stands there.
     *
     * @param target the square
     * @param by the attacking side, 0 or 1
     * @param without the square of a piece that bars nothing, or the target itself for none
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
                int from = first(i, pieces);
                if (isOpen(tables, cells, sets, path(tables, cells[from] & 0xff, target, from), by, without)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the squares from which a side attacks a square, whatever stands there, in order. */
    static int[] attackers(State state, int target, int by) {
        Tables tables = state.tables;
        return IntStream.range(0, tables.squares)
                .filter(from -> state.code(from) != 0 && tables.side[state.code(from)] == by)
                .filter(from -> isOpen(
                        tables, state.cells, state.sets, path(tables, state.code(from), target, from), by, target))
                .toArray();
    }

    /**
     * Returns those of some squares near a king that nobody attacks once he has left his.
     *
     * @param king the king's square
     * @param asked the squares, as bits of his {@link KingZone}
     * @param by the attacking side, 0 or 1
     */
    static int safeNearby(State state, int king, int asked, int by) {
        Tables tables = state.tables;
        long[] sets = state.sets;
        byte[] cells = state.cells;
        int words = tables.words;
        int safe = asked;
        for (int i = 0; i < words && safe != 0; i++) {
            long bulk = sets[BULK * words + i];
            long pieces = sets[by * words + i];
            long near = pieces & bulk & tables.bulkNear[(by * tables.squares + king) * words + i];
            for (; near != 0; near &= near - 1) {
                int from = first(i, near);
                safe &= ~tables.zone[((cells[from] & 0xff) * tables.squares + king) * tables.squares + from];
            }
            for (pieces &= ~bulk; pieces != 0; pieces &= pieces - 1) {
                int from = first(i, pieces);
                int code = cells[from] & 0xff;
                int touched = tables.zone[(code * tables.squares + king) * tables.squares + from] & safe;
                if (touched != 0) {
                    safe &= ~openNearby(tables, cells, sets, king, touched, from, code);
                }
            }
        }
        return safe;
    }

    /** Returns those of some squares near a king to which a piece's paths are open. */
    private static int openNearby(Tables tables, byte[] cells, long[] sets, int king, int touched, int from, int code) {
        int open = 0;
        for (int rest = touched; rest != 0; rest &= rest - 1) {
            int target = KingZone.square(king, Integer.numberOfTrailingZeros(rest), tables.files);
            if (isOpen(tables, cells, sets, path(tables, code, target, from), tables.side[code], king)) {
                open |= rest & -rest;
            }
        }
        return open;
    }

    /** Returns whether a path or one linked to it is open to a side. */
    private static boolean isOpen(Tables tables, byte[] cells, long[] sets, int first, int by, int without) {
        int words = tables.words;
        long[] squares = tables.pathSquares;
        for (int path = first; path != 0; path = tables.pathNext[path]) {
            int at = path * words;
            int blockers = common(squares, at, sets, (1 - by) * words, words);
            blockers -= (int) (squares[at + (without >> 6)] >>> without) & 1;
            blockers += tables.pathForEnemyOnly[path] ? 0 : common(squares, at, sets, by * words, words);
            if (blockers == 0 && (tables.pathAsks == null || isGranted(tables, cells, path, by))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns in which way a move, by what it costs the other side, may matter to the own king's safety; only asked where
     * {@link Tables#hasStakes}.
     */
    static byte atStake(Draft draft, int side) {
        Tables tables = draft.tables;
        if (tables.pathAsks != null && mayOpen(draft, side)) {
            return LeapRights.FOR_ALL;
        }
        int own = draft.king(side);
        int other = draft.king(1 - side);
        int code = draft.cells[other] & 0xff;
        return tables.leapRightAtStake != null && tables.withoutRight[code] != code
                ? tables.leapRightAtStake[((draft.cells[own] & 0xff) * tables.squares + own) * tables.squares + other]
                : 0;
    }

    /** Returns whether a capture of a side may open an attack on its own king, by a path that asks what the other has lost. */
    private static boolean mayOpen(Draft draft, int side) {
        Tables tables = draft.tables;
        int[] asks = tables.pathAsks;
        for (int i = 0; asks != null && i < tables.words; i++) {
            for (long pieces = draft.sets[(1 - side) * tables.words + i]; pieces != 0; pieces &= pieces - 1) {
                int from = first(i, pieces);
                int path = path(tables, draft.cells[from] & 0xff, draft.king(side), from);
                for (; path != 0; path = tables.pathNext[path]) {
                    if (asks[path] != 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Returns whether a path is open to a side as far as it asks what that has lost. */
    private static boolean isGranted(Tables tables, byte[] cells, int path, int by) {
        int[] asks = tables.pathAsks;
        int asked = asks == null ? 0 : asks[path];
        return asked == 0 || Landing.hasLost(tables, cells, by, Asked.code(asked), Asked.target(asked));
    }

    /** Finds out whether the king of a side is in check, and which of its pieces are pinned. */
    static CheckInfo checkInfo(Tables tables, byte[] cells, long[] sets, int side, int king) {
        int words = tables.words;
        int attackers = ((1 - side) * tables.squares + king) * words;
        boolean check = false;
        long[] pinned = null;
        for (int i = 0; i < words; i++) {
            long pieces = sets[(1 - side) * words + i];
            long bulk = sets[BULK * words + i];
            check |= (pieces & bulk & tables.bulkAttackers[attackers + i]) != 0;
            for (pieces &= ~bulk & tables.attackers[attackers + i]; pieces != 0; pieces &= pieces - 1) {
                int from = first(i, pieces);
                int path = path(tables, cells[from] & 0xff, king, from);
                for (; path != 0; path = tables.pathNext[path]) {
                    int blocker = blocker(tables, cells, sets, path, side);
                    check |= blocker == OPEN;
                    if (blocker >= 0 && !tables.shared[cells[blocker] & 0xff]) {
                        pinned = pinned == null ? new long[words] : pinned;
                        pinned[blocker >> 6] |= 1L << blocker;
                    }
                }
            }
        }
        return pinned != null ? new CheckInfo(check, pinned) : check ? tables.checkOnly : tables.noCheck;
    }

    /** Returns the square of the only piece on a path if it is of the attacked side, or {@link #OPEN} or SHUT. */
    private static int blocker(Tables tables, byte[] cells, long[] sets, int path, int side) {
        int words = tables.words;
        if (tables.pathAsks != null && !isGranted(tables, cells, path, 1 - side)) {
            return SHUT;
        }
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
        return first(i, squares[at + i] & sets[own + i]);
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
    static long[] checkMask(State state) {
        return pinMask(state, OPEN);
    }

    /**
     * Returns the squares to which a piece may go: on every path that it alone bars, and evading every check.
     *
     * @param pinned the piece's square, or {@link #OPEN} for a piece that is not pinned
     */
    static long[] pinMask(State state, int pinned) {
        Tables tables = state.tables;
        int words = tables.words;
        int king = state.king(state.side);
        int attackers = ((1 - state.side) * tables.squares + king) * words;
        long[] mask = tables.everywhere.clone();
        for (int i = 0; i < words; i++) {
            long pieces = state.them(i) & (tables.attackers[attackers + i] | tables.bulkAttackers[attackers + i]);
            for (; pieces != 0; pieces &= pieces - 1) {
                int from = first(i, pieces);
                int path = path(tables, state.code(from), king, from);
                for (; path != 0; path = tables.pathNext[path]) {
                    int blocker = blocker(tables, state.cells, state.sets, path, state.side);
                    if (blocker == OPEN || blocker == pinned) {
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

package io.github.assize.core;

import static io.github.assize.core.Tables.EMIT;
import static io.github.assize.core.Tables.PASS;
import static io.github.assize.core.Tables.SKIP;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Generates the legal moves of one position, by any laws.
 *
 * <p>A man that is neither king nor pinned needs no test: when there is no check every move of its program is legal,
 * and in check those to the squares that parry it. A pinned man is kept to the squares of its leash. The king's own
 * targets are tested with the king lifted. What is left is tried out by playing it: captures en passant, promotions
 * that return, removals, and everything where the enemy king's first move is at stake, which a check would cost him.
 *
 * <p>A move is a char: the square in the high byte, the node's place in the man's program in the low byte, or
 * {@link Tables#REMOVAL}. Where no array is given to take them the moves are only counted.
 */
final class MoveGenerator {
    private MoveGenerator() {}

    /** Counts the legal moves, of one type of man or, where it is null, of all. */
    static int count(Position position, @Nullable PieceType only) {
        return only == null && !position.isEntangled() ? countAll(position, null) : generate(position, only, null);
    }

    /** Returns an array for {@link #countAll} to keep the count of each man in, but for those that are counted at once. */
    static byte[] newTally(Position position) {
        int men = 0;
        for (int i = 0; i < position.tables.words; i++) {
            men += Long.bitCount(inOrder(position, i));
        }
        return new byte[men];
    }

    /** Lists so many legal moves as there are. */
    static char[] list(Position position, @Nullable PieceType only, int count) {
        char[] moves = new char[count];
        generate(position, only, moves);
        return moves;
    }

    /**
     * Returns one of the moves that {@link #list} would list, without listing those of other men.
     *
     * @param tally how many moves each man has, as {@link #countAll} has found
     * @param index its index, from 0 to one less than the number of moves
     */
    static char nth(Position position, byte[] tally, int index) {
        Tables tables = position.tables;
        long[] parries = position.isCheck() ? Attacks.parries(position) : null;
        int left = index;
        for (int i = 0, man = 0; i < 2 * tables.words; i++) {
            for (long men = inOrder(position, i); men != 0; men &= men - 1) {
                int from = square(position, i, men);
                int count = i < tables.words ? tally[man++] & 0xff : man(position, from, parries, null, 0);
                if (left < count) {
                    return listMan(position, from, parries, count)[left];
                }
                left -= count;
            }
        }
        char[] rest = new char[rest(position, null, null, 0)];
        rest(position, null, rest, 0);
        return rest[left];
    }

    /** Lists the moves that the program of one man emits, whether or not they are legal. */
    static char[] emitted(Position position, int from) {
        char[] moves = new char[Tables.REMOVAL];
        int count = walk(position, from, position.cells[from] & 0xff, null, moves, 0);
        return Arrays.copyOf(moves, count);
    }

    private static char[] listMan(Position position, int from, long @Nullable [] parries, int count) {
        char[] moves = new char[count];
        man(position, from, parries, moves, 0);
        return moves;
    }

    private static int generate(Position position, @Nullable PieceType only, char @Nullable [] out) {
        return rest(position, only, out, men(position, only, out));
    }

    private static int men(Position position, @Nullable PieceType only, char @Nullable [] out) {
        Tables tables = position.tables;
        long[] parries = position.isCheck() ? Attacks.parries(position) : null;
        int count = 0;
        for (int i = 0; i < 2 * tables.words; i++) {
            for (long men = inOrder(position, i); men != 0; men &= men - 1) {
                int from = square(position, i, men);
                if (only == null || only.equals(tables.type[position.cells[from] & 0xff])) {
                    count = man(position, from, parries, out, count);
                }
            }
        }
        return count;
    }

    /**
     * Returns the men that may move, in the order of their moves: the words of those looked at one by one, then of those
     * counted at once.
     *
     * @param i which word, from 0 to one less than twice the number of words of the board
     */
    private static long inOrder(Position position, int i) {
        int words = position.tables.words;
        return i < words ? position.friends(i) & ~position.massedFree(i) : position.massedFree(i - words);
    }

    /** Returns the first square of what is left of a word that {@link #inOrder} has given. */
    private static int square(Position position, int i, long men) {
        int words = position.tables.words;
        return ((i < words ? i : i - words) << 6) + Long.numberOfTrailingZeros(men);
    }

    /** Emits captures en passant and, where there is no other move, removals. */
    private static int rest(Position position, @Nullable PieceType only, char @Nullable [] out, int emitted) {
        int count = position.enPassant < 0 ? emitted : enPassant(position, only, out, emitted);
        return count == 0 && mayRemove(position, only) ? removals(position, out, count) : count;
    }

    /** Tells whether a side that has no move of one type or, where it is null, of any may remove a man. */
    private static boolean mayRemove(Position position, @Nullable PieceType only) {
        if (!position.tables.laws.removesWhenStalemated() || position.isCheck()) {
            return false;
        }
        return only == null || (position.enPassant < 0 && men(position, null, null) == 0);
    }

    private static int man(Position position, int from, long @Nullable [] parries, char @Nullable [] out, int count) {
        Tables tables = position.tables;
        int code = position.cells[from] & 0xff;
        if (position.isEntangled() || tables.tried[code * tables.squares + from]) {
            return tryOut(position, from, code, out, count);
        }
        if (tables.king[code]) {
            return position.isKingEntangled()
                    ? tryOut(position, from, code, out, count)
                    : king(position, from, code, out, count);
        }
        boolean pinned = position.survey().isPinned(from);
        return walk(position, from, code, pinned ? Attacks.leash(position, from) : parries, out, count);
    }

    /**
     * Counts the legal moves without listing them: pawns at once, leaps by words, and only rides by walking.
     *
     * @param tally where to keep the count of each man that is not among those counted at once, or null
     */
    static int countAll(Position position, byte @Nullable [] tally) {
        Tables tables = position.tables;
        Survey survey = position.survey();
        int king = position.kingSquare(position.side);
        long[] parries = survey.isCheck() ? Attacks.parries(position) : null;
        PawnSteps steps = tables.steps[position.side];
        int words = tables.words;
        long w0 = position.friends(0);
        long w1 = words > 1 ? position.friends(1) : 0;
        long w2 = words > 2 ? position.friends(2) : 0;
        long w3 = words > 3 ? position.friends(3) : 0;
        int count = 0;
        for (int i = 0, man = 0; i < tables.words; i++) {
            long massed = position.massedFree(i);
            count += steps.count(position, i, massed, parries);
            long bound = survey.pinned(i) | (i == king >> 6 ? 1L << king : 0);
            for (long men = position.friends(i) & ~massed; men != 0; men &= men - 1, man++) {
                int from = (i << 6) + Long.numberOfTrailingZeros(men);
                int code = position.cells[from] & 0xff;
                int at = code * tables.squares + from;
                if (isHemmedIn(tables.firsts, at * words, words, w0, w1, w2, w3)) {
                    continue;
                }
                boolean free = parries == null && ((bound >>> from) & 1) == 0 && !tables.tried[at];
                int moves = free ? countFree(position, code, from) : man(position, from, parries, null, 0);
                count += moves;
                if (tally != null) {
                    tally[man] = (byte) moves;
                }
            }
        }
        return rest(position, null, null, count);
    }

    /** Counts the moves of a man that is free to make them all. */
    private static int countFree(Position position, int code, int from) {
        Tables tables = position.tables;
        int at = code * tables.squares + from;
        int words = tables.words;
        int walk = tables.walk[at];
        int end = tables.program[at + 1];
        int count = walk - tables.program[at];
        count -= count == 0 ? 0 : Attacks.common(tables.reach, at * words, position.sets, position.side * words, words);
        int[] nodes = tables.node;
        byte[] classes = tables.classes[code];
        byte[] cells = position.cells;
        for (int i = walk; i < end; ) {
            int node = nodes[i];
            int seen = classes[cells[node & 0xff] & 0xff];
            count += (node >>> (EMIT + seen)) & 1;
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    /** Tells whether a set of up to four words holds all of a man's first squares. */
    private static boolean isHemmedIn(long[] firsts, int at, int words, long w0, long w1, long w2, long w3) {
        long free = firsts[at] & ~w0;
        if (words > 1) {
            free |= firsts[at + 1] & ~w1;
            if (words > 2) {
                free |= firsts[at + 2] & ~w2;
                if (words > 3) {
                    free |= firsts[at + 3] & ~w3;
                }
            }
        }
        return free == 0;
    }

    private static int emit(int move, char @Nullable [] out, int count) {
        if (out != null) {
            out[count] = (char) move;
        }
        return count + 1;
    }

    private static int walk(
            Position position, int from, int code, long @Nullable [] targets, char @Nullable [] out, int emitted) {
        Tables tables = position.tables;
        byte[] classes = tables.classes[code];
        int first = tables.program[code * tables.squares + from];
        int end = tables.program[code * tables.squares + from + 1];
        int count = emitted;
        for (int i = first; i < end; ) {
            int node = tables.node[i];
            int to = node & 0xff;
            int seen = classes[position.cells[to] & 0xff];
            if (((node >>> (EMIT + seen)) & 1) != 0 && (targets == null || ((targets[to >> 6] >>> to) & 1) != 0)) {
                count = emit((from << 8) | (i - first), out, count);
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    /** Finds out first which targets near the king are safe, then emits the moves that end there. */
    private static int king(Position position, int from, int code, char @Nullable [] out, int emitted) {
        Tables tables = position.tables;
        int at = code * tables.squares + from;
        int asked = targetsNearby(position, from, code);
        int safe = Attacks.safeNearby(tables, position.cells, position.sets, from, asked, 1 - position.side);
        if (tables.staysNear[at] && (out == null || safe == 0)) {
            return emitted + Integer.bitCount(safe);
        }
        byte[] classes = tables.classes[code];
        int first = tables.program[at];
        int count = emitted;
        for (int i = first; i < tables.program[at + 1]; ) {
            int node = tables.node[i];
            int to = node & 0xff;
            int seen = classes[position.cells[to] & 0xff];
            if (((node >>> (EMIT + seen)) & 1) != 0
                    && isSafe(position, from, to, asked, safe)
                    && isWithinLimits(position, from, tables.effect[i], asked, safe)) {
                count = emit((from << 8) | (i - first), out, count);
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    private static int targetsNearby(Position position, int from, int code) {
        Tables tables = position.tables;
        int words = tables.words;
        int at = code * tables.squares + from;
        int near = from * tables.squares;
        int targets = 0;
        for (int i = 0; i < words; i++) {
            for (long leaps = tables.reach[words * at + i] & ~position.friends(i); leaps != 0; leaps &= leaps - 1) {
                targets |= tables.nearBit[near + (i << 6) + Long.numberOfTrailingZeros(leaps)];
            }
        }
        byte[] classes = tables.classes[code];
        int end = tables.program[at + 1];
        for (int i = tables.walk[at]; i < end; ) {
            int node = tables.node[i];
            int seen = classes[position.cells[node & 0xff] & 0xff];
            if (((node >>> (EMIT + seen)) & 1) != 0) {
                int effect = tables.effect[i];
                targets |= tables.nearBit[near + (node & 0xff)];
                targets |= (effect & Tables.NOT_THROUGH_ATTACK) == 0
                        ? 0
                        : tables.nearBit[near + ((effect >>> Tables.PASSED) & 0xff)];
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return targets;
    }

    /** Tells whether a square is safe for the king, which may have been found out with others near him. */
    private static boolean isSafe(Position position, int from, int square, int asked, int safe) {
        int bit = position.tables.nearBit[from * position.tables.squares + square];
        return (asked & bit) == 0 ? isKingSafe(position, from, square) : (safe & bit) != 0;
    }

    private static boolean isKingSafe(Position position, int from, int target) {
        return !Attacks.attacked(position.tables, position.cells, position.sets, target, 1 - position.side, from);
    }

    private static boolean isWithinLimits(Position position, int from, int effect, int asked, int safe) {
        boolean barred = (effect & Tables.NOT_FROM_CHECK) != 0 && position.isCheck();
        boolean through = (effect & Tables.NOT_THROUGH_ATTACK) != 0;
        return !barred && (!through || isSafe(position, from, (effect >>> Tables.PASSED) & 0xff, asked, safe));
    }

    /** Plays every move that a man's program emits and keeps those that leave its own king safe. */
    private static int tryOut(Position position, int from, int code, char @Nullable [] out, int emitted) {
        Tables tables = position.tables;
        byte[] classes = tables.classes[code];
        int at = code * tables.squares + from;
        int first = tables.program[at];
        int count = emitted;
        for (int i = first; i < tables.program[at + 1]; ) {
            int node = tables.node[i];
            int seen = classes[position.cells[node & 0xff] & 0xff];
            if (((node >>> (EMIT + seen)) & 1) != 0 && isWithinLimits(position, from, tables.effect[i], 0, 0)) {
                count = tryOut(position, (from << 8) | (i - first), out, count);
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    private static int tryOut(Position position, int move, char @Nullable [] out, int count) {
        return position.isSafe((char) move) ? emit(move, out, count) : count;
    }

    private static int enPassant(Position position, @Nullable PieceType only, char @Nullable [] out, int emitted) {
        Tables tables = position.tables;
        int count = emitted;
        for (int from : tables.capturersEnPassant[position.side * tables.squares + position.enPassant]) {
            int move = position.captureEnPassant(from);
            if (move >= 0 && (only == null || only.equals(tables.type[position.cells[from] & 0xff]))) {
                count = tryOut(position, move, out, count);
            }
        }
        return count;
    }

    private static int removals(Position position, char @Nullable [] out, int emitted) {
        int count = emitted;
        for (int i = 0; i < position.tables.words; i++) {
            for (long men = position.enemies(i); men != 0; men &= men - 1) {
                int square = (i << 6) + Long.numberOfTrailingZeros(men);
                if (!position.tables.king[position.cells[square] & 0xff]) {
                    count = tryOut(position, (square << 8) | Tables.REMOVAL, out, count);
                }
            }
        }
        return count;
    }
}

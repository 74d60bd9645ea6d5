package io.github.assize.core;

import static io.github.assize.core.Tables.MOVES;
import static io.github.assize.core.Tables.PASS;
import static io.github.assize.core.Tables.SKIP;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Generates the legal moves of one position, by any laws.
 *
 * <p>A piece that is neither king nor pinned needs no test: when there is no check every move of its program is legal,
 * and in check those to the squares that parry it. A pinned piece is kept to the squares of its mask. The king's own
 * targets are tested with the king without. What is left is verified by playing it: captures en passant, promotions
 * that return, removals, and everything where the enemy king's first move is at stake, which a check would cost him.
 *
 * <p>A move is a char: the square in the high byte, the node's place in the piece's program in the low byte, or
 * {@link Tables#REMOVAL}. Where no array is given to take them the moves are only counted.
 */
final class MoveGenerator {
    private MoveGenerator() {}

    /** Counts the legal moves, of one type of piece or, where it is null, of all. */
    static int count(Position position, @Nullable PieceType only) {
        return only == null && !position.isRightAtStake() ? countAll(position, null) : generate(position, only, null);
    }

    /** Returns an array for {@link #countAll} to keep the count of each piece in, but for those that are counted at once. */
    static byte[] newTally(Position position) {
        int pieces = 0;
        for (int i = 0; i < position.tables.words; i++) {
            pieces += Long.bitCount(inOrder(position, i));
        }
        return new byte[pieces];
    }

    /** Lists so many legal moves as there are. */
    static char[] list(Position position, @Nullable PieceType only, int count) {
        char[] moves = new char[count];
        generate(position, only, moves);
        return moves;
    }

    /**
     * Returns one of the moves that {@link #list} would list, without listing those of other pieces.
     *
     * @param tally how many moves each piece has, as {@link #countAll} has found
     * @param index its index, from 0 to one less than the number of moves
     */
    static char nth(Position position, byte[] tally, int index) {
        Tables tables = position.tables;
        long[] checkMask = position.isCheck() ? Attacks.checkMask(position) : null;
        int left = index;
        for (int i = 0, piece = 0; i < 2 * tables.words; i++) {
            for (long pieces = inOrder(position, i); pieces != 0; pieces &= pieces - 1) {
                int from = square(position, i, pieces);
                int count = i < tables.words ? tally[piece++] & 0xff : piece(position, from, checkMask, null, 0);
                if (left < count) {
                    return listPiece(position, from, checkMask, count)[left];
                }
                left -= count;
            }
        }
        char[] rest = new char[rest(position, null, null, 0)];
        rest(position, null, rest, 0);
        return rest[left];
    }

    /** Lists the moves that the program of one piece makes, whether or not they are legal. */
    static char[] pseudoLegal(Position position, int from) {
        char[] moves = new char[Tables.REMOVAL];
        int count = walk(position, from, position.cells[from] & 0xff, null, moves, 0);
        return Arrays.copyOf(moves, count);
    }

    private static char[] listPiece(Position position, int from, long @Nullable [] checkMask, int count) {
        char[] moves = new char[count];
        piece(position, from, checkMask, moves, 0);
        return moves;
    }

    private static int generate(Position position, @Nullable PieceType only, char @Nullable [] out) {
        return rest(position, only, out, pieces(position, only, out));
    }

    private static int pieces(Position position, @Nullable PieceType only, char @Nullable [] out) {
        Tables tables = position.tables;
        long[] checkMask = position.isCheck() ? Attacks.checkMask(position) : null;
        int count = 0;
        for (int i = 0; i < 2 * tables.words; i++) {
            for (long pieces = inOrder(position, i); pieces != 0; pieces &= pieces - 1) {
                int from = square(position, i, pieces);
                if (only == null || only.equals(tables.type[position.cells[from] & 0xff])) {
                    count = piece(position, from, checkMask, out, count);
                }
            }
        }
        return count;
    }

    /**
     * Returns the pieces that may move, in the order of their moves: the words of those looked at one by one, then of those
     * counted at once.
     *
     * @param i which word, from 0 to one less than twice the number of words of the board
     */
    private static long inOrder(Position position, int i) {
        int words = position.tables.words;
        return i < words ? position.us(i) & ~position.bulkFree(i) : position.bulkFree(i - words);
    }

    /** Returns the first square of what is left of a word that {@link #inOrder} has given. */
    private static int square(Position position, int i, long pieces) {
        int words = position.tables.words;
        return ((i < words ? i : i - words) << 6) + Long.numberOfTrailingZeros(pieces);
    }

    /** Emits captures en passant and, where there is no other move, removals. */
    private static int rest(Position position, @Nullable PieceType only, char @Nullable [] out, int found) {
        int count = position.enPassant < 0 ? found : enPassant(position, only, out, found);
        return count == 0 && mayRemove(position, only) ? removals(position, out, count) : count;
    }

    /** Returns whether a side that has no move of one type or, where it is null, of any may remove a piece. */
    private static boolean mayRemove(Position position, @Nullable PieceType only) {
        if (!position.tables.laws.removal().value() || position.isCheck()) {
            return false;
        }
        return only == null || (position.enPassant < 0 && pieces(position, null, null) == 0);
    }

    private static int piece(
            Position position, int from, long @Nullable [] checkMask, char @Nullable [] out, int count) {
        Tables tables = position.tables;
        int code = position.cells[from] & 0xff;
        if (position.isRightAtStake() || tables.needsVerification[code * tables.squares + from]) {
            return verify(position, from, code, out, count);
        }
        if (tables.king[code]) {
            return position.isRightAtStakeForKing()
                    ? verify(position, from, code, out, count)
                    : king(position, from, code, out, count);
        }
        boolean pinned = position.checkInfo().isPinned(from);
        return walk(position, from, code, pinned ? Attacks.pinMask(position, from) : checkMask, out, count);
    }

    /**
     * Counts the legal moves without listing them: pawns at once, leaps by words, and only rides by walking.
     *
     * @param tally where to keep the count of each piece that is not among those counted at once, or null
     */
    static int countAll(Position position, byte @Nullable [] tally) {
        Tables tables = position.tables;
        CheckInfo checkInfo = position.checkInfo();
        int king = position.kingSquare(position.side);
        long[] checkMask = checkInfo.isCheck() ? Attacks.checkMask(position) : null;
        PawnSteps steps = tables.steps[position.side];
        int words = tables.words;
        long w0 = position.us(0);
        long w1 = words > 1 ? position.us(1) : 0;
        long w2 = words > 2 ? position.us(2) : 0;
        long w3 = words > 3 ? position.us(3) : 0;
        int count = 0;
        for (int i = 0, piece = 0; i < tables.words; i++) {
            long bulk = position.bulkFree(i);
            count += steps.count(position, i, bulk, checkMask);
            long bound = checkInfo.pinned(i) | (i == king >> 6 ? 1L << king : 0);
            for (long pieces = position.us(i) & ~bulk; pieces != 0; pieces &= pieces - 1, piece++) {
                int from = (i << 6) + Long.numberOfTrailingZeros(pieces);
                int code = position.cells[from] & 0xff;
                int at = code * tables.squares + from;
                if (isBlockedIn(tables.firstTargets, at * words, words, w0, w1, w2, w3)) {
                    continue;
                }
                boolean free = checkMask == null && ((bound >>> from) & 1) == 0 && !tables.needsVerification[at];
                int moves = free ? countFree(position, code, from) : piece(position, from, checkMask, null, 0);
                count += moves;
                if (tally != null) {
                    tally[piece] = (byte) moves;
                }
            }
        }
        return rest(position, null, null, count);
    }

    /** Counts the moves of a piece that is free to make them all. */
    private static int countFree(Position position, int code, int from) {
        Tables tables = position.tables;
        int at = code * tables.squares + from;
        int words = tables.words;
        int walk = tables.firstRide[at];
        int end = tables.program[at + 1];
        int count = walk - tables.program[at];
        count -= count == 0
                ? 0
                : Attacks.common(tables.leapTargets, at * words, position.sets, position.side * words, words);
        int[] nodes = tables.node;
        byte[] classes = tables.classes[code];
        byte[] cells = position.cells;
        for (int i = walk; i < end; ) {
            int node = nodes[i];
            int seen = classes[cells[node & 0xff] & 0xff];
            count += (node >>> (MOVES + seen)) & 1;
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    /** Returns whether a set of up to four words holds all of a piece's first squares. */
    private static boolean isBlockedIn(long[] firstTargets, int at, int words, long w0, long w1, long w2, long w3) {
        long free = firstTargets[at] & ~w0;
        if (words > 1) {
            free |= firstTargets[at + 1] & ~w1;
            if (words > 2) {
                free |= firstTargets[at + 2] & ~w2;
                if (words > 3) {
                    free |= firstTargets[at + 3] & ~w3;
                }
            }
        }
        return free == 0;
    }

    private static int add(int move, char @Nullable [] out, int count) {
        if (out != null) {
            out[count] = (char) move;
        }
        return count + 1;
    }

    private static int walk(
            Position position, int from, int code, long @Nullable [] targets, char @Nullable [] out, int found) {
        Tables tables = position.tables;
        byte[] classes = tables.classes[code];
        int first = tables.program[code * tables.squares + from];
        int end = tables.program[code * tables.squares + from + 1];
        int count = found;
        for (int i = first; i < end; ) {
            int node = tables.node[i];
            int to = node & 0xff;
            int seen = classes[position.cells[to] & 0xff];
            if (((node >>> (MOVES + seen)) & 1) != 0 && (targets == null || ((targets[to >> 6] >>> to) & 1) != 0)) {
                count = add((from << 8) | (i - first), out, count);
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    /** Finds out first which targets near the king are safe, then makes the moves that end there. */
    private static int king(Position position, int from, int code, char @Nullable [] out, int found) {
        Tables tables = position.tables;
        int at = code * tables.squares + from;
        int asked = targetsNearby(position, from, code);
        int safe = Attacks.safeNearby(tables, position.cells, position.sets, from, asked, 1 - position.side);
        if (tables.staysNear[at] && (out == null || safe == 0)) {
            return found + Integer.bitCount(safe);
        }
        byte[] classes = tables.classes[code];
        int first = tables.program[at];
        int count = found;
        for (int i = first; i < tables.program[at + 1]; ) {
            int node = tables.node[i];
            int to = node & 0xff;
            int seen = classes[position.cells[to] & 0xff];
            if (((node >>> (MOVES + seen)) & 1) != 0
                    && isSafe(position, from, to, asked, safe)
                    && isWithinLimits(position, from, tables.effect[i], asked, safe)) {
                count = add((from << 8) | (i - first), out, count);
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
            for (long leaps = tables.leapTargets[words * at + i] & ~position.us(i); leaps != 0; leaps &= leaps - 1) {
                targets |= tables.nearBit[near + (i << 6) + Long.numberOfTrailingZeros(leaps)];
            }
        }
        byte[] classes = tables.classes[code];
        int end = tables.program[at + 1];
        for (int i = tables.firstRide[at]; i < end; ) {
            int node = tables.node[i];
            int seen = classes[position.cells[node & 0xff] & 0xff];
            if (((node >>> (MOVES + seen)) & 1) != 0) {
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

    /** Returns whether a square is safe for the king, which may have been found out with others near him. */
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

    /** Plays every move that a piece's program makes and keeps those that leave its own king safe. */
    private static int verify(Position position, int from, int code, char @Nullable [] out, int found) {
        Tables tables = position.tables;
        byte[] classes = tables.classes[code];
        int at = code * tables.squares + from;
        int first = tables.program[at];
        int count = found;
        for (int i = first; i < tables.program[at + 1]; ) {
            int node = tables.node[i];
            int seen = classes[position.cells[node & 0xff] & 0xff];
            if (((node >>> (MOVES + seen)) & 1) != 0 && isWithinLimits(position, from, tables.effect[i], 0, 0)) {
                count = verify(position, (from << 8) | (i - first), out, count);
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    private static int verify(Position position, int move, char @Nullable [] out, int count) {
        return position.isSafe((char) move) ? add(move, out, count) : count;
    }

    private static int enPassant(Position position, @Nullable PieceType only, char @Nullable [] out, int found) {
        Tables tables = position.tables;
        int count = found;
        for (int from : tables.capturersEnPassant[position.side * tables.squares + position.enPassant]) {
            int move = position.captureEnPassant(from);
            if (move >= 0 && (only == null || only.equals(tables.type[position.cells[from] & 0xff]))) {
                count = verify(position, move, out, count);
            }
        }
        return count;
    }

    private static int removals(Position position, char @Nullable [] out, int found) {
        int count = found;
        for (int i = 0; i < position.tables.words; i++) {
            for (long pieces = position.them(i); pieces != 0; pieces &= pieces - 1) {
                int square = (i << 6) + Long.numberOfTrailingZeros(pieces);
                if (!position.tables.king[position.cells[square] & 0xff]) {
                    count = verify(position, (square << 8) | Tables.REMOVAL, out, count);
                }
            }
        }
        return count;
    }
}

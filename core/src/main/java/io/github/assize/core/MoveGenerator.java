package io.github.assize.core;

import static io.github.assize.core.Tables.EMIT;
import static io.github.assize.core.Tables.PASS;
import static io.github.assize.core.Tables.SKIP;

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
    private final Position position;
    private final Tables tables;
    private final byte[] cells;
    private final char @Nullable [] out;
    private final @Nullable PieceType only;
    private int count;

    private MoveGenerator(Position position, @Nullable PieceType only, char @Nullable [] out) {
        this.position = position;
        this.tables = position.tables;
        this.cells = position.cells;
        this.only = only;
        this.out = out;
    }

    /** Counts the legal moves, of one type of man or, where it is null, of all. */
    static int count(Position position, @Nullable PieceType only) {
        MoveGenerator generator = new MoveGenerator(position, only, null);
        generator.generate();
        return generator.count;
    }

    /** Lists so many legal moves as there are. */
    static char[] list(Position position, @Nullable PieceType only, int count) {
        char[] moves = new char[count];
        new MoveGenerator(position, only, moves).generate();
        return moves;
    }

    private void generate() {
        int words = tables.words;
        int run = position.side * words;
        for (int i = 0; i < words; i++) {
            for (long men = position.sets[run + i]; men != 0; men &= men - 1) {
                man((i << 6) + Long.numberOfTrailingZeros(men));
            }
        }
        if (position.enPassant >= 0) {
            enPassant();
        }
        if (count == 0 && tables.laws.removesWhenStalemated() && !position.isCheck()) {
            removals();
        }
    }

    private void man(int from) {
        int code = cells[from] & 0xff;
        if (only != null && !tables.type[code].equals(only)) {
            return;
        }
        int at = code * tables.squares + from;
        if (position.isEntangled() || tables.tried[at]) {
            tryOut(from, code);
        } else if (tables.king[code]) {
            king(from, code);
        } else if (Attacks.has(position.sets, Attacks.PINNED, tables.words, from)) {
            walk(from, code, Attacks.leash(position, from), 0);
        } else if (position.isCheck()) {
            walk(from, code, position.sets, Attacks.EVASION * tables.words);
        } else if (out == null) {
            count += countWalk(tables.node, tables.classes[code], cells, tables.program[at], tables.program[at + 1]);
        } else {
            walk(from, code, null, 0);
        }
    }

    private static int countWalk(int[] nodes, byte[] classes, byte[] cells, int first, int end) {
        int count = 0;
        for (int i = first; i < end; ) {
            int node = nodes[i];
            int seen = classes[cells[node & 0xff] & 0xff];
            count += (node >>> (EMIT + seen)) & 1;
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
        return count;
    }

    private void walk(int from, int code, long @Nullable [] targets, int offset) {
        byte[] classes = tables.classes[code];
        int at = code * tables.squares + from;
        int first = tables.program[at];
        int end = tables.program[at + 1];
        for (int i = first; i < end; ) {
            int node = tables.node[i];
            int to = node & 0xff;
            int seen = classes[cells[to] & 0xff];
            if (((node >>> (EMIT + seen)) & 1) != 0
                    && (targets == null || ((targets[offset + (to >> 6)] >>> to) & 1) != 0)) {
                emit((from << 8) | (i - first));
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
    }

    private void emit(int move) {
        if (out != null) {
            out[count] = (char) move;
        }
        count++;
    }

    private void king(int from, int code) {
        byte[] classes = tables.classes[code];
        int at = code * tables.squares + from;
        int first = tables.program[at];
        for (int i = first; i < tables.program[at + 1]; ) {
            int node = tables.node[i];
            int to = node & 0xff;
            int seen = classes[cells[to] & 0xff];
            if (((node >>> (EMIT + seen)) & 1) != 0 && isKingSafe(from, to) && isWithinLimits(from, tables.effect[i])) {
                emit((from << 8) | (i - first));
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
    }

    private boolean isKingSafe(int from, int target) {
        return !Attacks.attacked(tables, cells, position.sets, target, 1 - position.side, from);
    }

    private boolean isWithinLimits(int from, int effect) {
        if ((effect & (Tables.NOT_FROM_CHECK | Tables.NOT_THROUGH_ATTACK)) == 0) {
            return true;
        }
        boolean barred = (effect & Tables.NOT_FROM_CHECK) != 0 && position.isCheck();
        boolean through = (effect & Tables.NOT_THROUGH_ATTACK) != 0;
        return !barred && (!through || isKingSafe(from, (effect >>> Tables.PASSED) & 0xff));
    }

    /** Plays every move that a man's program emits and keeps those that leave its own king safe. */
    private void tryOut(int from, int code) {
        byte[] classes = tables.classes[code];
        int at = code * tables.squares + from;
        int first = tables.program[at];
        for (int i = first; i < tables.program[at + 1]; ) {
            int node = tables.node[i];
            int seen = classes[cells[node & 0xff] & 0xff];
            if (((node >>> (EMIT + seen)) & 1) != 0 && isWithinLimits(from, tables.effect[i])) {
                tryOut((from << 8) | (i - first));
            }
            i += ((node >>> (PASS + seen)) & 1) != 0 ? 1 : (node >>> SKIP) & 0xff;
        }
    }

    private void tryOut(int move) {
        if (position.isSafe((char) move)) {
            emit(move);
        }
    }

    private void enPassant() {
        for (int from : tables.capturersEnPassant[position.side * tables.squares + position.enPassant]) {
            int move = position.captureEnPassant(from);
            if (move >= 0 && (only == null || tables.type[cells[from] & 0xff].equals(only))) {
                tryOut(move);
            }
        }
    }

    private void removals() {
        int words = tables.words;
        for (int i = 0; i < words; i++) {
            for (long men = position.sets[(1 - position.side) * words + i]; men != 0; men &= men - 1) {
                int square = (i << 6) + Long.numberOfTrailingZeros(men);
                if (!tables.king[cells[square] & 0xff]) {
                    tryOut((square << 8) | Tables.REMOVAL);
                }
            }
        }
    }
}

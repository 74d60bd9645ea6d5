package io.github.assize.core.engine;

import org.jspecify.annotations.Nullable;

/**
 * How many legal moves there are, and how many of them each piece has, so that one of them is found by its index without
 * listing those of other pieces. Immutable, and safe to see early.
 */
public final class Tally {
    private final State state;
    private final int size;

    /** How many moves each piece has that is not counted with others, or null where moves can only be found all together. */
    private final byte @Nullable [] byPiece;

    private Tally(State state, int size, byte @Nullable [] byPiece) {
        this.state = state;
        this.size = size;
        this.byPiece = byPiece;
    }

    /**
     * Counts the legal moves, whatever the die shows.
     *
     * @param state the position
     * @return the counts
     */
    public static Tally of(State state) {
        if (state.isRightAtStake() || state.enPassant >= 0 || RandomMove.mayCastle(state)) {
            return new Tally(state, state.count(State.ANY), null);
        }
        byte[] byPiece = newTally(state);
        return new Tally(state, MoveGenerator.countAll(state, byPiece), byPiece);
    }

    /**
     * Takes over a count.
     *
     * @param state the position
     * @param size how many moves are legal
     * @return counts that find no move
     */
    public static Tally of(State state, int size) {
        return new Tally(state, size, null);
    }

    /** Returns an array for {@link MoveGenerator#countAll} to keep the count of each piece in, but for those that are counted at once. */
    private static byte[] newTally(State state) {
        int pieces = 0;
        for (int i = 0; i < state.tables.words; i++) {
            pieces += Long.bitCount(state.us(i) & ~state.bulkFree(i));
        }
        return new byte[pieces];
    }

    /**
     * Returns how many moves are legal.
     *
     * @return their number
     */
    public int size() {
        return size;
    }

    /**
     * Finds a move by its index.
     *
     * @param index its index, from 0 to one less than the number of moves
     * @param inOrder whether it is that in the order of {@link MoveCode}, or in the list of {@link State#list}, of all moves
     * @return the move, or -1 where moves can only be found all together
     */
    public int nth(int index, boolean inOrder) {
        byte[] counts = byPiece;
        if (counts == null) {
            return -1;
        }
        return inOrder ? nthInOrder(counts, index) : nthListed(counts, index);
    }

    private int nthListed(byte[] counts, int index) {
        Tables tables = state.tables;
        long[] checkMask = state.isCheck() ? Attacks.checkMask(state) : null;
        int left = index;
        for (int i = 0, piece = 0; i < tables.words; i++) {
            for (long pieces = state.us(i) & ~state.bulkFree(i); pieces != 0; pieces &= pieces - 1, piece++) {
                int count = counts[piece] & 0xff;
                if (left < count) {
                    return nth(Attacks.first(i, pieces), checkMask, left);
                }
                left -= count;
            }
        }
        PawnSteps steps = tables.steps[state.side];
        for (int i = 0; i < tables.words; i++) {
            int count = steps.count(state, i, state.bulkFree(i), checkMask);
            if (left < count) {
                return steps.nth(state, i, state.bulkFree(i), checkMask, left);
            }
            left -= count;
        }
        return nthRest(left);
    }

    /** Finds one of the legal moves of a piece by its index. */
    private int nth(int from, long @Nullable [] checkMask, int index) {
        Tables tables = state.tables;
        int code = state.code(from);
        int first = tables.program[code * tables.squares + from];
        if (tables.needsVerification[code * tables.squares + from] || tables.king[code]) {
            int[] moves = new int[index + 1];
            MoveGenerator.piece(state, from, checkMask, moves, 0);
            return moves[index];
        }
        long[] targets = state.checkInfo().isPinned(from) ? Attacks.pinMask(state, from) : checkMask;
        byte[] classes = tables.seen[code];
        int left = index;
        int i = first;
        while (true) {
            int node = tables.node[i];
            int to = Node.square(node);
            int seen = classes[state.cells[to] & 0xff];
            if (Node.isMove(node, seen) && (targets == null || ((targets[to >> 6] >>> to) & 1) != 0)) {
                if (left == 0) {
                    return MoveCode.of(from, to, i - first);
                }
                left--;
            }
            i = Node.next(i, node, seen);
        }
    }

    /** Finds one of the captures en passant, removals or exchanges by its index, where there are no other moves before it. */
    private int nthRest(int index) {
        int[] rest = new int[index + 1];
        MoveGenerator.rest(state, State.ANY, rest, 0);
        return rest[index];
    }

    private int nthInOrder(byte[] counts, int index) {
        Tables tables = state.tables;
        long[] checkMask = state.isCheck() ? Attacks.checkMask(state) : null;
        PawnSteps steps = tables.steps[state.side];
        int left = index;
        for (int i = 0, piece = 0; i < tables.words; i++) {
            long bulk = state.bulkFree(i);
            for (long pieces = state.us(i); pieces != 0; ) {
                long other = Long.lowestOneBit(pieces & ~bulk);
                long pawns = pieces & (other - 1);
                if (pawns != 0) {
                    int count = steps.count(state, i, pawns, checkMask);
                    if (left < count) {
                        return nthOfPawns(i, pawns, checkMask, left);
                    }
                    left -= count;
                }
                int count = other == 0 ? 0 : counts[piece++] & 0xff;
                if (left < count) {
                    return nthInOrder(Attacks.first(i, other), checkMask, count, left);
                }
                left -= count;
                pieces &= ~(pawns | other);
            }
        }
        return nthRest(left);
    }

    private int nthOfPawns(int word, long pawns, long @Nullable [] checkMask, int index) {
        int left = index;
        long rest = pawns;
        while (true) {
            int from = Attacks.first(word, rest);
            int count = MoveGenerator.piece(state, from, checkMask, null, 0);
            if (left < count) {
                return nthInOrder(from, checkMask, count, left);
            }
            left -= count;
            rest &= rest - 1;
        }
    }

    private int nthInOrder(int from, long @Nullable [] checkMask, int count, int index) {
        int[] moves = new int[count];
        MoveGenerator.piece(state, from, checkMask, moves, 0);
        MoveCode.sort(moves);
        return moves[index];
    }
}

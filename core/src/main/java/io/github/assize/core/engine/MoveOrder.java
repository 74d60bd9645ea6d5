package io.github.assize.core.engine;

import org.jspecify.annotations.Nullable;

/**
 * Finds one move of a position by its place in the order of {@link MoveCode}, without listing those of other pieces.
 */
public final class MoveOrder {
    private MoveOrder() {}

    /**
     * Returns an array for {@link #tally} and {@link #nth}.
     *
     * @param state the position
     * @return the array, or null where moves of this position can only be found all together
     */
    public static byte @Nullable [] newTally(State state) {
        return state.isRightAtStake() || state.enPassant >= 0 || RandomMove.mayCastle(state)
                ? null
                : MoveGenerator.newTally(state);
    }

    /**
     * Counts all legal moves, and keeps how many each piece has.
     *
     * @param state the position
     * @param tally the array to keep them in
     * @return the number of moves
     */
    public static int tally(State state, byte[] tally) {
        return MoveGenerator.countAll(state, tally);
    }

    /**
     * Finds a move by its index.
     *
     * @param state the position
     * @param tally how many moves each piece has, as {@link #tally} has found
     * @param index its index in the order, from 0 to one less than the number of moves
     * @return the move
     */
    public static int nth(State state, byte[] tally, int index) {
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
                        return nthOfPawns(state, i, pawns, checkMask, left);
                    }
                    left -= count;
                }
                int count = other == 0 ? 0 : tally[piece++] & 0xff;
                if (left < count) {
                    return nthOf(state, Attacks.first(i, other), checkMask, count, left);
                }
                left -= count;
                pieces &= ~(pawns | other);
            }
        }
        return MoveGenerator.nthRest(state, left);
    }

    private static int nthOfPawns(State state, int word, long pawns, long @Nullable [] checkMask, int index) {
        int left = index;
        long rest = pawns;
        while (true) {
            int from = Attacks.first(word, rest);
            int count = MoveGenerator.piece(state, from, checkMask, null, 0);
            if (left < count) {
                return nthOf(state, from, checkMask, count, left);
            }
            left -= count;
            rest &= rest - 1;
        }
    }

    private static int nthOf(State state, int from, long @Nullable [] checkMask, int count, int index) {
        int[] moves = new int[count];
        MoveGenerator.piece(state, from, checkMask, moves, 0);
        sort(moves);
        return moves[index];
    }

    /**
     * Puts moves in order. They are found nearly so, piece by piece and those of a piece line by line, and then this takes less
     * time than a sort that is made for more.
     *
     * @param moves the moves
     */
    public static void sort(int[] moves) {
        for (int i = 1; i < moves.length; i++) {
            int move = moves[i];
            int j = i;
            for (; j > 0 && moves[j - 1] > move; j--) {
                moves[j] = moves[j - 1];
            }
            moves[j] = move;
        }
    }
}

package io.github.assize.core.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The order of the moves of a position: by origin, by destination, and, where two pieces share the origin, by their place
 * in its program. Pieces are looked at in the order of their squares anyhow, so that little is left to sort.
 */
public final class MoveOrder {
    private static final int ORIGIN = 17;
    private static final int TARGET = 9;
    private static final int CASTLES = 0x100;

    private MoveOrder() {}

    /**
     * Puts moves in order.
     *
     * @param state the position
     * @param moves moves of it
     */
    public static void sort(State state, int[] moves) {
        // These are never among others, and are in order as they are found.
        if (moves.length < 2 || MoveCode.isRemoval(moves[0]) || MoveCode.isExchange(moves[0])) {
            return;
        }
        for (int i = 0; i < moves.length; i++) {
            int way = MoveCode.isCastling(moves[i]) ? CASTLES : 0;
            moves[i] = (MoveCode.origin(moves[i]) << ORIGIN)
                    | (state.target(moves[i]) << TARGET)
                    | way
                    | MoveCode.way(moves[i]);
        }
        Arrays.sort(moves);
        for (int i = 0; i < moves.length; i++) {
            int origin = moves[i] >>> ORIGIN;
            int way = MoveCode.way(moves[i]);
            moves[i] = (moves[i] & CASTLES) != 0 ? MoveCode.castling(origin, way) : MoveCode.of(origin, way);
        }
    }

    /**
     * Finds one of the moves without listing those of other pieces.
     *
     * @param state the position
     * @param tally how many moves each piece has, as {@link State#tally} has found
     * @param index its index in the order, from 0 to one less than the number of moves
     * @return the move
     */
    public static int nth(State state, byte[] tally, int index) {
        Tables tables = state.tables;
        long[] checkMask = state.isCheck() ? Attacks.checkMask(state) : null;
        int left = index;
        for (int i = 0, piece = 0; i < tables.words; i++) {
            long bulk = state.bulkFree(i);
            for (long pieces = state.us(i); pieces != 0; ) {
                long other = Long.lowestOneBit(pieces & ~bulk);
                long pawns = pieces & (other - 1);
                int count = tables.steps[state.side].count(state, i, pawns, checkMask);
                if (left < count) {
                    return nthOfPawns(state, i, pawns, checkMask, left);
                }
                left -= count;
                count = other == 0 ? 0 : tally[piece++] & 0xff;
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
        int from = Attacks.first(word, rest);
        int count = MoveGenerator.piece(state, from, checkMask, null, 0);
        while (left >= count) {
            left -= count;
            rest &= rest - 1;
            from = Attacks.first(word, rest);
            count = MoveGenerator.piece(state, from, checkMask, null, 0);
        }
        return nthOf(state, from, checkMask, count, left);
    }

    private static int nthOf(State state, int from, long @Nullable [] checkMask, int count, int index) {
        int[] moves = new int[count];
        MoveGenerator.piece(state, from, checkMask, moves, 0);
        sort(state, moves);
        return moves[index];
    }
}

package io.github.assize.core.engine;

/** Judges one move by itself, without looking for others. */
public final class Legality {
    private Legality() {}

    /**
     * Returns whether a move of a piece's program is legal, whatever the die shows.
     *
     * @param state the position
     * @param move the move, perhaps of another position; no removal, exchange or castling, and no capture en passant
     * @return whether it is legal; false for what is none of a program
     */
    public static boolean holds(State state, int move) {
        Tables tables = state.tables;
        int from = MoveCode.origin(move);
        int code = from < tables.squares ? state.code(from) : 0;
        if (code == 0 || tables.side[code] != state.side || MoveCode.isSpecial(move)) {
            return false;
        }
        int first = tables.program[code * tables.squares + from];
        int index = first + MoveCode.place(move);
        return index < tables.program[code * tables.squares + from + 1]
                && Node.square(tables.node[index]) == MoveCode.target(move)
                && isMade(state, code, index)
                && isSafe(state, code, move);
    }

    /** Returns whether a walk through a program comes to a node, and a move ends there. */
    static boolean isMade(State state, int code, int index) {
        int[] nodes = state.tables.node;
        byte[] classes = state.tables.seen[code];
        byte[] cells = state.cells;
        int i = index - (state.tables.behindRoot[index] & 0xff);
        while (i < index) {
            int node = nodes[i];
            i = Node.next(i, node, classes[cells[Node.square(node)] & 0xff]);
        }
        return i == index && Node.isMove(nodes[i], classes[cells[Node.square(nodes[i])] & 0xff]);
    }

    /** Returns whether a move that a piece makes is legal: its own king's safety, and what else it asks for. */
    static boolean isSafe(State state, int code, int move) {
        Tables tables = state.tables;
        int from = MoveCode.origin(move);
        int at = code * tables.squares + from;
        if (state.isRightAtStake()
                || tables.needsVerification[at]
                || (tables.king[code] && state.isRightAtStakeForKing())) {
            return MoveGenerator.isVerified(state, move);
        }
        if (tables.king[code]) {
            return MoveGenerator.isKingSafe(state, from, MoveCode.target(move))
                    && MoveGenerator.isWithinLimits(state, from, state.effect(move), 0, 0);
        }
        boolean pinned = state.checkInfo().isPinned(from);
        return (!pinned && !state.isCheck())
                || has(pinned ? Attacks.pinMask(state, from) : Attacks.checkMask(state), MoveCode.target(move));
    }

    private static boolean has(long[] set, int square) {
        return ((set[square >> 6] >>> square) & 1) != 0;
    }
}

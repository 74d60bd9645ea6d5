package io.github.assize.core.engine;

import org.jspecify.annotations.Nullable;

/** Captures en passant: what a long step leaves to be captured, and the moves that capture it. */
final class Passing {
    private Passing() {}

    /** Returns what is left where squares passed are empty, and something on the board may be able to capture there. */
    static int left(State before, byte[] after, int from, int to) {
        Tables tables = before.tables;
        int passage = Passage.of(from, to, tables.files);
        int other = Passage.other(passage, before.side, tables.files);
        boolean first = mayBeCaptured(before, after, Passage.square(passage));
        boolean second = other >= 0 && mayBeCaptured(before, after, other);
        return Passage.left(passage, before.side, tables.files, first, second);
    }

    private static boolean mayBeCaptured(State before, byte[] after, int passed) {
        Tables tables = before.tables;
        if (after[passed] != 0) {
            return false;
        }
        for (int from : tables.capturersEnPassant[(1 - before.side) * tables.squares + passed]) {
            int code = after[from] & 0xff;
            if (code != 0 && tables.capturesEnPassant[code] && tables.side[code] != before.side) {
                return true;
            }
        }
        return false;
    }

    /** Returns what of a position's passage can be captured by a legal move. */
    static int legal(State state) {
        int files = state.tables.files;
        int other = Passage.other(state.enPassant, 1 - state.side, files);
        boolean first = captures(state, Passage.square(state.enPassant), State.ANY, null, 0) > 0;
        boolean second = other >= 0 && captures(state, other, State.ANY, null, 0) > 0;
        return Passage.left(state.enPassant, 1 - state.side, files, first, second);
    }

    /** Adds the captures en passant of one kind of piece, or of any. */
    static int captures(State state, int only, int @Nullable [] out, int found) {
        int other = Passage.other(state.enPassant, 1 - state.side, state.tables.files);
        int count = captures(state, Passage.square(state.enPassant), only, out, found);
        return other < 0 ? count : captures(state, other, only, out, count);
    }

    private static int captures(State state, int passed, int only, int @Nullable [] out, int found) {
        Tables tables = state.tables;
        int count = found;
        for (int from : tables.capturersEnPassant[state.side * tables.squares + passed]) {
            int code = state.code(from);
            boolean captures = code != 0 && tables.capturesEnPassant[code] && tables.side[code] == state.side;
            if (captures && state.code(passed) == 0 && (only == State.ANY || only == tables.kind[code])) {
                int first = tables.program[code * tables.squares + from];
                int end = tables.program[code * tables.squares + from + 1];
                for (int i = first; i < end; i++) {
                    int node = tables.node[i];
                    boolean there = Node.square(node) == passed && Node.captures(node) && Node.capturesOnly(node);
                    count = there
                            ? MoveGenerator.verify(state, MoveCode.of(from, passed, i - first), out, count)
                            : count;
                }
            }
        }
        return count;
    }
}

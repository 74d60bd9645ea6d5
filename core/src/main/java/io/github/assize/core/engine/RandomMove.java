package io.github.assize.core.engine;

import java.util.random.RandomGenerator;

/**
 * Draws one of the legal moves, each as likely as any other, without counting them. There are slots, one for each step that a
 * pawn can make and one for each node of the other pieces' programs, so that every move has one. A slot is drawn evenly, and
 * another as long as it is of no legal move. So a few nodes are looked at instead of all.
 */
public final class RandomMove {
    /** So many misses in a row are rare where there is a move in one slot of ten. */
    private static final int TRIES = 100;

    private static final int MOST_LISTED = 64;

    private RandomMove() {}

    /**
     * Draws a move.
     *
     * @param state the position
     * @param random where chance comes from
     * @return the move, or -1 where they must be counted to find one: there may be none
     */
    public static int draw(State state, RandomGenerator random) {
        if (state.isCheck() || state.isRightAtStake() || state.enPassant >= 0 || mayCastle(state)) {
            return ofList(state, random);
        }
        int steps = stepsOfPawns(state);
        int slots = steps + nodesOfOthers(state);
        for (int i = 0; slots > 0 && i < TRIES; i++) {
            int slot = random.nextInt(slots);
            int move = slot < steps ? step(state, slot) : moveOfOther(state, slot - steps);
            if (move >= 0) {
                return move;
            }
        }
        return -1;
    }

    /** Draws from a list: where few moves are legal, as in check, and where there are others than those of programs. */
    private static int ofList(State state, RandomGenerator random) {
        int[] moves = new int[MOST_LISTED];
        int count = MoveGenerator.generate(state, State.ANY, moves);
        return count == 0 || count > moves.length ? -1 : moves[random.nextInt(count)];
    }

    /** Returns whether the king of the side to move still has a right to castle from where he stands. */
    static boolean mayCastle(State state) {
        for (Castle castle : state.tables.castles) {
            if (castle.king == state.king(state.side) && castle.kingCode == state.code(castle.king)) {
                return true;
            }
        }
        return false;
    }

    /** Counts the steps of the pawns that are counted at once: these are neither pinned nor to be verified. */
    private static int stepsOfPawns(State state) {
        Tables tables = state.tables;
        int count = 0;
        for (int i = 0; i < tables.words; i++) {
            count += tables.steps[state.side].count(state, i, state.bulkFree(i), null);
        }
        return count;
    }

    private static int step(State state, int index) {
        PawnSteps steps = state.tables.steps[state.side];
        int left = index;
        int word = 0;
        for (; word < state.tables.words - 1; word++) {
            int count = steps.count(state, word, state.bulkFree(word), null);
            if (left < count) {
                break;
            }
            left -= count;
        }
        return steps.nth(state, word, state.bulkFree(word), null, left);
    }

    private static int nodesOfOthers(State state) {
        Tables tables = state.tables;
        int count = 0;
        for (int i = 0; i < tables.words; i++) {
            for (long pieces = state.us(i) & ~state.bulkFree(i); pieces != 0; pieces &= pieces - 1) {
                int from = Attacks.first(i, pieces);
                int at = state.code(from) * tables.squares + from;
                count += tables.program[at + 1] - tables.program[at];
            }
        }
        return count;
    }

    /** Returns the move at a node, the programs of all pieces laid end to end, or -1 where there is none. */
    private static int moveOfOther(State state, int node) {
        Tables tables = state.tables;
        int left = node;
        for (int i = 0; i < tables.words; i++) {
            for (long pieces = state.us(i) & ~state.bulkFree(i); pieces != 0; pieces &= pieces - 1) {
                int from = Attacks.first(i, pieces);
                int at = state.code(from) * tables.squares + from;
                int nodes = tables.program[at + 1] - tables.program[at];
                if (left < nodes) {
                    return move(state, from, left);
                }
                left -= nodes;
            }
        }
        return -1;
    }

    private static int move(State state, int from, int place) {
        Tables tables = state.tables;
        int code = state.code(from);
        int at = code * tables.squares + from;
        int index = tables.program[at] + place;
        if (!Legality.isMade(state, code, index)) {
            return -1;
        }
        int move = MoveCode.of(from, Node.square(tables.node[index]), place);
        return Legality.isSafe(state, code, move) ? move : -1;
    }
}

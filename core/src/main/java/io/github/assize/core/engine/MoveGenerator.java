package io.github.assize.core.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Generates the legal moves of one position, by any rules.
 *
 * <p>A piece that is neither king nor pinned needs no test: when there is no check every move of its program is legal, and
 * in check those to the squares of the check mask. A pinned piece is kept to its pin mask. The king's own targets are
 * tested as if he had left his square. What is left is verified by playing it: captures en passant, promotions that
 * return, removals, and everything where the enemy king's first move is at stake, which a check would cost him.
 *
 * <p>Where no array is given to take the moves they are only counted; where it is short only those are kept whose index
 * is within it.
 */
final class MoveGenerator {
    /** More moves than this are listed twice, as there was no room for them. */
    private static final int MANY = 64;

    private MoveGenerator() {}

    /** Counts the legal moves of one kind of piece or of {@link State#ANY}. */
    static int count(State state, int only) {
        return only == State.ANY && !state.isRightAtStake() ? countAll(state, null) : generate(state, only, null);
    }

    /** Returns whether there is a legal move: in check a king's mostly, or else a pawn's step, and what takes long is asked last. */
    static boolean canMove(State state) {
        Tables tables = state.tables;
        int king = state.king(state.side);
        if (state.isCheck() && piece(state, king, null, null, 0) > 0) {
            return true;
        }
        long[] checkMask = state.isCheck() ? Attacks.checkMask(state) : null;
        for (int i = 0; i < tables.words; i++) {
            if (!state.isRightAtStake() && tables.steps[state.side].any(state, i, state.bulkFree(i), checkMask)) {
                return true;
            }
        }
        for (int i = 0; i < tables.words; i++) {
            for (long pieces = state.us(i); pieces != 0; pieces &= pieces - 1) {
                int from = Attacks.first(i, pieces);
                if (from != king && (canGo(state, from) || piece(state, from, checkMask, null, 0) > 0)) {
                    return true;
                }
            }
        }
        return (checkMask == null && piece(state, king, null, null, 0) > 0) || rest(state, State.ANY, null, 0) > 0;
    }

    /** Returns whether it is plain that a piece has a move: a first square that no own piece holds, where nothing binds it. */
    private static boolean canGo(State state, int from) {
        Tables tables = state.tables;
        int at = state.code(from) * tables.squares + from;
        if (tables.needsVerification[at]
                || state.isRightAtStake()
                || state.isCheck()
                || state.checkInfo().isPinned(from)) {
            return false;
        }
        for (int i = 0; i < tables.words; i++) {
            if ((tables.sureTargets[at * tables.words + i] & ~state.us(i)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Lists the legal moves of one kind of piece or of {@link State#ANY}. */
    static int[] list(State state, int only) {
        int[] moves = new int[MANY];
        int count = generate(state, only, moves);
        if (count > MANY) {
            moves = new int[count];
            generate(state, only, moves);
        }
        return count == moves.length ? moves : Arrays.copyOf(moves, count);
    }

    /** Lists the moves of the program of one piece, whether or not they are legal. */
    static int[] pseudoLegal(State state, int from) {
        int[] moves = new int[walk(state, from, state.code(from), null, null, 0)];
        walk(state, from, state.code(from), null, moves, 0);
        return moves;
    }

    /** Lists the legal moves of one kind of piece or of {@link State#ANY}, or as many as fit in, and counts them all. */
    static int generate(State state, int only, int @Nullable [] out) {
        return rest(state, only, out, pieces(state, only, out));
    }

    /** Adds the moves of the programs: piece by piece, but at last those of the pawns that are counted at once, step by step. */
    private static int pieces(State state, int only, int @Nullable [] out) {
        Tables tables = state.tables;
        long[] checkMask = state.isCheck() ? Attacks.checkMask(state) : null;
        boolean together = only == State.ANY && out != null && !state.isRightAtStake();
        int count = 0;
        for (int i = 0; i < tables.words; i++) {
            for (long pieces = state.us(i) & (together ? ~state.bulkFree(i) : -1); pieces != 0; pieces &= pieces - 1) {
                int from = Attacks.first(i, pieces);
                if (only == State.ANY || only == tables.kind[state.code(from)]) {
                    count = piece(state, from, checkMask, out, count);
                }
            }
        }
        for (int i = 0; together && i < tables.words; i++) {
            count = tables.steps[state.side].list(state, i, state.bulkFree(i), checkMask, out, count);
        }
        return count;
    }

    /** Adds captures en passant, castling and, where there is no other move, removals or exchanges. */
    static int rest(State state, int only, int @Nullable [] out, int found) {
        int count = state.enPassant < 0 ? found : Passing.captures(state, only, out, found);
        return state.tables.hasSpecial ? special(state, only, out, count) : count;
    }

    private static int special(State state, int only, int @Nullable [] out, int found) {
        int count = castlings(state, only, out, found);
        if (count == 0 && state.tables.exchanges && !state.isCheck() && only == State.ANY) {
            return exchanges(state, out, count);
        }
        return count == 0 && mayRemove(state, only) ? removals(state, out, count) : count;
    }

    private static int castlings(State state, int only, int @Nullable [] out, int found) {
        int king = state.king(state.side);
        int count = found;
        for (int way = 0; way < state.tables.castles.length; way++) {
            Castle castle = state.tables.castles[way];
            int move = MoveCode.castling(castle.king, castle.partner, way);
            boolean asked = only == State.ANY || only == state.tables.kind[state.code(king)];
            if (asked && castle.king == king && isLegal(state, castle, move)) {
                count = add(move, out, count);
            }
        }
        return count;
    }

    /**
     * Returns whether both have their rights and nothing between them, and the king is in check neither before nor on the
     * way nor after it.
     */
    private static boolean isLegal(State state, Castle castle, int move) {
        if (state.code(castle.king) != castle.kingCode
                || state.code(castle.partner) != castle.partnerCode
                || state.isCheck()) {
            return false;
        }
        for (int square = castle.first(); square <= castle.last(); square++) {
            if (square != castle.king && square != castle.partner && state.code(square) != 0) {
                return false;
            }
        }
        int step = Integer.signum(castle.kingTo - castle.king);
        for (int square = castle.king; square != castle.kingTo; square += step) {
            if (!isKingSafe(state, castle.king, square + step)) {
                return false;
            }
        }
        return state.isSafe(move);
    }

    private static int exchanges(State state, int @Nullable [] out, int found) {
        int king = state.king(state.side);
        int count = found;
        for (int i = 0; i < state.tables.words; i++) {
            for (long pieces = state.us(i); pieces != 0; pieces &= pieces - 1) {
                int square = Attacks.first(i, pieces);
                if (square != king && state.tables.mayRest(state.code(square), king)) {
                    count = verify(state, MoveCode.exchange(king, square), out, count);
                }
            }
        }
        return count;
    }

    /** Returns whether a side that has no move of one kind, or of any, may remove a piece. */
    private static boolean mayRemove(State state, int only) {
        if (!state.tables.removals || state.isCheck()) {
            return false;
        }
        return only == State.ANY || (state.enPassant < 0 && pieces(state, State.ANY, null) == 0);
    }

    /** Adds the moves of one piece, captures en passant aside. */
    static int piece(State state, int from, long @Nullable [] checkMask, int @Nullable [] out, int count) {
        Tables tables = state.tables;
        int code = state.code(from);
        if (state.isRightAtStake() || tables.needsVerification[code * tables.squares + from]) {
            return verify(state, from, code, out, count);
        }
        if (tables.king[code]) {
            return state.isRightAtStakeForKing()
                    ? verify(state, from, code, out, count)
                    : king(state, from, code, out, count);
        }
        boolean pinned = state.checkInfo().isPinned(from);
        return walk(state, from, code, pinned ? Attacks.pinMask(state, from) : checkMask, out, count);
    }

    /**
     * Counts the legal moves without listing them: pawns at once, leaps by words, and only rides by walking.
     *
     * @param tally where to keep the count of each piece that is not among those counted at once, or null
     */
    static int countAll(State state, byte @Nullable [] tally) {
        Tables tables = state.tables;
        CheckInfo checkInfo = state.checkInfo();
        int king = state.king(state.side);
        long[] checkMask = checkInfo.isCheck() ? Attacks.checkMask(state) : null;
        PawnSteps steps = tables.steps[state.side];
        int words = tables.words;
        long w0 = state.us(0);
        long w1 = words > 1 ? state.us(1) : 0;
        long w2 = words > 2 ? state.us(2) : 0;
        long w3 = words > 3 ? state.us(3) : 0;
        int count = 0;
        for (int i = 0, piece = 0; i < words; i++) {
            long bulk = state.bulkFree(i);
            count += steps.count(state, i, bulk, checkMask);
            long bound = checkInfo.pinned(i) | (i == king >> 6 ? 1L << king : 0);
            for (long pieces = state.us(i) & ~bulk; pieces != 0; pieces &= pieces - 1, piece++) {
                int from = Attacks.first(i, pieces);
                int code = state.code(from);
                int at = code * tables.squares + from;
                if (isBlockedIn(tables.firstTargets, at * words, words, w0, w1, w2, w3)) {
                    continue;
                }
                boolean free = checkMask == null && ((bound >>> from) & 1) == 0 && !tables.needsVerification[at];
                int moves = free ? countFree(state, code, from) : piece(state, from, checkMask, null, 0);
                count += moves;
                if (tally != null) {
                    tally[piece] = (byte) moves;
                }
            }
        }
        return rest(state, State.ANY, null, count);
    }

    /** Counts the moves of a piece that is free to make them all. */
    private static int countFree(State state, int code, int from) {
        Tables tables = state.tables;
        int at = code * tables.squares + from;
        int words = tables.words;
        int ride = tables.firstRide[at];
        int end = tables.program[at + 1];
        int count = ride - tables.program[at];
        count -= count == 0 ? 0 : Attacks.common(tables.leapTargets, at * words, state.sets, state.side * words, words);
        int[] nodes = tables.node;
        byte[] classes = tables.seen[code];
        byte[] cells = state.cells;
        for (int i = ride, node, seen; i < end; i = Node.next(i, node, seen)) {
            node = nodes[i];
            seen = classes[cells[Node.square(node)] & 0xff];
            count += Node.move(node, seen);
        }
        return count;
    }

    /** Returns whether a set of up to four words holds all of a piece's first targets. */
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

    static int add(int move, int @Nullable [] out, int count) {
        if (out != null && count < out.length) {
            out[count] = move;
        }
        return count + 1;
    }

    private static int walk(
            State state, int from, int code, long @Nullable [] targets, int @Nullable [] out, int found) {
        Tables tables = state.tables;
        byte[] classes = tables.seen[code];
        int first = tables.program[code * tables.squares + from];
        int end = tables.program[code * tables.squares + from + 1];
        int count = found;
        for (int i = first, node, seen; i < end; i = Node.next(i, node, seen)) {
            node = tables.node[i];
            int to = Node.square(node);
            seen = classes[state.cells[to] & 0xff];
            if (Node.isMove(node, seen) && (targets == null || ((targets[to >> 6] >>> to) & 1) != 0)) {
                count = add(MoveCode.of(from, to, i - first), out, count);
            }
        }
        return count;
    }

    /** Finds out first which targets near the king are safe, then adds the moves that end there. */
    private static int king(State state, int from, int code, int @Nullable [] out, int found) {
        Tables tables = state.tables;
        int at = code * tables.squares + from;
        int asked = targetsNearby(state, from, code);
        int safe = Attacks.safeNearby(state, from, asked, 1 - state.side);
        if (tables.staysNear[at] && (out == null || safe == 0)) {
            return found + Integer.bitCount(safe);
        }
        byte[] classes = tables.seen[code];
        int first = tables.program[at];
        int end = tables.program[at + 1];
        int count = found;
        for (int i = first, node, seen; i < end; i = Node.next(i, node, seen)) {
            node = tables.node[i];
            int to = Node.square(node);
            seen = classes[state.cells[to] & 0xff];
            if (Node.isMove(node, seen)
                    && isSafe(state, from, to, asked, safe)
                    && isWithinLimits(state, from, tables.effect[i], asked, safe)) {
                count = add(MoveCode.of(from, to, i - first), out, count);
            }
        }
        return count;
    }

    /** Returns the squares of the king's zone to which he may go, or over which, if they are safe. */
    private static int targetsNearby(State state, int from, int code) {
        Tables tables = state.tables;
        int words = tables.words;
        int at = code * tables.squares + from;
        int near = from * tables.squares;
        int targets = 0;
        for (int i = 0; i < words; i++) {
            for (long leaps = tables.leapTargets[words * at + i] & ~state.us(i); leaps != 0; leaps &= leaps - 1) {
                targets |= tables.nearBit[near + Attacks.first(i, leaps)];
            }
        }
        byte[] classes = tables.seen[code];
        int end = tables.program[at + 1];
        for (int i = tables.firstRide[at], node, seen; i < end; i = Node.next(i, node, seen)) {
            node = tables.node[i];
            seen = classes[state.cells[Node.square(node)] & 0xff];
            if (Node.isMove(node, seen)) {
                int effect = tables.effect[i];
                boolean through = Effect.has(effect, Effect.NOT_THROUGH_ATTACK);
                targets |= tables.nearBit[near + Node.square(node)];
                targets |= through ? tables.nearBit[near + Effect.passed(effect)] : 0;
            }
        }
        return targets;
    }

    /** Returns whether a square is safe for the king, which may have been found out with others near him. */
    private static boolean isSafe(State state, int from, int square, int asked, int safe) {
        int bit = state.tables.nearBit[from * state.tables.squares + square];
        return (asked & bit) == 0 ? isKingSafe(state, from, square) : (safe & bit) != 0;
    }

    static boolean isKingSafe(State state, int from, int target) {
        return !Attacks.attacked(state.tables, state.cells, state.sets, target, 1 - state.side, from);
    }

    static boolean isWithinLimits(State state, int from, int effect, int asked, int safe) {
        boolean through = Effect.has(effect, Effect.NOT_THROUGH_ATTACK);
        boolean barred = Effect.has(effect, Effect.NOT_FROM_CHECK)
                && state.isCheck()
                && (through || !isOnlyGiver(state, Effect.passed(effect)));
        return !barred && (!through || isSafe(state, from, Effect.passed(effect), asked, safe));
    }

    /** Returns whether what gives check to the side to move stands on a square, and nothing else gives it. */
    private static boolean isOnlyGiver(State state, int square) {
        int[] givers = Attacks.attackers(state, state.king(state.side), 1 - state.side);
        return givers.length == 1 && givers[0] == square;
    }

    /** Plays every move of a piece's program and keeps those that leave its own king safe. */
    private static int verify(State state, int from, int code, int @Nullable [] out, int found) {
        Tables tables = state.tables;
        byte[] classes = tables.seen[code];
        int first = tables.program[code * tables.squares + from];
        int end = tables.program[code * tables.squares + from + 1];
        int count = found;
        for (int i = first, node, seen; i < end; i = Node.next(i, node, seen)) {
            node = tables.node[i];
            seen = classes[state.cells[Node.square(node)] & 0xff];
            int move = MoveCode.of(from, Node.square(node), i - first);
            count = Node.isMove(node, seen) && isVerified(state, move) ? add(move, out, count) : count;
        }
        return count;
    }

    /** Returns whether a move that a piece makes is legal, which is found out by playing it. */
    static boolean isVerified(State state, int move) {
        return isWithinLimits(state, MoveCode.origin(move), state.effect(move), 0, 0)
                && Landing.isPermitted(state, move)
                && state.isSafe(move);
    }

    static int verify(State state, int move, int @Nullable [] out, int count) {
        return state.isSafe(move) ? add(move, out, count) : count;
    }

    private static int removals(State state, int @Nullable [] out, int found) {
        int count = found;
        for (int i = 0; i < state.tables.words; i++) {
            for (long pieces = state.them(i); pieces != 0; pieces &= pieces - 1) {
                int square = Attacks.first(i, pieces);
                if (!state.tables.king[state.code(square)]) {
                    count = verify(state, MoveCode.removal(square), out, count);
                }
            }
        }
        return count;
    }
}

package io.github.assize.core.engine;

/**
 * A step of a program in one int: a square, the {@linkplain Seen classes} on it that let the walk pass, those on it with
 * which a move ends there, and the number of nodes to skip where the walk does not pass, itself included.
 *
 * <p>A program is walked like this, and every walk is written so:
 *
 * <pre>{@code
 * for (int i = first; i < end; i = Node.next(i, node, seen)) {
 *     node = nodes[i];
 *     seen = classes[cells[Node.square(node)] & 0xff];
 *     if (Node.isMove(node, seen)) …
 * }
 * }</pre>
 */
public final class Node {
    /** How many nodes a program may have: the moves of one piece are counted in a byte. */
    public static final int MAX_NODES = 254;

    private static final int PASS = 8;
    private static final int MOVES = PASS + Seen.CLASSES;
    private static final int SKIP = MOVES + Seen.CLASSES;
    private static final int CLASSES = (1 << Seen.CLASSES) - 1;

    private Node() {}

    /**
     * Packs a node.
     *
     * @param square the number of its square, from 0 to 255
     * @param pass the set of classes that let pass
     * @param moves the set of classes with which a move ends there
     * @param skip the number of nodes from this one to the first that is not behind it, from 1 to {@link #MAX_NODES}
     * @return the node
     */
    public static int of(int square, int pass, int moves, int skip) {
        return square | (pass << PASS) | (moves << MOVES) | (skip << SKIP);
    }

    static int square(int node) {
        return node & 0xff;
    }

    static int pass(int node) {
        return (node >>> PASS) & CLASSES;
    }

    static int moves(int node) {
        return (node >>> MOVES) & CLASSES;
    }

    static int skip(int node) {
        return node >>> SKIP;
    }

    /** Returns whether a move ends there, with such on the square. */
    static boolean isMove(int node, int seen) {
        return move(node, seen) != 0;
    }

    /** Returns 1 if a move ends there, with such on the square, or else 0. */
    static int move(int node, int seen) {
        return (node >>> (MOVES + seen)) & 1;
    }

    /**
     * Returns the index of the node to which the walk goes on from the one at an index, with such on its square. Two sums to
     * choose from become a branch, which is predicted; one sum with a choice in it becomes a conditional move, on which every
     * next step waits: perft was a quarter slower.
     */
    static int next(int i, int node, int seen) {
        return passes(node, seen) ? i + 1 : i + (node >>> SKIP);
    }

    static boolean hasMove(int node) {
        return moves(node) != 0;
    }

    static boolean passes(int node, int seen) {
        return ((node >>> (PASS + seen)) & 1) != 0;
    }

    static boolean captures(int node) {
        return ((node >>> (MOVES + Seen.ENEMY)) & 1) != 0;
    }

    static boolean capturesOnly(int node) {
        return ((node >>> (MOVES + Seen.EMPTY)) & 1) == 0;
    }

    /** Returns whether a node is a move to an empty square or a capture, and leads to nothing. */
    static boolean isLeap(int node) {
        return skip(node) == 1 && pass(node) == 0 && movesAnyway(node);
    }

    /** Returns whether a node is both a move to an empty square and a capture. */
    static boolean movesAnyway(int node) {
        return moves(node) == ((1 << Seen.EMPTY) | (1 << Seen.ENEMY));
    }

    /** Returns whether a node only asks that its square be empty for the one node behind it. */
    static boolean isGate(int node) {
        return skip(node) == 2 && pass(node) == 1 << Seen.EMPTY && moves(node) == 0;
    }
}

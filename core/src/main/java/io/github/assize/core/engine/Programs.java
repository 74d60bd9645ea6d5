package io.github.assize.core.engine;

/**
 * The programs of a game, laid end to end. For each code and square there is a run of {@link Node}s that walks all moves
 * from there. A leap is one node; a ride is a chain; a bent ride is a chain with two branches; a square that a lame leap
 * passes is a node where no move ends.
 */
final class Programs {
    /** By code and square: the first node; the next entry's is the end. */
    final int[] first;

    final int[] node;
    final int[] effect;

    /** By node: how many nodes before it its line or tree begins, at which a walk comes by whatever stands where. */
    final byte[] behindRoot;

    private Programs(int[] first, int[] node, int[] effect) {
        this.first = first;
        this.node = node;
        this.effect = effect;
        this.behindRoot = new byte[node.length];
        for (int i = 0, root = 0; i < node.length; i++) {
            root = i == root + Node.skip(node[root]) ? i : root;
            behindRoot[i] = (byte) (i - root);
        }
    }

    static Programs of(int[][] nodes, int[][] effects) {
        int[] first = new int[nodes.length + 1];
        for (int at = 0; at < nodes.length; at++) {
            first[at + 1] = first[at] + nodes[at].length;
        }
        return new Programs(first, flat(nodes, first), flat(effects, first));
    }

    private static int[] flat(int[][] parts, int[] first) {
        int[] whole = new int[first[parts.length]];
        for (int at = 0; at < parts.length; at++) {
            System.arraycopy(parts[at], 0, whole, first[at], parts[at].length);
        }
        return whole;
    }

    /** Returns whether a move of a program has any of some flags of {@link Effect}. */
    boolean has(int at, int flags) {
        for (int i = first[at]; i < first[at + 1]; i++) {
            if (Effect.has(effect[i], flags)) {
                return true;
            }
        }
        return false;
    }
}

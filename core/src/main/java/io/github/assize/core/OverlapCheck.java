package io.github.assize.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sees to it that no man can make the same move in two ways at once; else it would be listed twice. */
final class OverlapCheck {
    private OverlapCheck() {}

    /**
     * A way to emit a move.
     *
     * @param emit the classes on the target that emit it
     * @param passes by square, the classes that let pass
     */
    private record Way(int emit, Map<Integer, Integer> passes) {
        static Way to(int[] node, int first, int at) {
            return new Way(node[at] >>> Tables.EMIT, OverlapCheck.passes(node, first, at));
        }

        boolean overlaps(Way other) {
            if ((emit & other.emit) == 0) {
                return false;
            }
            return passes.entrySet().stream()
                    .allMatch(e -> (e.getValue() & other.passes.getOrDefault(e.getKey(), e.getValue())) != 0);
        }
    }

    /**
     * Checks the nodes of one man on one square.
     *
     * @throws IllegalArgumentException if two ways lead to the same move
     */
    static void check(Piece piece, int from, Tables tables, int[] node, int first, int end) {
        Map<Integer, List<Integer>> nodes = new HashMap<>();
        for (int i = first; i < end; i++) {
            if (node[i] >>> Tables.EMIT == 0) {
                continue;
            }
            int to = node[i] & 0xff;
            List<Integer> others = nodes.computeIfAbsent(to, key -> new ArrayList<>());
            // Few squares are reached in two ways: the way there is looked at only then.
            if (!others.isEmpty() && overlaps(node, first, i, others)) {
                throw new IllegalArgumentException(piece.type() + ": two of the movements in "
                        + piece.type().betza() + " make the same move "
                        + Square.of(from % tables.files, from / tables.files)
                        + Square.of(to % tables.files, to / tables.files) + "; write it once");
            }
            others.add(i);
        }
    }

    private static boolean overlaps(int[] node, int first, int at, List<Integer> others) {
        Way way = Way.to(node, first, at);
        return others.stream().anyMatch(other -> way.overlaps(Way.to(node, first, other)));
    }

    /** Returns what the nodes above one let pass: those before it whose subtree holds it. */
    private static Map<Integer, Integer> passes(int[] node, int first, int at) {
        Map<Integer, Integer> passes = new HashMap<>();
        for (int i = first; i < at; i++) {
            if (i + ((node[i] >>> Tables.SKIP) & 0xff) > at) {
                passes.put(node[i] & 0xff, (node[i] >>> Tables.PASS) & 0x1f);
            }
        }
        return passes;
    }
}

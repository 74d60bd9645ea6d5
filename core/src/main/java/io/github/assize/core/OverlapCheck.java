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
        Map<Integer, List<Way>> ways = new HashMap<>();
        for (int i = first; i < end; i++) {
            int emit = node[i] >>> Tables.EMIT;
            if (emit == 0) {
                continue;
            }
            int to = node[i] & 0xff;
            List<Way> others = ways.computeIfAbsent(to, key -> new ArrayList<>());
            Way way = new Way(emit, passes(node, first, i));
            if (others.stream().anyMatch(way::overlaps)) {
                throw new IllegalArgumentException(piece.type() + ": two of the movements in "
                        + piece.type().betza() + " make the same move "
                        + Square.of(from % tables.files, from / tables.files)
                        + Square.of(to % tables.files, to / tables.files) + "; write it once");
            }
            others.add(way);
        }
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

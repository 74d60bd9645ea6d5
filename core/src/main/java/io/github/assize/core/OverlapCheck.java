package io.github.assize.core;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Checks that no piece can make the same move in two ways at once; else it would be listed twice. */
final class OverlapCheck {
    private final Tables tables;

    /** By square: the last node that makes a move there, counted over all programs. */
    private final int[] last;

    OverlapCheck(Tables tables) {
        this.tables = tables;
        this.last = new int[tables.squares];
        Arrays.fill(last, -1);
    }

    /**
     * A approach to moves a move.
     *
     * @param moves the classes on the target that moves it
     * @param passes by square, the classes that let pass
     */
    private record Approach(int moves, Map<Integer, Integer> passes) {
        static Approach to(int[] node, int first, int at) {
            return new Approach(node[at] >>> Tables.MOVES, OverlapCheck.passes(node, first, at));
        }

        boolean overlaps(Approach other) {
            if ((moves & other.moves) == 0) {
                return false;
            }
            return passes.entrySet().stream()
                    .allMatch(e -> (e.getValue() & other.passes.getOrDefault(e.getKey(), e.getValue())) != 0);
        }
    }

    /**
     * Checks the nodes of one piece on one square.
     *
     * @throws IllegalArgumentException if two ways lead to the same move
     */
    void check(Piece piece, int from, int[] node, int first, int end) {
        for (int i = first; i < end; i++) {
            int to = node[i] & 0xff;
            if (node[i] >>> Tables.MOVES == 0) {
                continue;
            }
            // Few squares are reached in two ways: the ways there are looked at only then.
            if (last[to] >= first && overlaps(node, first, i)) {
                throw new IllegalArgumentException(piece.type() + ": two of the movements in "
                        + piece.type().betza() + " make the same move "
                        + Square.of(from % tables.files, from / tables.files)
                        + Square.of(to % tables.files, to / tables.files) + "; write it once");
            }
            last[to] = i;
        }
    }

    private static boolean overlaps(int[] node, int first, int at) {
        Approach approach = Approach.to(node, first, at);
        for (int i = first; i < at; i++) {
            boolean same = node[i] >>> Tables.MOVES != 0 && ((node[i] ^ node[at]) & 0xff) == 0;
            if (same && approach.overlaps(Approach.to(node, first, i))) {
                return true;
            }
        }
        return false;
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

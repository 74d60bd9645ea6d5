package io.github.assize.core.engine;

import java.util.Arrays;

/** The double steps of pawns, and from where they are captured on the square that they pass. */
final class EnPassant {
    /** By side and square passed: where a double step begins, or -1. */
    final int[] from;

    /** By side and square passed: where it ends. */
    final int[] to;

    /** By side and square: from where pieces of that side capture en passant on it, in order. */
    final int[][] capturers;

    EnPassant(Spec spec, Units units, AttackPaths paths) {
        int squares = spec.squares();
        from = new int[2 * squares];
        to = new int[2 * squares];
        capturers = new int[2 * squares][];
        Arrays.fill(from, -1);
        Arrays.fill(to, -1);
        for (int at = squares; at < units.count * squares; at++) {
            describe(spec.programs, at, units.side[at / squares] * squares, at % squares);
        }
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < squares; square++) {
                boolean isPassed = to[(1 - side) * squares + square] >= 0;
                capturers[side * squares + square] = isPassed ? origins(units, paths, side, square) : new int[0];
            }
        }
    }

    private void describe(Programs programs, int at, int first, int origin) {
        for (int i = programs.first[at]; i < programs.first[at + 1]; i++) {
            if (Effect.has(programs.effect[i], Effect.DOUBLE_STEP)) {
                int passed = first + Effect.passed(programs.effect[i]);
                from[passed] = origin;
                to[passed] = Node.square(programs.node[i]);
            }
        }
    }

    private int[] origins(Units units, AttackPaths paths, int side, int square) {
        int[] origins = new int[from.length / 2];
        int count = 0;
        for (int origin = 0; origin < origins.length; origin++) {
            origins[count] = origin;
            count += isCapturer(units, paths, side, square, origin) ? 1 : 0;
        }
        return Arrays.copyOf(origins, count);
    }

    private static boolean isCapturer(Units units, AttackPaths paths, int side, int square, int origin) {
        for (int code = 1; code < units.count; code++) {
            if (units.side[code] == side && units.capturesEnPassant[code] && paths.reach(code, square, origin)) {
                return true;
            }
        }
        return false;
    }
}

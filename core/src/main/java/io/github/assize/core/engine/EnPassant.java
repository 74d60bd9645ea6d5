package io.github.assize.core.engine;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Which pawn's steps can be captured en passant, and from where. */
final class EnPassant {
    /** By side and square: from where a long step of that side ends on it, in order. */
    final int[][] from;

    /** By side and square: from where pieces of that side capture en passant on it, in order. */
    final int[][] capturers;

    EnPassant(Spec spec, Units units, AttackPaths paths) {
        int squares = spec.squares();
        from = new int[2 * squares][0];
        capturers = new int[2 * squares][];
        Set<Integer> passed = new HashSet<>();
        for (int at = squares; at < units.count * squares; at++) {
            describe(spec, at, units.side[at / squares], at % squares, passed);
        }
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < squares; square++) {
                boolean isPassed = passed.contains((1 - side) * squares + square);
                capturers[side * squares + square] = isPassed ? origins(units, paths, side, square) : new int[0];
            }
        }
    }

    private void describe(Spec spec, int at, int side, int origin, Set<Integer> passed) {
        Programs programs = spec.programs;
        int first = side * spec.squares();
        for (int i = programs.first[at]; i < programs.first[at + 1]; i++) {
            if (Effect.has(programs.effect[i], Effect.DOUBLE_STEP)) {
                int to = Node.square(programs.node[i]);
                int passage = Passage.of(origin, to, spec.files);
                int other = Passage.other(passage, side, spec.files);
                passed.add(first + Passage.square(passage));
                if (other >= 0) {
                    passed.add(first + other);
                }
                from[first + to] = with(from[first + to], origin);
            }
        }
    }

    private static int[] with(int[] origins, int origin) {
        if (Arrays.stream(origins).anyMatch(other -> other == origin)) {
            return origins;
        }
        int[] more = Arrays.copyOf(origins, origins.length + 1);
        more[origins.length] = origin;
        Arrays.sort(more);
        return more;
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

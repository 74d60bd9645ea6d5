package io.github.assize.core.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The attack paths of a game, read off its programs: for each code, target and origin the squares that must be empty (or,
 * where own pieces may be passed, hold no enemy) for a capture there. Equal paths have one number; other paths to the same
 * target are linked.
 */
final class AttackPaths {
    private static final Path UNBARRED = new Path(0, 0, 0, 0, false, 0, 0);

    /** By code, target and origin: the path's number, or 0 where such a piece can never capture there. */
    final int[] at;

    /** By number: the words of the path's squares. */
    final long[] squares;

    /** By number: whether only pieces of the other side bar the path. */
    final boolean[] forEnemyOnly;

    /** By number: another path to the same target, or 0. */
    final int[] next;

    /** By number: what the attacking side must have lost for it; see {@link Asked}. Null where no path asks. */
    final int @Nullable [] asks;

    private final Programs programs;
    private final Units units;
    private final int board;
    private final Map<Path, Integer> numbers = new HashMap<>();
    private Path[] paths = new Path[256];

    /**
     * The squares, as up to four words, what bars them, and the next path to the same target. Equality is written out:
     * what a record has of itself is linked by the first use, which would take longer than all paths do.
     */
    private record Path(long w0, long w1, long w2, long w3, boolean forEnemyOnly, int asks, int next) {
        Path with(int square, boolean enemyOnly) {
            long bit = 1L << square;
            int word = square >> 6;
            return new Path(
                    word == 0 ? w0 | bit : w0,
                    word == 1 ? w1 | bit : w1,
                    word == 2 ? w2 | bit : w2,
                    word == 3 ? w3 | bit : w3,
                    enemyOnly,
                    asks,
                    next);
        }

        Path asking(int what) {
            return what == 0 ? this : new Path(w0, w1, w2, w3, forEnemyOnly, what, next);
        }

        Path withNext(int other) {
            return next == other ? this : new Path(w0, w1, w2, w3, forEnemyOnly, asks, other);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Path that
                    && w0 == that.w0
                    && w1 == that.w1
                    && w2 == that.w2
                    && w3 == that.w3
                    && forEnemyOnly == that.forEnemyOnly
                    && asks == that.asks
                    && next == that.next;
        }

        @Override
        public int hashCode() {
            long mixed = ((w0 * 31 + w1) * 31 + w2) * 31 + w3;
            return ((Long.hashCode(mixed) * 31 + asks) * 31 + next) * 2 + (forEnemyOnly ? 1 : 0);
        }

        long word(int i) {
            return i == 0 ? w0 : i == 1 ? w1 : i == 2 ? w2 : w3;
        }
    }

    /**
     * Reads the paths off.
     *
     * @throws IllegalArgumentException if a movement captures over a partner, or is barred in two manners at once
     */
    AttackPaths(Spec spec, Units units) {
        programs = spec.programs;
        this.units = units;
        board = spec.squares();
        at = new int[units.count * board * board];
        for (int code = 1; code < units.count; code++) {
            if (units.capturesKing(code)) {
                for (int from = 0; from < board; from++) {
                    int run = code * board + from;
                    walk(code * board * board + from, programs.first[run], programs.first[run + 1], UNBARRED);
                }
            }
        }
        int count = numbers.size() + 1;
        squares = new long[count * spec.words()];
        forEnemyOnly = new boolean[count];
        next = new int[count];
        int[] asked = new int[count];
        boolean some = false;
        for (int number = 1; number < count; number++) {
            forEnemyOnly[number] = paths[number].forEnemyOnly();
            next[number] = paths[number].next();
            asked[number] = paths[number].asks();
            some |= asked[number] != 0;
            for (int i = 0; i < spec.words(); i++) {
                squares[number * spec.words() + i] = paths[number].word(i);
            }
        }
        asks = some ? asked : null;
    }

    /** Returns what the capture at a node of a code asks, or 0. */
    private int asked(int code, int i) {
        int effect = programs.effect[i];
        boolean asks = Effect.has(effect, Effect.TO_THE_LOST) && units.unlost[code] == Unit.HARMLESS;
        return asks ? Asked.of(Effect.landing(effect), Node.square(programs.node[i])) : 0;
    }

    /** Returns whether a code on an origin can ever capture on a target. */
    boolean reach(int code, int target, int origin) {
        return at[(code * board + target) * board + origin] != 0;
    }

    /**
     * Walks a subtree, or a whole program.
     *
     * @param origin where the paths from the piece's square are, for the target of number 0
     * @param path what has to hold before them
     */
    private void walk(int origin, int first, int end, Path path) {
        for (int i = first; i < end; ) {
            int node = programs.node[i];
            int behind = i + Node.skip(node);
            if (Node.captures(node)) {
                int entry = origin + Node.square(node) * board;
                at[entry] = link(path.asking(asked(origin / (board * board), i)), at[entry]);
            }
            if (hasCapture(i + 1, behind)) {
                walk(origin, i + 1, behind, through(path, node));
            }
            i = behind;
        }
    }

    private boolean hasCapture(int first, int end) {
        for (int i = first; i < end; i++) {
            if (Node.captures(programs.node[i])) {
                return true;
            }
        }
        return false;
    }

    /** Returns a path that also asks what a node asks before it leads on. */
    private static Path through(Path path, int node) {
        if (Node.passes(node, Seen.ENEMY)) {
            return path;
        }
        if (Node.pass(node) == 1 << Seen.PARTNER) {
            throw new IllegalArgumentException("a leap over a partner may not capture: it needs the modifier m");
        }
        boolean enemyOnly = Node.passes(node, Seen.FRIEND);
        if (!path.equals(UNBARRED) && path.forEnemyOnly() != enemyOnly) {
            throw new IllegalArgumentException("a lame leap may not also be one that is not over enemies");
        }
        return path.with(Node.square(node), enemyOnly);
    }

    /** Returns the number of a path that is linked to others, or of those if it is one of them. */
    private int link(Path path, int others) {
        for (int other = others; other != 0; other = paths[other].next()) {
            if (path.equals(paths[other].withNext(0))) {
                return others;
            }
        }
        return numbers.computeIfAbsent(path.withNext(others), added -> {
            int number = numbers.size() + 1;
            if (number >= paths.length) {
                paths = Arrays.copyOf(paths, 2 * paths.length);
            }
            paths[number] = added;
            return number;
        });
    }
}

package io.github.assize.core;

import static io.github.assize.core.Tables.ENEMY;
import static io.github.assize.core.Tables.FRIEND;
import static io.github.assize.core.Tables.PARTNER;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compiles the paths of {@link Tables} from its programs: the conditions on the path to each node that captures. */
final class AttackPathCompiler {
    private final Tables tables;
    private final int[] numberAt;
    private final Map<AttackPath, Integer> numbers = new HashMap<>();
    private AttackPath[] paths = new AttackPath[256];

    private static final AttackPath UNBARRED = new AttackPath(0, 0, 0, 0, false, 0);

    /**
     * The squares, as up to four words, which kind of path, and the next path to the same target. Equality is written out:
     * what a record has of itself is linked by the first use, which would take longer than all paths do.
     */
    private record AttackPath(long w0, long w1, long w2, long w3, boolean forEnemyOnly, int next) {
        AttackPath with(int square, boolean enemyOnly) {
            long bit = 1L << square;
            int word = square >> 6;
            return new AttackPath(
                    word == 0 ? w0 | bit : w0,
                    word == 1 ? w1 | bit : w1,
                    word == 2 ? w2 | bit : w2,
                    word == 3 ? w3 | bit : w3,
                    enemyOnly,
                    next);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof AttackPath that
                    && w0 == that.w0
                    && w1 == that.w1
                    && w2 == that.w2
                    && w3 == that.w3
                    && forEnemyOnly == that.forEnemyOnly
                    && next == that.next;
        }

        @Override
        public int hashCode() {
            long mixed = ((w0 * 31 + w1) * 31 + w2) * 31 + w3;
            return (Long.hashCode(mixed) * 31 + next) * 2 + (forEnemyOnly ? 1 : 0);
        }

        long word(int i) {
            return i == 0 ? w0 : i == 1 ? w1 : i == 2 ? w2 : w3;
        }
    }

    AttackPathCompiler(Tables tables) {
        this.tables = tables;
        int squares = tables.squares;
        numberAt = new int[tables.codes.count() * squares * squares];
        for (int code = 1; code < tables.codes.count(); code++) {
            if (canCaptureKing(code)) {
                for (int from = 0; from < squares; from++) {
                    compile(code, from);
                }
            }
        }
    }

    private boolean canCaptureKing(int code) {
        return !tables.codes
                .pieces(code)
                .get(0)
                .type()
                .spared()
                .containsKey(tables.laws.king().letter());
    }

    private void compile(int code, int from) {
        int at = code * tables.squares + from;
        compile(code * tables.squares * tables.squares + from, tables.program[at], tables.program[at + 1], UNBARRED);
    }

    /**
     * Compiles the nodes of a subtree, or of a whole program.
     *
     * @param origin where the paths from the piece's square are, for the target of number 0
     * @param path what has to hold before them
     */
    private void compile(int origin, int first, int end, AttackPath path) {
        for (int i = first; i < end; ) {
            int node = tables.node[i];
            int next = i + ((node >>> Tables.SKIP) & 0xff);
            if (((node >>> Tables.MOVES) & (1 << ENEMY)) != 0) {
                int at = origin + (node & 0xff) * tables.squares;
                numberAt[at] = link(path, numberAt[at]);
            }
            if (captures(i + 1, next)) {
                compile(origin, i + 1, next, through(path, node));
            }
            i = next;
        }
    }

    private boolean captures(int first, int end) {
        for (int i = first; i < end; i++) {
            if (((tables.node[i] >>> Tables.MOVES) & (1 << ENEMY)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns a path that also asks what a node asks before it leads on. */
    private static AttackPath through(AttackPath path, int node) {
        int pass = (node >>> Tables.PASS) & 0x1f;
        if ((pass & (1 << ENEMY)) != 0) {
            return path;
        }
        if (pass == 1 << PARTNER) {
            throw new IllegalArgumentException("a leap over a partner may not capture: it needs the modifier m");
        }
        boolean forEnemyOnly = (pass & (1 << FRIEND)) != 0;
        if (!path.equals(UNBARRED) && path.forEnemyOnly() != forEnemyOnly) {
            throw new IllegalArgumentException("a lame leap may not also be one that is not over enemies");
        }
        return path.with(node & 0xff, forEnemyOnly);
    }

    private int link(AttackPath path, int next) {
        for (int other = next; other != 0; other = paths[other].next()) {
            if (path.equals(withNext(paths[other], 0))) {
                return next;
            }
        }
        return numbers.computeIfAbsent(withNext(path, next), added -> {
            int number = numbers.size() + 1;
            if (number >= paths.length) {
                paths = Arrays.copyOf(paths, 2 * paths.length);
            }
            paths[number] = added;
            return number;
        });
    }

    private static AttackPath withNext(AttackPath path, int next) {
        return path.next() == next
                ? path
                : new AttackPath(path.w0(), path.w1(), path.w2(), path.w3(), path.forEnemyOnly(), next);
    }

    int[] numberAt() {
        return numberAt;
    }

    long[] squares() {
        long[] squares = new long[(numbers.size() + 1) * tables.words];
        for (int number = 1; number <= numbers.size(); number++) {
            for (int i = 0; i < tables.words; i++) {
                squares[number * tables.words + i] = paths[number].word(i);
            }
        }
        return squares;
    }

    boolean[] forEnemyOnly() {
        boolean[] result = new boolean[numbers.size() + 1];
        numbers.forEach((path, number) -> result[number] = path.forEnemyOnly());
        return result;
    }

    int[] next() {
        int[] result = new int[numbers.size() + 1];
        numbers.forEach((path, number) -> result[number] = path.next());
        return result;
    }
}

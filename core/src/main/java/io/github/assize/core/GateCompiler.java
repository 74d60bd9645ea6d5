package io.github.assize.core;

import static io.github.assize.core.Tables.EMPTY;
import static io.github.assize.core.Tables.ENEMY;
import static io.github.assize.core.Tables.FRIEND;
import static io.github.assize.core.Tables.PARTNER;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Compiles the gates of {@link Tables} from its programs: the conditions on the way to each node that captures. */
final class GateCompiler {
    private final Tables tables;
    private final int[] gate;
    private final Map<Gate, Integer> numbers = new HashMap<>();
    private Gate[] gates = new Gate[256];

    /** The squares, as up to four words, which kind of gate, and the next way to the same target. */
    private record Gate(long w0, long w1, long w2, long w3, boolean forEnemyOnly, int next) {
        long word(int i) {
            return i == 0 ? w0 : i == 1 ? w1 : i == 2 ? w2 : w3;
        }
    }

    private static final Gate LEAP = new Gate(0, 0, 0, 0, false, 0);

    GateCompiler(Tables tables) {
        this.tables = tables;
        int squares = tables.squares;
        gate = new int[tables.men.count() * squares * squares];
        for (int code = 1; code < tables.men.count(); code++) {
            if (canCaptureKing(code)) {
                for (int from = 0; from < squares; from++) {
                    compile(code, from);
                }
            }
        }
    }

    private boolean canCaptureKing(int code) {
        return !tables.men
                .pieces(code)
                .get(0)
                .type()
                .spared()
                .containsKey(tables.laws.king().letter());
    }

    private void compile(int code, int from) {
        int first = tables.program[code * tables.squares + from];
        int end = tables.program[code * tables.squares + from + 1];
        int walk = tables.walk[code * tables.squares + from];
        for (int i = first; i < end; i++) {
            if (((tables.node[i] >>> Tables.EMIT) & (1 << ENEMY)) != 0) {
                int at = (code * tables.squares + (tables.node[i] & 0xff)) * tables.squares + from;
                gate[at] = link(i < walk ? LEAP : way(first, i), gate[at]);
            }
        }
    }

    /** Returns the way to a node: the conditions of those before it whose subtree holds it. */
    private Gate way(int first, int at) {
        long[] words = new long[4];
        int kinds = 0;
        for (int i = first; i < at; i++) {
            int node = tables.node[i];
            int pass = (node >>> Tables.PASS) & 0x1f;
            if (i + ((node >>> Tables.SKIP) & 0xff) <= at || (pass & (1 << ENEMY)) != 0) {
                continue;
            }
            if (pass == 1 << PARTNER) {
                throw new IllegalArgumentException("a leap over a partner may not capture: it needs the modifier m");
            }
            kinds |= (pass & (1 << FRIEND)) != 0 ? 2 : (pass & (1 << EMPTY)) != 0 ? 1 : 0;
            words[(node & 0xff) >> 6] |= 1L << node;
        }
        if (kinds == 3) {
            throw new IllegalArgumentException("a lame leap may not also be one that is not over enemies");
        }
        return new Gate(words[0], words[1], words[2], words[3], kinds == 2, 0);
    }

    private int link(Gate way, int next) {
        for (int other = next; other != 0; other = gates[other].next()) {
            if (way.equals(withNext(gates[other], 0))) {
                return next;
            }
        }
        return numbers.computeIfAbsent(withNext(way, next), added -> {
            int number = numbers.size() + 1;
            if (number >= gates.length) {
                gates = Arrays.copyOf(gates, 2 * gates.length);
            }
            gates[number] = added;
            return number;
        });
    }

    private static Gate withNext(Gate gate, int next) {
        return gate.next() == next
                ? gate
                : new Gate(gate.w0(), gate.w1(), gate.w2(), gate.w3(), gate.forEnemyOnly(), next);
    }

    int[] gate() {
        return gate;
    }

    long[] squares() {
        long[] squares = new long[(numbers.size() + 1) * tables.words];
        for (int number = 1; number <= numbers.size(); number++) {
            for (int i = 0; i < tables.words; i++) {
                squares[number * tables.words + i] = gates[number].word(i);
            }
        }
        return squares;
    }

    boolean[] forEnemyOnly() {
        boolean[] result = new boolean[numbers.size() + 1];
        numbers.forEach((gate, number) -> result[number] = gate.forEnemyOnly());
        return result;
    }

    int[] next() {
        int[] result = new int[numbers.size() + 1];
        numbers.forEach((gate, number) -> result[number] = gate.next());
        return result;
    }
}

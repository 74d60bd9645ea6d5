package io.github.assize.core.engine;

import java.util.Arrays;

/** The 25 squares at most two files and two ranks from a king, as bits of an int, and who may attack which of them. */
final class KingZone {
    private static final int RADIUS = 2;
    private static final int SIDE = 2 * RADIUS + 1;

    /** By two squares: the second's bit if it is in the zone of the first, or 0. */
    final int[] bit;

    /** By code, king's square and origin: the bits of the squares to which there is an attack path. */
    final int[] attacked;

    /** By code and square: whether its moves all end in its zone and are bound by nothing but the king's safety. */
    final boolean[] staysNear;

    private final Programs programs;
    private final int files;
    private final int squares;

    KingZone(Spec spec, AttackPaths paths) {
        programs = spec.programs;
        files = spec.files;
        squares = spec.squares();
        bit = bits();
        attacked = attacked(spec.codes(), paths);
        staysNear = staysNear(spec.codes());
    }

    /** Returns the square that a bit of a king's zone stands for. */
    static int square(int king, int bitNumber, int files) {
        return king + (bitNumber / SIDE - RADIUS) * files + bitNumber % SIDE - RADIUS;
    }

    private int[] bits() {
        int[] bits = new int[squares * squares];
        for (int square = 0; square < squares; square++) {
            for (int other = 0; other < squares; other++) {
                int x = other % files - square % files + RADIUS;
                int y = other / files - square / files + RADIUS;
                boolean near = x >= 0 && x < SIDE && y >= 0 && y < SIDE;
                bits[square * squares + other] = near ? 1 << (SIDE * y + x) : 0;
            }
        }
        return bits;
    }

    private int[] attacked(int codes, AttackPaths paths) {
        int[] result = new int[codes * squares * squares];
        int[][] kings = kingsNear();
        for (int at = squares; at < codes * squares; at++) {
            int code = at / squares;
            int from = at % squares;
            for (int i = programs.first[at]; i < programs.first[at + 1]; i++) {
                int target = Node.square(programs.node[i]);
                if (paths.reach(code, target, from)) {
                    for (int king : kings[target]) {
                        result[(code * squares + king) * squares + from] |= bit[king * squares + target];
                    }
                }
            }
        }
        return result;
    }

    /** Returns, by target, the kings' squares to which it is near. */
    private int[][] kingsNear() {
        int[][] kings = new int[squares][];
        for (int target = 0; target < squares; target++) {
            int[] near = new int[squares];
            int count = 0;
            for (int king = 0; king < squares; king++) {
                near[count] = king;
                count += bit[king * squares + target] != 0 ? 1 : 0;
            }
            kings[target] = Arrays.copyOf(near, count);
        }
        return kings;
    }

    private boolean[] staysNear(int codes) {
        boolean[] near = new boolean[codes * squares];
        for (int at = squares; at < near.length; at++) {
            near[at] = !programs.has(at, Effect.NOT_FROM_CHECK | Effect.NOT_THROUGH_ATTACK);
            for (int i = programs.first[at]; i < programs.first[at + 1]; i++) {
                near[at] &= bit[at % squares * squares + Node.square(programs.node[i])] != 0;
            }
        }
        return near;
    }
}

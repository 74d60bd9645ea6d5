package io.github.assize.core.engine;

/** What a draft must know of a code, in one int: its material, its side, and whether it is a king or a bulk pawn. */
final class Trait {
    private static final int SIDE = 8;
    private static final int KING = 1 << 9;
    private static final int BULK = 1 << 10;

    private Trait() {}

    static int[] of(Units units, boolean[] bulk) {
        int[] traits = new int[units.count];
        for (int code = 1; code < traits.length; code++) {
            traits[code] = units.material[code]
                    | (units.side[code] << SIDE)
                    | (units.king[code] ? KING : 0)
                    | (bulk[code] ? BULK : 0);
        }
        return traits;
    }

    static int material(int trait) {
        return trait & 0xff;
    }

    static int side(int trait) {
        return (trait >>> SIDE) & 1;
    }

    static boolean isKing(int trait) {
        return (trait & KING) != 0;
    }

    static boolean isBulk(int trait) {
        return (trait & BULK) != 0;
    }
}

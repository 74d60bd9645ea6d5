package io.github.assize.core.engine;

/** What each code stands for, as arrays by code. */
final class Units {
    final int count;
    final int[] side;
    final int[] kind;
    final boolean[] king;
    final boolean[] shared;
    final int[] withoutRight;
    final int[] unlost;
    final int[][] inArray;
    final boolean[] byColor;
    final boolean[] pawn;
    final int[] material;
    final boolean[] capturesEnPassant;

    /** By the code that looks, and the code of what it looks at: the {@linkplain Seen class}. */
    final byte[][] seen;

    Units(Spec spec) {
        count = spec.codes();
        side = new int[count];
        kind = new int[count];
        king = new boolean[count];
        shared = new boolean[count];
        withoutRight = new int[count];
        unlost = new int[count];
        inArray = new int[count][];
        byColor = new boolean[count];
        pawn = new boolean[count];
        material = new int[count];
        capturesEnPassant = new boolean[count];
        seen = new byte[count][];
        seen[0] = new byte[count];
        for (int code = 1; code < count; code++) {
            Unit unit = spec.units.get(code);
            side[code] = unit.side;
            kind[code] = unit.kind;
            king[code] = unit.is(Unit.KING);
            shared[code] = unit.is(Unit.SHARED);
            withoutRight[code] = unit.withoutRight;
            unlost[code] = unit.unlost;
            inArray[code] = unit.inArray;
            byColor[code] = unit.is(Unit.BY_COLOR);
            pawn[code] = unit.is(Unit.PAWN);
            material[code] = unit.material;
            capturesEnPassant[code] = unit.is(Unit.EN_PASSANT) && !shared[code];
            seen[code] = unit.seen;
        }
    }

    /** Returns whether a code is of a king that still has his first move. */
    boolean isKingWithRight(int code) {
        return king[code] && withoutRight[code] != code;
    }

    /** Returns whether such a piece captures kings, so that its captures are attacks. */
    boolean capturesKing(int code) {
        for (int other = 1; other < count; other++) {
            if (king[other] && seen[code][other] == Seen.IMMUNE) {
                return false;
            }
        }
        return true;
    }
}

package io.github.assize.core.engine;

/** What stands in the end where a move has led: what a promotion makes hangs on what the side still has. */
final class Landing {
    private Landing() {}

    /** Returns the code of what lands, 0 for nothing. */
    static int of(State state, int move) {
        Tables tables = state.tables;
        int mover = state.code(MoveCode.origin(move));
        if (MoveCode.isExchange(move)) {
            return tables.withoutRight[mover];
        }
        int effect = state.effect(move);
        int landing = Effect.landing(effect);
        return Effect.has(effect, Effect.TO_THE_LOST) && !hasLost(state, landing) ? tables.unlost[mover] : landing;
    }

    /** Returns whether the side to move has fewer pieces of a type than the array. */
    private static boolean hasLost(State state, int code) {
        Tables tables = state.tables;
        int left = 0;
        for (byte cell : state.cells) {
            int other = cell & 0xff;
            left += other != 0 && tables.kind[other] == tables.kind[code] && tables.side[other] == state.side ? 1 : 0;
        }
        return left < tables.inArray[code];
    }
}

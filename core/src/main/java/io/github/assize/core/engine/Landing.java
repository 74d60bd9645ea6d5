package io.github.assize.core.engine;

/** What stands in the end where a move has led: what a promotion makes hangs on what the side still has. */
final class Landing {
    private Landing() {}

    /** Returns the code of what lands, 0 for nothing. */
    static int of(State state, int move) {
        Tables tables = state.tables;
        int mover = state.code(MoveCode.origin(move));
        if (MoveCode.isSpecial(move)) {
            return MoveCode.isRemoval(move) ? 0 : tables.withoutRight[mover];
        }
        int effect = state.effect(move);
        int landing = Effect.landing(effect);
        boolean unlost = Effect.has(effect, Effect.TO_THE_LOST)
                && tables.unlost[mover] != Unit.BARRED
                && !hasLost(state, landing);
        return unlost ? tables.unlost[mover] : landing;
    }

    /**
     * Returns whether a move of which more is asked than its own king's safety may be made: a promotion to what the side has
     * lost, or what comes instead where it has lost none of what it could choose.
     */
    static boolean isPermitted(State state, int move) {
        Tables tables = state.tables;
        int effect = state.effect(move);
        if (!Effect.has(effect, Effect.TO_THE_LOST) || hasLost(state, Effect.landing(effect))) {
            return true;
        }
        return tables.unlost[state.code(MoveCode.origin(move))] != Unit.BARRED && isLastOfUnlost(state, move);
    }

    /** Returns whether nothing that could be chosen is lost; the last choice then stands for all. */
    private static boolean isLastOfUnlost(State state, int move) {
        Tables tables = state.tables;
        int from = MoveCode.origin(move);
        int at = state.code(from) * tables.squares + from;
        int own = tables.program[at] + MoveCode.place(move);
        boolean last = true;
        for (int i = tables.program[at]; i < tables.program[at + 1]; i++) {
            boolean choice = Node.square(tables.node[i]) == Node.square(tables.node[own])
                    && Node.moves(tables.node[i]) == Node.moves(tables.node[own])
                    && Effect.has(tables.effect[i], Effect.TO_THE_LOST);
            last &= !choice || (i <= own && !hasLost(state, Effect.landing(tables.effect[i])));
        }
        return last;
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

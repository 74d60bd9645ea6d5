package io.github.assize.core.engine;

/** What stands in the end where a move has led: what a promotion makes hangs on what the side still has. */
final class Landing {
    private Landing() {}

    /** Returns the code of what lands, 0 for nothing. */
    static int of(State state, int move) {
        if (MoveCode.isSpecial(move)) {
            return MoveCode.isRemoval(move) ? 0 : state.tables.withoutRight[state.code(MoveCode.origin(move))];
        }
        int effect = state.effect(move);
        return Effect.has(effect, Effect.TO_THE_LOST) ? ofTheLost(state, move, effect) : Effect.landing(effect);
    }

    private static int ofTheLost(State state, int move, int effect) {
        int landing = Effect.landing(effect);
        int unlost = state.tables.unlost[state.code(MoveCode.origin(move))];
        return unlost >= 0 && !hasLost(state, landing, MoveCode.target(move)) ? unlost : landing;
    }

    /**
     * Returns whether a move of which more is asked than its own king's safety may be made: a promotion to what the side has
     * lost, or what comes instead where it has lost none of what it could choose.
     */
    static boolean isPermitted(State state, int move) {
        Tables tables = state.tables;
        int effect = state.effect(move);
        if (Effect.has(effect, Effect.ELSEWHERE) && !mayGoOn(state, move, effect)) {
            return false;
        }
        if (!Effect.has(effect, Effect.TO_THE_LOST) || hasLost(state, Effect.landing(effect), MoveCode.target(move))) {
            return true;
        }
        return tables.unlost[state.code(MoveCode.origin(move))] >= 0 && isLastOfUnlost(state, move);
    }

    /** Returns whether what lands may come to stand elsewhere: on the origin, an empty square, or one with an enemy but the king. */
    private static boolean mayGoOn(State state, int move, int effect) {
        Tables tables = state.tables;
        int stop = Effect.passed(effect);
        int there = state.code(stop);
        return stop == MoveCode.origin(move)
                || there == 0
                || (tables.seen[Effect.landing(effect)][there] == Seen.ENEMY && !tables.king[there]);
    }

    /** Returns whether nothing that could be chosen is lost; the last choice then stands for all. */
    private static boolean isLastOfUnlost(State state, int move) {
        Tables tables = state.tables;
        int from = MoveCode.origin(move);
        int at = state.code(from) * tables.squares + from;
        int own = tables.program[at] + MoveCode.place(move);
        int target = MoveCode.target(move);
        boolean last = true;
        for (int i = tables.program[at]; i < tables.program[at + 1]; i++) {
            boolean choice = Node.square(tables.node[i]) == target
                    && Node.moves(tables.node[i]) == Node.moves(tables.node[own])
                    && Effect.has(tables.effect[i], Effect.TO_THE_LOST);
            last &= !choice || (i <= own && !hasLost(state, Effect.landing(tables.effect[i]), target));
        }
        return last;
    }

    private static boolean hasLost(State state, int code, int target) {
        return hasLost(state.tables, state.cells, state.side, code, target);
    }

    /**
     * Returns whether a side has fewer pieces of a type than the array, or fewer on squares of a color; a king is never lost.
     *
     * @param code one such piece
     * @param target where another would be made; what stands there does not count, and its color may matter
     */
    static boolean hasLost(Tables tables, byte[] cells, int side, int code, int target) {
        boolean byColor = tables.byColor[code];
        int color = color(tables, target);
        int left = 0;
        for (int square = 0; square < cells.length; square++) {
            int other = cells[square] & 0xff;
            boolean counts = other != 0 && square != target && (!byColor || color(tables, square) == color);
            left += counts && tables.kind[other] == tables.kind[code] && tables.side[other] == side ? 1 : 0;
        }
        int[] inArray = tables.inArray[code];
        return !tables.king[code] && left < (byColor ? inArray[color] : inArray[0] + inArray[1]);
    }

    private static int color(Tables tables, int square) {
        return (square % tables.files + square / tables.files) & 1;
    }
}

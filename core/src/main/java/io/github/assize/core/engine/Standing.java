package io.github.assize.core.engine;

import java.util.Arrays;

/**
 * Where each code can ever stand. What the array has may be set up anywhere; all else stands only where a promotion makes
 * it and where it goes from there.
 */
final class Standing {
    /** By code and square: whether such can stand there. */
    final boolean[] can;

    private final Spec spec;
    private final int squares;

    Standing(Spec spec) {
        this.spec = spec;
        this.squares = spec.squares();
        this.can = new boolean[spec.codes() * squares];
        for (int code = 1; code < spec.codes(); code++) {
            Arrays.fill(
                    can,
                    code * squares,
                    (code + 1) * squares,
                    spec.units.get(code).is(Unit.ANYWHERE));
        }
        boolean grew = true;
        while (grew) {
            grew = false;
            for (int at = squares; at < can.length; at++) {
                grew |= can[at] && spread(at);
            }
        }
    }

    /** Adds what the moves of a program lead to, and returns whether that is anything new. */
    private boolean spread(int at) {
        boolean grew = false;
        Programs programs = spec.programs;
        for (int i = programs.first[at]; i < programs.first[at + 1]; i++) {
            if (Node.hasMove(programs.node[i])) {
                int landing = Effect.landing(programs.effect[i]);
                grew |= stands(landing, Node.square(programs.node[i]));
                int stop = Effect.stop(programs.effect[i], programs.node[i]);
                grew |= stop != at % squares && stands(landing, stop);
            }
        }
        return grew;
    }

    /** Notes that such stands on a square, and returns whether that is new. */
    private boolean stands(int code, int square) {
        boolean isNew = !can[code * squares + square];
        can[code * squares + square] = true;
        can[spec.units.get(code).withoutRight * squares + square] = true;
        return isNew;
    }
}

package io.github.assize.core.engine;

/** The pawns whose moves are counted all at once: of each side the first type of pawns whose moves are steps alone. */
final class BulkPawns {
    /** By code: whether it is such a pawn. */
    final boolean[] bulk;

    /** By side: its pawns' steps. */
    final PawnSteps[] steps = {PawnSteps.NONE, PawnSteps.NONE};

    /** By side: the words of the squares on which they are counted at once. */
    final long[] counted;

    BulkPawns(Spec spec, Leaps leaps) {
        int words = spec.words();
        int squares = spec.squares();
        bulk = new boolean[spec.codes()];
        counted = new long[2 * words];
        for (int code = 1; code < spec.codes(); code++) {
            Unit unit = spec.units.get(code);
            if (unit.is(Unit.PAWN) && !unit.is(Unit.SHARED) && !unit.hasImmune() && !steps[unit.side].areComplete()) {
                steps[unit.side] = PawnSteps.of(spec, leaps, code);
                bulk[code] = steps[unit.side].areComplete();
            }
            for (int from = 0; bulk[code] && from < squares; from++) {
                int at = code * squares + from;
                boolean apart = leaps.needsVerification[at] || leaps.hasChoice[at];
                counted[unit.side * words + (from >> 6)] |= apart ? 0 : 1L << from;
            }
        }
    }
}

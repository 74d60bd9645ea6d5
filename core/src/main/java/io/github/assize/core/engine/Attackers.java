package io.github.assize.core.engine;

/** From which squares a side's pieces may attack a square, if their paths are open: bulk pawns, and all others. */
final class Attackers {
    /** By side and target: the words of the squares from which a bulk pawn attacks it. */
    final long[] bulk;

    /** By side and king's square: the words of the squares from which a bulk pawn attacks a square of his zone. */
    final long[] bulkNear;

    /** By side and target: the words of the squares from which any other piece may attack it. */
    final long[] others;

    Attackers(Spec spec, AttackPaths paths, KingZone zone, boolean[] bulkPawns) {
        int words = spec.words();
        int squares = spec.squares();
        bulk = new long[2 * squares * words];
        bulkNear = new long[2 * squares * words];
        others = new long[2 * squares * words];
        for (int at = squares; at < spec.codes() * squares; at++) {
            int code = at / squares;
            int from = at % squares;
            int first = spec.units.get(code).side * squares;
            long[] attackers = bulkPawns[code] ? bulk : others;
            for (int i = spec.programs.first[at]; i < spec.programs.first[at + 1]; i++) {
                int target = Node.square(spec.programs.node[i]);
                boolean attacks = paths.reach(code, target, from);
                attackers[(first + target) * words + (from >> 6)] |= attacks ? 1L << from : 0;
            }
            for (int king = 0; bulkPawns[code] && king < squares; king++) {
                boolean near = zone.attacked[(code * squares + king) * squares + from] != 0;
                bulkNear[(first + king) * words + (from >> 6)] |= near ? 1L << from : 0;
            }
        }
    }
}

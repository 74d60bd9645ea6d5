package io.github.assize.core.engine;

import org.jspecify.annotations.Nullable;

/**
 * Where a king's first move, which a check or an aim may cost him, is at stake: it could attack the other king, so that a
 * move which seems to leave that king in check may be legal, and the other way round.
 */
final class LeapRights {
    /** Every move of the side to move must be verified. */
    static final int FOR_ALL = 1;

    /** Every move of its king must be verified. */
    static final int FOR_KING = 2;

    /**
     * By code of a king, his square and the other king's: whether the other's first move, if he still has it, could attack
     * him ({@link #FOR_ALL}) or a square to which he may go ({@link #FOR_KING}). Null where nothing can cost that move.
     */
    final byte @Nullable [] atStake;

    private final Programs programs;
    private final Units units;
    private final AttackPaths paths;
    private final int squares;

    LeapRights(Spec spec, Units units, AttackPaths paths) {
        this.programs = spec.programs;
        this.units = units;
        this.paths = paths;
        this.squares = spec.squares();
        this.atStake = spec.has(Spec.RIGHT_CAN_BE_COST) ? atStake() : null;
    }

    private byte[] atStake() {
        byte[] result = new byte[units.count * squares * squares];
        for (int code = 1; code < units.count; code++) {
            for (int other = 1; units.king[code] && other < units.count; other++) {
                if (units.isKingWithRight(other) && units.side[other] != units.side[code]) {
                    describe(result, code, other);
                }
            }
        }
        return result;
    }

    private void describe(byte[] result, int code, int other) {
        for (int own = 0; own < squares; own++) {
            int at = code * squares + own;
            for (int from = 0; from < squares; from++) {
                int how = matters(other, own, from) ? FOR_ALL : 0;
                for (int i = programs.first[at]; i < programs.first[at + 1]; i++) {
                    how |= matters(other, Node.square(programs.node[i]), from) ? FOR_KING : 0;
                }
                result[at * squares + from] = (byte) how;
            }
        }
    }

    /** Returns whether a king with his right attacks a square otherwise than without it. */
    private boolean matters(int code, int target, int from) {
        int entry = target * squares + from;
        int without = units.withoutRight[code];
        return paths.at[code * squares * squares + entry] != paths.at[without * squares * squares + entry];
    }
}

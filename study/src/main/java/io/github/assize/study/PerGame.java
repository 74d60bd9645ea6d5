package io.github.assize.study;

import java.util.Locale;

/** What is told of each game by one number, kept as a whole number of billionths. */
enum PerGame {
    BRANCHING {
        @Override
        long of(Playout game, int squares) {
            return ratio(game.legalMoves(), game.plies());
        }
    },
    DECISIONS {
        @Override
        long of(Playout game, int squares) {
            return ratio(game.choices(), game.plies());
        }
    },
    COMPLEXITY {
        @Override
        long of(Playout game, int squares) {
            long moves = game.legalMoves();
            if (moves == 0) {
                return 0;
            }
            return Math.round(game.plies() * StrictMath.log10((double) moves / game.plies()) * UNIT);
        }
    },
    PIECES {
        @Override
        long of(Playout game, int squares) {
            return ratio(game.pieces(), game.plies());
        }
    },
    COVERAGE {
        @Override
        long of(Playout game, int squares) {
            return ratio(game.occupied(), squares);
        }
    },
    REPETITION {
        @Override
        long of(Playout game, int squares) {
            return ratio(game.repeated(), game.plies());
        }
    };

    /** What one is kept as. */
    static final long UNIT = 1_000_000_000;

    /**
     * Returns the number of a game.
     *
     * @param squares how many squares the board has
     */
    abstract long of(Playout game, int squares);

    /** Returns a ratio in billionths, rounded half up; nothing of nothing is nothing. */
    private static long ratio(long part, long whole) {
        return whole == 0 ? 0 : (2 * part * UNIT + whole) / (2 * whole);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

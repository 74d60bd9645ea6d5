package io.github.assize.game;

/**
 * How large a game in a PGN file may be.
 *
 * @param nesting how deep variations may lie in each other
 * @param plies how many turns it may have, variations included
 * @param token how long a comment, a tag's value or a word may be
 */
record PgnLimits(int nesting, int plies, int token) {
    static final PgnLimits DEFAULT = new PgnLimits(100, 20_000, 1 << 20);

    PgnLimits withNesting(int depth) {
        return new PgnLimits(atLeast(0, "nesting", depth), plies, token);
    }

    PgnLimits withPlies(int number) {
        return new PgnLimits(nesting, atLeast(0, "plies", number), token);
    }

    PgnLimits withToken(int units) {
        return new PgnLimits(nesting, plies, atLeast(1, "token", units));
    }

    private static int atLeast(int least, String what, int limit) {
        if (limit < least) {
            throw new IllegalArgumentException(what + " " + limit + ": the limit must be at least " + least);
        }
        return limit;
    }
}

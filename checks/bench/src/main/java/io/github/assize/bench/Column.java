package io.github.assize.bench;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;

/**
 * A ruleset that is measured, and how deep.
 *
 * @param ruleset the ruleset
 * @param depth the depth of perft from the array
 * @param middleDepth the depth of perft from the middle-game positions
 * @param games how many random playouts are one piece of work
 */
record Column(Ruleset ruleset, int depth, int middleDepth, int games) {
    /** The ids of the rulesets, as the tables show them. */
    static final List<String> IDS =
            List.of("short-assize", "long-assize", "chatur", "grant-acedrex", "chaturanga-12x12");

    private static final int SMALL_BOARD = 8 * 8;

    static Column of(String id, Size size) {
        Ruleset ruleset = Rulesets.byId(id);
        boolean small = ruleset.files() * ruleset.ranks() <= SMALL_BOARD;
        int depth = id.equals("grant-acedrex") ? 4 : 5;
        int middleDepth = small ? 4 : 3;
        return new Column(ruleset, depth - size.fewerPlies(), middleDepth - size.fewerPlies() / 2, size.games());
    }

    String id() {
        return ruleset.id();
    }

    Position start() {
        return ruleset.initialPosition();
    }
}

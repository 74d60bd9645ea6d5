package io.github.assize.bench;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;

/**
 * A ruleset that is measured, and how much of it.
 *
 * @param name its id, and its answers as {@code :reading=answer}
 * @param ruleset the ruleset
 * @param enough the number of lines of play that perft is to have, about
 * @param games how many random playouts are one piece of work
 */
record Column(String name, Ruleset ruleset, long enough, int games) {
    private static final long MUCH = 2_500_000;
    private static final int MANY = 100;

    static Column of(String name, boolean tiny) {
        String[] parts = name.split(":", -1);
        Ruleset ruleset = Rulesets.byId(parts[0]);
        for (String answer : List.of(parts).subList(1, parts.length)) {
            int equals = answer.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("\"" + name + "\": after : must stand reading=answer");
            }
            ruleset = ruleset.with(answer.substring(0, equals), answer.substring(equals + 1));
        }
        return tiny ? new Column(name, ruleset, 1, 2) : new Column(name, ruleset, MUCH, MANY);
    }

    Position start() {
        return ruleset.initialPosition();
    }

    /** Returns the least depth at which there are enough lines of play from positions. */
    int depth(List<Position> positions, long lines) {
        int depth = 2;
        while (depth < 20 && count(positions, depth) < lines) {
            depth++;
        }
        return depth;
    }

    private static long count(List<Position> positions, int depth) {
        return positions.stream()
                .mapToLong(position -> Perft.count(position, depth))
                .sum();
    }
}

package io.github.assize.diagram;

import io.github.assize.core.Reach;
import io.github.assize.core.Square;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A square that some ways lead to, and what they allow taken together.
 *
 * @param leaps whether one of them leaps over anything
 * @param firstLeaps whether one does so as its first move only
 */
record Target(Square square, boolean moves, boolean captures, boolean leaps, boolean firstLeaps) {
    static List<Target> of(Collection<Reach.Way> ways) {
        Map<Square, Target> targets = new TreeMap<>();
        for (Reach.Way way : ways) {
            boolean leaps = leaps(way);
            boolean first = leaps && way.firstMoveOnly();
            Target target = new Target(way.to(), way.moves(), way.captures(), leaps && !first, first);
            targets.merge(way.to(), target, Target::or);
        }
        return List.copyOf(targets.values());
    }

    /** Returns whether a way leaps over whatever stands between. */
    static boolean leaps(Reach.Way way) {
        return way.kind() == Reach.Kind.LEAP && way.jumps();
    }

    private Target or(Target other) {
        return new Target(
                square,
                moves || other.moves,
                captures || other.captures,
                leaps || other.leaps,
                firstLeaps || other.firstLeaps);
    }

    Symbol symbol() {
        if (moves) {
            return captures ? Symbol.MOVE_OR_CAPTURE : Symbol.MOVE_ONLY;
        }
        return Symbol.CAPTURE_ONLY;
    }
}

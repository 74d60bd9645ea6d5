package io.github.assize.diagram;

import io.github.assize.core.Reach;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/** What is drawn of the ways of a piece, with what the legend says of it. */
enum Symbol {
    MOVE_OR_CAPTURE("moves or captures"),
    MOVE_ONLY("moves only"),
    CAPTURE_ONLY("captures only"),
    LEAP("leaps over anything"),
    RIDE("rides while empty"),
    BEND("turns here, if empty"),
    FIRST_LEAP("leaps, first move only"),
    FIRST_MOVE("first move only"),
    KEPT_LEAP("leaps, while it may"),
    KEPT_MOVE("while it may"),
    EMPTY("must be empty");

    private final String meaning;

    Symbol(String meaning) {
        this.meaning = meaning;
    }

    String meaning() {
        return meaning;
    }

    /** Returns which symbols occur, in their order. */
    static Set<Symbol> of(Collection<Reach.Way> ways) {
        Set<Symbol> symbols = EnumSet.noneOf(Symbol.class);
        for (Target target : Target.of(ways)) {
            symbols.add(target.symbol());
        }
        for (Reach.Way way : ways) {
            add(symbols, way);
        }
        return symbols;
    }

    private static void add(Set<Symbol> symbols, Reach.Way way) {
        if (way.kind() != Reach.Kind.LEAP) {
            symbols.add(RIDE);
        }
        if (way.kind() == Reach.Kind.BENT) {
            symbols.add(BEND);
        }
        if (way.lame() && !way.path().isEmpty()) {
            symbols.add(EMPTY);
        }
        if (way.firstMoveOnly()) {
            symbols.add(ofRight(Target.leaps(way), way.keepsRight()));
        } else if (Target.leaps(way)) {
            symbols.add(LEAP);
        }
    }

    private static Symbol ofRight(boolean leaps, boolean kept) {
        if (leaps) {
            return kept ? KEPT_LEAP : FIRST_LEAP;
        }
        return kept ? KEPT_MOVE : FIRST_MOVE;
    }
}

package io.github.assize.testkit;

import java.util.Locale;

/** What a line of a game's figures tells; {@link RulesetContract} names the columns. */
enum FigureKind {
    PERFT(4),
    POSITION(4),
    MOVES(4),
    REFUSAL(4),
    BAD_MOVE(5),
    REASON(4);

    /** How many columns follow the kind. */
    final int columns;

    FigureKind(int columns) {
        this.columns = columns;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

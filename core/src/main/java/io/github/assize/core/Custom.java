package io.github.assize.core;

/** What a game has or has not, with nothing more to be said of it. */
enum Custom {
    /** A side that would be stalemated removes an enemy piece instead. */
    REMOVAL("removalForStalemated"),
    /** The king of a side that would be stalemated changes places with a piece of its own instead. */
    EXCHANGE("exchangeForStalemated"),
    /** The first check wins. */
    FIRST_CHECK("firstCheckWins"),
    /** Pawns hold their first moves themselves and lose them together. */
    PAWNS_TOGETHER("pawnsLoseFirstMoveTogether"),
    /** Pawns hold their first moves themselves and lose them with the piece behind them. */
    PAWNS_BACKED("pawnsLoseFirstMoveWithPieceBehind"),
    /** A check costs the king his first move. */
    CHECK_COST("checkCostsFirstMove");

    /** How the builder of laws calls it. */
    final String told;

    Custom(String told) {
        this.told = told;
    }
}

/** A game's record: the line of play, its end, agreements beyond the rules, and PGN. */
module io.github.assize.game {
    requires com.google.common;
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.game;
}

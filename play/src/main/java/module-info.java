/** Players for every ruleset, and an engine for XBoard. */
module io.github.assize.play {
    requires com.google.common;
    requires transitive io.github.assize.core;
    requires transitive io.github.assize.game;
    requires static transitive org.jspecify;

    exports io.github.assize.play;
    exports io.github.assize.play.xboard;
}

/** Games played by the thousand, counted and compared. */
module io.github.assize.study {
    requires com.google.common;
    requires transitive io.github.assize.core;
    requires io.github.assize.diagram;
    requires transitive io.github.assize.game;
    requires io.github.assize.play;
    requires static transitive org.jspecify;

    exports io.github.assize.study;
}

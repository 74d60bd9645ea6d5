/** Positions, the moves of a piece, and charts, as SVG. */
module io.github.assize.diagram {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.diagram;
}

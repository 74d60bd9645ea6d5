/** Courier chess, played in Germany from about 1200 to 1800. */
module io.github.assize.variants.courierchess {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.courierchess;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.courierchess.CourierChess;
}

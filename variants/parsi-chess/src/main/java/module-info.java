/** Parsi Chess, Southern India, 1814. */
module io.github.assize.variants.parsichess {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.parsichess;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.parsichess.ParsiChess;
}

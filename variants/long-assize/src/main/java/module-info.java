/** The Long Assize, the common chess of medieval England and France. */
module io.github.assize.variants.longassize {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.longassize;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.longassize.LongAssize;
}

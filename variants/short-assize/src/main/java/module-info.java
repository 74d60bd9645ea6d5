/** The Short Assize, the quicker game of medieval England and France. */
module io.github.assize.variants.shortassize {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.shortassize;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.shortassize.ShortAssize;
}

/** Chátur, the chess of Java as Raffles described it. */
module io.github.assize.variants.chatur {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.chatur;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.chatur.Chatur;
}

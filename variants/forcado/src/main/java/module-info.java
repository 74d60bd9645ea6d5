/** Forçado, the chess of thirteenth-century Castile in which captures are forced. */
module io.github.assize.variants.forcado {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.forcado;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.forcado.Forcado;
}

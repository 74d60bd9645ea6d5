/** Makruk, the living chess of Thailand. */
module io.github.assize.variants.makruk {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.makruk;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.makruk.Makruk;
}

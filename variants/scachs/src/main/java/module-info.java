/** Scachs, the chess of the poem Scachs d'amor, Valencia about 1475. */
module io.github.assize.variants.scachs {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.scachs;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.scachs.Scachs;
}

/** Chandaraki, the chess of Tibet as Bogle found it in 1775. */
module io.github.assize.variants.chandaraki {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.chandaraki;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.chandaraki.Chandaraki;
}

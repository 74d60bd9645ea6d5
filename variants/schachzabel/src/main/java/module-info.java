/** Schachzabel, the old chess of Germany as it was printed in 1536. */
module io.github.assize.variants.schachzabel {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.schachzabel;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.schachzabel.Schachzabel;
}

/** Shatranj of Algiers, the chess of Algeria about 1901. */
module io.github.assize.variants.shatranjalgeria {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.shatranjalgeria;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.shatranjalgeria.ShatranjAlgeria;
}

/** Chaturanga, the chess of India from about 600 to 1138. */
module io.github.assize.variants.chaturanga {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.chaturanga;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.chaturanga.Chaturanga;
}

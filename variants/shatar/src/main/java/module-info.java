/** Shatar, the chess of Mongolia. */
module io.github.assize.variants.shatar {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.shatar;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.shatar.Shatar;
}

/** Ouk Chatrang, the living chess of Cambodia. */
module io.github.assize.variants.oukchatrang {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.oukchatrang;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.oukchatrang.OukChatrang;
}

/** Shatranj at-Tamma, the complete chess of ninth-century Iraq. */
module io.github.assize.variants.shatranjattamma {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.shatranjattamma;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.shatranjattamma.ShatranjAtTamma;
}

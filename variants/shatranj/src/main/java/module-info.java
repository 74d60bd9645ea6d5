/** Shatranj, the chess of Iran and the Arabic world from about 685 to 1257. */
module io.github.assize.variants.shatranj {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.shatranj;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.shatranj.Shatranj;
}

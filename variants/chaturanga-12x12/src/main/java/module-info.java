/** The chaturanga on twelve by twelve squares of the Kridakausalya. */
@SuppressWarnings("module") // the name ends in digits, as the ruleset's does
module io.github.assize.variants.chaturanga12x12 {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.chaturanga12x12;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.chaturanga12x12.Chaturanga12x12;
}

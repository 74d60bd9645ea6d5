/** Grant Acedrex, the great chess on 144 squares of King Alfonso's book of games. */
module io.github.assize.variants.grantacedrex {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.grantacedrex;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.grantacedrex.GrantAcedrex;
}

/** Lombard chess, as it was played in Italy from about 1250 to 1322. */
module io.github.assize.variants.lombardchess {
    requires transitive io.github.assize.core;
    requires static transitive org.jspecify;

    exports io.github.assize.variants.lombardchess;

    provides io.github.assize.core.RulesetProvider with
            io.github.assize.variants.lombardchess.LombardChess;
}

/** The board, the pieces, the moves and the game: what every ruleset of historical chess is built from. */
module io.github.assize.core {
    requires com.google.common;
    requires static transitive org.jspecify;

    exports io.github.assize.core;

    uses io.github.assize.core.RulesetProvider;
}

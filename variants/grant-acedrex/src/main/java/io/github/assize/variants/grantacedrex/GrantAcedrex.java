package io.github.assize.variants.grantacedrex;

/** Grant Acedrex, the great chess on 144 squares of King Alfonso's book of games. */
public final class GrantAcedrex {
    private GrantAcedrex() {}
}

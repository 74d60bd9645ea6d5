package io.github.assize.variants.chatur;

/** Chátur, the chess of Java as Raffles described it. */
public final class Chatur {
    private Chatur() {}
}

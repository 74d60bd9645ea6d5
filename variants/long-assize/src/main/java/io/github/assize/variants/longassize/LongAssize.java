package io.github.assize.variants.longassize;

/** The Long Assize, the common chess of medieval England and France. */
public final class LongAssize {
    private LongAssize() {}
}

package io.github.assize.variants.shortassize;

/** The Short Assize, the quicker game of medieval England and France. */
public final class ShortAssize {
    private ShortAssize() {}
}

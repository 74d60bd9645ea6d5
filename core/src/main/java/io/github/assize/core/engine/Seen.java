package io.github.assize.core.engine;

/**
 * The classes of what stands on a square, as one piece sees it. A set of classes has the bit {@code 1 << c} for each
 * class c that is in it.
 */
public final class Seen {
    /** Nothing stands there. */
    public static final int EMPTY = 0;

    /** A piece of its own side. */
    public static final int FRIEND = 1;

    /** A piece that it can capture. */
    public static final int ENEMY = 2;

    /** The one piece of its own side over which it leaps. */
    public static final int PARTNER = 3;

    /** A piece of the other side that it never captures. */
    public static final int IMMUNE = 4;

    static final int CLASSES = 5;

    private Seen() {}
}

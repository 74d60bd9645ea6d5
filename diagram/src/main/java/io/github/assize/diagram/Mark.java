package io.github.assize.diagram;

/**
 * How a square is marked.
 *
 * @since 0.1.0
 */
public enum Mark {
    /** A dot in the middle. */
    DOT,
    /** A ring around what stands there. */
    RING,
    /** Two crossed lines. */
    CROSS,
    /** The whole square. */
    FILL
}

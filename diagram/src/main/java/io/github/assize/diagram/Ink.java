package io.github.assize.diagram;

import io.github.assize.core.Color;
import io.github.assize.diagram.Theme.Part;

/**
 * The colors of a theme as they stand in attributes.
 *
 * @param themed whether a page may change them by its custom properties, which not every program that draws SVG knows
 */
record Ink(Theme theme, boolean themed) {
    String of(Part part) {
        String color = theme.color(part);
        return themed ? "var(" + part.property() + "," + color + ")" : color;
    }

    String fill(Color side) {
        return of(side == Color.WHITE ? Part.WHITE : Part.BLACK);
    }

    String edge(Color side) {
        return of(side == Color.WHITE ? Part.WHITE_EDGE : Part.BLACK_EDGE);
    }
}

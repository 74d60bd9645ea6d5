package io.github.assize.diagram;

/**
 * What a diagram of a board lets its caller choose.
 *
 * @param flipped whether Black's side is below
 * @param coordinates whether files and ranks are named
 */
record View(boolean flipped, boolean coordinates, Glyphs glyphs) {
    static final View PLAIN = new View(false, true, Glyphs.standard());

    View withFlipped(boolean other) {
        return new View(other, coordinates, glyphs);
    }

    View withCoordinates(boolean other) {
        return new View(flipped, other, glyphs);
    }

    View withGlyphs(Glyphs other) {
        return new View(flipped, coordinates, other);
    }

    Grid grid(int files, int ranks) {
        return new Grid(0, 0, files, ranks, flipped, coordinates);
    }
}

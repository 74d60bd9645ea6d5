package io.github.assize.diagram;

import io.github.assize.core.Square;
import io.github.assize.diagram.Theme.Part;

/**
 * The squares of a board or of a part of it, each 45 units wide, and the frame with their names.
 *
 * @param left the first file
 * @param bottom the first rank
 */
record Grid(int left, int bottom, int files, int ranks, boolean flipped, boolean coordinates) {
    static final double UNIT = 45;
    private static final double WIDE = 24;
    private static final double NARROW = 6;

    private double before() {
        return coordinates ? WIDE : 0;
    }

    private double after() {
        return coordinates ? NARROW : 0;
    }

    double width() {
        return before() + files * UNIT + after();
    }

    double height() {
        return after() + ranks * UNIT + before();
    }

    /** Returns the left edge of a square within the board. */
    double x(Square square) {
        return (flipped ? left + files - 1 - square.file() : square.file() - left) * UNIT;
    }

    /** Returns the upper edge of a square within the board. */
    double y(Square square) {
        return (flipped ? square.rank() - bottom : bottom + ranks - 1 - square.rank()) * UNIT;
    }

    double centerX(Square square) {
        return x(square) + UNIT / 2;
    }

    double centerY(Square square) {
        return y(square) + UNIT / 2;
    }

    boolean holds(Square square) {
        int file = square.file() - left;
        int rank = square.rank() - bottom;
        return file >= 0 && file < files && rank >= 0 && rank < ranks;
    }

    /** Returns the part of this grid that lies so many files and ranks around a square. */
    Grid around(Square square, int distance) {
        int west = Math.max(left, square.file() - distance);
        int south = Math.max(bottom, square.rank() - distance);
        int east = Math.min(left + files - 1, square.file() + distance);
        int north = Math.min(bottom + ranks - 1, square.rank() + distance);
        return new Grid(west, south, east - west + 1, north - south + 1, flipped, coordinates);
    }

    /** Paints frame and squares, and begins the group in which a place is given as within the board. */
    void open(Canvas canvas) {
        if (coordinates) {
            area(canvas, Part.FRAME, width(), height());
        }
        Svg svg = canvas.svg();
        svg.element("g")
                .with("transform", "translate(" + Svg.numbers(before(), after()) + ")")
                .open();
        area(canvas, Part.LIGHT_SQUARE, files * UNIT, ranks * UNIT);
        svg.element("path")
                .with("fill", canvas.ink().of(Part.DARK_SQUARE))
                .with("d", darkSquares())
                .empty();
    }

    private static void area(Canvas canvas, Part part, double width, double height) {
        canvas.svg()
                .element("rect")
                .with("width", width)
                .with("height", height)
                .with("fill", canvas.ink().of(part))
                .empty();
    }

    private String darkSquares() {
        StringBuilder path = new StringBuilder();
        for (int rank = bottom; rank < bottom + ranks; rank++) {
            for (int file = left + (left + rank) % 2; file < left + files; file += 2) {
                Square square = Square.of(file, rank);
                path.append('M').append(Svg.numbers(x(square), y(square))).append("h45v45h-45z");
            }
        }
        return path.toString();
    }

    /** Ends the group, and writes the names of files and ranks where they are wanted. */
    void close(Canvas canvas) {
        if (coordinates) {
            names(canvas);
        }
        canvas.svg().close();
    }

    private void names(Canvas canvas) {
        Svg svg = canvas.svg();
        svg.element("g").with("fill", canvas.ink().of(Part.TEXT)).with("font-family", "sans-serif");
        svg.with("font-size", 13).with("text-anchor", "middle").open();
        for (int file = left; file < left + files; file++) {
            name(svg, String.valueOf((char) ('a' + file)), centerX(Square.of(file, 0)), ranks * UNIT + 16);
        }
        for (int rank = bottom; rank < bottom + ranks; rank++) {
            name(svg, Integer.toString(rank + 1), -WIDE / 2, centerY(Square.of(0, rank)) + 4.5);
        }
        svg.close();
    }

    private static void name(Svg svg, String name, double x, double y) {
        svg.element("text").with("x", x).with("y", y).text(name);
    }
}

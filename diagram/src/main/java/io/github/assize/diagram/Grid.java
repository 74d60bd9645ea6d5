package io.github.assize.diagram;

import io.github.assize.core.Square;
import io.github.assize.diagram.Theme.Part;

/** The squares of a board, each 45 units wide, and the frame with their names. */
record Grid(int files, int ranks, boolean flipped, boolean coordinates) {
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
        return (flipped ? files - 1 - square.file() : square.file()) * UNIT;
    }

    /** Returns the upper edge of a square within the board. */
    double y(Square square) {
        return (flipped ? square.rank() : ranks - 1 - square.rank()) * UNIT;
    }

    double centerX(Square square) {
        return x(square) + UNIT / 2;
    }

    double centerY(Square square) {
        return y(square) + UNIT / 2;
    }

    boolean holds(Square square) {
        return square.file() < files && square.rank() < ranks;
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
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = rank % 2; file < files; file += 2) {
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
        for (int file = 0; file < files; file++) {
            name(svg, String.valueOf((char) ('a' + file)), centerX(Square.of(file, 0)), ranks * UNIT + 16);
        }
        for (int rank = 0; rank < ranks; rank++) {
            name(svg, Integer.toString(rank + 1), -WIDE / 2, centerY(Square.of(0, rank)) + 4.5);
        }
        svg.close();
    }

    private static void name(Svg svg, String name, double x, double y) {
        svg.element("text").with("x", x).with("y", y).text(name);
    }
}

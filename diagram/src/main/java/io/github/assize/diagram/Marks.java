package io.github.assize.diagram;

import io.github.assize.core.Square;

/** Draws marks on squares, and arrows between them. */
final class Marks {
    private static final double GAP = 8;
    private static final double HEAD = 14;
    private static final double HALF_HEAD = 8;

    private final Grid grid;
    private final Svg svg;

    Marks(Grid grid, Svg svg) {
        this.grid = grid;
        this.svg = svg;
    }

    void draw(Square square, Mark mark, String color) {
        switch (mark) {
            case DOT -> circle(square, 7).with("fill", color).empty();
            case RING ->
                circle(square, 19)
                        .with("fill", "none")
                        .with("stroke", color)
                        .with("stroke-width", 3)
                        .empty();
            case CROSS -> cross(square, 13, color);
            case FILL -> fill(square, color, 0.5);
        }
    }

    private Svg circle(Square square, double radius) {
        return svg.element("circle")
                .with("cx", grid.centerX(square))
                .with("cy", grid.centerY(square))
                .with("r", radius);
    }

    void fill(Square square, String color, double opacity) {
        String path = "M" + Svg.numbers(grid.x(square), grid.y(square)) + "h45v45h-45z";
        svg.element("path")
                .with("fill", color)
                .with("fill-opacity", opacity)
                .with("d", path)
                .empty();
    }

    /** Paints the upper left corner of a square. */
    void corner(Square square, String color) {
        String path = "M" + Svg.numbers(grid.x(square), grid.y(square)) + "h11l-11 11z";
        svg.element("path").with("fill", color).with("d", path).empty();
    }

    /** Draws two crossed lines that reach that far from the middle to each side. */
    void cross(Square square, double half, String color) {
        String size = Svg.number(2 * half);
        String start = Svg.numbers(grid.centerX(square) - half, grid.centerY(square) - half);
        line("M" + start + "l" + size + " " + size + "m0 -" + size + "l-" + size + " " + size, color, 4);
    }

    private void line(String path, String color, double width) {
        svg.element("path").with("fill", "none").with("stroke", color).with("stroke-width", width);
        svg.with("stroke-linecap", "round").with("d", path).empty();
    }

    /** Draws an arrow from near the middle of one square to the middle of another. */
    void arrow(Square from, Square to, String color) {
        double x = grid.centerX(to);
        double y = grid.centerY(to);
        double dx = x - grid.centerX(from);
        double dy = y - grid.centerY(from);
        double length = Math.sqrt(dx * dx + dy * dy);
        double neckX = x - dx / length * HEAD;
        double neckY = y - dy / length * HEAD;
        double startX = grid.centerX(from) + dx / length * GAP;
        double startY = grid.centerY(from) + dy / length * GAP;
        svg.element("g").with("opacity", 0.75).open();
        line("M" + Svg.numbers(startX, startY) + "L" + Svg.numbers(neckX, neckY), color, 5);
        head(x, y, dx / length, dy / length, color);
        svg.close();
    }

    /** Draws the head of an arrow, given its point and its direction as a vector of length one. */
    private void head(double x, double y, double dx, double dy, String color) {
        double neckX = x - dx * HEAD;
        double neckY = y - dy * HEAD;
        String left = Svg.numbers(neckX - dy * HALF_HEAD, neckY + dx * HALF_HEAD);
        String right = Svg.numbers(neckX + dy * HALF_HEAD, neckY - dx * HALF_HEAD);
        svg.element("path").with("fill", color);
        svg.with("d", "M" + Svg.numbers(x, y) + "L" + left + " " + right + "z").empty();
    }
}

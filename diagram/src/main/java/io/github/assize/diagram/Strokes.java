package io.github.assize.diagram;

import io.github.assize.diagram.Theme.Part;

/** Draws the symbols of ways, on the board and in the legend alike. */
final class Strokes {
    private static final String DASHES = "4 3";
    private static final double HEAD = 9;

    private final Svg svg;
    private final String move;
    private final String capture;

    Strokes(Canvas canvas) {
        this.svg = canvas.svg();
        this.move = canvas.ink().of(Part.MOVE);
        this.capture = canvas.ink().of(Part.CAPTURE);
    }

    void target(double x, double y, Target target) {
        switch (target.symbol()) {
            case MOVE_ONLY -> ring(x, y, 5.5, move, 2.5, false);
            case CAPTURE_ONLY -> cross(x, y);
            default -> dot(x, y);
        }
        if (target.leaps() || target.firstLeaps()) {
            ring(x, y, 12, target.symbol() == Symbol.CAPTURE_ONLY ? capture : move, 1.5, !target.leaps());
        }
    }

    void dot(double x, double y) {
        svg.element("circle")
                .with("cx", x)
                .with("cy", y)
                .with("r", 6)
                .with("fill", move)
                .empty();
    }

    void ring(double x, double y, double radius, String color, double width, boolean dashed) {
        svg.element("circle").with("cx", x).with("cy", y).with("r", radius).with("fill", "none");
        svg.with("stroke", color).with("stroke-width", width);
        if (dashed) {
            svg.with("stroke-dasharray", DASHES);
        }
        svg.empty();
    }

    void ring(double x, double y, double radius, boolean dashed) {
        ring(x, y, radius, move, radius < 10 ? 2.5 : 1.5, dashed);
    }

    void cross(double x, double y) {
        svg.element("path").with("stroke", capture).with("stroke-width", 3).with("stroke-linecap", "round");
        svg.with("d", "M" + Svg.numbers(x - 6, y - 6) + "l12 12m0 -12l-12 12").empty();
    }

    void bend(double x, double y) {
        svg.element("path").with("fill", "none").with("stroke", move).with("stroke-width", 2);
        svg.with("d", "M" + Svg.numbers(x - 9, y - 9) + "h18v18h-18z").empty();
    }

    void bar(double x, double y) {
        svg.element("path").with("stroke", move).with("stroke-width", 2);
        svg.with("d", "M" + Svg.numbers(x - 12, y) + "h24").empty();
    }

    /** Draws a line through points, given as x and y in turn. */
    void line(double[] points, boolean dashed) {
        StringBuilder path = new StringBuilder("M");
        for (int i = 0; i < points.length; i += 2) {
            path.append(i == 0 ? "" : "L").append(Svg.numbers(points[i], points[i + 1]));
        }
        svg.element("path").with("fill", "none").with("stroke", move).with("stroke-width", 1.5);
        if (dashed) {
            svg.with("stroke-dasharray", DASHES);
        }
        svg.with("d", path.toString()).empty();
    }

    /** Draws a line with an arrowhead at its end. */
    void arrow(double[] points, boolean dashed) {
        line(points, dashed);
        head(points);
    }

    private void head(double[] points) {
        int last = points.length - 2;
        double dx = points[last] - points[last - 2];
        double dy = points[last + 1] - points[last - 1];
        double length = Math.sqrt(dx * dx + dy * dy);
        double backX = points[last] - dx / length * HEAD;
        double backY = points[last + 1] - dy / length * HEAD;
        double sideX = dy / length * HEAD / 2;
        double sideY = dx / length * HEAD / 2;
        svg.element("path").with("fill", move);
        svg.with(
                "d",
                "M" + Svg.numbers(points[last], points[last + 1]) + "L"
                        + Svg.numbers(backX - sideX, backY + sideY, backX + sideX, backY - sideY) + "z");
        svg.empty();
    }
}

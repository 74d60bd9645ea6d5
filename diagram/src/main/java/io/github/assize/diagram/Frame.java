package io.github.assize.diagram;

import io.github.assize.diagram.Theme.Part;

/** What all charts are drawn with: ground, title, axes, ticks and strokes. */
final class Frame {
    private static final Part[] SERIES = {Part.SERIES_1, Part.SERIES_2, Part.SERIES_3, Part.SERIES_4};
    private static final String[] DASHES = {"none", "7 3", "2 3", "9 3 2 3"};

    private final Canvas canvas;
    private final double height;

    Frame(Canvas canvas, double height) {
        this.canvas = canvas;
        this.height = height;
    }

    Svg svg() {
        return canvas.svg();
    }

    String text() {
        return canvas.ink().of(Part.TEXT);
    }

    /** Returns the color of a series; the fifth has that of the first, and another dash. */
    String color(int series) {
        return canvas.ink().of(SERIES[series % SERIES.length]);
    }

    private static String dash(int series) {
        return DASHES[(series + series / SERIES.length) % DASHES.length];
    }

    /** Paints the ground and the title, and begins the group of all texts. */
    void open(String title) {
        Svg svg = svg();
        svg.element("rect").with("width", Figure.WIDTH).with("height", height);
        svg.with("fill", canvas.ink().of(Part.FRAME)).empty();
        svg.element("g")
                .with("font-family", "sans-serif")
                .with("font-size", 12)
                .with("fill", text())
                .open();
        svg.element("text").with("x", Figure.WIDTH / 2).with("y", 22).with("text-anchor", "middle");
        svg.with("font-size", 15).with("font-weight", "bold").text(title);
    }

    /** Writes a text that begins at, ends at or is centered on a place. */
    void write(String text, double x, double y, String anchor) {
        svg().element("text")
                .with("x", x)
                .with("y", y)
                .with("text-anchor", anchor)
                .text(text);
    }

    void writeUpwards(String text, double x, double y) {
        Svg svg = svg().element("text").with("text-anchor", "middle");
        svg.with("transform", "translate(" + Svg.numbers(x, y) + ") rotate(-90)")
                .text(text);
    }

    /** Draws a thin line in the color of the texts. */
    void rule(double x1, double y1, double x2, double y2, double opacity) {
        Svg svg = svg().element("path").with("stroke", text()).with("stroke-opacity", opacity);
        svg.with("d", "M" + Svg.numbers(x1, y1) + "L" + Svg.numbers(x2, y2)).empty();
    }

    /** Draws the outline of a series, with a tint below it if it is to be filled. */
    void stroke(String path, int series, boolean filled) {
        Svg svg = svg().element("path")
                .with("fill", filled ? color(series) : "none")
                .with("fill-opacity", 0.12);
        svg.with("stroke", color(series)).with("stroke-width", 2).with("stroke-dasharray", dash(series));
        svg.with("stroke-linejoin", "round").with("d", path).empty();
    }
}

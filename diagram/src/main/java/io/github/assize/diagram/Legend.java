package io.github.assize.diagram;

import io.github.assize.diagram.Theme.Part;
import java.util.List;
import java.util.Set;

/** Explains the symbols that occur, in columns below the board. */
final class Legend {
    /** The least width in which it can be read. */
    static final double WIDTH = 192;

    private static final double ROW = 28;
    private static final double PAD = 6;

    private final List<Symbol> symbols;
    private final double width;

    Legend(Set<Symbol> symbols, double width) {
        this.symbols = List.copyOf(symbols);
        this.width = width;
    }

    private int columns() {
        return Math.max(1, (int) (width / WIDTH));
    }

    double height() {
        int rows = (symbols.size() + columns() - 1) / columns();
        return rows * ROW + 2 * PAD;
    }

    void paint(Canvas canvas, double top) {
        Svg svg = canvas.svg();
        svg.element("rect").with("y", top).with("width", width).with("height", height());
        svg.with("fill", canvas.ink().of(Part.FRAME)).empty();
        svg.element("g").with("font-family", "sans-serif").with("font-size", 13);
        svg.with("fill", canvas.ink().of(Part.TEXT)).open();
        for (int i = 0; i < symbols.size(); i++) {
            int row = i / columns();
            double x = i % columns() * (width / columns()) + 24;
            double y = top + PAD + row * ROW + ROW / 2;
            symbol(canvas, symbols.get(i), x, y);
            svg.element("text")
                    .with("x", x + 22)
                    .with("y", y + 4.5)
                    .text(symbols.get(i).meaning());
        }
        svg.close();
    }

    private static void symbol(Canvas canvas, Symbol symbol, double x, double y) {
        Strokes strokes = new Strokes(canvas);
        switch (symbol) {
            case MOVE_OR_CAPTURE -> strokes.dot(x, y);
            case MOVE_ONLY -> strokes.ring(x, y, 5.5, false);
            case CAPTURE_ONLY -> strokes.cross(x, y);
            case LEAP -> strokes.ring(x, y, 12, false);
            case RIDE -> strokes.arrow(new double[] {x - 16, y, x + 16, y}, false);
            case BEND -> strokes.bend(x, y);
            case FIRST_LEAP, KEPT_LEAP -> strokes.ring(x, y, 12, true);
            case FIRST_MOVE, KEPT_MOVE -> strokes.line(new double[] {x - 16, y, x + 16, y}, true);
            case EMPTY -> strokes.bar(x, y);
        }
    }
}

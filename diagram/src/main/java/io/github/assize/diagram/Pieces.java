package io.github.assize.diagram;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Color;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.Locale;

/** Draws pieces: each shape is defined once, and used wherever such a piece stands. */
final class Pieces {
    private static final String IN_SQUARE = "translate(3.9 3.9) scale(1.55)";
    private static final String DISC = "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z";
    private static final double RIM = 8;
    private static final double SHARED = 0.62;

    private final Canvas canvas;
    private final Grid grid;
    private final Ruleset ruleset;
    private final Glyphs glyphs;

    Pieces(Canvas canvas, Grid grid, Ruleset ruleset, Glyphs glyphs) {
        this.canvas = canvas;
        this.grid = grid;
        this.ruleset = ruleset;
        this.glyphs = glyphs;
    }

    /** Names a shape; it depends on the color where something in it points forward or back. */
    String id(Piece piece) {
        PieceType type = piece.type();
        boolean points = Glyphs.isRetreating(type) || glyphs.path(ruleset, type).isEmpty();
        String side = points ? "-" + piece.color().name().toLowerCase(Locale.ROOT) : "";
        return canvas.id(Glyphs.plain(type) + (Glyphs.isRetreating(type) ? "-back" : "") + side);
    }

    void define(Piece piece) {
        String arrow = Glyphs.isRetreating(piece.type()) ? march(piece.color()) : "";
        glyphs.path(ruleset, piece.type())
                .ifPresentOrElse(path -> shape(piece, path + arrow), () -> disc(piece, DISC + leaps(piece) + arrow));
    }

    /** Returns holes near the rim of a disc, in the directions in which the piece leaps. */
    private String leaps(Piece piece) {
        Square from = Ways.bestSquare(ruleset, piece.type(), piece.color());
        int sign = grid.flipped() ? -1 : 1;
        return ruleset.reach(piece.type(), from, piece.color()).ways().stream()
                .filter(Target::leaps)
                .map(way -> hole(
                        sign * (way.to().file() - from.file()),
                        sign * (from.rank() - way.to().rank())))
                .distinct()
                .collect(joining());
    }

    private static String hole(double dx, double dy) {
        double length = Math.sqrt(dx * dx + dy * dy);
        String start = Svg.numbers(12 + dx / length * RIM - 0.8, 12 + dy / length * RIM);
        return "M" + start + "a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0z";
    }

    private void shape(Piece piece, String path) {
        Svg svg = canvas.svg().element("path").with("id", id(piece)).with("transform", IN_SQUARE);
        svg.with("fill-rule", "evenodd").with("d", path).empty();
    }

    private void disc(Piece piece, String path) {
        Svg svg = canvas.svg();
        svg.element("g").with("id", id(piece)).with("transform", IN_SQUARE).open();
        svg.element("path").with("fill-rule", "evenodd").with("d", path).empty();
        svg.element("text").with("x", 12).with("y", 16.5).with("text-anchor", "middle");
        svg.with("font-family", "sans-serif").with("font-size", 13).with("font-weight", "bold");
        svg.with("fill", "currentColor").with("stroke", "none").text(Glyphs.plain(piece.type()));
        svg.close();
    }

    /** Returns an arrow beside the shape, in the direction in which a pawn of that color retreats. */
    private String march(Color color) {
        boolean down = (color == Color.WHITE) != grid.flipped();
        return down ? "M19.4 7h2.2v5h1.7l-2.8 4-2.8-4h1.7z" : "M19.4 16h2.2v-5h1.7l-2.8-4-2.8 4h1.7z";
    }

    /** Begins the group of one side's pieces. */
    void open(Color side) {
        Ink ink = canvas.ink();
        Svg svg = canvas.svg().element("g").with("fill", ink.fill(side)).with("stroke", ink.edge(side));
        svg.with("color", ink.edge(side)).with("stroke-width", side == Color.WHITE ? 0.6 : 0.4);
        svg.with("stroke-linejoin", "round").open();
    }

    private Svg use(Piece piece) {
        return canvas.svg().element("use").with("href", "#" + id(piece));
    }

    void place(Piece piece, Square square) {
        use(piece).with("x", grid.x(square)).with("y", grid.y(square)).empty();
    }

    /** Places one of two pieces on a square: the first in the lower left, the second in the upper right. */
    void placeShared(Piece piece, boolean first, Square square) {
        double rest = Grid.UNIT * (1 - SHARED);
        String place = Svg.numbers(grid.x(square) + (first ? 0 : rest), grid.y(square) + (first ? rest : 0));
        use(piece)
                .with("transform", "translate(" + place + ") scale(" + SHARED + ")")
                .empty();
    }
}

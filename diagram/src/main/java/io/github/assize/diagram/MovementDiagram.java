package io.github.assize.diagram;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Color;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Reach;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.List;

/**
 * Where a piece may go from a square of an otherwise empty board. A dot stands where it may move or capture, a ring where
 * it may only move, a cross where it may only capture; a circle around them is a leap over whatever stands between, a
 * line with an arrowhead a ride, a small square the bend of one; what is dashed needs a first-move right, and a bar
 * stands on a square that a leap needs to be empty. A legend explains what occurs and nothing else.
 *
 * <pre>{@code
 * String svg = MovementDiagram.of(ruleset, aanca).toSvg();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MovementDiagram extends Diagram<MovementDiagram> {
    private final Ruleset ruleset;
    private final PieceType type;
    private final Square from;
    private final Color color;
    private final View view;
    private final boolean legend;
    private final boolean compact;

    private MovementDiagram(
            Ruleset ruleset,
            PieceType type,
            Square from,
            Color color,
            View view,
            boolean legend,
            boolean compact,
            Look look) {
        super(look);
        this.ruleset = ruleset;
        this.type = type;
        this.from = from;
        this.color = color;
        this.view = view;
        this.legend = legend;
        this.compact = compact;
    }

    /**
     * Returns the picture of a piece's moves: White's, with coordinates and legend, on the whole board, from the square
     * from which the piece has the most ways; of several the one nearest to the middle.
     *
     * @param ruleset the ruleset
     * @param type one of its types
     * @return the picture
     * @throws IllegalArgumentException if the ruleset has no such type
     */
    public static MovementDiagram of(Ruleset ruleset, PieceType type) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(type, "type");
        Square best = Ways.bestSquare(ruleset, type, Color.WHITE);
        return new MovementDiagram(ruleset, type, best, Color.WHITE, View.PLAIN, true, false, Look.PLAIN);
    }

    @Override
    MovementDiagram with(Look other) {
        return new MovementDiagram(ruleset, type, from, color, view, legend, compact, other);
    }

    private MovementDiagram with(View other) {
        return new MovementDiagram(ruleset, type, from, color, other, legend, compact, look());
    }

    /**
     * Returns the picture of the moves from another square.
     *
     * @param square where the piece stands
     * @return the picture
     * @throws IllegalArgumentException if the square is not on the board
     */
    public MovementDiagram from(Square square) {
        requireNonNull(square, "square");
        if (!view.grid(ruleset.files(), ruleset.ranks()).holds(square)) {
            throw new IllegalArgumentException(
                    square + " is not on a board of " + ruleset.files() + "x" + ruleset.ranks());
        }
        return new MovementDiagram(ruleset, type, square, color, view, legend, compact, look());
    }

    /**
     * Returns the picture of the moves of a piece of one side, from the square from which it has the most ways.
     *
     * @param side whose piece it is
     * @return the picture
     */
    public MovementDiagram color(Color side) {
        requireNonNull(side, "side");
        Square best = Ways.bestSquare(ruleset, type, side);
        return new MovementDiagram(ruleset, type, best, side, view, legend, compact, look());
    }

    /**
     * Returns the picture seen from the other side.
     *
     * @param flipped whether Black's side is below
     * @return the picture
     */
    public MovementDiagram flipped(boolean flipped) {
        return with(view.withFlipped(flipped));
    }

    /**
     * Returns the picture with or without the names of files and ranks.
     *
     * @param coordinates whether they are shown; so they are unless told otherwise
     * @return the picture
     */
    public MovementDiagram coordinates(boolean coordinates) {
        return with(view.withCoordinates(coordinates));
    }

    /**
     * Returns the picture with other shapes of pieces.
     *
     * @param glyphs the shapes; {@link Glyphs#standard()} unless given
     * @return the picture
     */
    public MovementDiagram glyphs(Glyphs glyphs) {
        return with(view.withGlyphs(requireNonNull(glyphs, "glyphs")));
    }

    /**
     * Returns the picture with or without a legend.
     *
     * @param legend whether what is drawn is explained; so it is unless told otherwise
     * @return the picture
     */
    public MovementDiagram legend(boolean legend) {
        return new MovementDiagram(ruleset, type, from, color, view, legend, compact, look());
    }

    /**
     * Returns the picture of the whole board, or of the smallest part of it, as many files and ranks to each side, in
     * which every move shows. A piece that rides needs the whole board.
     *
     * @param compact whether only a part is shown
     * @return the picture
     */
    public MovementDiagram compact(boolean compact) {
        return new MovementDiagram(ruleset, type, from, color, view, legend, compact, look());
    }

    private Reach reach() {
        return ruleset.reach(type, from, color);
    }

    private Grid grid() {
        Grid whole = view.grid(ruleset.files(), ruleset.ranks());
        List<Reach.Way> ways = reach().ways();
        boolean rides = ways.stream().anyMatch(way -> way.kind() != Reach.Kind.LEAP);
        return compact && !rides ? whole.around(from, Ways.farthest(from, ways)) : whole;
    }

    @Override
    double width() {
        return Math.max(grid().width(), legend ? Legend.WIDTH : 0);
    }

    @Override
    double height() {
        return grid().height() + (legend ? legend().height() : 0);
    }

    private Legend legend() {
        return new Legend(Symbol.of(reach().ways()), width());
    }

    @Override
    String caption() {
        return type.name() + " in " + ruleset.name() + ", from " + from;
    }

    @Override
    String description() {
        return Ways.sentences(type, from, reach().ways());
    }

    @Override
    void paint(Canvas canvas) {
        Grid grid = grid();
        Pieces pieces = new Pieces(canvas, grid, ruleset, view.glyphs());
        Piece piece = new Piece(color, type);
        canvas.svg().element("defs").open();
        pieces.define(piece);
        canvas.svg().close();
        grid.open(canvas);
        new MovementPainter(grid, canvas, from).paint(reach().ways());
        pieces.open(color);
        pieces.place(piece, from);
        canvas.svg().close();
        grid.close(canvas);
        if (legend) {
            legend().paint(canvas, grid.height());
        }
    }
}

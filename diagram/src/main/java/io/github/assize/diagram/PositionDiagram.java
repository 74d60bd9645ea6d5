package io.github.assize.diagram;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Board;
import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Piece;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import io.github.assize.diagram.Theme.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position as a picture. Squares, highlights, marks, pieces, arrows and coordinates lie one above the other, in that
 * order; two pieces on one square stand side by side, and a retreating pawn has an arrow that tells which way it goes.
 *
 * <pre>{@code
 * String svg = PositionDiagram.of(position.play(move)).lastMove(move).toSvg();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PositionDiagram extends Diagram<PositionDiagram> {
    private final Position position;
    private final View view;
    private final Layers layers;

    private PositionDiagram(Position position, View view, Layers layers, Look look) {
        super(look);
        this.position = position;
        this.view = view;
        this.layers = layers;
    }

    /**
     * Returns the picture of a position: White below, with coordinates, the king marked if he is in check.
     *
     * @param position the position
     * @return the picture
     */
    public static PositionDiagram of(Position position) {
        return new PositionDiagram(requireNonNull(position, "position"), View.PLAIN, Layers.PLAIN, Look.PLAIN);
    }

    @Override
    PositionDiagram with(Look other) {
        return new PositionDiagram(position, view, layers, other);
    }

    private PositionDiagram with(View other) {
        return new PositionDiagram(position, other, layers, look());
    }

    private PositionDiagram with(Layers other) {
        return new PositionDiagram(position, view, other, look());
    }

    /**
     * Returns the picture seen from the other side.
     *
     * @param flipped whether Black's side is below
     * @return the picture
     */
    public PositionDiagram flipped(boolean flipped) {
        return with(view.withFlipped(flipped));
    }

    /**
     * Returns the picture with or without the names of files and ranks.
     *
     * @param coordinates whether they are shown; so they are unless told otherwise
     * @return the picture
     */
    public PositionDiagram coordinates(boolean coordinates) {
        return with(view.withCoordinates(coordinates));
    }

    /**
     * Returns the picture with other shapes of pieces.
     *
     * @param glyphs the shapes; {@link Glyphs#standard()} unless given
     * @return the picture
     */
    public PositionDiagram glyphs(Glyphs glyphs) {
        return with(view.withGlyphs(requireNonNull(glyphs, "glyphs")));
    }

    /**
     * Returns the picture with the squares of a move highlighted, and a cross on that of a removal.
     *
     * @param move the move that led to the position
     * @return the picture
     * @throws IllegalArgumentException if the move's squares are not on the board
     */
    public PositionDiagram lastMove(Move move) {
        requireNonNull(move, "move");
        requireOnBoard(move.to());
        move.from().ifPresent(this::requireOnBoard);
        return with(layers.withLastMove(new Layers.Last(move.from(), move.to(), move.toString())));
    }

    /**
     * Returns the picture with the squares of a move highlighted, where no more than these is known.
     *
     * @param from where the move that led to the position began
     * @param to where it ended
     * @return the picture
     * @throws IllegalArgumentException if a square is not on the board
     */
    public PositionDiagram lastMove(Square from, Square to) {
        requireOnBoard(requireNonNull(from, "from"));
        requireOnBoard(requireNonNull(to, "to"));
        return with(layers.withLastMove(new Layers.Last(Optional.of(from), to, from + "" + to)));
    }

    /**
     * Returns the picture with the king marked if he is in check, or not marked at all.
     *
     * @param check whether a check is shown; so it is unless told otherwise
     * @return the picture
     */
    public PositionDiagram check(boolean check) {
        return with(layers.withCheck(check));
    }

    /**
     * Returns the picture with a corner marked where a piece has a first-move right (C-10).
     *
     * @param rights whether the rights are shown; they are not unless told so
     * @return the picture
     */
    public PositionDiagram rights(boolean rights) {
        return with(layers.withRights(rights));
    }

    /**
     * Returns the picture with one more arrow.
     *
     * @param from where it begins
     * @param to where it points
     * @param color {@code #} and three or six hexadecimal digits, or the name of a color
     * @return the picture
     * @throws IllegalArgumentException if a square is not on the board, if both are the same, or if the color is none
     */
    public PositionDiagram arrows(Square from, Square to, String color) {
        requireOnBoard(requireNonNull(from, "from"));
        requireOnBoard(requireNonNull(to, "to"));
        if (from.equals(to)) {
            throw new IllegalArgumentException("an arrow from " + from + " to itself");
        }
        return with(layers.with(new Layers.Arrow(from, to, Theme.requireColor(color))));
    }

    /**
     * Returns the picture with one more mark.
     *
     * @param square the square
     * @param mark what is drawn there
     * @param color {@code #} and three or six hexadecimal digits, or the name of a color
     * @return the picture
     * @throws IllegalArgumentException if the square is not on the board or the color is none
     */
    public PositionDiagram marks(Square square, Mark mark, String color) {
        requireOnBoard(requireNonNull(square, "square"));
        requireNonNull(mark, "mark");
        return with(layers.with(new Layers.Marked(square, mark, Theme.requireColor(color))));
    }

    private void requireOnBoard(Square square) {
        Grid grid = grid();
        if (!grid.holds(square)) {
            throw new IllegalArgumentException(square + " is not on a board of " + grid.files() + "x" + grid.ranks());
        }
    }

    private Grid grid() {
        return view.grid(position.ruleset().files(), position.ruleset().ranks());
    }

    @Override
    double width() {
        return grid().width() + (Die.face(position).isPresent() ? Die.ROOM : 0);
    }

    @Override
    double height() {
        return grid().height();
    }

    @Override
    String caption() {
        return Words.caption(position);
    }

    @Override
    String description() {
        StringBuilder words = new StringBuilder(Words.pieces(position));
        if (layers.check() && position.isCheck()) {
            words.append(' ').append(Words.name(position.sideToMove())).append(" is in check.");
        }
        layers.lastMove()
                .ifPresent(
                        move -> words.append(" Last move: ").append(move.text()).append('.'));
        if (layers.rights()) {
            words.append(' ').append(Words.rights(position.rights()));
        }
        Die.words(position).ifPresent(sentence -> words.append(' ').append(sentence));
        return words.toString();
    }

    @Override
    void paint(Canvas canvas) {
        Grid grid = grid();
        Pieces pieces = new Pieces(canvas, grid, position.ruleset(), view.glyphs());
        define(canvas.svg(), pieces);
        grid.open(canvas);
        Marks marks = new Marks(grid, canvas.svg());
        highlight(marks, canvas.ink());
        layers.marks().forEach(marked -> marks.draw(marked.square(), marked.mark(), marked.color()));
        place(canvas.svg(), pieces, Color.WHITE);
        place(canvas.svg(), pieces, Color.BLACK);
        layers.arrows().forEach(arrow -> marks.arrow(arrow.from(), arrow.to(), arrow.color()));
        grid.close(canvas);
        Die.face(position).ifPresent(face -> Die.draw(canvas, face, grid.width(), grid.height()));
    }

    private void define(Svg svg, Pieces pieces) {
        svg.element("defs").open();
        Board board = position.board();
        List<String> defined = new ArrayList<>();
        for (PieceType type : position.ruleset().pieceTypes()) {
            for (Color side : Color.values()) {
                Piece piece = new Piece(side, type);
                if (!board.squaresOf(piece).isEmpty() && !defined.contains(pieces.id(piece))) {
                    pieces.define(piece);
                    defined.add(pieces.id(piece));
                }
            }
        }
        svg.close();
    }

    private void highlight(Marks marks, Ink ink) {
        layers.lastMove().ifPresent(move -> highlight(marks, ink, move));
        if (layers.check() && position.isCheck()) {
            kings().forEach(king -> marks.fill(king, ink.of(Part.CHECK), 0.75));
        }
        if (layers.rights()) {
            position.rights().forEach(square -> marks.corner(square, ink.of(Part.RIGHT)));
        }
    }

    private static void highlight(Marks marks, Ink ink, Layers.Last move) {
        if (move.from().isEmpty()) {
            marks.cross(move.to(), 13, ink.of(Part.CAPTURE));
        } else {
            marks.fill(move.from().get(), ink.of(Part.LAST_MOVE), 0.6);
            marks.fill(move.to(), ink.of(Part.LAST_MOVE), 0.6);
        }
    }

    private List<Square> kings() {
        PieceType king = position.ruleset().king();
        return position.board().squaresOf(new Piece(position.sideToMove(), king));
    }

    private void place(Svg svg, Pieces pieces, Color side) {
        pieces.open(side);
        Board board = position.board();
        board.occupied().forEach(square -> place(pieces, board, square, side));
        svg.close();
    }

    private static void place(Pieces pieces, Board board, Square square, Color side) {
        List<Piece> here = board.piecesAt(square);
        for (int i = 0; i < here.size(); i++) {
            Piece piece = here.get(i);
            if (piece.color() == side && here.size() == 1) {
                pieces.place(piece, square);
            } else if (piece.color() == side) {
                pieces.placeShared(piece, i == 0, square);
            }
        }
    }
}

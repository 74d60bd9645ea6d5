package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A board and the pieces on it, any number to a square; immutable.
 *
 * @since 0.1.0
 */
public final class PlainBoard {

    private final int files;
    private final int ranks;
    private final List<List<PlainPiece>> cells;

    private PlainBoard(int files, int ranks, List<List<PlainPiece>> cells) {
        this.files = files;
        this.ranks = ranks;
        this.cells = cells;
    }

    /**
     * Returns an empty board.
     *
     * @param files how many files it has
     * @param ranks how many ranks it has
     * @return the board
     */
    public static PlainBoard empty(int files, int ranks) {
        return new PlainBoard(files, ranks, Collections.nCopies(files * ranks, List.of()));
    }

    /**
     * Returns how many files the board has.
     *
     * @return the number of files
     */
    public int files() {
        return files;
    }

    /**
     * Returns how many ranks the board has.
     *
     * @return the number of ranks
     */
    public int ranks() {
        return ranks;
    }

    /**
     * Returns whether a square lies on the board.
     *
     * @param square any square
     * @return whether it is on the board
     */
    public boolean contains(PlainSquare square) {
        return 0 <= square.file() && square.file() < files && 0 <= square.rank() && square.rank() < ranks;
    }

    /**
     * Returns the pieces on a square.
     *
     * @param square any square
     * @return the pieces there, none outside the board
     */
    public List<PlainPiece> at(PlainSquare square) {
        return contains(square) ? cells.get(index(square)) : List.of();
    }

    /**
     * Returns whether a piece can be put on a square without meeting another.
     *
     * @param square any square
     * @return whether it is on the board and nobody stands there
     */
    public boolean isEmpty(PlainSquare square) {
        return contains(square) && at(square).isEmpty();
    }

    /**
     * Returns whether a piece of a side stands on a square.
     *
     * @param square any square
     * @param white which side is asked about
     * @return whether one stands there
     */
    public boolean holds(PlainSquare square, boolean white) {
        List<PlainPiece> pieces = at(square);
        return !pieces.isEmpty() && pieces.get(0).white() == white;
    }

    /**
     * Returns the squares with pieces, in the order a1, b1, and so on.
     *
     * @return the squares
     */
    public List<PlainSquare> occupied() {
        List<PlainSquare> occupied = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            if (!cells.get(i).isEmpty()) {
                occupied.add(new PlainSquare(i % files, i / files));
            }
        }
        return occupied;
    }

    /**
     * Returns all pieces of a side.
     *
     * @param white the side
     * @return its pieces, in the order of their squares
     */
    public List<PlainPiece> pieces(boolean white) {
        List<PlainPiece> pieces = new ArrayList<>();
        for (List<PlainPiece> cell : cells) {
            if (!cell.isEmpty() && cell.get(0).white() == white) {
                pieces.addAll(cell);
            }
        }
        return pieces;
    }

    /**
     * Returns whether a side has nothing but its king.
     *
     * @param white the side
     * @return whether it is bare
     */
    public boolean isBare(boolean white) {
        return pieces(white).size() == 1;
    }

    /**
     * Returns this board with other pieces on a square, in place of those that stand there.
     *
     * @param square a square of the board
     * @param pieces the pieces to stand there
     * @return the changed board
     */
    public PlainBoard with(PlainSquare square, List<PlainPiece> pieces) {
        List<List<PlainPiece>> changed = new ArrayList<>(cells);
        changed.set(index(square), pieces);
        return new PlainBoard(files, ranks, changed);
    }

    /**
     * Returns this board with one piece on a square, in place of those that stand there.
     *
     * @param square a square of the board
     * @param piece the piece to stand there
     * @return the changed board
     */
    public PlainBoard with(PlainSquare square, PlainPiece piece) {
        return with(square, List.of(piece));
    }

    /**
     * Returns this board with one piece taken off a square; another on the same square stays.
     *
     * @param square a square of the board
     * @param piece a piece that stands there
     * @return the changed board
     */
    public PlainBoard without(PlainSquare square, PlainPiece piece) {
        List<PlainPiece> left = new ArrayList<>(at(square));
        left.remove(piece);
        return with(square, List.copyOf(left));
    }

    private int index(PlainSquare square) {
        return square.rank() * files + square.file();
    }
}

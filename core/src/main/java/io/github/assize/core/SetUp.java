package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a FEN of a ruleset can say, whether or not it is a position: the thing that a board editor edits. Every change
 * gives another set-up; {@link #faults()} tells what still keeps it from being a position, and {@link #toPosition()}
 * makes it one. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class SetUp {
    private static final int UNROLLED = 0;

    private final Ruleset ruleset;
    private final ImmutableList<Cell> cells;
    private final Color side;
    private final ImmutableList<Square> rights;
    private final ImmutableList<Square> enPassant;
    private final int halfmoveClock;
    private final int fullmoveNumber;
    private final int face;

    /**
     * Creates a set-up.
     *
     * @param cells what stands on each square, in the order a1, b1, …
     * @param rights the squares of the rights field, in any order, and perhaps twice
     * @param face the face rolled, 0 before the roll, or {@link FenReader#NO_DIE}
     */
    SetUp(
            Ruleset ruleset,
            List<Cell> cells,
            Color side,
            Collection<Square> rights,
            List<Square> enPassant,
            int halfmoveClock,
            int fullmoveNumber,
            int face) {
        this.ruleset = ruleset;
        this.cells = ImmutableList.copyOf(cells);
        this.side = side;
        this.rights = ImmutableList.sortedCopyOf(rights);
        this.enPassant = ImmutableList.copyOf(enPassant);
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
        this.face = face;
    }

    /**
     * Returns an empty board with White to move, no rights, the clocks at 0 and 1, and no face rolled.
     *
     * @param ruleset the ruleset whose pieces are to be put on it
     * @return the set-up, which lacks its kings
     */
    public static SetUp empty(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        List<Cell> cells = IntStream.range(0, ruleset.files() * ruleset.ranks())
                .mapToObj(i -> Cell.EMPTY)
                .toList();
        int face = ruleset.laws().dice().value() == null ? FenReader.NO_DIE : UNROLLED;
        return new SetUp(ruleset, cells, Color.WHITE, ImmutableList.of(), ImmutableList.of(), 0, 1, face);
    }

    /**
     * Returns all that a position is made of.
     *
     * @param position the position
     * @return the set-up, which has no faults
     */
    public static SetUp of(Position position) {
        PieceCodes codes = requireNonNull(position, "position").compiled().codes;
        List<Cell> cells = IntStream.range(0, codes.squares())
                .mapToObj(square -> codes.cell(position.state.code(square)))
                .toList();
        return new SetUp(
                position.ruleset(),
                cells,
                position.sideToMove(),
                position.rights(),
                PassageText.of(position.compiled(), position.state),
                position.halfmoveClock(),
                position.fullmoveNumber(),
                position.state.face());
    }

    /**
     * Reads a FEN without asking whether it is a position.
     *
     * @param ruleset the ruleset
     * @param fen the text, the last two fields left out or not
     * @return the set-up
     * @throws MalformedTextException if the text cannot be read
     */
    public static SetUp parse(Ruleset ruleset, String fen) {
        requireNonNull(ruleset, "ruleset");
        FenReader read = FenReader.read(requireNonNull(fen, "fen"), ruleset.laws());
        return new SetUp(
                ruleset,
                read.cells,
                read.side,
                read.rights,
                read.enPassant,
                read.halfmoveClock,
                read.fullmoveNumber,
                read.face);
    }

    // What it says.

    /**
     * Returns the ruleset.
     *
     * @return the ruleset, in the reading that is played
     */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Returns the pieces on a square.
     *
     * @param square the square
     * @return any number of pieces, in the order in which they are written; unmodifiable
     * @throws IllegalArgumentException if the square is not on the board
     */
    public List<Piece> piecesAt(Square square) {
        return cells.get(index(square)).pieces();
    }

    /**
     * Returns the squares on which something stands.
     *
     * @return the squares in the order a1, b1, …, unmodifiable
     */
    public List<Square> occupied() {
        return IntStream.range(0, cells.size())
                .filter(i -> !cells.get(i).pieces().isEmpty())
                .mapToObj(i -> Square.of(i % ruleset.files(), i / ruleset.files()))
                .toList();
    }

    /**
     * Returns the side whose turn it is.
     *
     * @return the side to move
     */
    public Color side() {
        return side;
    }

    /**
     * Returns the squares that are given first-move rights.
     *
     * @return the squares in the order a1, b1, …, with repetitions, which are faults; unmodifiable
     */
    public List<Square> rights() {
        return rights;
    }

    /**
     * Returns the square that a double step is said to have passed.
     *
     * @return the square, whether or not a capture on it is legal
     */
    public Optional<Square> enPassant() {
        return enPassant.stream().findFirst();
    }

    /**
     * Returns the squares of the en passant field: the one that a double step straight ahead is said to have passed, or those
     * that another long step has, and last the pawn's.
     *
     * @return the squares, unmodifiable; empty where there are none
     */
    public List<Square> enPassantSquares() {
        return enPassant;
    }

    /**
     * Returns how many turns have passed since the last capture, removal or pawn move.
     *
     * @return the number of turns, from 0 to 999,999,999
     */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /**
     * Returns the number of the move.
     *
     * @return the number, from 1 to 999,999,999
     */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /**
     * Returns the face that the die shows.
     *
     * @return the face, from 1; empty before the roll and in games without dice
     */
    public OptionalInt face() {
        return face > UNROLLED ? OptionalInt.of(face) : OptionalInt.empty();
    }

    // How it is changed.

    /**
     * Puts one piece on a square, or several that share it, in place of what stands there. A first-move right of the
     * square is taken away; give the piece its own with {@link #rights(Collection)}.
     *
     * @param square the square
     * @param pieces the pieces in the order in which a FEN has them: of two that may share a square, the pawn first
     * @return the changed set-up
     * @throws IllegalArgumentException if the square is not on the board, no piece is given, or the ruleset has none of
     *     its type
     */
    public SetUp put(Square square, Piece... pieces) {
        List<Piece> put = ImmutableList.copyOf(requireNonNull(pieces, "pieces"));
        if (put.isEmpty()) {
            throw new IllegalArgumentException("no piece to put on " + square + ": remove empties a square");
        }
        put.forEach(this::requireKnown);
        return replace(square, Cell.of(put));
    }

    private void requireKnown(Piece piece) {
        if (!ruleset.pieceTypes().contains(piece.type())) {
            String letters = String.join(
                    " ", ruleset.pieceTypes().stream().map(PieceType::letter).toList());
            throw new IllegalArgumentException(ruleset.id() + " has no " + piece.type() + " ("
                    + piece.type().letter() + "); there are: " + letters);
        }
    }

    /**
     * Takes everything off a square, its first-move right too.
     *
     * @param square the square
     * @return the changed set-up, or an equal one where the square is empty
     * @throws IllegalArgumentException if the square is not on the board
     */
    public SetUp remove(Square square) {
        return replace(square, Cell.EMPTY);
    }

    private SetUp replace(Square square, Cell cell) {
        List<Cell> replaced = new ArrayList<>(cells);
        replaced.set(index(square), cell);
        List<Square> left =
                rights.stream().filter(right -> !right.equals(square)).toList();
        return with(replaced, side, left, enPassant);
    }

    /**
     * Gives the turn to a side.
     *
     * @param toMove the side to move
     * @return the changed set-up
     */
    public SetUp side(Color toMove) {
        return with(cells, requireNonNull(toMove, "toMove"), rights, enPassant);
    }

    /**
     * Gives the pieces on some squares a first-move right, and takes it from all others.
     *
     * @param squares the squares, in any order
     * @return the changed set-up
     * @throws IllegalArgumentException if a square is not on the board
     */
    public SetUp rights(Collection<Square> squares) {
        requireNonNull(squares, "squares").forEach(this::index);
        return with(cells, side, squares, enPassant);
    }

    /**
     * Says that a double step has just passed a square.
     *
     * @param passed the square
     * @param further for a step that is not one of two squares straight ahead, another square that it passed, if any, and
     *     last the pawn's
     * @return the changed set-up
     * @throws IllegalArgumentException if a square is not on the board
     */
    public SetUp enPassant(Square passed, Square... further) {
        List<Square> squares = ImmutableList.<Square>builder()
                .add(requireNonNull(passed, "passed"))
                .add(requireNonNull(further, "further"))
                .build();
        squares.forEach(this::index);
        return with(cells, side, rights, squares);
    }

    /**
     * Says that no double step has just been made.
     *
     * @return the changed set-up
     */
    public SetUp withoutEnPassant() {
        return with(cells, side, rights, ImmutableList.of());
    }

    private SetUp with(List<Cell> board, Color toMove, Collection<Square> held, List<Square> passed) {
        return new SetUp(ruleset, board, toMove, held, passed, halfmoveClock, fullmoveNumber, face);
    }

    /**
     * Sets the clocks.
     *
     * @param halfmoves how many turns have passed since the last capture, removal or pawn move, from 0 to 999,999,999
     * @param moves the number of the move, from 1 to 999,999,999
     * @return the changed set-up
     * @throws IllegalArgumentException if a number is beyond its bounds
     */
    public SetUp clocks(int halfmoves, int moves) {
        requireBetween("halfmove clock", 0, halfmoves, TextReader.MAX_NUMBER);
        requireBetween("fullmove number", 1, moves, TextReader.MAX_NUMBER);
        return new SetUp(ruleset, cells, side, rights, enPassant, halfmoves, moves, face);
    }

    /**
     * Has the die show a face.
     *
     * @param rolled the face, from 1 to the number of faces
     * @return the changed set-up
     * @throws IllegalArgumentException if the die has no such face, or the game is played without dice
     */
    public SetUp face(int rolled) {
        requireBetween("face", 1, rolled, requireDice().faces());
        return new SetUp(ruleset, cells, side, rights, enPassant, halfmoveClock, fullmoveNumber, rolled);
    }

    /**
     * Says that the die has not been rolled.
     *
     * @return the changed set-up
     * @throws IllegalArgumentException if the game is played without dice
     */
    public SetUp withoutFace() {
        requireDice();
        return new SetUp(ruleset, cells, side, rights, enPassant, halfmoveClock, fullmoveNumber, UNROLLED);
    }

    private Dice requireDice() {
        Dice dice = ruleset.laws().dice().value();
        if (dice == null) {
            throw new IllegalArgumentException(ruleset + " is played without dice");
        }
        return dice;
    }

    private static void requireBetween(String name, int least, int number, int most) {
        if (number < least || number > most) {
            throw new IllegalArgumentException(name + " " + number + ": it must be from " + least + " to " + most);
        }
    }

    private int index(Square square) {
        requireNonNull(square, "square");
        if (square.file() >= ruleset.files() || square.rank() >= ruleset.ranks()) {
            throw new IllegalArgumentException(
                    square + " is not on a board of " + ruleset.files() + "x" + ruleset.ranks());
        }
        return square.rank() * ruleset.files() + square.file();
    }

    // What comes of it.

    /**
     * Returns all that keeps this from being a position.
     *
     * @return the faults, in the order in which a FEN shows them, unmodifiable; empty exactly when {@link #toPosition()}
     *     gives a position
     */
    public Set<Fault> faults() {
        return ImmutableSet.copyOf(new SetUpCheck(this).faults());
    }

    /**
     * Returns the position that this is.
     *
     * @return the position; an en passant square on which no capture is legal is dropped
     * @throws InvalidPositionException if it is none, with all its faults
     */
    public Position toPosition() {
        return new SetUpCheck(this).position(toFen());
    }

    /**
     * Writes this as FEN.
     *
     * @return all six fields, or seven with dice; reading it gives an equal set-up
     */
    public String toFen() {
        return new FenWriter()
                .placement(ruleset.files(), ruleset.ranks(), cells::get)
                .side(side)
                .squares(rights, enPassant)
                .numbers(halfmoveClock, fullmoveNumber, face)
                .toString();
    }

    Cell cell(int square) {
        return cells.get(square);
    }

    /** Returns the face rolled, 0 before the roll, or {@link FenReader#NO_DIE}. */
    int shownFace() {
        return face;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof SetUp that
                        && ruleset.equals(that.ruleset)
                        && cells.equals(that.cells)
                        && side == that.side
                        && rights.equals(that.rights)
                        && enPassant.equals(that.enPassant)
                        && halfmoveClock == that.halfmoveClock
                        && fullmoveNumber == that.fullmoveNumber
                        && face == that.face);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ruleset, cells, side, rights, enPassant, halfmoveClock, fullmoveNumber, face);
    }

    /** Returns the FEN. */
    @Override
    public String toString() {
        return toFen();
    }
}

package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Where one piece can go from where he stands, own king's safety aside. A game's rules fill it in.
 *
 * <p>Steps are absolute, but for those of the methods that speak of going forward.
 *
 * @since 0.1.0
 */
public final class PlainReach {

    private final PlainGame game;
    private final PlainBoard board;
    private final PlainSquare from;
    private final PlainPiece piece;
    private final IntSupplier standing;
    private final List<PlainMove> moves = new ArrayList<>();

    PlainReach(PlainGame game, PlainBoard board, PlainSquare from, PlainPiece piece, IntSupplier standing) {
        this.game = game;
        this.board = board;
        this.from = from;
        this.piece = piece;
        this.standing = standing;
    }

    /**
     * Returns the piece that moves.
     *
     * @return the piece
     */
    public PlainPiece piece() {
        return piece;
    }

    /**
     * Returns the square that he stands on.
     *
     * @return the square
     */
    public PlainSquare from() {
        return from;
    }

    /**
     * Returns the rank that he stands on, as his own side counts it.
     *
     * @return the rank, 1 for the one nearest to his own side
     */
    public int ownRank() {
        return piece.white() ? from.rank() + 1 : board.ranks() - from.rank();
    }

    /**
     * Returns the board that he stands on.
     *
     * @return the board
     */
    public PlainBoard board() {
        return board;
    }

    /**
     * Returns how many pieces stand on the board.
     *
     * @return the number of pieces of both sides
     */
    public int standing() {
        return standing.getAsInt();
    }

    /**
     * Returns a step as his own side sees it.
     *
     * @param files how many files to the right
     * @param ranks how many ranks forward
     * @return the step
     */
    public PlainStep forward(int files, int ranks) {
        return piece.white() ? new PlainStep(files, ranks) : new PlainStep(-files, -ranks);
    }

    /**
     * Returns whether the square at the end of a step is on the board and empty.
     *
     * @param step the step
     * @return whether nobody stands there
     */
    public boolean isEmpty(PlainStep step) {
        return board.isEmpty(from.plus(step));
    }

    /**
     * Returns whether an enemy stands at the end of a step.
     *
     * @param step the step
     * @return whether one stands there
     */
    public boolean isEnemy(PlainStep step) {
        return board.holds(from.plus(step), !piece.white());
    }

    /**
     * Returns whether a piece of his own side and of a given kind stands at the end of a step.
     *
     * @param step the step
     * @param kind the kind's letter
     * @return whether one stands there
     */
    public boolean isOwn(PlainStep step, String kind) {
        PlainSquare square = from.plus(step);
        return board.holds(square, piece.white()) && board.at(square).stream().anyMatch(other -> other.is(kind));
    }

    /**
     * He may move, but not capture, at the end of this step.
     *
     * @param step the step
     */
    public void quiet(PlainStep step) {
        if (isEmpty(step)) {
            add(PlainMove.Sort.QUIET, step);
        }
    }

    /**
     * He may capture, but not move without, at the end of this step.
     *
     * @param step the step
     */
    public void capture(PlainStep step) {
        if (isEnemy(step) && board.at(from.plus(step)).stream().allMatch(victim -> game.mayCapture(piece, victim))) {
            add(PlainMove.Sort.CAPTURE, step);
        }
    }

    /**
     * He may move or capture at the end of this step, whatever stands on the way.
     *
     * @param step the step
     */
    public void leap(PlainStep step) {
        if (isEmpty(step)) {
            add(PlainMove.Sort.QUIET, step);
        } else {
            capture(step);
        }
    }

    /**
     * He may move or capture at the end of each of these steps.
     *
     * @param steps the steps
     */
    public void leaps(List<PlainStep> steps) {
        steps.forEach(this::leap);
    }

    /**
     * He may move, but not capture, at the end of each of these steps.
     *
     * @param steps the steps
     */
    public void quietLeaps(List<PlainStep> steps) {
        steps.forEach(this::quiet);
    }

    /**
     * He may ride along each of these steps, as far as the way is empty.
     *
     * @param steps the single steps
     */
    public void rides(List<PlainStep> steps) {
        steps.forEach(step -> rideOn(new PlainStep(0, 0), step));
    }

    /**
     * He may go on riding from a square that he has come to; that square itself is not looked at.
     *
     * @param start the step to the square where the ride begins
     * @param step the single step of the ride
     */
    public void rideOn(PlainStep start, PlainStep step) {
        PlainStep next = start.plus(step);
        while (isEmpty(next)) {
            add(PlainMove.Sort.QUIET, next);
            next = next.plus(step);
        }
        capture(next);
    }

    /** He may step one square straight forward without capture and one diagonally forward to capture. */
    public void pawnSteps() {
        quiet(forward(0, 1));
        capture(forward(-1, 1));
        capture(forward(1, 1));
    }

    /** He may go two squares straight forward without capture, if both are empty. */
    public void pawnDoubleStep() {
        if (isEmpty(forward(0, 1))) {
            quiet(forward(0, 2));
        }
    }

    private void add(PlainMove.Sort sort, PlainStep step) {
        moves.add(new PlainMove(sort, piece, from, from.plus(step)));
    }

    List<PlainMove> moves() {
        return moves;
    }
}

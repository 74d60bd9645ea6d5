package io.github.assize.testkit.plain;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The questions that a plain game answers.
 *
 * @since 0.1.0
 */
public abstract class PlainQuestions {
    PlainQuestions() {}

    abstract List<String> kinds();

    /**
     * Returns the last rank as a side sees it.
     *
     * @param white the side
     * @return the rank, counted from 0
     */
    protected abstract int farRank(boolean white);

    /**
     * Returns the position in which the game begins.
     *
     * @return its FEN
     */
    protected abstract String array();

    /**
     * Fills in where a piece can go, his own king's safety aside; en passant is added by {@link #hasEnPassant()}.
     *
     * @param reach the piece, and what he can do so far: nothing
     */
    protected abstract void reach(PlainReach reach);

    /**
     * Returns which kind is the king.
     *
     * @return the kind's letter, {@code K} unless a game says otherwise
     */
    protected String king() {
        return "K";
    }

    /**
     * Returns which kind is the pawn, where there is one kind of pawn, and perhaps another that ends in the same letter.
     *
     * @return the kind's letter, {@code P} unless a game says otherwise
     */
    protected String pawn() {
        return "P";
    }

    /**
     * Returns the kinds whose moves begin the halfmove clock anew, as captures do.
     *
     * @return the letters of the kinds, those that end in {@link #pawn()} unless a game says otherwise
     */
    protected List<String> pawns() {
        return kinds().stream().filter(kind -> kind.endsWith(pawn())).toList();
    }

    /**
     * Returns the kinds that step two squares or three, and do not stay as they are on the far rank.
     *
     * @return the letters of the kinds, those of {@link #pawns()} without a plus unless a game says otherwise
     */
    protected List<String> steppers() {
        return pawns().stream().filter(kind -> !kind.startsWith("+")).toList();
    }

    /**
     * Returns the kinds that capture those en passant that have made a long step.
     *
     * @return the letters of the kinds, those of {@link #steppers()} unless a game says otherwise
     */
    protected List<String> capturersEnPassant() {
        return steppers();
    }

    /**
     * Returns what a position is worth by the pieces alone, whatever moves there are.
     *
     * @param position the position
     * @return the outcome, or nothing where the pieces decide nothing
     */
    protected abstract Optional<String> material(PlainPosition position);

    /**
     * Returns what it is worth to be stalemated.
     *
     * @param position a position without legal moves and without check
     * @return the outcome
     */
    protected abstract String stalemate(PlainPosition position);

    /**
     * Returns whether one kind may capture another; it does not attack what it may not capture.
     *
     * @param piece the piece that would capture
     * @param victim the piece that would be captured
     * @return true unless a game says otherwise
     */
    protected boolean mayCapture(PlainPiece piece, PlainPiece victim) {
        return true;
    }

    /**
     * Returns whether a move that a piece has may be made here; whether he attacks does not depend on it.
     *
     * @param position the position before the move
     * @param move the move
     * @return true unless a game says otherwise
     */
    protected boolean mayMake(PlainPosition position, PlainMove move) {
        return true;
    }

    /**
     * Returns what a piece has become at the end of a move; his first-move right is gone unless this gives him one.
     *
     * @param piece the piece as it arrives, without first-move right
     * @param move the move
     * @return what was chosen for him, or the piece himself, unless a game says otherwise
     */
    protected PlainPiece arrived(PlainPiece piece, PlainMove move) {
        return move.becomes().isEmpty() ? piece : piece.promoted(move.becomes());
    }

    /**
     * Returns what a piece may become, of the mover's choice, at the end of a move.
     *
     * @param position the position before the move
     * @param move the move, without a choice
     * @return the letters of the kinds, his own among them where he may stay what he is; nothing where there is no choice,
     *     unless a game says otherwise
     */
    protected List<String> choices(PlainPosition position, PlainMove move) {
        return List.of();
    }

    /**
     * Returns to where a piece may leap on in the same turn, after he has come to stand where he goes. He may do so where nobody
     * stands, and where an enemy does that is no king, whom he takes.
     *
     * @param position the position before the move
     * @param move the move, without a leap
     * @return the squares, on the board or not; none unless a game says otherwise
     */
    protected List<PlainSquare> leapsOn(PlainPosition position, PlainMove move) {
        return List.of();
    }

    /**
     * Settles what a move costs pieces that it does not touch.
     *
     * @param before the board before the move
     * @param after the board after it
     * @return the board after it, unless a game says otherwise
     */
    protected PlainBoard settled(PlainBoard before, PlainBoard after) {
        return after;
    }

    /**
     * Puts a piece down at the end of his move.
     *
     * @param lifted the board with the piece, and those whom he captured, taken off
     * @param move the move
     * @return the board with what {@link #arrived} says on the square that he goes to, unless a game says otherwise
     */
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) {
        return lifted.with(move.to(), arrived(move.piece().withRight(false), move));
    }

    /**
     * Returns whether a kind has a move of its own for the first time that it moves, as far as a FEN lists it.
     *
     * @param kind the kind's letter
     * @return false unless a game says otherwise
     */
    protected boolean hasFirstMove(String kind) {
        return false;
    }

    /**
     * Returns whether a king loses his first-move right by being given check.
     *
     * @return false unless a game says otherwise
     */
    protected boolean isRightLostByCheck() {
        return false;
    }

    /**
     * Returns whether a pawn that has passed over an empty square can be captured en passant there.
     *
     * @return false unless a game says otherwise
     */
    protected boolean hasEnPassant() {
        return false;
    }

    /**
     * Returns the ways in which a side castles.
     *
     * @param white the side
     * @return the ways; none unless a game says otherwise
     */
    protected List<PlainCastling> castlings(boolean white) {
        return List.of();
    }

    /**
     * Returns the enemy pieces that a stalemated side may think of removing in place of a move.
     *
     * @param position a position without legal moves and without check
     * @return nobody, unless a game says otherwise
     */
    protected List<PlainSquare> removable(PlainPosition position) {
        return List.of();
    }

    /**
     * Returns the pieces of its own with whom the king of a stalemated side may think of changing places in place of a move.
     *
     * @param position a position without legal moves and without check
     * @return nobody, unless a game says otherwise
     */
    protected List<PlainSquare> exchangeable(PlainPosition position) {
        return List.of();
    }

    /**
     * Returns which positions no move may leave the other side with, its own king's safety aside.
     *
     * @return nothing, unless a game says otherwise
     */
    protected Optional<Predicate<PlainPosition>> forbidden() {
        return Optional.empty();
    }

    /**
     * Returns which moves a duty leaves to a side that has moves.
     *
     * @param position the position
     * @param moves its moves that are legal otherwise
     * @return some of them; all, unless a game says otherwise
     */
    protected List<PlainMove> owed(PlainPosition position, List<PlainMove> moves) {
        return moves;
    }

    /**
     * Returns what it is worth to be mated.
     *
     * @param position a position without legal moves and in check
     * @return a win for the other side, unless a game says otherwise
     */
    protected String mate(PlainPosition position) {
        return win(!position.whiteToMove(), "checkmate");
    }

    /**
     * Returns whether a piece can stand on a square at all.
     *
     * @param piece the piece
     * @param square the square
     * @return whether he is no plain pawn on his own far rank, unless a game says otherwise
     */
    protected boolean mayStand(PlainPiece piece, PlainSquare square) {
        return !(steppers().contains(piece.kind()) && square.rank() == farRank(piece.white()));
    }

    /**
     * Returns whether a piece can hold a first-move right on a square.
     *
     * @param piece the piece
     * @param square the square
     * @return whether its kind has a first move, or it stands where it could castle, unless a game says otherwise
     */
    protected boolean mayHoldRight(PlainPiece piece, PlainSquare square) {
        return hasFirstMove(piece.kind())
                || castlings(piece.white()).stream()
                        .anyMatch(way -> piece.is(king())
                                ? way.king().equals(square)
                                : way.partner().equals(square) && castlesWith().contains(piece.kind()));
    }

    /**
     * Returns the kinds with which a king castles.
     *
     * @return the letters of the kinds, {@code R} unless a game says otherwise
     */
    protected List<String> castlesWith() {
        return List.of("R");
    }

    /**
     * Returns whether pieces can hold together the rights that each of them can hold.
     *
     * @param position the position
     * @return true unless a game says otherwise
     */
    protected boolean mayHoldRights(PlainPosition position) {
        return true;
    }

    /**
     * Returns whether pieces can share a square.
     *
     * @param pieces two pieces or more, in the order in which they are written
     * @param square the square
     * @return false unless a game says otherwise
     */
    protected boolean mayShare(List<PlainPiece> pieces, PlainSquare square) {
        return false;
    }

    /**
     * Returns the last field of a FEN before the die is rolled.
     *
     * @return the empty text for a game without dice, unless a game says otherwise
     */
    protected String unrolled() {
        return "";
    }

    /**
     * Returns whether the die lets a legal move be made.
     *
     * @param position the position
     * @param move a legal move
     * @return true unless a game says otherwise
     */
    protected boolean isRolled(PlainPosition position, PlainMove move) {
        return true;
    }

    /**
     * Returns what a position that neither pieces nor mobility decide is worth by the die.
     *
     * @param position the position
     * @return nothing, unless a game says otherwise
     */
    protected Optional<String> outcomeOfRoll(PlainPosition position) {
        return Optional.empty();
    }

    /**
     * Returns the position after a roll of the die.
     *
     * @param position a position before the roll
     * @param face the face rolled
     * @return the position after it
     * @throws IllegalArgumentException if the die cannot be rolled here
     */
    protected PlainPosition roll(PlainPosition position, int face) {
        throw new IllegalArgumentException("no die is rolled in " + position.fen());
    }

    /**
     * Returns the outcome of a won game.
     *
     * @param white whether White has won
     * @param reason why
     * @return the outcome
     */
    protected static String win(boolean white, String reason) {
        return (white ? "1-0 " : "0-1 ") + reason;
    }

    /**
     * Returns the outcome of a drawn game.
     *
     * @param reason why
     * @return the outcome
     */
    protected static String draw(String reason) {
        return "1/2-1/2 " + reason;
    }
}

package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The rules of a game, told plainly: a class for each ruleset extends this one and answers its questions.
 *
 * <p>What is the same in every game is settled here: the mover's king is tested after every move made on a copy of the
 * board (C-04), material is judged before mobility (C-07), and a decided game has no moves (C-09). Immutable, but the
 * positions that it makes are not thread-safe.
 *
 * @since 0.1.0
 */
public abstract class PlainGame {

    private final int files;
    private final int ranks;
    private final List<String> kinds;
    private final Map<String, List<String>> readings;
    private final Map<String, String> answers;

    /**
     * Tells what every game on a square board must tell.
     *
     * @param size how many files and ranks the board has
     * @param kinds the letters of the kinds of pieces, {@code +P} among them where pawns retreat
     * @param readings the readings of the rules and the answers to each, the default first
     * @param answers the answers chosen; a reading that is missing has its default
     * @throws IllegalArgumentException if a reading or an answer is unknown
     */
    protected PlainGame(int size, List<String> kinds, Map<String, List<String>> readings, Map<String, String> answers) {
        this(size, size, kinds, readings, answers);
    }

    /**
     * Tells what every game must tell.
     *
     * @param files how many files the board has
     * @param ranks how many ranks the board has
     * @param kinds the letters of the kinds of pieces, {@code +P} among them where pawns retreat
     * @param readings the readings of the rules and the answers to each, the default first
     * @param answers the answers chosen; a reading that is missing has its default
     * @throws IllegalArgumentException if a reading or an answer is unknown
     */
    protected PlainGame(
            int files, int ranks, List<String> kinds, Map<String, List<String>> readings, Map<String, String> answers) {
        this.files = files;
        this.ranks = ranks;
        this.kinds = kinds;
        this.readings = readings;
        this.answers = Map.copyOf(answers);
        answers.forEach((reading, answer) -> {
            if (!readings.getOrDefault(reading, List.of()).contains(answer)) {
                throw new IllegalArgumentException("unknown: " + reading + "=" + answer);
            }
        });
    }

    // The questions that a game answers.

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
     * Returns which kind steps two squares, captures its like en passant, and does not stay as it is on the far rank.
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
        return kinds.stream().filter(kind -> kind.endsWith(pawn())).toList();
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
     * @param man the piece who would capture
     * @param victim the piece who would be captured
     * @return true unless a game says otherwise
     */
    protected boolean mayCapture(PlainMan man, PlainMan victim) {
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
     * @param man the piece as he arrives, without first-move right
     * @param move the move
     * @return what was chosen for him, or the piece himself, unless a game says otherwise
     */
    protected PlainMan arrived(PlainMan man, PlainMove move) {
        return move.becomes().isEmpty() ? man : man.promoted(move.becomes());
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
     * Puts a piece down at the end of his move.
     *
     * @param lifted the board with the piece, and those whom he captured, taken off
     * @param move the move
     * @return the board with what {@link #arrived} says on the square that he goes to, unless a game says otherwise
     */
    protected PlainBoard putDown(PlainBoard lifted, PlainMove move) {
        return lifted.with(move.to(), arrived(move.man().withRight(false), move));
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
     * @param man the piece
     * @param square the square
     * @return whether he is no plain pawn on his own far rank, unless a game says otherwise
     */
    protected boolean mayStand(PlainMan man, PlainSquare square) {
        return !(man.is(pawn()) && square.rank() == farRank(man.white()));
    }

    /**
     * Returns whether a piece can hold a first-move right on a square.
     *
     * @param man the piece
     * @param square the square
     * @return whether its kind has a first move, or it stands where it could castle, unless a game says otherwise
     */
    protected boolean mayHoldRight(PlainMan man, PlainSquare square) {
        return hasFirstMove(man.kind())
                || castlings(man.white()).stream()
                        .anyMatch(way -> man.is(king())
                                ? way.king().equals(square)
                                : way.partner().equals(square) && castlesWith().contains(man.kind()));
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
     * @param men two pieces or more, in the order in which they are written
     * @param square the square
     * @return false unless a game says otherwise
     */
    protected boolean mayShare(List<PlainMan> men, PlainSquare square) {
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

    // What a test asks.

    /**
     * Returns the position in which the game begins.
     *
     * @return the position
     */
    public final PlainPosition start() {
        return parse(array());
    }

    /**
     * Reads a position.
     *
     * @param fen its FEN
     * @return the position
     * @throws IllegalArgumentException if the text cannot be read or is no position of this game
     */
    public final PlainPosition parse(String fen) {
        PlainFen text = new PlainFen(this, fen);
        List<String> faults = text.faults();
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException("no position: " + faults + " in " + fen);
        }
        return text.position();
    }

    /**
     * Returns whether a text is a position of this game.
     *
     * @param fen any text
     * @return whether {@link #parse} reads it
     */
    public final boolean accepts(String fen) {
        try {
            parse(fen);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    /**
     * Returns where a piece may go from a square of an otherwise empty board: to an empty square, or to one on which an
     * enemy stands that it may capture. It may have its first move before it or behind it.
     *
     * @param letter the letter of a piece, upper case for White
     * @param from the square
     * @return the squares in the order a1, b1, …
     */
    public final List<String> destinations(String letter, String from) {
        PlainMan man = PlainMan.parse(letter);
        PlainSquare square = PlainSquare.parse(from);
        PlainReferee referee = new PlainReferee(this);
        List<PlainSquare> destinations = new ArrayList<>(referee.destinations(man, square));
        if (mayHoldRight(man, square)) {
            destinations.addAll(referee.destinations(man.withRight(true), square));
        }
        return destinations.stream()
                .distinct()
                .sorted(Comparator.comparingInt(PlainSquare::rank).thenComparingInt(PlainSquare::file))
                .map(PlainSquare::toString)
                .toList();
    }

    // What a game's own class can use.

    /**
     * Returns whether an answer has been chosen, or is the default and no other has been.
     *
     * @param reading the reading
     * @param answer one of its answers
     * @return whether it holds
     */
    protected final boolean reads(String reading, String answer) {
        List<String> known = readings.getOrDefault(reading, List.of());
        if (!known.contains(answer)) {
            throw new IllegalArgumentException("unknown: " + reading + "=" + answer);
        }
        return answers.getOrDefault(reading, known.get(0)).equals(answer);
    }

    /**
     * Returns whether the king of a side is in check: an enemy piece has a move that captures him (C-03).
     *
     * @param board the board
     * @param white the side
     * @return whether he is in check
     */
    protected final boolean inCheck(PlainBoard board, boolean white) {
        return new PlainReferee(this).inCheck(board, white);
    }

    /**
     * Finds the king of a side.
     *
     * @param board the board
     * @param white the side
     * @return his square, none if he is not on the board
     */
    protected final Optional<PlainSquare> king(PlainBoard board, boolean white) {
        return board.occupied().stream()
                .filter(square -> board.at(square).stream().anyMatch(man -> man.is(king()) && man.white() == white))
                .findFirst();
    }

    /**
     * Returns the pieces who give check to the side to move.
     *
     * @param position the position
     * @return the enemy pieces who have a move that captures its king
     */
    protected final List<PlainMan> checkers(PlainPosition position) {
        return new PlainReferee(this).checkers(position.board(), position.whiteToMove());
    }

    /**
     * Returns whether the enemy could capture a king who stood on a square in place of whatever stands there (C-14).
     *
     * @param board the board
     * @param square the square
     * @param king the king
     * @return whether the square is attacked
     */
    protected final boolean isAttacked(PlainBoard board, PlainSquare square, PlainMan king) {
        return new PlainReferee(this).isAttacked(board.with(square, king), square, !king.white());
    }

    /**
     * Returns the outcome of a game that takes every piece but the king for lost.
     *
     * @param position the position
     * @param reprieve whether a side just bared plays on where a move of its own bares the other
     * @return the outcome, or nothing if neither side is bare or the game goes on
     */
    protected final Optional<String> bareLoses(PlainPosition position, boolean reprieve) {
        boolean white = position.whiteToMove();
        boolean bare = position.board().isBare(white);
        if (position.board().isBare(!white)) {
            return Optional.of(bare ? draw("bare-king") : win(white, "bare-king"));
        }
        if (!bare || (reprieve && new PlainReferee(this).canBareTheOther(position))) {
            return Optional.empty();
        }
        return Optional.of(win(!white, "bare-king"));
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

    /**
     * Returns the last rank as a side sees it.
     *
     * @param white the side
     * @return the rank, counted from 0
     */
    protected final int farRank(boolean white) {
        return white ? ranks - 1 : 0;
    }

    int files() {
        return files;
    }

    int ranks() {
        return ranks;
    }

    List<String> kinds() {
        return kinds;
    }
}

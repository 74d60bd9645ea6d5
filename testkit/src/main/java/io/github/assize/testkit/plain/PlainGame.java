package io.github.assize.testkit.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of a game, told plainly: a class for each ruleset extends this one and answers its questions.
 *
 * <p>What is the same in every game is settled here: the mover's king is tested after every move made on a copy of the
 * board (C-04), material is judged before mobility (C-07), and a decided game has no moves (C-09). Immutable, but the
 * positions that it makes are not thread-safe.
 *
 * @since 0.1.0
 */
public abstract class PlainGame extends PlainQuestions {

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

    // What a test asks.

    /**
     * Returns the position in which the game begins.
     *
     * @return the position
     */
    public final PlainPosition start() {
        // Whether it is one is not asked here, as a rule that speaks of the array asks for it while positions are
        // judged.
        return new PlainFen(this, array()).position();
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
        PlainPiece piece = PlainPiece.parse(letter);
        PlainSquare square = PlainSquare.parse(from);
        PlainReferee referee = new PlainReferee(this);
        List<PlainSquare> destinations = new ArrayList<>(referee.destinations(piece, square));
        if (mayHoldRight(piece, square)) {
            destinations.addAll(referee.destinations(piece.withRight(true), square));
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
                .filter(square ->
                        board.at(square).stream().anyMatch(piece -> piece.is(king()) && piece.white() == white))
                .findFirst();
    }

    /**
     * Returns the pieces who give check to the side to move.
     *
     * @param position the position
     * @return the enemy pieces who have a move that captures its king
     */
    protected final List<PlainPiece> checkers(PlainPosition position) {
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
    protected final boolean isAttacked(PlainBoard board, PlainSquare square, PlainPiece king) {
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
     * Returns the last rank as a side sees it.
     *
     * @param white the side
     * @return the rank, counted from 0
     */
    @Override
    protected final int farRank(boolean white) {
        return white ? ranks - 1 : 0;
    }

    int files() {
        return files;
    }

    int ranks() {
        return ranks;
    }

    @Override
    List<String> kinds() {
        return kinds;
    }
}

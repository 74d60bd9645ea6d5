package io.github.assize.testkit.plain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A position: a board, whose turn it is, and what else a FEN tells. Its rules are those of the game that made it.
 *
 * <p>It never changes, but it remembers what it has worked out, and is not thread-safe.
 *
 * @since 0.1.0
 */
public final class PlainPosition {
    /** What nine digits hold; the clocks stay there. */
    private static final int LONGEST = 999_999_999;

    private final PlainGame game;
    private final PlainBoard board;
    private final boolean whiteToMove;
    private final Optional<PlainPassage> passed;
    private final int halfmoveClock;
    private final int fullmoveNumber;
    private final String die;
    private Optional<List<PlainMove>> safeMoves = Optional.empty();
    private Optional<List<PlainMove>> legalMoves = Optional.empty();
    private Optional<String> outcome = Optional.empty();

    PlainPosition(
            PlainGame game,
            PlainBoard board,
            boolean whiteToMove,
            Optional<PlainPassage> passed,
            int halfmoveClock,
            int fullmoveNumber,
            String die) {
        this.game = game;
        this.board = board;
        this.whiteToMove = whiteToMove;
        this.passed = passed;
        this.halfmoveClock = Math.min(halfmoveClock, LONGEST);
        this.fullmoveNumber = Math.min(fullmoveNumber, LONGEST);
        this.die = die;
    }

    /** Returns the position that the other side is left with; the clocks and the die are set for it. */
    PlainPosition next(PlainBoard left, Optional<PlainPassage> passedOver, int clock) {
        int number = whiteToMove ? fullmoveNumber : fullmoveNumber + 1;
        return new PlainPosition(game, left, !whiteToMove, passedOver, clock, number, game.unrolled());
    }

    /**
     * Returns this position when the side to move lets its turn pass.
     *
     * @return the position, with the other side to move
     */
    public PlainPosition afterPass() {
        return next(board, Optional.empty(), halfmoveClock + 1);
    }

    /**
     * Returns this position with a face of the die in its last field.
     *
     * @param face the face rolled
     * @return the position, with the same side to move
     */
    public PlainPosition withDie(String face) {
        return new PlainPosition(game, board, whiteToMove, passed, halfmoveClock, fullmoveNumber, face);
    }

    /**
     * Returns the board.
     *
     * @return the board
     */
    public PlainBoard board() {
        return board;
    }

    /**
     * Tells whose turn it is.
     *
     * @return whether it is White's
     */
    public boolean whiteToMove() {
        return whiteToMove;
    }

    /**
     * Returns the last field of the FEN in a game with dice.
     *
     * @return the face rolled, {@code -} before the roll, the empty text in a game without dice
     */
    public String die() {
        return die;
    }

    /**
     * Returns the moves that do not leave the own king in check, those among them too that leave the other side with a
     * position that the game forbids.
     *
     * @return the moves, in no particular order
     */
    public List<PlainMove> safeMoves() {
        if (safeMoves.isEmpty()) {
            safeMoves = Optional.of(List.copyOf(new PlainReferee(game).safeMoves(this)));
        }
        return safeMoves.get();
    }

    /**
     * Returns whether there is any move that does not leave the own king in check.
     *
     * @return whether {@link #safeMoves} has one
     */
    public boolean hasSafeMove() {
        return safeMoves.isPresent() ? !safeMoves().isEmpty() : new PlainReferee(game).hasSafeMove(this);
    }

    /**
     * Returns the moves that do not leave the own king in check and that nothing else forbids, whether or not pieces or die
     * let them be made.
     *
     * @return the moves, in no particular order
     */
    public List<PlainMove> legalMoves() {
        if (legalMoves.isEmpty()) {
            legalMoves = Optional.of(List.copyOf(new PlainReferee(game).legalMoves(this)));
        }
        return legalMoves.get();
    }

    /**
     * Returns whether the side to move is in check.
     *
     * @return whether its king is attacked
     */
    public boolean inCheck() {
        return game.inCheck(board, whiteToMove);
    }

    /**
     * Returns from where a side attacks a square: each piece could capture an enemy king who stood there in place of
     * whatever stands there (C-03, C-14).
     *
     * @param square the square's name
     * @param byWhite whether the attacking side is White
     * @return the names of the squares, in the order a1, b1, …
     */
    public List<String> attackers(String square, boolean byWhite) {
        return new PlainReferee(game)
                .attackers(board, PlainSquare.parse(square), byWhite).stream()
                        .map(PlainSquare::toString)
                        .toList();
    }

    /**
     * Returns the outcome.
     *
     * @return result and reason, such as {@code 1-0 checkmate}, or {@code *} while the game goes on
     */
    public String outcome() {
        if (outcome.isEmpty()) {
            outcome = Optional.of(new PlainReferee(game).outcome(this));
        }
        return outcome.get();
    }

    /**
     * Returns the moves that can be played, none in a decided game (C-09).
     *
     * @return their coordinate notation, sorted by text
     */
    public List<String> moves() {
        return List.copyOf(playable().keySet());
    }

    /**
     * Plays a move.
     *
     * @param move its coordinate notation as {@link #moves()} has it
     * @return the position after it
     * @throws IllegalArgumentException if there is no such move here
     */
    public PlainPosition play(String move) {
        return Optional.ofNullable(playable().get(move))
                .map(played -> new PlainReferee(game).after(this, played))
                .orElseThrow(() -> new IllegalArgumentException("no legal move: " + move + " in " + fen()));
    }

    /**
     * Rolls the die.
     *
     * @param face the face that it shows
     * @return the position after the roll
     * @throws IllegalArgumentException if no die is rolled here
     */
    public PlainPosition roll(int face) {
        return game.roll(this, face);
    }

    /**
     * Counts the lines of play of a length; a decided position has none.
     *
     * @param depth the number of moves, from 0
     * @return the number of lines
     */
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        if (depth == 1) {
            return moves().size();
        }
        return moves().stream().mapToLong(move -> play(move).perft(depth - 1)).sum();
    }

    /**
     * Returns the position in canonical FEN with all its fields.
     *
     * @return the text
     */
    public String fen() {
        return PlainFen.write(this);
    }

    /** Returns the canonical FEN. */
    @Override
    public String toString() {
        return fen();
    }

    PlainGame game() {
        return game;
    }

    Optional<PlainPassage> passed() {
        return passed;
    }

    int halfmoveClock() {
        return halfmoveClock;
    }

    int fullmoveNumber() {
        return fullmoveNumber;
    }

    int forward() {
        return whiteToMove ? 1 : -1;
    }

    /** Returns what can be captured en passant with the own king left safe, even where the game is decided. */
    Optional<PlainPassage> passable() {
        return passed.map(passage -> new PlainPassage(
                        passage.squares().stream()
                                .filter(square -> safeMoves().stream()
                                        .anyMatch(move -> move.sort() == PlainMove.Sort.EN_PASSANT
                                                && move.to().equals(square)))
                                .toList(),
                        passage.pawn()))
                .filter(passage -> !passage.squares().isEmpty());
    }

    private Map<String, PlainMove> playable() {
        Map<String, PlainMove> playable = new TreeMap<>();
        if (outcome().equals("*")) {
            for (PlainMove move : legalMoves()) {
                if (game.isRolled(this, move)) {
                    playable.put(text(move), move);
                }
            }
        }
        return playable;
    }

    /** A move off a shared square puts the piece's letter first. */
    private String text(PlainMove move) {
        boolean shared = board.at(move.from()).size() > 1;
        return shared ? move.piece().kind() + move : move.toString();
    }
}

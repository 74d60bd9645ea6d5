package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.engine.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game: what stands where, who is to move, and all of the past that the rules ask about. A position
 * that is not legal cannot exist. Two positions are equal when ruleset and readings, pieces, side to move, first-move
 * rights, usable en passant square and die are the same; the clocks do not count. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Position {
    final State state;
    private final Ruleset ruleset;
    private final int halfmoveClock;
    private final int fullmoveNumber;

    /** What is known of the moves: all of them, or else the one last drawn by chance, which is likely to be played. */
    private @Nullable Object known;

    Position(Ruleset ruleset, State state, int halfmoveClock, int fullmoveNumber) {
        this.ruleset = ruleset;
        this.state = state;
        this.halfmoveClock = Math.min(halfmoveClock, TextReader.MAX_NUMBER);
        this.fullmoveNumber = Math.min(fullmoveNumber, TextReader.MAX_NUMBER);
    }

    CompiledLaws compiled() {
        return ruleset.compiled();
    }

    /**
     * Returns the ruleset, in the reading that is played.
     *
     * @return the ruleset
     */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Returns what stands where.
     *
     * @return the board
     */
    public Board board() {
        return new Board(compiled(), state);
    }

    /**
     * Returns the side whose turn it is.
     *
     * @return the side to move
     */
    public Color sideToMove() {
        return Color.of(state.side());
    }

    /**
     * Returns the squares of the pieces that still have a first-move right (C-10).
     *
     * @return the squares in the order a1, b1, …, unmodifiable
     */
    public List<Square> rights() {
        return compiled().rights(state);
    }

    /**
     * Returns the square that a double step has just passed, if a capture on it is legal; of a step of three squares the last
     * such square. The FEN and {@link SetUp#enPassantSquares} have all of them, and, unless the step was one of two squares
     * straight ahead, the pawn's.
     *
     * @return the square; empty where no en passant capture is legal
     */
    public Optional<Square> enPassant() {
        return compiled().enPassant(state);
    }

    /**
     * Returns how many turns have passed since the last capture, removal or pawn move. It decides nothing.
     *
     * @return the number of turns, from 0 to 999,999,999, where it stays
     */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /**
     * Returns the number of the move; it goes up after Black's turn.
     *
     * @return the number, from 1 to 999,999,999, where it stays
     */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /**
     * Returns the legal moves. The list is a view that makes its moves when they are looked at.
     *
     * @return the moves, unmodifiable, in an order that the position decides, but that another version of the library may
     *     change; empty for a decided position (C-09) and before the die is rolled
     */
    public List<Move> legalMoves() {
        return moves(false);
    }

    /**
     * Returns the legal moves in the order that versions keep, so that figures last which come of an index in it. It takes a
     * little longer than {@link #legalMoves()}.
     *
     * @return the moves in their {@linkplain Move#compareTo order}, unmodifiable; like that, a view, and empty in like case
     */
    public List<Move> legalMovesInOrder() {
        return moves(true);
    }

    private LegalMoves moves(boolean inOrder) {
        LegalMoves moves = known instanceof LegalMoves before ? before : LegalMoves.of(compiled(), state, inOrder);
        known = moves;
        return moves.ordered(inOrder);
    }

    /**
     * Draws one of the legal moves by chance, each as likely as any other. That takes less than counting them, and so less
     * than {@code legalMoves().get(i)}. The same generator in the same state draws the same move within one version of the
     * library and on every machine, but not in every version, and it is not said how often it is asked: figures that are to
     * last draw from {@link #legalMovesInOrder()}.
     *
     * @param random where chance comes from
     * @return the move
     * @throws IllegalStateException if there is no legal move: the game is decided, or the die has yet to be rolled
     */
    public Move randomMove(RandomGenerator random) {
        int code = compiled().draw(state, requireNonNull(random, "random"));
        if (code < 0) {
            throw new IllegalStateException("no legal move: " + compiled().standstill(state) + ", in " + toFen());
        }
        Move drawn = Move.of(compiled(), state, code);
        known = known instanceof LegalMoves moves ? moves : drawn;
        return drawn;
    }

    /**
     * Returns the legal moves of the pieces on a square.
     *
     * @param from the square
     * @return the moves in their {@linkplain Move#compareTo order}, unmodifiable; empty where nothing on the square can move.
     *     A removal comes from no square.
     * @throws IllegalArgumentException if the square is not on the board
     */
    public List<Move> legalMoves(Square from) {
        return moves(false).from(compiled().indexOnBoard(requireNonNull(from, "from")));
    }

    /**
     * Returns the legal moves by which a piece captures, en passant among them, without making objects of the others. A
     * removal takes a piece off, too, but no piece captures by it, and it is legal only where nothing else is: it is not among
     * them. A duty to capture, a die, a first move yet to be made and a pawn's retreat bear on these as on all legal moves.
     *
     * @return those of {@link #legalMoves()} with a piece that moves and one that is captured, in their order, unmodifiable
     */
    public List<Move> captures() {
        return moves(false).captures();
    }

    /**
     * Returns whether a move is legal.
     *
     * @param move the move
     * @return whether {@link #legalMoves()} contains it
     */
    public boolean isLegal(Move move) {
        return find(requireNonNull(move, "move")) >= 0;
    }

    /**
     * Returns whether a text is a legal move, as {@link #move(String)} reads it.
     *
     * @param move the text
     * @return whether it can be read and fits exactly one legal move
     */
    public boolean isLegal(String move) {
        return MoveText.isLegal(requireNonNull(move, "move"), this);
    }

    /**
     * Plays a move.
     *
     * @param move the move
     * @return the position after it
     * @throws IllegalMoveException if it is not legal
     */
    public Position play(Move move) {
        int code = find(requireNonNull(move, "move"));
        if (code < 0) {
            throw Explainer.illegal(this, move);
        }
        return make(code);
    }

    /** Returns the number of a move, or -1 if it is not legal; all moves are only looked at where that must be. */
    private int find(Move move) {
        Object here = known;
        if (here == move) {
            return move.code(compiled());
        }
        if (here instanceof LegalMoves moves) {
            return moves.find(move);
        }
        int code = LegalMoves.findAlone(compiled(), state, move);
        return code >= 0 ? code : moves(false).find(move);
    }

    /** Plays a move that is known to be one of {@link #legalMoves()}, or one that is only thought of. */
    Position make(int move) {
        return after(state.make(move), CompiledLaws.restartsClock(state, move) ? 0 : halfmoveClock + 1);
    }

    private Position after(State next, int clock) {
        return new Position(ruleset, next, clock, fullmoveNumber + (next.side() < state.side() ? 1 : 0));
    }

    /**
     * Plays a move.
     *
     * @param move the move in coordinate or algebraic notation
     * @return the position after it
     * @throws MalformedTextException if the text cannot be read
     * @throws IllegalMoveException if it is not legal or fits two legal moves
     */
    public Position play(String move) {
        return play(move(requireNonNull(move, "move")));
    }

    /**
     * Finds the legal move that a text means.
     *
     * @param text the move in coordinate notation ({@code e3e4}, {@code Qe3d4}, {@code xh7}) or in algebraic notation
     *     ({@code exd4}, {@code N1f3}, {@code b8=Q}); check signs and what a piece becomes may be left out
     * @return the move
     * @throws MalformedTextException if the text cannot be read
     * @throws IllegalMoveException if it is not legal or fits two legal moves
     */
    public Move move(String text) {
        return MoveText.parse(requireNonNull(text, "text"), compiled()).resolve(this);
    }

    /**
     * Writes a legal move in algebraic notation.
     *
     * @param move the move
     * @return the shortest text that no other legal move fits, with check signs
     * @throws IllegalMoveException if the move is not legal
     */
    public String algebraic(Move move) {
        return MoveText.write(this, move, play(move));
    }

    /**
     * Tells why a move is not legal.
     *
     * @param move the text
     * @return a sentence that ends with the ids of the rules that the move breaks, in parentheses, as far as the ruleset
     *     names them, or one that tells what is wrong with the text's form; empty exactly when the move is legal
     */
    public Optional<String> why(String move) {
        return refusal(move).map(Refusal::sentence);
    }

    /**
     * Returns the reason why a move is not legal, as data: its kind, the rules that the move breaks, the squares that the
     * reason speaks of, and the sentence that {@link #why} gives.
     *
     * @param move the text
     * @return the reason that is nearest to a legal move; empty exactly when the move is legal
     */
    public Optional<Refusal> refusal(String move) {
        return MoveText.refusal(requireNonNull(move, "move"), this);
    }

    /**
     * Returns whether the king of the side to move is attacked (C-03).
     *
     * @return whether it is in check
     */
    public boolean isCheck() {
        return state.isCheck();
    }

    /**
     * Returns the squares of the pieces that give check to the side to move (C-03).
     *
     * @return the squares in the order a1, b1, …, unmodifiable; empty exactly when {@link #isCheck()} is false
     */
    public List<Square> checkers() {
        return compiled().attackers(state, state.king(state.side()), 1 - state.side());
    }

    /**
     * Returns the squares of a side's pieces that attack a square: each could capture a king of the other side standing
     * there in place of whatever stands there, first-move leaps included, even if its own king would then be in check
     * (C-03, C-14). So a piece attacks the squares of its own side that it guards. What stands elsewhere bars lines as it
     * does in play, the other side's king included.
     *
     * @param square the square
     * @param by the attacking side, whether or not it is to move
     * @return the squares in the order a1, b1, …, unmodifiable
     * @throws IllegalArgumentException if the square is not on the board
     */
    public List<Square> attackers(Square square, Color by) {
        int target = compiled().indexOnBoard(requireNonNull(square, "square"));
        return compiled().attackers(state, target, requireNonNull(by, "by").index());
    }

    /**
     * Returns the position with the turn passed, as a search may want it to see what the other side threatens. That is no
     * move of the game, even where none is legal, and changes nothing else: first-move rights and pawns that retreat stay,
     * no removal or exchange stands in for it, a die that shows a face is to be rolled by the other side, and a capture en
     * passant is forgone. The clocks go on as by a move.
     *
     * @return the position with the other side to move
     * @throws IllegalStateException if the side to move is in check, as its king could be captured then, or the game is
     *     decided
     */
    public Position pass() {
        return after(compiled().pass(state, this::toFen), halfmoveClock + 1);
    }

    /**
     * Tells how the game stands. Material is judged before mobility (C-07).
     *
     * @return the outcome, undecided while the game goes on
     */
    public Outcome outcome() {
        return compiled().endings.outcome(state, this::canMove);
    }

    private boolean canMove() {
        boolean counted = state.face() < 0 && known instanceof LegalMoves;
        return counted ? !legalMoves().isEmpty() : compiled().canMove(state);
    }

    /**
     * Returns whether the die is to be rolled before the side to move can move.
     *
     * @return whether the game is played with dice, is not decided, and the die has not been rolled
     */
    public boolean awaitsRoll() {
        return compiled().awaitsRoll(state);
    }

    /**
     * Returns the face that the die shows.
     *
     * @return the face, from 1 to the number of faces; empty before the roll and in games without dice
     */
    public OptionalInt face() {
        return state.face() > 0 ? OptionalInt.of(state.face()) : OptionalInt.empty();
    }

    /**
     * Returns what the die can show.
     *
     * @return the faces in their order, each with its probability, from above 0 to 1; where the die is rolled again
     *     until a piece can move, only the faces that let one move; empty where no roll is awaited
     */
    public Map<Integer, Double> rolls() {
        return compiled().faces(state);
    }

    /**
     * Returns the position after a roll of the die.
     *
     * @param rolled the face, from 1
     * @return the position with that face, or, where the roll lets no piece move and the turn passes, the opponent's
     *     before its roll
     * @throws IllegalArgumentException if no roll is awaited or the die cannot show that face
     */
    public Position roll(int rolled) {
        State next = compiled().rolls.after(state, rolled, rolls(), this::toFen);
        return after(next, next.side() == state.side() ? halfmoveClock : halfmoveClock + 1);
    }

    /**
     * Returns all six fields of the FEN, or seven with dice.
     *
     * @return the canonical text; reading it gives an equal position
     */
    public String toFen() {
        return FenWriter.of(compiled(), state)
                .numbers(halfmoveClock, fullmoveNumber, state.face())
                .toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Position that && state.equals(that.state) && ruleset.equals(that.ruleset));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /**
     * Returns a number for tables of positions. It is made anew at each call, in a few nanoseconds, and spread evenly in all
     * of its bits.
     *
     * @return 64 bits, equal for equal positions and different for nearly all others, those of other rulesets aside; the same
     *     on every machine, but not to be kept beyond a version of the library
     */
    public long key() {
        return state.key();
    }

    /** Returns the FEN. */
    @Override
    public String toString() {
        return toFen();
    }
}

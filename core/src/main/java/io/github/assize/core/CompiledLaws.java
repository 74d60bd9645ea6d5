package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.assize.core.engine.Effect;
import io.github.assize.core.engine.Legality;
import io.github.assize.core.engine.Passage;
import io.github.assize.core.engine.RandomMove;
import io.github.assize.core.engine.State;
import io.github.assize.core.engine.Tables;
import io.github.assize.core.engine.Tally;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The laws of one game made ready for play: the numbers of squares and pieces, and the engine's tables. */
final class CompiledLaws {
    final Laws laws;
    final PieceCodes codes;
    final Tables tables;
    final Rolls rolls;
    final Endings endings;
    private final Forbidden forbidden;
    final @Nullable Duty duty;
    final int files;
    final int squares;
    private final ImmutableList<Square> names;

    /**
     * Compiles laws.
     *
     * @throws IllegalArgumentException if the engine cannot play them; the message tells what would be right
     */
    CompiledLaws(Laws laws) {
        this.laws = laws;
        this.files = laws.files();
        this.squares = laws.files() * laws.ranks();
        this.codes = new PieceCodes(laws);
        this.tables = tables(laws, codes);
        this.rolls = new Rolls(codes);
        Mates mates = new Mates(laws.mate(), this::givesNoWinningMate);
        this.endings = Endings.of(codes, mates, rolls);
        this.forbidden = new Forbidden(
                laws.stalemate().value() == Stalemate.FORBIDDEN,
                laws.forbidsMates(),
                mates,
                state -> endings.beforeMoves(state).isDecided());
        MustCapture mustCapture = laws.mustCapture().value();
        this.duty = mustCapture == null ? null : new Duty(mustCapture, codes);
        this.names = IntStream.range(0, squares)
                .mapToObj(square -> Square.of(square % files, square / files))
                .collect(ImmutableList.toImmutableList());
    }

    private boolean givesNoWinningMate(int code) {
        return laws.mates().value().contains(codes.pieces(code).get(0).type());
    }

    private static Tables tables(Laws laws, PieceCodes codes) {
        Lowering lowering = new Lowering(codes);
        Tables tables = Tables.compile(lowering.spec(true));
        return laws.asksWhetherAllStand() ? tables.until(codes.inArray(), lowering.spec(false)) : tables;
    }

    /** Returns the squares whose numbers a condition holds for, in the order a1, b1, …, unmodifiable. */
    ImmutableList<Square> squares(IntPredicate holds) {
        return IntStream.range(0, squares).filter(holds).mapToObj(names::get).collect(ImmutableList.toImmutableList());
    }

    /** Returns the squares of the pieces that hold a right, in the same order. */
    ImmutableList<Square> rights(State state) {
        return squares(square -> codes.hasRight(state.code(square)));
    }

    /** Returns the squares of a side's pieces that attack one, in the same order. */
    ImmutableList<Square> attackers(State state, int target, int by) {
        return Arrays.stream(state.attackers(target, by)).mapToObj(names::get).collect(ImmutableList.toImmutableList());
    }

    /** Returns the square on which a piece that has just passed can be captured. */
    Optional<Square> enPassant(State state) {
        int passed = state.enPassant();
        return passed < 0 ? Optional.empty() : Optional.of(square(Passage.square(passed)));
    }

    Square square(int index) {
        return names.get(index);
    }

    /** Returns the number of a square, or -1 where it is not on the board. */
    int index(Square square) {
        return square.file() < files && square.rank() * files < squares ? square.rank() * files + square.file() : -1;
    }

    /**
     * Returns the number of a square.
     *
     * @throws IllegalArgumentException if it is not on the board
     */
    int indexOnBoard(Square square) {
        int index = index(square);
        if (index < 0) {
            throw new IllegalArgumentException(square + " is not on a board of " + files + "x" + laws.ranks());
        }
        return index;
    }

    /** Returns whether the side to move may move, if it can: the game goes on, and the die, if any, has been rolled. */
    boolean awaitsMove(State state) {
        return state.face() != 0 && !endings.beforeMoves(state).isDecided();
    }

    private Outcome outcome(State state) {
        return endings.outcome(state, () -> canMove(state));
    }

    /** Returns whether the die has yet to be rolled in a game that goes on. */
    boolean awaitsRoll(State state) {
        return state.face() == 0 && !outcome(state).isDecided();
    }

    /**
     * Returns the position with the turn passed.
     *
     * @param fen writes the position for a message
     * @throws IllegalStateException if the side to move is in check or the game is decided
     */
    State pass(State state, Supplier<String> fen) {
        boolean check = state.isCheck();
        if (check || outcome(state).isDecided()) {
            String reason = check ? "the king of the side to move is in check" : standstill(state);
            throw new IllegalStateException("the turn cannot be passed: " + reason + ", in " + fen.get());
        }
        return state.pass();
    }

    /** Tells why there is no legal move where there is none. */
    String standstill(State state) {
        return awaitsRoll(state) ? "the die has yet to be rolled" : "the game is decided, " + outcome(state);
    }

    /** Returns the faces that the die can show where a roll is awaited, each with its probability. */
    ImmutableMap<Integer, Double> faces(State state) {
        return awaitsRoll(state) ? rolls.faces(state) : ImmutableMap.of();
    }

    /** Returns whether a move sets the halfmove clock to 0. */
    static boolean restartsClock(State state, int move) {
        return (state.effect(move) & Effect.PAWN_MOVE) != 0 || state.victim(move) >= 0;
    }

    /** Counts the legal moves. */
    int mobility(State state) {
        if (!awaitsMove(state)) {
            return 0;
        }
        return areJudgedTogether(state) ? left(state).length : rolls.mobility(state, state.face());
    }

    /** Lists the moves that are legal but for a duty to capture. */
    int[] beforeDuty(State state) {
        return forbidden.any() ? forbidden.permitted(state) : state.list(State.ANY);
    }

    private int[] left(State state) {
        int[] moves = beforeDuty(state);
        return duty == null ? moves : duty.left(state, moves);
    }

    /** Returns whether moves are legal or not by what they leave, or by what others could take. */
    private boolean areJudgedTogether(State state) {
        return forbidden.any() || (duty != null && duty.mayBeOwed(state));
    }

    /** Returns whether there is a legal move in a position in which one is awaited, whatever the die shows. */
    boolean canMove(State state) {
        return forbidden.any() ? forbidden.permitted(state).length > 0 : state.canMove();
    }

    /** Returns whether a move of a piece is legal, or false where that can only be told by looking at all. */
    boolean allows(State state, int move) {
        return isPlain(state) && Legality.holds(state, move);
    }

    /** Draws a legal move, or returns -1 where there is none. */
    int draw(State state, RandomGenerator random) {
        int drawn = isPlain(state) ? RandomMove.draw(state, random) : -1;
        return drawn >= 0 ? drawn : drawFromAll(state, random);
    }

    private int drawFromAll(State state, RandomGenerator random) {
        int[] all = moves(state);
        return all.length == 0 ? -1 : all[random.nextInt(all.length)];
    }

    /** Returns whether a move is awaited and each is legal by itself, of whatever piece it is. */
    private boolean isPlain(State state) {
        return rolls.allowAll(state) && !areJudgedTogether(state) && awaitsMove(state);
    }

    /** Lists the legal moves. */
    int[] moves(State state) {
        if (!awaitsMove(state)) {
            return new int[0];
        }
        return areJudgedTogether(state) ? left(state) : state.list(rolls.kind(state.face()));
    }

    /** Counts the legal moves so that one can be found by its index, if that may be done without all others. */
    Tally tally(State state) {
        return isPlain(state) ? Tally.of(state) : Tally.of(state, mobility(state));
    }

    /** Returns whether a move is legal but for what it leaves the other side with. */
    boolean isForbidden(State after) {
        return forbidden.any() && forbidden.isForbidden(after);
    }
}

package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Legality;
import io.github.assize.core.engine.RandomMove;
import io.github.assize.core.engine.State;
import io.github.assize.core.engine.Tables;
import io.github.assize.core.engine.Tally;
import java.util.function.IntPredicate;
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

    /** Draws a legal move, or returns -1 where there is none or all must be looked at. */
    int draw(State state, RandomGenerator random) {
        return isPlain(state) ? RandomMove.draw(state, random) : -1;
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

package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.State;
import io.github.assize.core.engine.Tables;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The laws of one game made ready for play: the numbers of squares and pieces, and the engine's tables. */
final class CompiledLaws {
    final Laws laws;
    final PieceCodes codes;
    final Tables tables;
    final Rolls rolls;
    final Endings endings;
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
        this.tables = Tables.compile(new Lowering(codes).spec());
        this.rolls = new Rolls(codes);
        this.endings = Endings.of(laws, rolls);
        this.names = IntStream.range(0, squares)
                .mapToObj(square -> Square.of(square % files, square / files))
                .collect(ImmutableList.toImmutableList());
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
        return state.face() != 0 && !endings.byArmies(state).isDecided();
    }

    /** Counts the legal moves. */
    int mobility(State state) {
        return awaitsMove(state) ? rolls.mobility(state, state.face()) : 0;
    }

    /** Lists so many legal moves. */
    int[] moves(State state, int count) {
        return state.list(rolls.kind(state.face()), count);
    }
}

package io.github.assize.core;

import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.MoveOrder;
import io.github.assize.core.engine.State;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a position, counted at once and made objects one by one. The first one looked at is found by
 * itself, as a random playout needs; a second look lists them all.
 */
final class LegalMoves extends AbstractList<Move> implements RandomAccess {
    private final CompiledLaws laws;
    private final State state;
    private final int size;
    private final byte @Nullable [] tally;

    /** One more than the move first looked at, or 0, which is also what a thread may see that is given the list early. */
    private int looked;

    private volatile int @Nullable [] codes;

    LegalMoves(CompiledLaws laws, State state) {
        this.laws = laws;
        this.state = state;
        this.tally = laws.newTally(state);
        this.size = tally == null ? laws.mobility(state) : state.tally(tally);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Move get(int index) {
        Objects.checkIndex(index, size);
        if (codes == null && looked == 0 && tally != null) {
            int first = MoveOrder.nth(state, tally, index);
            looked = first + 1;
            return Move.of(laws, state, first);
        }
        return Move.of(laws, state, listed()[index]);
    }

    /** Iterates over all; so all are listed at once. */
    @Override
    public Iterator<Move> iterator() {
        listed();
        return super.iterator();
    }

    /** Returns the moves from a square. */
    List<Move> from(int square) {
        int[] listed = listed();
        return IntStream.range(0, size)
                .filter(index -> MoveCode.origin(listed[index]) == square && !MoveCode.isRemoval(listed[index]))
                .mapToObj(this::get)
                .toList();
    }

    /** Returns all moves, which are listed when they are first asked for. */
    private int[] listed() {
        int[] listed = codes;
        if (listed == null) {
            listed = laws.moves(state, size);
            MoveOrder.sort(listed);
            codes = listed;
        }
        return listed;
    }

    /** Returns the code of a move if it is legal and can be told so without all others, or -1. */
    static int findAlone(CompiledLaws laws, State state, Move move) {
        int code = move.code(laws);
        return code >= 0
                        && laws.allows(state, code)
                        && Move.of(laws, state, code).equals(move)
                ? code
                : -1;
    }

    /** Returns the code of a move, or -1 if it is not legal. */
    int find(Move move) {
        int likely = move.code(laws);
        if (likely >= 0 && isListed(likely) && Move.of(laws, state, likely).equals(move)) {
            return likely;
        }
        for (int code : listed()) {
            if (Move.of(laws, state, code).equals(move)) {
                return code;
            }
        }
        return -1;
    }

    private boolean isListed(int code) {
        int[] listed = codes;
        return listed == null ? looked == code + 1 : Arrays.binarySearch(listed, code) >= 0;
    }

    @Override
    public boolean contains(@Nullable Object move) {
        return move instanceof Move sought && find(sought) >= 0;
    }
}

package io.github.assize.core;

import com.google.common.collect.UnmodifiableIterator;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.MoveOrder;
import io.github.assize.core.engine.State;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a position, made objects one by one. The first one looked at is found by itself among moves that are
 * only counted, as a random playout needs; a second look, or one at all of them, lists them.
 */
final class LegalMoves extends AbstractList<Move> implements RandomAccess {
    private final CompiledLaws laws;
    private final State state;
    private @Nullable Tally tally;

    /** One more than the move first looked at, or 0, which is also what a thread may see that is given the list early. */
    private int looked;

    private volatile int @Nullable [] codes;

    /** How many moves there are, of final fields, as other threads may see it early. */
    private static final class Tally {
        private final int size;

        /** How many each piece has, or null where one of them cannot be found by that. */
        private final byte @Nullable [] byPiece;

        Tally(int size, byte @Nullable [] byPiece) {
            this.size = size;
            this.byPiece = byPiece;
        }
    }

    LegalMoves(CompiledLaws laws, State state) {
        this.laws = laws;
        this.state = state;
    }

    @Override
    public int size() {
        int[] listed = codes;
        return listed == null ? tally().size : listed.length;
    }

    private Tally tally() {
        Tally counted = tally;
        if (counted == null) {
            byte[] byPiece = laws.newTally(state);
            counted = new Tally(byPiece == null ? laws.mobility(state) : MoveOrder.tally(state, byPiece), byPiece);
            tally = counted;
        }
        return counted;
    }

    @Override
    public Move get(int index) {
        Objects.checkIndex(index, size());
        byte[] byPiece = codes == null && looked == 0 ? tally().byPiece : null;
        if (byPiece != null) {
            int first = MoveOrder.nth(state, byPiece, index);
            looked = first + 1;
            return Move.of(laws, state, first);
        }
        return Move.of(laws, state, listed()[index]);
    }

    @Override
    public Iterator<Move> iterator() {
        int[] listed = listed();
        return new UnmodifiableIterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < listed.length;
            }

            @Override
            public Move next() {
                if (next == listed.length) {
                    throw new NoSuchElementException("no more moves");
                }
                return Move.of(laws, state, listed[next++]);
            }
        };
    }

    /** Returns the moves from a square. */
    List<Move> from(int square) {
        int[] listed = listed();
        return IntStream.range(0, listed.length)
                .filter(index -> MoveCode.origin(listed[index]) == square && !MoveCode.isRemoval(listed[index]))
                .mapToObj(this::get)
                .toList();
    }

    /** Returns the moves by which a piece captures. */
    List<Move> captures() {
        return Arrays.stream(listed())
                .filter(code -> !MoveCode.isRemoval(code) && state.victim(code) >= 0)
                .mapToObj(code -> Move.of(laws, state, code))
                .toList();
    }

    /** Returns all moves, which are listed when they are first asked for. */
    private int[] listed() {
        int[] listed = codes;
        if (listed == null) {
            listed = laws.moves(state);
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

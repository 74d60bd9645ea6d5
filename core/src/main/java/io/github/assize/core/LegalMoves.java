package io.github.assize.core;

import com.google.common.collect.UnmodifiableIterator;
import io.github.assize.core.engine.MoveCode;
import io.github.assize.core.engine.State;
import io.github.assize.core.engine.Tally;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a position as the engine lists them, made objects one by one. The first one looked at is found by itself
 * among moves that are only counted, as a random playout needs; a second look, or one at all of them, lists them.
 */
class LegalMoves extends AbstractList<Move> implements RandomAccess {
    private final CompiledLaws laws;
    private final State state;

    /** The same moves in the other order, once they have been asked for, too. */
    private @Nullable LegalMoves twin;

    private @Nullable Tally tally;

    /** One more than the move last looked at, or 0, which is also what a thread may see that is given the list early. */
    private int looked;

    private volatile int @Nullable [] codes;

    private LegalMoves(CompiledLaws laws, State state) {
        this.laws = laws;
        this.state = state;
    }

    /** The same in the order of {@link MoveCode}, which is that of {@link Move#compareTo}. */
    private static final class InOrder extends LegalMoves {
        InOrder(CompiledLaws laws, State state) {
            super(laws, state);
        }

        @Override
        boolean isInOrder() {
            return true;
        }
    }

    static LegalMoves of(CompiledLaws laws, State state, boolean inOrder) {
        return inOrder ? new InOrder(laws, state) : new LegalMoves(laws, state);
    }

    boolean isInOrder() {
        return false;
    }

    /** Returns the same moves in an order of the engine's own, or in that which is kept. */
    LegalMoves ordered(boolean inOrder) {
        if (isInOrder() == inOrder) {
            return this;
        }
        LegalMoves other = twin;
        if (other == null) {
            other = of(laws, state, inOrder);
            other.twin = this;
            other.tally = tally;
            twin = other;
        }
        return other;
    }

    @Override
    public int size() {
        int[] listed = codes;
        return listed == null ? tally().size() : listed.length;
    }

    private Tally tally() {
        Tally counted = tally;
        if (counted == null) {
            counted = laws.tally(state);
            tally = counted;
        }
        return counted;
    }

    @Override
    public Move get(int index) {
        Objects.checkIndex(index, size());
        if (codes == null && looked == 0) {
            int first = tally().nth(index, isInOrder());
            if (first >= 0) {
                looked = first + 1;
                return Move.of(laws, state, first);
            }
        }
        return look(listed()[index]);
    }

    private Move look(int code) {
        looked = code + 1;
        return Move.of(laws, state, code);
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
                return look(listed[next++]);
            }
        };
    }

    /** Returns the moves from a square, in the order that is kept. */
    List<Move> from(int square) {
        return Arrays.stream(listed())
                .filter(code -> MoveCode.origin(code) == square && !MoveCode.isRemoval(code))
                .sorted()
                .mapToObj(code -> Move.of(laws, state, code))
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
            if (isInOrder()) {
                MoveCode.sort(listed);
            }
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
        if (likely >= 0 && isKnown(likely) && Move.of(laws, state, likely).equals(move)) {
            return likely;
        }
        for (int code : listed()) {
            if (Move.of(laws, state, code).equals(move)) {
                return code;
            }
        }
        return -1;
    }

    /** Returns whether a code is of a move that was found to be legal, in either order. */
    private boolean isKnown(int code) {
        LegalMoves other = twin;
        return isListed(code) || (other != null && other.isListed(code));
    }

    private boolean isListed(int code) {
        if (looked == code + 1) {
            return true;
        }
        int[] listed = codes;
        for (int i = 0; listed != null && i < listed.length; i++) {
            if (listed[i] == code) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean contains(@Nullable Object move) {
        return move instanceof Move sought && find(sought) >= 0;
    }
}

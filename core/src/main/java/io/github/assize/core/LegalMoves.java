package io.github.assize.core;

import java.util.AbstractList;
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
    private final Position position;
    private final int size;
    private final byte @Nullable [] tally;

    /** One more than the move first looked at, or 0, which is also what a thread may see that is given the list early. */
    private int looked;

    private volatile char @Nullable [] codes;

    LegalMoves(Position position) {
        this.position = position;
        this.tally = position.isTallied() ? MoveGenerator.newTally(position) : null;
        this.size = tally == null ? position.mobility() : MoveGenerator.countAll(position, tally);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Move get(int index) {
        Objects.checkIndex(index, size);
        if (codes == null && looked == 0 && tally != null) {
            char first = MoveGenerator.nth(position, tally, index);
            looked = first + 1;
            return position.toMove(first, index);
        }
        return position.toMove(listed()[index], index);
    }

    /** Iterates over all; so all are listed at once. */
    @Override
    public Iterator<Move> iterator() {
        listed();
        return super.iterator();
    }

    /** Returns the moves from a square. */
    List<Move> from(int square) {
        char[] listed = listed();
        return IntStream.range(0, size)
                .filter(index -> listed[index] >>> 8 == square)
                .mapToObj(this::get)
                .filter(move -> !move.isRemoval())
                .toList();
    }

    /** Returns all moves, which are listed when they are first asked for. */
    char[] listed() {
        char[] listed = codes;
        if (listed == null) {
            listed = position.listMoves(size);
            codes = listed;
        }
        return listed;
    }

    /** Returns the move at an index if it was looked at, or, if others were, one of those, or -1. */
    int looked(int index) {
        char[] listed = codes;
        return listed == null ? looked - 1 : index < size ? listed[index] : -1;
    }

    @Override
    public boolean contains(@Nullable Object move) {
        return move instanceof Move sought && position.find(sought) >= 0;
    }
}

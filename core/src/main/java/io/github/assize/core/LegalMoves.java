package io.github.assize.core;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a position, counted at once and made objects one by one. The first one looked at is found by
 * itself, as a random playout needs; a second look lists them all.
 */
final class LegalMoves extends AbstractList<Move> implements RandomAccess {
    private final Position position;
    private final int size;
    private int looked = -1;
    private volatile char @Nullable [] codes;

    LegalMoves(Position position) {
        this.position = position;
        this.size = position.mobility();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Move get(int index) {
        Objects.checkIndex(index, size);
        char[] listed = codes;
        if (listed == null && looked < 0) {
            char first = position.nthMove(index);
            looked = first;
            return position.toMove(first);
        }
        if (listed == null) {
            listed = position.listMoves(size);
            codes = listed;
        }
        return position.toMove(listed[index]);
    }

    /** Returns the move first looked at, or -1 if none was. */
    int looked() {
        return looked;
    }

    /** Returns all moves if they have been listed, or null. */
    char @Nullable [] listed() {
        return codes;
    }

    @Override
    public boolean contains(@Nullable Object move) {
        return move instanceof Move sought && position.find(sought) >= 0;
    }
}

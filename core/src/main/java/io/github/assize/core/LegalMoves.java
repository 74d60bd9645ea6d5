package io.github.assize.core;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The legal moves of a position, counted at once, listed when one is looked at, and made objects one by one. */
final class LegalMoves extends AbstractList<Move> implements RandomAccess {
    private final Position position;
    private final int size;
    private volatile char @Nullable [] codes;

    LegalMoves(Position position) {
        this.position = position;
        this.size = position.mobility();
    }

    char[] codes() {
        char[] listed = codes;
        if (listed == null) {
            listed = position.listMoves(size);
            codes = listed;
        }
        return listed;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Move get(int index) {
        return position.toMove(codes()[index]);
    }

    @Override
    public boolean contains(@Nullable Object move) {
        return indexOf(move) >= 0;
    }

    @Override
    public int indexOf(@Nullable Object move) {
        if (move instanceof Move sought) {
            char[] listed = codes();
            int square = position.tables.index(sought.isRemoval() ? sought.to() : sought.origin());
            for (int i = 0; i < listed.length; i++) {
                if (listed[i] >>> 8 == square && get(i).equals(sought)) {
                    return i;
                }
            }
        }
        return -1;
    }
}

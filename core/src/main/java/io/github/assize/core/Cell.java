package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What stands on a square.
 *
 * @param pieces the pieces, in the order in which they are written
 * @param bracketed whether a FEN has them in brackets, as a shared square
 */
record Cell(ImmutableList<Piece> pieces, boolean bracketed) {
    static final Cell EMPTY = new Cell(ImmutableList.of(), false);

    static Cell of(List<Piece> pieces) {
        return pieces.isEmpty() ? EMPTY : new Cell(ImmutableList.copyOf(pieces), pieces.size() > 1);
    }

    /** Returns it as a FEN has it, where it is not empty. */
    String text() {
        if (pieces.size() == 1 && !bracketed) {
            return pieces.get(0).toString();
        }
        String letters = pieces.stream().map(Piece::toString).collect(Collectors.joining());
        return bracketed ? "(" + letters + ")" : letters;
    }
}

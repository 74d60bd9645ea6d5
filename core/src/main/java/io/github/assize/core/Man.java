package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A piece where it stands.
 *
 * @param piece the piece
 * @param square its square
 * @param right whether it still has its first move before it
 */
record Man(Piece piece, int square, boolean right) {

    /** Returns the men on a square: none, one or two. */
    static List<Man> on(Tables tables, byte[] cells, int square) {
        int code = cells[square] & 0xff;
        return tables.men.pieces(code).stream()
                .map(piece -> new Man(piece, square, tables.men.hasRight(code)))
                .toList();
    }

    /** Returns all men of a side, in the order of the squares. */
    static List<Man> of(Tables tables, byte[] cells, Color side) {
        ImmutableList.Builder<Man> men = ImmutableList.builder();
        for (int square = 0; square < cells.length; square++) {
            on(tables, cells, square).stream().filter(man -> man.is(side)).forEach(men::add);
        }
        return men.build();
    }

    /** Returns the men of a side that could capture a king on his square, limits of their own leaps aside (C-03). */
    static List<Man> attacking(Tables tables, byte[] cells, int king, Color by) {
        return of(tables, cells, by).stream()
                .filter(man -> !man.spares(tables.laws.king()))
                .filter(man -> Way.between(tables, man, king).stream()
                        .anyMatch(way -> way.captures() && way.isGranted() && way.isOpen(cells)))
                .toList();
    }

    boolean is(Color side) {
        return piece.color() == side;
    }

    /** Tells whether a move is its own to a square. */
    boolean makes(Move move, Square to, Tables tables) {
        return move.from().filter(tables.square(square)::equals).isPresent()
                && move.to().equals(to)
                && move.piece().filter(piece::equals).isPresent();
    }

    PieceType type() {
        return piece.type();
    }

    boolean spares(PieceType other) {
        return type().spared().containsKey(other.letter());
    }
}

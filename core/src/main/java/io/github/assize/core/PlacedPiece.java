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
record PlacedPiece(Piece piece, int square, boolean right) {

    /** Returns the pieces on a square: none, one or two. */
    static List<PlacedPiece> on(Tables tables, byte[] cells, int square) {
        int code = cells[square] & 0xff;
        return tables.codes.pieces(code).stream()
                .map(piece -> new PlacedPiece(piece, square, tables.codes.hasRight(code)))
                .toList();
    }

    /** Returns all pieces of a side, in the order of the squares. */
    static List<PlacedPiece> of(Tables tables, byte[] cells, Color side) {
        ImmutableList.Builder<PlacedPiece> pieces = ImmutableList.builder();
        for (int square = 0; square < cells.length; square++) {
            on(tables, cells, square).stream().filter(piece -> piece.is(side)).forEach(pieces::add);
        }
        return pieces.build();
    }

    /** Returns the pieces of a side that could capture a king on his square, limits of their own leaps aside (C-03). */
    static List<PlacedPiece> attacking(Tables tables, byte[] cells, int king, Color by) {
        return of(tables, cells, by).stream()
                .filter(piece -> !piece.spares(tables.laws.king()))
                .filter(piece -> Route.between(tables, piece, king).stream()
                        .anyMatch(way -> way.captures() && way.isGranted() && way.isOpen(cells)))
                .toList();
    }

    boolean is(Color side) {
        return piece.color() == side;
    }

    /** Returns whether a move is its own to a square. */
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

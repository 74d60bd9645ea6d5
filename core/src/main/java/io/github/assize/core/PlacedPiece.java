package io.github.assize.core;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A piece where it stands. A board is given here by the code of what stands on a square.
 *
 * @param piece the piece
 * @param square its square
 * @param right whether it still has its first move before it
 */
record PlacedPiece(Piece piece, int square, boolean right) {

    /** Returns the pieces on a square: none, one or two. */
    static List<PlacedPiece> on(PieceCodes codes, IntUnaryOperator board, int square) {
        int code = board.applyAsInt(square);
        return codes.pieces(code).stream()
                .map(piece -> new PlacedPiece(piece, square, codes.hasRight(code)))
                .toList();
    }

    /** Returns all pieces of a side, in the order of the squares. */
    static List<PlacedPiece> of(PieceCodes codes, IntUnaryOperator board, Color side) {
        ImmutableList.Builder<PlacedPiece> pieces = ImmutableList.builder();
        for (int square = 0; square < codes.squares(); square++) {
            on(codes, board, square).stream().filter(piece -> piece.is(side)).forEach(pieces::add);
        }
        return pieces.build();
    }

    /** Returns the pieces of a side that could capture a king on his square, limits of their own leaps aside (C-03). */
    static List<PlacedPiece> attacking(PieceCodes codes, IntUnaryOperator board, int king, Color by) {
        return of(codes, board, by).stream()
                .filter(piece -> !piece.spares(codes.laws().king()))
                .filter(piece -> codes.isHarmful(piece.piece, king, board))
                .filter(piece -> piece.routes(codes, king).stream()
                        .anyMatch(route -> route.captures() && route.isGranted(board) && route.isOpen(board)))
                .toList();
    }

    /** Returns all its routes to a square, open or not. */
    List<Route> routes(PieceCodes codes, int to) {
        return Route.between(codes, Mover.of(codes, piece, right), square, to);
    }

    boolean is(Color side) {
        return piece.color() == side;
    }

    /** Returns whether a move is its own to a square. */
    boolean makes(Move move, Square from, Square to) {
        return move.from().filter(from::equals).isPresent()
                && move.to().equals(to)
                && move.piece().filter(piece::equals).isPresent()
                && !move.goesOn();
    }

    PieceType type() {
        return piece.type();
    }

    boolean spares(PieceType other) {
        return type().spared().containsKey(other.letter());
    }
}

package io.github.assize.core;

import static com.google.common.collect.Comparators.emptiesFirst;
import static com.google.common.collect.Comparators.lexicographical;
import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;

import java.util.Comparator;

/** What decides the order of moves that go from and to the same squares. */
final class MoveRank {
    private static final Comparator<PieceType> TYPES =
            comparing(PieceType::letter).thenComparing(PieceType::told);

    /** Pieces by their letters; then by color and by all that makes their types. */
    private static final Comparator<Piece> PIECES = Comparator.<Piece, String>comparing(
                    piece -> piece.type().letter())
            .thenComparing(Piece::color)
            .thenComparing(Piece::type, comparing(PieceType::told));

    static final Comparator<Move> OF_SAME_SQUARES = comparing(Move::piece, emptiesFirst(PIECES))
            .thenComparing(Move::chosen, emptiesFirst(TYPES))
            .thenComparing(Move::onward, emptiesFirst(naturalOrder()))
            .thenComparing(Move::captured, lexicographical(PIECES))
            .thenComparing(Move::capturedAt, emptiesFirst(naturalOrder()))
            .thenComparing(Move::promotion, emptiesFirst(TYPES))
            .thenComparing(Move::landing, emptiesFirst(naturalOrder()))
            .thenComparing(Move::leavesSharedSquare)
            .thenComparing(Move::isCastling);

    private MoveRank() {}
}

package io.github.assize.core;

import static java.util.Comparator.comparing;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.engine.Effect;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece whose movements are told, and what is the same for all of them.
 *
 * @param piece the piece
 * @param right whether it still has its first move before it
 * @param code the code of the piece by itself
 * @param landing the code of the piece as it stands after a move that does not change it
 * @param remainder the code of the piece with which it shares its square, or {@link PieceCodes#NONE}
 * @param flags what every move of it has of an {@link Effect}
 */
record Mover(Piece piece, boolean right, int code, int landing, int remainder, int flags) {

    /** Returns the movers that a code stands for: none, one, or two in the order of their letters, which their moves keep. */
    static List<Mover> of(PieceCodes codes, int code) {
        List<Piece> pieces = codes.pieces(code);
        List<Mover> movers = new ArrayList<>();
        for (Piece piece : inOrder(pieces)) {
            boolean second = pieces.size() > 1 && piece.equals(pieces.get(1));
            int left = pieces.size() > 1 ? codes.code(pieces.get(second ? 0 : 1), false) : PieceCodes.NONE;
            movers.add(of(codes, piece, codes.hasRight(code), left, second ? Effect.BY_SECOND : 0));
        }
        return movers;
    }

    private static List<Piece> inOrder(List<Piece> pieces) {
        return pieces.size() > 1
                ? ImmutableList.sortedCopyOf(comparing(piece -> piece.type().letter()), pieces)
                : pieces;
    }

    /** Returns a piece by itself. */
    static Mover of(PieceCodes codes, Piece piece, boolean right) {
        return of(codes, piece, right, PieceCodes.NONE, 0);
    }

    private static Mover of(PieceCodes codes, Piece piece, boolean right, int remainder, int flags) {
        int pawn = codes.laws().isPawn(piece.type()) ? Effect.PAWN_MOVE : 0;
        return new Mover(piece, right, codes.code(piece, right), codes.code(piece, false), remainder, flags | pawn);
    }

    PieceType type() {
        return piece.type();
    }

    boolean isPawn() {
        return (flags & Effect.PAWN_MOVE) != 0;
    }
}

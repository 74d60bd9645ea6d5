package io.github.assize.testkit.games;

import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;

/** Orthodox chess without castling, and with a queen for every pawn that is promoted. */
final class SimpleChess {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "Q");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");

    static final Ruleset RULESET = Ruleset.define("simple-chess", "Chess without castling")
            .laws(Laws.onBoard(8, 8)
                    .pieces(KING, QUEEN, BISHOP, KNIGHT, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1")
                    .promotion(Promotion.onFarRank(PAWN, QUEEN))
                    .enPassant(PAWN)
                    .build())
            .build();

    private SimpleChess() {}
}

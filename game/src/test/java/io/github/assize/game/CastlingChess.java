package io.github.assize.game;

import io.github.assize.core.Castling;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;

/** A game with the castling of chess and a choice at promotion, which no ruleset on the path has. */
final class CastlingChess {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "Q");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");

    private CastlingChess() {}

    static Ruleset from(String array) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(8, 8)
                        .pieces(KING, QUEEN, ROOK, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array(array)
                        .promotion(Promotion.onFarRank(PAWN, QUEEN).orTo(ROOK))
                        .castling(Castling.with(ROOK).shortSide('h', 'g', 'f').longSide('a', 'c', 'd'))
                        .build())
                .build();
    }
}

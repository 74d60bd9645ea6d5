package io.github.assize.testkit.games;

import io.github.assize.core.Baring;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Stalemate;

/**
 * Courier chess, twelve files wide, from the position after the four moves with which each side has to begin. What a
 * stalemate and a bare king are worth no source says; here it is as in shatranj.
 */
final class CourierChess {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType MAN = PieceType.of("man", "M", "K");
    private static final PieceType QUEEN = PieceType.of("queen", "F", "F");
    private static final PieceType SCHLEICH = PieceType.of("schleich", "W", "W");
    private static final PieceType COURIER = PieceType.of("courier", "B", "B");
    private static final PieceType BISHOP = PieceType.of("bishop", "E", "A");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");

    static final Ruleset RULESET = Ruleset.define("courier-chess", "Courier chess")
            .laws(Laws.onBoard(12, 8)
                    .pieces(KING, MAN, QUEEN, SCHLEICH, COURIER, BISHOP, KNIGHT, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1")
                    .promotion(Promotion.onFarRank(PAWN, QUEEN))
                    .stalemate(Stalemate.STALEMATER_WINS)
                    .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(Baring.Timing.REPRIEVE))
                    .build())
            .build();

    private CourierChess() {}
}

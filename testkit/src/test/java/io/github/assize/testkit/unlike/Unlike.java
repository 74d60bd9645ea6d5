package io.github.assize.testkit.unlike;

import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Stalemate;

/**
 * A game of no people that has nothing where other games have it: the king is lettered S and the pawns F, these step two
 * squares from the third rank, as in Grand chess, a guard steps aslant to its own left only, as the pawns of Legan's chess
 * do, and restarts the clock, too, and White has knights where Black has bishops, as in Chigorin's chess.
 */
final class Unlike {
    private static final PieceType SHAH = PieceType.of("shah", "S", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    private static final PieceType GUARD = PieceType.of("guard", "G", "flFbW");
    private static final PieceType FOOT = PieceType.of("foot soldier", "F", "mfWcfFimfnD");

    static final Ruleset RULESET = ruleset("unlike");

    private Unlike() {}

    static Ruleset ruleset(String id) {
        return Ruleset.define(id, "Unlike")
                .laws(Laws.onBoard(10, 10)
                        .pieces(SHAH, ROOK, KNIGHT, BISHOP, GUARD, FOOT)
                        .king(SHAH)
                        .pawns(FOOT, GUARD)
                        .array("rgb1s2bgr/10/ffffffffff/10/10/10/10/FFFFFFFFFF/10/RGN1S2NGR w - - 0 1")
                        .promotion(Promotion.onFarRank(FOOT, ROOK))
                        .enPassant(FOOT)
                        .stalemate(Stalemate.DRAW)
                        .build())
                .build();
    }
}

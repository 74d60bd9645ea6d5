package io.github.assize.testkit.games;

import io.github.assize.core.Baring;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;

/**
 * Shatar, the chess of Mongolia, from the position after the two moves with which it begins. That a mate counts only if
 * a check among those leading up to it was of the right kind is left out: it asks about the past, makes no move illegal,
 * and is for whoever keeps the score of the game.
 */
final class Shatar {
    private static final PieceType NOYON = PieceType.of("noyon", "K", "K");
    private static final PieceType BERS = PieceType.of("bers", "J", "RF");
    private static final PieceType TEMEE = PieceType.of("temee", "B", "B");
    private static final PieceType MORI = PieceType.of("mori", "N", "N");
    private static final PieceType TEREG = PieceType.of("tereg", "R", "R");
    private static final PieceType KHUU = PieceType.of("khuu", "P", "mfWcfF");

    static final Ruleset RULESET = Ruleset.define("shatar", "Shatar")
            .laws(Laws.onBoard(8, 8)
                    .pieces(NOYON, BERS, TEMEE, MORI, TEREG, KHUU)
                    .king(NOYON)
                    .pawns(KHUU)
                    .array("rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1")
                    .promotion(Promotion.onFarRank(KHUU, BERS))
                    .baring(Baring.bareKing(Baring.Verdict.DRAWS))
                    .build())
            .build();

    private Shatar() {}
}

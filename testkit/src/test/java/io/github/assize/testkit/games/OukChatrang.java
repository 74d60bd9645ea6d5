package io.github.assize.testkit.games;

import io.github.assize.core.Laws;
import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;

/**
 * Ouk Chatrang, the chess of Cambodia: makruk with a first leap for the king, aside like a knight's, and for the neang,
 * two squares ahead. The king may not leap out of check, and not after a boat has come into line with him.
 */
final class OukChatrang {
    private static final PieceType ANG =
            PieceType.of("ang", "K", Movement.of("K"), Movement.of("imfsN").notFromCheck());
    private static final PieceType NEANG = PieceType.of("neang", "M", "FimfD");
    private static final PieceType KOUL = PieceType.of("koul", "S", "FfW");
    private static final PieceType SES = PieceType.of("ses", "N", "N");
    private static final PieceType TUK = PieceType.of("tuk", "R", "R");
    private static final PieceType TREY = PieceType.of("trey", "P", "mfWcfF");

    static final Ruleset RULESET = Ruleset.define("ouk-chatrang", "Ouk Chatrang")
            .laws(Laws.onBoard(8, 8)
                    .pieces(ANG, NEANG, KOUL, SES, TUK, TREY)
                    .king(ANG)
                    .pawns(TREY)
                    .array("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w d1e1d8e8 - 0 1")
                    .aimCostsFirstMove(TUK)
                    .promotion(Promotion.fromRank(TREY, 6, NEANG).withoutFirstMove())
                    .build())
            .build();

    private OukChatrang() {}
}

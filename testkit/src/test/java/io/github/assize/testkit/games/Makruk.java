package io.github.assize.testkit.games;

import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;

/**
 * Makruk, the chess of Thailand, but for the count of moves that limits an ending: it ends games and makes no move
 * illegal.
 */
final class Makruk {
    private static final PieceType KHUN = PieceType.of("khun", "K", "K");
    private static final PieceType MET = PieceType.of("met", "M", "F");
    private static final PieceType KHON = PieceType.of("khon", "S", "FfW");
    private static final PieceType MA = PieceType.of("ma", "N", "N");
    private static final PieceType RUEA = PieceType.of("ruea", "R", "R");
    private static final PieceType BIA = PieceType.of("bia", "P", "mfWcfF");

    static final Ruleset RULESET = Ruleset.define("makruk", "Makruk")
            .laws(Laws.onBoard(8, 8)
                    .pieces(KHUN, MET, KHON, MA, RUEA, BIA)
                    .king(KHUN)
                    .pawns(BIA)
                    .array("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1")
                    .promotion(Promotion.fromRank(BIA, 6, MET))
                    .build())
            .build();

    private Makruk() {}
}

package io.github.assize.game;

import io.github.assize.core.Baring;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;

/** The living games of Thailand and Mongolia, as far as their counts and mates need them. */
final class Living {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType MET = PieceType.of("met", "M", "F");
    private static final PieceType KHON = PieceType.of("khon", "S", "FfW");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final PieceType BERS = PieceType.of("bers", "J", "RF");
    private static final PieceType TEMEE = PieceType.of("temee", "B", "B");

    static final Ruleset THAI = Ruleset.define("toy-thai", "Thai")
            .laws(Laws.onBoard(8, 8)
                    .pieces(KING, MET, KHON, KNIGHT, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1")
                    .promotion(Promotion.fromRank(PAWN, 6, MET))
                    .build())
            .build();

    static final Ruleset MONGOLIAN = Ruleset.define("toy-mongolian", "Mongolian")
            .laws(Laws.onBoard(8, 8)
                    .pieces(KING, BERS, TEMEE, KNIGHT, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1")
                    .promotion(Promotion.onFarRank(PAWN, BERS))
                    .baring(Baring.bareKing(Baring.Verdict.DRAWS))
                    .build())
            .build();

    private Living() {}
}

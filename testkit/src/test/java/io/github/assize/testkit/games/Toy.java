package io.github.assize.testkit.games;

import io.github.assize.core.Baring;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;

/** A game of no people, to be played on boards of any size. */
final class Toy {
    private static final PieceType KING = PieceType.of("king", "K", "KimD");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "Q");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType CAMEL = PieceType.of("camel", "C", "C");
    private static final PieceType GRIFFON = PieceType.of("griffon", "G", "t[FR]");
    private static final PieceType HARE = PieceType.of("hare", "H", "t[NN]");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");

    /** So many ranks that a double step ends on the last, where the pawn is promoted and not captured en passant. */
    static final int SHORT = 4;

    private Toy() {}

    static Ruleset ruleset(int files, int ranks, String array) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(files, ranks)
                        .pieces(KING, QUEEN, ROOK, BISHOP, KNIGHT, CAMEL, GRIFFON, HARE, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array(array)
                        .promotion(Promotion.onFarRank(PAWN, QUEEN))
                        .when(ranks != SHORT)
                        .enPassant(PAWN)
                        .baring(Baring.bareKing(Baring.Verdict.LOSES))
                        .build())
                .build();
    }
}

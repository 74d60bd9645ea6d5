package io.github.assize.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Ruleset;
import org.junit.jupiter.api.Test;

final class AlikeTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType LEFT_HANDED = PieceType.of("pawn", "P", "mflFcflW");

    private static boolean areAlike(PieceType other, String array) {
        return Alike.areColorsOf(Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(4, 5)
                        .pieces(KING, ROOK, other)
                        .king(KING)
                        .array(array)
                        .build())
                .build());
    }

    @Test
    void colorsWithTheSamePiecesOnTheSameRanksAreAlike() {
        assertTrue(areAlike(KNIGHT, "rnk1/4/4/4/RNK1 w - - 0 1"));
        assertTrue(areAlike(KNIGHT, "1knr/4/4/4/RNK1 w - - 0 1"));
    }

    @Test
    void colorsWithOtherPiecesAreNot() {
        assertFalse(areAlike(KNIGHT, "rrk1/4/4/4/RNK1 w - - 0 1"));
        assertFalse(areAlike(KNIGHT, "rnk1/4/4/4/NNK1 w - - 0 1"));
        assertFalse(areAlike(KNIGHT, "rnk1/4/4/4/R1K1 w - - 0 1"));
    }

    @Test
    void colorsWithPiecesOnOtherRanksAreNot() {
        assertFalse(areAlike(KNIGHT, "r1k1/1n2/4/4/RNK1 w - - 0 1"));
    }

    @Test
    void colorsWhosePiecesKnowRightAndLeftAreNot() {
        assertFalse(areAlike(LEFT_HANDED, "1pk1/4/4/4/1PK1 w - - 0 1"));
        assertFalse(areAlike(PieceType.of("lefty", "L", "mflFcfF"), "1lk1/4/4/4/1LK1 w - - 0 1"));
        assertTrue(areAlike(PieceType.of("both", "L", "mflFmfrFcfW"), "1lk1/4/4/4/1LK1 w - - 0 1"));
    }
}

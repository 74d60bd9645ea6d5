package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a stalemated player may remove, and what the game is worth where that is nothing. */
final class RemovalTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(4, 4)
                    .men(KING, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("1r1k/p3/P3/K1R1 w - -")
                    .removalForStalemated()
                    .build());

    @Test
    void aStalemateWithNothingToRemoveIsADraw() {
        Position stuck = GAME.parsePosition("P3/P3/P1k1/K3 w - -");
        assertFalse(stuck.isCheck());
        assertEquals(List.of(), stuck.legalMoves());
        assertEquals("1/2-1/2 stalemate", stuck.outcome().toString());
    }

    @Test
    void aRemovalIsTheOnlyKindOfMoveOfAStalematedPlayer() {
        Position stuck = GAME.parsePosition("P3/P2r/P1k1/K3 w - -");
        assertEquals("[xd3]", stuck.legalMoves().toString());
        assertEquals("P3/P3/P1k1/K3 b - - 0 1", stuck.play("xd3").toFen());
    }
}

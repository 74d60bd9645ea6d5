package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a stalemated player may remove, and what the game is worth where that is nothing. */
final class RemovalTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(4, 4)
                    .pieces(KING, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("1r1k/p3/P3/K1R1 w - -")
                    .removalForStalemated("")
                    .build())
            .build();

    @Test
    void aStalemateWithNothingToRemoveIsADraw() {
        Position stuck = GAME.parsePosition("P3/P3/P1k1/K3 w - -");
        assertFalse(stuck.isCheck());
        assertEquals(List.of(), stuck.legalMoves());
        assertEquals("1/2-1/2 stalemate", stuck.outcome().toString());
    }

    @Test
    void aRemovalIsOnlyForThoseWhomNoFaceOfTheDieLetsMove() {
        Ruleset rolled = Ruleset.define("rolled", "Rolled")
                .laws(Laws.onBoard(4, 4)
                        .pieces(KING, ROOK, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array("1r1k/p3/P3/K1R1 w - - 0 1 -")
                        .removalForStalemated("")
                        .dice(Dice.rolledAgain(PAWN, ROOK, KING))
                        .build())
                .build();
        Position free = rolled.parsePosition("3k/p3/P3/K3 w - - 0 1 -");
        assertEquals(Set.of(3), free.rolls().keySet());
        assertEquals("[a1b1]", free.roll(3).legalMoves().toString());
        Position stuck = rolled.parsePosition("P3/P2r/P1k1/K3 w - - 0 1 -");
        assertEquals(Set.of(1, 2, 3), stuck.rolls().keySet());
        assertEquals("[xd3]", stuck.roll(2).legalMoves().toString());
    }

    @Test
    void aRemovalIsTheOnlyKindOfMoveOfAStalematedPlayer() {
        Position stuck = GAME.parsePosition("P3/P2r/P1k1/K3 w - -");
        assertEquals("[xd3]", stuck.legalMoves().toString());
        assertEquals("P3/P3/P1k1/K3 b - - 0 1", stuck.play("xd3").toFen());
    }
}

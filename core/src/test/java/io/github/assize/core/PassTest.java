package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What passing the turn and captures alone mean where a game has more than plain moves. */
final class PassTest {
    private static final PieceType KING = PieceType.of("king", "K", "KimD");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final PieceType BACK = PieceType.of("retreating pawn", "+P", "bF");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(5, 6)
                    .pieces(KING, ROOK, PAWN, BACK)
                    .king(KING)
                    .pawns(PAWN)
                    .array("r3k/p4/5/5/P4/R3K w e1e6 - 0 1")
                    .promotion(Promotion.onFarRank(PAWN, BACK))
                    .enPassant(PAWN)
                    .removalForStalemated("")
                    .build())
            .build();

    private static Position position(String fen) {
        return GAME.parsePosition(fen);
    }

    @Test
    void aPassedTurnKeepsFirstMovesAndCountsAsATurn() {
        assertEquals(
                "r3k/p4/5/5/P4/R3K b e1e6 - 4 7",
                position("r3k/p4/5/5/P4/R3K w e1e6 - 3 7").pass().toFen());
        assertEquals(
                "r3k/p4/5/5/P4/R3K w e6 - 4 8",
                position("r3k/p4/5/5/P4/R3K b e6 - 3 7").pass().toFen());
    }

    @Test
    void aPassedTurnForgoesTheCaptureEnPassant() {
        Position passed = position("4k/5/5/1pP2/5/4K w - b4 0 1");
        assertEquals("[c3b4]", passed.captures().toString());
        assertEquals("4k/5/5/1pP2/5/4K b - - 1 1", passed.pass().toFen());
        assertEquals("[]", passed.pass().pass().captures().toString());
    }

    @Test
    void aKingInCheckCannotPass() {
        Position checked = position("r3k/5/5/5/5/K4 w - - 0 1");
        IllegalStateException refusal = assertThrows(IllegalStateException.class, checked::pass);
        assertEquals(
                "the turn cannot be passed: the king of the side to move is in check, in r3k/5/5/5/5/K4 w - - 0 1",
                refusal.getMessage());
    }

    @Test
    void aRemovalIsNoCaptureAndNeedNotBeMade() {
        Position stuck = position("1r2k/5/5/p4/P2r1/K4 w - - 0 1");
        assertEquals("[xd2, xa3, xb6]", stuck.legalMoves().toString());
        assertEquals("[]", stuck.captures().toString());
        assertEquals("1r2k/5/5/p4/P2r1/K4 b - - 1 1", stuck.pass().toFen());
    }

    @Test
    void retreatsCaptureAsOtherMovesDo() {
        Position retreating = position("2+P1k/1r3/5/5/5/4K w - - 0 1");
        assertEquals("[c6b5]", retreating.captures().toString());
        assertEquals("2+P1k/1r3/5/5/5/4K b - - 1 1", retreating.pass().toFen());
    }

    @Test
    void aDieChoosesAmongCapturesAndIsRolledAnewAfterAPassedTurn() {
        Ruleset dice = Toy.GAME.with(Toy.Die.AGAIN);
        Position start = dice.parsePosition("3k1/1r3/1R3/p4/3KR w - - 0 1 -");
        assertEquals("[]", start.captures().toString());
        assertEquals("[b3b4]", start.roll(2).captures().toString());
        assertEquals("[]", start.roll(3).captures().toString());
        assertEquals(start.pass(), start.roll(2).pass());
        assertEquals("3k1/1r3/1R3/p4/3KR b - - 1 1 -", start.roll(3).pass().toFen());
    }
}

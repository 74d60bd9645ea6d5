package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Why a piece does not move so, told of pieces made for it on boards of their own. */
final class MovementRefusalTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");

    private static String why(PieceType piece, String fen, String move) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, piece)
                        .king(KING)
                        .pawns(piece)
                        .array("r3k/x4/5/X4/R3K w - - 0 1")
                        .build())
                .build()
                .parsePosition(fen)
                .why(move)
                .orElseThrow();
    }

    @Test
    void aPieceWithoutMovesGoesNowhere() {
        PieceType stone = PieceType.of("stone", "S", new Movement[0]);
        Position position = Ruleset.define("stones", "Stones")
                .laws(Laws.onBoard(3, 3)
                        .pieces(KING, stone)
                        .king(KING)
                        .array("2k/3/KS1 w - - 0 1")
                        .build())
                .build()
                .initialPosition();
        assertEquals("a stone does not move from b1 to b2", position.why("b1b2").orElseThrow());
    }

    @Test
    void aRideEndsAtItsRange() {
        PieceType chariot = PieceType.of("chariot", "X", "W2");
        String fen = "4k/5/5/5/X3K w - - 0 1";
        assertEquals("a chariot does not move from a1 to a4", why(chariot, fen, "Xa4"));
        assertEquals("a chariot does not move from a1 to d1", why(chariot, fen, "Xd1"));
    }

    @Test
    void rightIsTheMoversOwn() {
        PieceType crab = PieceType.of("crab", "X", "crWmflF");
        assertEquals(
                "a crab goes there only to capture, and nothing stands on d2",
                why(crab, "4k/5/5/2X2/4K w - - 0 1", "Xc2d2"));
        assertEquals("a crab does not move from c2 to b2", why(crab, "4k/5/5/2X2/4K w - - 0 1", "Xc2b2"));
        assertEquals(
                "a crab goes there only to capture, and nothing stands on b2",
                why(crab, "4k/5/5/2x2/4K b - - 0 1", "Xc2b2"));
        assertEquals("a crab does not move from c2 to d2", why(crab, "4k/5/5/2x2/4K b - - 0 1", "Xc2d2"));
    }

    @Test
    void aPawnsFirstMoveNeedNotBeADoubleStep() {
        PieceType runner = PieceType.of("runner", "X", "mfWimfF");
        assertEquals(
                "the runner on a3 has no first move, which belongs to the ranks of the array (C-10)",
                why(runner, "4k/5/X4/5/4K w - - 0 1", "a3b4"));
    }

    @Test
    void whoSparesTheKingGivesNoCheck() {
        PieceType monk = PieceType.of("monk", "X", "W").cannotCapture("K");
        assertEquals(
                "it would put the king on d2 in check from the rook on d5 (C-04)",
                why(monk, "k2r1/5/5/2x2/4K w - - 0 1", "e1d2"));
    }

    @Test
    void aDoubleStepFromTheCornerIsAnsweredAtOnce() {
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfFimfnD");
        Position late = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, pawn)
                        .king(KING)
                        .pawns(pawn)
                        .array("4k/p4/5/5/P3K w - -")
                        .rule("T-01")
                        .enPassant(pawn)
                        .build())
                .build()
                .parsePosition("4k/5/Pp3/5/4K b - - 0 1");
        assertEquals(
                "no capture en passant on a2: it must answer the double step at once (T-01)",
                late.why("b3a2").orElseThrow());
    }

    @Test
    void anotherPromotionIsRefusedOnWhateverRank() {
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfF");
        Position black = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, pawn)
                        .king(KING)
                        .pawns(pawn)
                        .array("4k/p4/5/P4/4K w - -")
                        .promotion(Promotion.onRank(pawn, 4, ROOK))
                        .build())
                .build()
                .parsePosition("4k/5/p4/5/4K b - -");
        assertEquals("it becomes a rook, not a king (C-13)", black.why("a2=K").orElseThrow());
    }

    @Test
    void onlyOfAPawnStraightAheadIsItSaidThatItGoesStraightToEmptySquares() {
        PieceType straight = PieceType.of("pawn", "X", "mfWcfF");
        assertEquals(
                "a pawn goes straight only to an empty square, and the black rook stands on c3",
                why(straight, "k4/5/2r2/2X2/4K w - - 0 1", "Xc2c3"));
        PieceType diagonal = PieceType.of("pawn", "X", "mfFcfW");
        assertEquals(
                "the pawn on c2 goes to d3 only if that is empty, and the black rook stands there",
                why(diagonal, "k4/5/3r1/2X2/4K w - - 0 1", "Xc2d3"));
        PieceType knight = PieceType.of("knight", "N", "mW");
        Position position = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, knight)
                        .king(KING)
                        .array("r2nk/5/5/5/R2NK w - - 0 1")
                        .build())
                .build()
                .parsePosition("k4/5/2r2/2N2/4K w - - 0 1");
        assertEquals(
                "the knight on c2 goes to c3 only if that is empty, and the black rook stands there",
                position.why("Nc3").orElseThrow());
    }
}

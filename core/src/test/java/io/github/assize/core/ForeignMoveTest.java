package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** How a move of another position, ruleset or board is refused. */
final class ForeignMoveTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType UNICORN = PieceType.of("unicorn", "U", "B");
    private static final PieceType HOUND = PieceType.of("hound", "H", "cNmF");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(8, 8)
                    .pieces(KING, ROOK, UNICORN, HOUND, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("ruh1k2r/pppppppp/8/8/8/8/PPPPPPPP/RUH1K2R w - - 0 1")
                    .removalForStalemated("")
                    .build())
            .build();

    private static String refusal(Position position, Move move) {
        return String.valueOf(assertThrows(IllegalMoveException.class, () -> position.play(move))
                .getMessage());
    }

    @Test
    void aMoveOfAnotherPositionIsRefused() {
        Move quiet = GAME.initialPosition().move("a2a3");
        Position rook = GAME.parsePosition("4k3/p7/8/8/8/p7/R7/4K3 w - - 0 1");
        assertEquals(
                "a2a3: it is a move of another position; here a2a3 is by a rook and captures a pawn (C-02), in " + rook,
                refusal(rook, quiet));
        Move capture = rook.move("a2a3");
        assertEquals(
                "a2a3: it is a move of another position; here a2a3 is by a pawn and captures nothing (C-02), in "
                        + GAME.initialPosition(),
                refusal(GAME.initialPosition(), capture));
    }

    @Test
    void aMoveOfAnotherRulesetsPieceIsToldByWhatDiffers() {
        PieceType walker = PieceType.of("pawn", "P", "fW");
        Ruleset walking = Ruleset.define("walking", "Walking")
                .laws(Laws.onBoard(8, 8)
                        .pieces(KING, ROOK, walker)
                        .king(KING)
                        .pawns(walker)
                        .array("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1")
                        .build())
                .build();
        Position initial = GAME.initialPosition();
        assertEquals(
                "a2a3: it is a move of another ruleset, whose pawn moves otherwise (C-02), in " + initial,
                refusal(initial, walking.initialPosition().move("a2a3")));
    }

    @Test
    void aRemovalOfAnotherPositionIsRefused() {
        Position unicorn = GAME.parsePosition("k7/2K5/8/8/8/4U3/U7/8 b - - 0 1");
        Position hound = GAME.parsePosition("k7/2K5/8/8/8/4U3/H7/8 b - - 0 1");
        assertEquals(
                "xa2: it is a move of another position; here xa2 removes a hound (C-02), in " + hound,
                refusal(hound, unicorn.move("xa2")));
    }

    @Test
    void aMoveOffTheBoardIsRefused() {
        Position large = Ruleset.define("large", "Large")
                .laws(Laws.onBoard(10, 10)
                        .pieces(KING, ROOK)
                        .king(KING)
                        .array("4k4r/10/10/10/10/10/10/10/10/4K4R w - - 0 1")
                        .build())
                .build()
                .initialPosition();
        Position small = GAME.initialPosition();
        assertEquals(
                "j1j9: a square must begin with a file from a to h, at column 1 of \"j1j9\", in " + small,
                refusal(small, large.move("j1j9")));
    }
}

package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Pieces that do not capture pieces of some letters. */
final class SparingTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType MONK =
            PieceType.of("monk", "M", "W").cannotCapture("K").cannotCapture("R");
    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(5, 5)
                    .pieces(KING, ROOK, MONK)
                    .king(KING)
                    .array("kr2m/5/5/5/KR2M w - -")
                    .build())
            .build();

    @Test
    void whoSparesTheKingGivesNoCheck() {
        Position beside = GAME.parsePosition("k4/5/5/m4/K4 w - -");
        assertFalse(beside.isCheck());
        assertEquals("[a1b1, a1a2, a1b2]", beside.legalMoves().toString());
        assertTrue(GAME.parsePosition("k4/5/5/r4/K4 w - -").isCheck());
    }

    @Test
    void whoIsSparedBarsTheWay() {
        Position monk = GAME.parsePosition("k4/5/2r2/1rMm1/K1R2 w - -");
        assertEquals(
                "[c2d2]",
                monk.legalMoves().stream()
                        .filter(move -> move.toString().startsWith("c2"))
                        .toList()
                        .toString());
    }
}

package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which pieces attack a square, and which give check (C-03, C-14). */
final class AttackersTest {
    private static final PieceType KING = PieceType.of("king", "K", "KiD");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final PieceType MONK = PieceType.of("monk", "M", "W").cannotCapture("K");
    private static final PieceType FERZ = PieceType.of("ferz", "F", "F");

    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(5, 5)
                    .pieces(KING, ROOK, PAWN, MONK, FERZ)
                    .king(KING)
                    .pawns(PAWN)
                    .array("r3k/pm3/5/PM3/(RF)3K w e1e5 - 0 1")
                    .build())
            .build();

    private static Position position(String fen) {
        return GAME.parsePosition(fen);
    }

    private static String attackers(Position position, String square, Color by) {
        return names(position.attackers(Square.parse(square), by));
    }

    private static String names(List<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
    }

    @Test
    void aPieceAttacksWhereItCouldCaptureAKing() {
        Position position = position("r3k/5/5/2P2/R3K w - - 0 1");
        assertEquals("a1", attackers(position, "a3", Color.WHITE));
        assertEquals("a5", attackers(position, "a3", Color.BLACK));
        assertEquals("c2", attackers(position, "b3", Color.WHITE));
        assertEquals("", attackers(position, "c3", Color.WHITE));
        assertEquals("a1 e1", attackers(position, "d1", Color.WHITE));
    }

    @Test
    void whatStandsOnTheSquareMakesNoDifference() {
        Position position = position("r3k/5/5/2P2/R3K w - - 0 1");
        assertEquals("a1", attackers(position, "a5", Color.WHITE));
        assertEquals("", attackers(position, "a5", Color.BLACK));
        assertEquals("a1", attackers(position, "e1", Color.WHITE));
        assertEquals("e1", attackers(position("4k/5/5/3P1/4K w - - 0 1"), "d2", Color.WHITE));
    }

    @Test
    void aPieceInTheWayBarsTheLineEvenIfItIsTheKing() {
        Position position = position("R1k1r/5/5/5/3K1 b - - 0 1");
        assertEquals("a5", attackers(position, "c5", Color.WHITE));
        assertEquals("", attackers(position, "d5", Color.WHITE));
        assertEquals("c5 e5", attackers(position, "d5", Color.BLACK));
    }

    @Test
    void aFirstMoveLeapAttacksWhileItsRightLasts() {
        assertEquals("e1", attackers(position("k4/5/5/5/4K w e1 - 0 1"), "e3", Color.WHITE));
        assertEquals("", attackers(position("k4/5/5/5/4K w - - 0 1"), "e3", Color.WHITE));
    }

    @Test
    void whoCannotCaptureAKingAttacksNothing() {
        Position position = position("4k/3M1/5/5/4K b - - 0 1");
        assertEquals("", attackers(position, "d5", Color.WHITE));
        assertEquals(List.of(), position("4k/4M/5/5/4K b - - 0 1").checkers());
    }

    @Test
    void aPinnedPieceAttacksAllTheSame() {
        assertEquals("b1", attackers(position("4k/5/5/5/KR2r w - - 0 1"), "b4", Color.WHITE));
    }

    @Test
    void twoOnOneSquareAreOneAttacker() {
        Position position = position("4k/5/5/5/(RF)3K w - - 0 1");
        assertEquals("a1", attackers(position, "b2", Color.WHITE));
        assertEquals("a1", attackers(position, "a4", Color.WHITE));
        assertEquals("", attackers(position, "a1", Color.WHITE));
    }

    @Test
    void checkersAttackTheKingOfTheSideToMove() {
        assertEquals("", names(GAME.initialPosition().checkers()));
        Position single = position("4k/5/5/4R/4K b - - 0 1");
        assertEquals("e2", names(single.checkers()));
        Position twice = position("R3k/3P1/5/4R/K4 b - - 0 1");
        assertEquals("e2 d4 a5", names(twice.checkers()));
        assertTrue(twice.isCheck());
    }

    @Test
    void aSquareBeyondTheBoardIsRefused() {
        Position position = GAME.initialPosition();
        Square beyond = Square.parse("f1");
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> position.attackers(beyond, Color.WHITE));
        assertEquals("f1 is not on a board of 5x5", refused.getMessage());
        assertThrows(IllegalArgumentException.class, () -> position.legalMoves(beyond));
    }
}

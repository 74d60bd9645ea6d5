package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What makes two values equal. */
final class EqualityTest {
    private static Position position(String fen) {
        return Toy.GAME.parsePosition(fen);
    }

    private static void assertSame(Object one, Object other) {
        assertEquals(one, other);
        assertEquals(other, one);
        assertEquals(one.hashCode(), other.hashCode());
    }

    @Test
    void positionsByMenSideAndReadingButNotByClocks() {
        Position start = Toy.GAME.initialPosition();
        assertSame(start, position(Toy.ARRAY.replace("0 1", "7 9")));
        assertNotEquals(start, position(Toy.ARRAY.replace(" w ", " b ")));
        assertNotEquals(start, position(Toy.ARRAY.replace("3PP", "4P")));
        assertNotEquals(start, Toy.GAME.with(Toy.Promoted.NO).initialPosition());
        assertNotEquals(start, (Object) start.toFen());
        assertEquals(start.toFen(), start.toString());
    }

    @Test
    void positionsByWhateverRoute() {
        Position one = Toy.GAME.initialPosition().play("d2d3").play("a4a3").play("e2e3");
        Position other = Toy.GAME.initialPosition().play("e2e3").play("a4a3").play("d2d3");
        assertSame(one, other);
        assertSame(one, position(one.toFen()));
    }

    @Test
    void boardsByTheirMen() {
        Board board = Toy.GAME.initialPosition().board();
        assertSame(board, position(Toy.ARRAY.replace(" w ", " b ")).board());
        assertSame(board, Toy.GAME.with(Toy.Promoted.NO).initialPosition().board());
        assertNotEquals(board, position(Toy.ARRAY.replace("3PP", "4P")).board());
        assertNotEquals(board, (Object) "board");
    }

    @Test
    void movesByAllThatTheyTell() {
        Position capture = position("1k3/2r2/1P3/5/3KR w - -");
        assertSame(capture.move("b3c4"), position("1k3/2r2/1P3/5/2K1R w - -").move("b3c4"));
        assertNotEquals(
                capture.move("b3c4"), position("1k3/2p2/1P3/5/3KR w - -").move("b3c4"));
        assertNotEquals(capture.move("b3b4"), capture.move("b3c4"));
        Position promotion = position("3k1/1P2p/5/5/3KR w - -");
        Position none = Toy.GAME.with(Toy.Promoted.NO).parsePosition("3k1/1P2p/5/5/3KR w - -");
        assertNotEquals(promotion.move("b4b5"), none.move("b4b5"));
        assertNotEquals(promotion.move("b4b5"), (Object) "b4b5");
    }

    @Test
    void typesByNameLetterAndMovements() {
        assertSame(Toy.KING, PieceType.of("king", "K", "K"));
        assertNotEquals(Toy.KING, PieceType.of("kong", "K", "K"));
        assertNotEquals(Toy.KING, PieceType.of("king", "G", "K"));
        assertNotEquals(Toy.KING, PieceType.of("king", "K", "W"));
        assertNotEquals(Toy.KING, Toy.KING.sparing("R"));
        assertSame(new Piece(Color.WHITE, Toy.KING), new Piece(Color.WHITE, PieceType.of("king", "K", "K")));
        assertNotEquals(new Piece(Color.WHITE, Toy.KING), new Piece(Color.BLACK, Toy.KING));
    }

    @Test
    void aBoardShowsItsMenAndRefusesStrangeSquares() {
        Board board = Toy.GAME.initialPosition().board();
        String diagram = """
                 5  r  k  .  .  .
                 4  p  p  .  .  .
                 3  .  .  .  .  .
                 2  .  .  .  P  P
                 1  .  .  .  K  R
                    a  b  c  d  e
                """;
        assertEquals(diagram, board + "\n");
        assertEquals(
                List.of(Square.parse("d2"), Square.parse("e2")), board.squaresOf(new Piece(Color.WHITE, Toy.PAWN)));
        assertEquals(List.of(), board.squaresOf(new Piece(Color.WHITE, PieceType.of("queen", "Q", "Q"))));
        assertEquals(
                "f1 is not on a board of 5x5",
                assertThrows(IllegalArgumentException.class, () -> board.piecesAt(Square.parse("f1")))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> board.pieceAt(Square.parse("a6")));
    }
}

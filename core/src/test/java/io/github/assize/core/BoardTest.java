package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What stands where. */
final class BoardTest {
    @Test
    void aBoardShowsItsPiecesAndRefusesStrangeSquares() {
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

    @Test
    void occupiedSquaresComeInOrder() {
        List<Square> occupied = Toy.GAME.initialPosition().board().occupied();
        assertEquals("[d1, e1, d2, e2, a4, b4, a5, b5]", occupied.toString());
        assertThrows(UnsupportedOperationException.class, occupied::clear);
    }

    @Test
    void everySquareHasItsPieces() {
        PieceType ferz = PieceType.of("ferz", "F", "F");
        Board board = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(Toy.KING, Toy.ROOK, ferz)
                        .king(Toy.KING)
                        .array("4k/5/5/5/(RF)3K w - -")
                        .build())
                .build()
                .initialPosition()
                .board();
        Piece rook = new Piece(Color.WHITE, Toy.ROOK);
        assertEquals(List.of(rook, new Piece(Color.WHITE, ferz)), board.piecesAt(Square.parse("a1")));
        assertEquals(Optional.of(rook), board.pieceAt(Square.parse("a1")));
        assertEquals(List.of(new Piece(Color.BLACK, Toy.KING)), board.piecesAt(Square.parse("e5")));
        assertEquals(List.of(), board.piecesAt(Square.parse("b1")));
        assertEquals(Optional.empty(), board.pieceAt(Square.parse("b1")));
        assertEquals(List.of(Square.parse("a1")), board.squaresOf(rook));
    }

    @Test
    void ranksFromTenOnAreWrittenWithTwoDigits() {
        Board board = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(2, 11)
                        .pieces(Toy.KING)
                        .king(Toy.KING)
                        .array("1k/2/2/2/2/2/2/2/2/2/K1 w - -")
                        .build())
                .build()
                .initialPosition()
                .board();
        String diagram = board.toString();
        assertEquals("11  .  k\n10  .  .\n 9  .  .\n", diagram.substring(0, 27));
    }
}

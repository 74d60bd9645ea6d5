package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A set-up that is edited until it is a position. */
final class SetUpTest {
    private static final PieceType KING = PieceType.of("king", "K", "KimD");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType FERZ = PieceType.of("ferz", "F", "F");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final Piece WHITE_KING = new Piece(Color.WHITE, KING);
    private static final Piece BLACK_KING = new Piece(Color.BLACK, KING);
    private static final Piece WHITE_ROOK = new Piece(Color.WHITE, ROOK);

    private static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(5, 6)
                    .pieces(KING, ROOK, FERZ, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("(rf)3k/p4/5/5/P4/(RF)3K w e1e6 - 0 1")
                    .enPassant(PAWN)
                    .build())
            .build();
    private static final SetUp EMPTY = SetUp.empty(GAME);
    private static final Ruleset ROLLED = Toy.GAME.with(Toy.Die.AGAIN);

    private static Square square(String name) {
        return Square.parse(name);
    }

    private static SetUp kings() {
        return EMPTY.put(square("e1"), WHITE_KING).put(square("e6"), BLACK_KING);
    }

    private static String refusal(Executable change) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, change).getMessage());
    }

    @Test
    void anEmptyBoardLacksItsKings() {
        assertEquals("5/5/5/5/5/5 w - - 0 1", EMPTY.toFen());
        assertEquals(
                "[White has 0 kings, and must have exactly one, Black has 0 kings, and must have exactly one]",
                EMPTY.faults().toString());
        InvalidPositionException refused = assertThrows(InvalidPositionException.class, EMPTY::toPosition);
        assertEquals(EMPTY.faults(), refused.faults());
        assertEquals(List.of(), EMPTY.occupied());
    }

    @Test
    void piecesArePutUntilItIsAPosition() {
        SetUp setUp = kings().put(square("a1"), WHITE_ROOK)
                .side(Color.BLACK)
                .rights(List.of(square("e6"), square("e1")))
                .clocks(7, 9);
        assertEquals("4k/5/5/5/5/R3K b e1e6 - 7 9", setUp.toFen());
        assertEquals(Set.of(), setUp.faults());
        Position position = setUp.toPosition();
        assertEquals(setUp.toFen(), position.toFen());
        assertEquals(setUp, SetUp.of(position));
        assertEquals(GAME.parsePosition(setUp.toFen()), position);
    }

    @Test
    void whatItSaysCanBeAsked() {
        SetUp setUp = SetUp.parse(GAME, "4k/5/5/1pP2/5/(RF)3K w e1e1 b4 3 4");
        assertEquals(GAME, setUp.ruleset());
        assertEquals(List.of(WHITE_ROOK, new Piece(Color.WHITE, FERZ)), setUp.piecesAt(square("a1")));
        assertEquals(List.of(), setUp.piecesAt(square("b1")));
        assertEquals("[a1, e1, b3, c3, e6]", setUp.occupied().toString());
        assertEquals(Color.WHITE, setUp.side());
        assertEquals("[e1, e1]", setUp.rights().toString());
        assertEquals(Optional.of(square("b4")), setUp.enPassant());
        assertEquals(3, setUp.halfmoveClock());
        assertEquals(4, setUp.fullmoveNumber());
        assertEquals(OptionalInt.empty(), setUp.face());
        assertEquals(setUp.toFen(), setUp.toString());
    }

    @Test
    void everyChangeGivesAnother() {
        SetUp kings = kings();
        assertEquals("4k/5/5/5/5/4K w - - 0 1", kings.toFen());
        kings.remove(square("e1"));
        kings.side(Color.BLACK);
        assertEquals("4k/5/5/5/5/4K w - - 0 1", kings.toFen());
        assertEquals("4k/5/5/5/5/5 w - - 0 1", kings.remove(square("e1")).toFen());
        assertEquals(kings, kings.remove(square("a1")));
    }

    @Test
    void severalPiecesMayBePutOnOneSquare() {
        Piece ferz = new Piece(Color.WHITE, FERZ);
        assertEquals(
                "4k/5/5/5/5/(RF)3K w - - 0 1",
                kings().put(square("a1"), WHITE_ROOK, ferz).toPosition().toFen());
        SetUp wrong = kings().put(square("b1"), ferz, WHITE_ROOK);
        assertEquals(
                "[(FR) on b1: the only shared squares are (RF) on a1, (rf) on a6]",
                wrong.faults().toString());
        assertEquals(
                "4k/5/5/5/5/1R2K w - - 0 1", wrong.put(square("b1"), WHITE_ROOK).toFen());
    }

    @Test
    void aRightGoesWithThePieceThatHeldIt() {
        SetUp held = kings().rights(List.of(square("e1"), square("e6")));
        assertEquals("[e6]", held.remove(square("e1")).rights().toString());
        assertEquals("[e1]", held.put(square("e6"), BLACK_KING).rights().toString());
    }

    @Test
    void anEnPassantSquareThatNoCaptureUsesIsDropped() {
        SetUp used = SetUp.parse(GAME, "4k/5/5/1pP2/5/4K w - - 0 1").enPassant(square("b4"));
        assertEquals(Optional.of(square("b4")), used.toPosition().enPassant());
        SetUp unused = SetUp.parse(GAME, "4k/5/5/1p3/5/4K w - - 0 1").enPassant(square("b4"));
        assertEquals(Optional.empty(), unused.toPosition().enPassant());
        assertEquals(unused.withoutEnPassant().toPosition(), unused.toPosition());
        assertEquals("4k/5/5/1p3/5/4K w - - 0 1", unused.withoutEnPassant().toFen());
    }

    @Test
    void aDieMayShowAFace() {
        SetUp start = SetUp.of(ROLLED.initialPosition());
        assertEquals(OptionalInt.empty(), start.face());
        assertEquals(ROLLED.initialPosition().roll(3), start.face(3).toPosition());
        assertEquals(OptionalInt.of(3), start.face(3).face());
        assertEquals(start, start.face(3).withoutFace());
        assertEquals("5/5/5/5/5 w - - 0 1 -", SetUp.empty(ROLLED).toFen());
        assertEquals(
                "[the die shows 2, but no rook can move: it would have been rolled again]",
                start.face(2).faults().toString());
        assertEquals("face 4: it must be from 1 to 3", refusal(() -> start.face(4)));
        assertEquals("face 0: it must be from 1 to 3", refusal(() -> start.face(0)));
        assertEquals("toy is played without dice", refusal(() -> EMPTY.face(1)));
        assertEquals("toy is played without dice", refusal(EMPTY::withoutFace));
    }

    @Test
    void whatNoFenCanSayIsRefused() {
        Square beyond = square("a7");
        for (Executable change : List.<Executable>of(
                () -> EMPTY.put(beyond, WHITE_ROOK),
                () -> EMPTY.remove(beyond),
                () -> EMPTY.piecesAt(beyond),
                () -> EMPTY.rights(List.of(beyond)),
                () -> EMPTY.enPassant(beyond))) {
            assertEquals("a7 is not on a board of 5x6", refusal(change));
        }
        assertEquals("f1 is not on a board of 5x6", refusal(() -> EMPTY.remove(square("f1"))));
        assertEquals("no piece to put on a1: remove empties a square", refusal(() -> EMPTY.put(square("a1"))));
        Piece queen = new Piece(Color.WHITE, PieceType.of("queen", "Q", "Q"));
        assertEquals(
                "toy has no queen (Q); there are: K R F P", refusal(() -> EMPTY.put(square("a1"), WHITE_ROOK, queen)));
        assertEquals("halfmove clock -1: it must be from 0 to 999999999", refusal(() -> EMPTY.clocks(-1, 1)));
        assertEquals("fullmove number 0: it must be from 1 to 999999999", refusal(() -> EMPTY.clocks(0, 0)));
        assertEquals(
                "fullmove number 1000000000: it must be from 1 to 999999999",
                refusal(() -> EMPTY.clocks(0, 1_000_000_000)));
        assertThrows(MalformedTextException.class, () -> SetUp.parse(GAME, "5/5 w - - 0 1"));
    }

    @Test
    void whatItWritesIsReadAgain() {
        for (String fen : List.of(
                "5/5/5/5/5/5 w - - 0 1",
                "(R)(rf)2k/P4/5/5/5/KKK2 b a1c3 d4 5 6",
                "4k/5/5/1pP2/5/(PRF)3K w e1e1 b4 3 4")) {
            assertEquals(fen, SetUp.parse(GAME, fen).toFen());
            assertEquals(SetUp.parse(GAME, fen), SetUp.parse(GAME, fen));
        }
        assertEquals(
                "4k/5/5/5/5/4K w e1e6 - 0 1",
                SetUp.parse(GAME, "4k/5/5/5/5/4K w e6e1 -").toFen());
    }

    @Test
    void setUpsAreEqualByAllThatTheySay() {
        SetUp kings = kings();
        assertEquals(kings, kings());
        assertEquals(kings.hashCode(), kings().hashCode());
        for (SetUp other : List.of(
                kings.put(square("a1"), WHITE_ROOK),
                kings.side(Color.BLACK),
                kings.rights(List.of(square("e1"))),
                kings.enPassant(square("b4")),
                kings.clocks(1, 1),
                kings.clocks(0, 2))) {
            assertNotEquals(kings, other);
            assertNotEquals(kings.hashCode(), other.hashCode());
        }
        SetUp start = SetUp.of(ROLLED.initialPosition());
        assertNotEquals(start, start.face(3));
        assertNotEquals(start, SetUp.of(Toy.GAME.with(Toy.Die.PASSED).initialPosition()));
        assertNotEquals(SetUp.parse(GAME, "4k/5/5/5/5/(R)3K w - -"), SetUp.parse(GAME, "4k/5/5/5/5/R3K w - -"));
        assertNotEquals(kings, (Object) kings.toFen());
    }
}

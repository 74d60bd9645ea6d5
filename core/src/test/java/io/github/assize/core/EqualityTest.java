package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
    void positionsByPiecesSideAndReadingButNotByClocks() {
        Position start = Toy.GAME.initialPosition();
        assertSame(start, position(Toy.ARRAY.replace("0 1", "7 9")));
        assertNotEquals(start, position(Toy.ARRAY.replace(" w ", " b ")));
        assertNotEquals(start, position(Toy.ARRAY.replace("3PP", "4P")));
        assertNotEquals(start, Toy.GAME.with(Toy.Promoted.NO).initialPosition());
        assertNotEquals(start, (Object) start.toFen());
        assertEquals(start.toFen(), start.toString());
    }

    private static final PieceType LEAPER = PieceType.of("king", "K", "KimD");
    private static final Ruleset PASSING = Ruleset.define("passing", "Passing")
            .laws(Laws.onBoard(5, 6)
                    .pieces(LEAPER, Toy.ROOK, PieceType.of("pawn", "P", "mfWcfFimfnD"))
                    .king(LEAPER)
                    .pawns(PieceType.of("pawn", "P", "mfWcfFimfnD"))
                    .array("r3k/p4/5/5/P4/R3K w e1e6 -")
                    .enPassant(PieceType.of("pawn", "P", "mfWcfFimfnD"))
                    .build())
            .build();

    private static void assertDiffer(Position one, Position other) {
        assertNotEquals(one, other);
        assertNotEquals(other, one);
        assertNotEquals(one.hashCode(), other.hashCode());
    }

    @Test
    void positionsByTheEnPassantSquareThatACaptureCanUse() {
        Position passed = PASSING.parsePosition("4k/5/5/1pP2/5/4K w - b4 0 1");
        Position late = PASSING.parsePosition("4k/5/5/1pP2/5/4K w - - 0 1");
        assertEquals(passed.board(), late.board());
        assertDiffer(passed, late);
        assertSame(
                PASSING.parsePosition("4k/5/5/1p3/5/4K w - b4 0 1"),
                PASSING.parsePosition("4k/5/5/1p3/5/4K w - - 0 1"));
    }

    @Test
    void positionsByTheirRightsAndTheDie() {
        Position held = PASSING.parsePosition("4k/5/5/5/5/R3K w e1 - 0 1");
        assertDiffer(held, PASSING.parsePosition("4k/5/5/5/5/R3K w - - 0 1"));
        assertDiffer(held, PASSING.parsePosition("4k/5/5/5/5/R3K w e6 - 0 1"));
        Position start = Toy.GAME.with(Toy.Die.AGAIN).initialPosition();
        assertDiffer(start, start.roll(1));
        assertDiffer(start.roll(1), start.roll(3));
        assertSame(start.roll(1), start.roll(1));
    }

    @Test
    void positionsByWhateverRoute() {
        Position one = Toy.GAME.initialPosition().play("d2d3").play("a4a3").play("e2e3");
        Position other = Toy.GAME.initialPosition().play("e2e3").play("a4a3").play("d2d3");
        assertSame(one, other);
        assertSame(one, position(one.toFen()));
    }

    @Test
    void boardsByTheirPieces() {
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
        assertNotEquals(Toy.KING, Toy.KING.cannotCapture("R"));
        assertSame(new Piece(Color.WHITE, Toy.KING), new Piece(Color.WHITE, PieceType.of("king", "K", "K")));
        assertNotEquals(new Piece(Color.WHITE, Toy.KING), new Piece(Color.BLACK, Toy.KING));
    }

    @Test
    void movesInWhateverReading() {
        Ruleset reading = Toy.GAME.with(Toy.Promoted.NO);
        String fen = "3k1/1P2p/5/5/2RKR w - -";
        Position here = Toy.GAME.parsePosition(fen);
        Position there = reading.parsePosition(fen);
        assertSame(here.move("c1c3"), there.move("c1c3"));
        assertNotEquals(here.move("c1c3"), there.move("e1e3"));
        assertNotEquals(here.move("b4b5"), there.move("b4b5"));
        assertNotEquals(
                here.move("c1c3"),
                reading.parsePosition("3k1/1P2p/2p2/5/2RKR w - -").move("c1c3"));
        assertNotEquals(
                here.move("d1d2"), reading.parsePosition("k4/4p/5/5/2KR1 w - -").move("d1d2"));
    }

    @Test
    void whatDiffersHasMostlyAnotherHash() {
        Position start = Toy.GAME.initialPosition();
        List<Object> values = new ArrayList<>(start.legalMoves());
        values.addAll(position("3k1/1P2p/5/5/2RKR w - -").legalMoves());
        for (int square = 0; square < 256; square++) {
            values.add(Square.of(square % 16, square / 16));
        }
        values.addAll(List.of(
                start, start.play("d2d3"), start.board(), start.play("d2d3").board()));
        values.addAll(List.of(Toy.GAME, Toy.GAME.with(Toy.Promoted.NO), Toy.KING, Toy.ROOK));
        values.addAll(List.of(Movement.of("W"), Movement.of("F"), Outcome.UNDECIDED));
        values.addAll(List.of(Outcome.drawn(Outcome.Reason.STALEMATE), Outcome.drawn(Outcome.Reason.CHECKMATE)));
        for (Object value : values) {
            Set<Integer> others = values.stream()
                    .filter(other -> other.getClass() == value.getClass() && !other.equals(value))
                    .map(Object::hashCode)
                    .collect(Collectors.toSet());
            assertFalse(others.contains(value.hashCode()), value::toString);
        }
    }

    @Test
    void promotionsByAllThatTheySay() {
        Promotion promotion = Promotion.onFarRank(Toy.PAWN, Toy.ROOK);
        assertSame(promotion, Promotion.onFarRank(Toy.PAWN, Toy.ROOK));
        assertNotEquals(promotion, promotion.orNot());
        assertNotEquals(promotion.hashCode(), promotion.orNot().hashCode());
        assertNotEquals(promotion, (Object) "promotion");
    }

    @Test
    void castlingByPartnersAndWays() {
        Castling castling = Castling.with(Toy.ROOK).shortSide('p', 'a', 'b');
        assertSame(castling, Castling.with(Toy.ROOK).shortSide('p', 'a', 'b'));
        assertNotEquals(castling, Castling.with(Toy.PAWN).shortSide('p', 'a', 'b'));
        assertNotEquals(castling, Castling.with(Toy.ROOK).longSide('p', 'a', 'b'));
        assertNotEquals(castling, Castling.with(Toy.ROOK).shortSide('p', 'a', 'c'));
        assertNotEquals(castling, (Object) "castling");
        assertNotEquals(
                castling.hashCode(),
                Castling.with(Toy.ROOK).shortSide('p', 'a', 'c').hashCode());
    }

    @Test
    void dutiesToCaptureByRanksTakersAndChecks() {
        MustCapture duty = MustCapture.any().ofTheHighest(Toy.ROOK, Toy.PAWN).byTheLowest();
        assertSame(duty, MustCapture.any().ofTheHighest(Toy.ROOK, Toy.PAWN).byTheLowest());
        assertSame(duty, duty.under("T-01"));
        assertNotEquals(duty, MustCapture.any().ofTheHighest(Toy.ROOK, Toy.PAWN));
        assertNotEquals(duty, MustCapture.any().ofTheHighest(Toy.PAWN, Toy.ROOK).byTheLowest());
        assertNotEquals(duty, MustCapture.any().ofTheHighest(Toy.ROOK, Toy.PAWN).byTheLowestOfAll());
        assertNotEquals(duty, duty.kingMayFlee());
        assertNotEquals(duty.kingMayFlee(), duty.notFromCheck());
        assertNotEquals(duty, (Object) "duty");
        assertNotEquals(duty.hashCode(), duty.kingMayFlee().hashCode());
        assertNotEquals(
                duty.hashCode(),
                MustCapture.any().ofTheHighest(Toy.PAWN, Toy.ROOK).byTheLowest().hashCode());
    }
}

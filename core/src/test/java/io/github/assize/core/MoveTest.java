package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Where a move takes from, captures and leads to. */
final class MoveTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType FERZ = PieceType.of("ferz", "F", "F");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");

    private static final Ruleset GAME = game(Promotion.none());
    private static final Ruleset RETURNING = game(Promotion.returning(PAWN, ROOK));
    private static final Ruleset LARGE = Ruleset.define("large", "Large")
            .laws(Laws.onBoard(8, 8)
                    .pieces(KING, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1")
                    .enPassant(PAWN)
                    .build())
            .build();

    private static Ruleset game(Promotion promotion) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, FERZ, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array("(rf)3k/p4/5/P4/(RF)3K w - - 0 1")
                        .promotion(promotion)
                        .removalForStalemated("")
                        .build())
                .build();
    }

    private static Optional<Square> square(String name) {
        return Optional.of(Square.parse(name));
    }

    private static String moves(Position position, String from) {
        return position.legalMoves(Square.parse(from)).stream()
                .map(Move::toString)
                .collect(Collectors.joining(" "));
    }

    @Test
    void aQuietMoveCapturesNowhere() {
        Move move = GAME.initialPosition().move("a2a3");
        assertEquals(Optional.empty(), move.capturedAt());
        assertEquals(square("a3"), move.landing());
    }

    @Test
    void aCaptureTakesWhatStandsOnItsDestination() {
        Move move = GAME.parsePosition("(rf)3k/5/5/5/R3K w - - 0 1").move("a1a5");
        assertEquals(2, move.captured().size());
        assertEquals(square("a5"), move.capturedAt());
        assertEquals(square("a5"), move.landing());
    }

    @Test
    void enPassantTakesThePawnThatHasPassed() {
        Move white = LARGE.parsePosition("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1")
                .play("d7d5")
                .move("e5d6");
        assertEquals(square("d5"), white.capturedAt());
        assertEquals(square("d6"), white.landing());
        Move black = LARGE.parsePosition("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1")
                .play("e2e4")
                .move("d4e3");
        assertEquals(square("e4"), black.capturedAt());
    }

    @Test
    void movesThatCaptureAlikeButElsewhereDiffer() {
        Move passing = LARGE.parsePosition("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").move("e5d6");
        Move plain = LARGE.parsePosition("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1").move("e5d6");
        assertEquals(passing.captured(), plain.captured());
        assertNotEquals(passing, plain);
    }

    @Test
    void whatIsRemovedStoodOnTheSquareOfTheRemoval() {
        Move removal = GAME.parsePosition("k4/2F2/1K3/5/1R3 b - - 0 1").move("xb1");
        assertEquals(square("b1"), removal.capturedAt());
        assertEquals(Optional.empty(), removal.landing());
    }

    @Test
    void aPromotedPieceMayReturnToItsOrigin() {
        Position position = RETURNING.parsePosition("2f1k/1P3/5/5/4K w - - 0 1");
        Move promotion = position.move("b4b5");
        assertEquals(square("b5"), Optional.of(promotion.to()));
        assertEquals(square("b4"), promotion.landing());
        Move capture = position.move("b4c5");
        assertEquals(square("b4"), capture.landing());
        assertEquals(square("c5"), capture.capturedAt());
        assertNotEquals(
                capture,
                game(Promotion.onFarRank(PAWN, ROOK))
                        .parsePosition(position.toFen())
                        .move("b4c5"));
    }

    @Test
    void theMovesFromASquareAreThoseOfAllItsPieces() {
        Position position = GAME.initialPosition();
        assertEquals("Ra1b1 Ra1c1 Ra1d1 Fa1b2", moves(position, "a1"));
        assertEquals("", moves(position, "c3"));
        assertEquals("", moves(position, "a5"));
        assertThrows(
                UnsupportedOperationException.class,
                () -> position.legalMoves(Square.parse("a1")).clear());
    }

    @Test
    void aRemovalComesFromNoSquare() {
        Position stalemated = GAME.parsePosition("k4/2F2/1K3/5/1R3 b - - 0 1");
        assertEquals("[xb1, xc4]", stalemated.legalMoves().toString());
        assertEquals("", moves(stalemated, "b1"));
    }
}

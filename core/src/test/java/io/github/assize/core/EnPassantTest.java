package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Captures en passant on a board so short that a double step can end in promotion. */
final class EnPassantTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "Q");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");

    private static Ruleset game(int ranks, String array) {
        return game(ranks, array, Promotion.onFarRank(PAWN, QUEEN));
    }

    private static Ruleset game(int ranks, String array, Promotion promotion) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(3, ranks)
                        .pieces(KING, QUEEN, PAWN)
                        .king(KING)
                        .pawns(PAWN)
                        .array(array)
                        .promotion(promotion)
                        .enPassant(PAWN)
                        .build())
                .build();
    }

    @Test
    void aPawnIsCapturedOnTheSquareItHasPassed() {
        Position passed = game(5, "1k1/p2/3/1P1/2K w - -").initialPosition().play("b2b4");
        assertEquals("1k1/pP1/3/3/2K b - b3 0 1", passed.toFen());
        assertEquals("1k1/3/1p1/3/2K w - - 0 2", passed.play("a4b3").toFen());
    }

    @Test
    void aPawnThatLeavesASharedSquareIsCapturedToo() {
        Position passed = game(5, "2k/p2/3/1(PQ)1/2K w - -").initialPosition().play("Pb2b4");
        assertEquals("2k/pP1/3/1Q1/2K b - b3 0 1", passed.toFen());
        assertEquals(passed, passed.ruleset().parsePosition(passed.toFen()));
        assertEquals("2k/3/1p1/1Q1/2K w - - 0 2", passed.play("a4b3").toFen());
    }

    @Test
    void aPawnThatHasBecomeAnotherPieceIsNot() {
        Position promoted = game(4, "2k/p2/1P1/2K w - -", Promotion.inFarCorners(PAWN, QUEEN))
                .parsePosition("1p1/3/P2/K1k w - -")
                .play("a2a4");
        assertEquals("Qp1/3/3/K1k b - - 0 1", promoted.toFen());
    }

    @Test
    void onlyThePiecesThatTheLawNamesCaptureSo() {
        PieceType soldier = PieceType.of("soldier", "S", "mfWcfF");
        Position passed = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, PAWN, soldier)
                        .king(KING)
                        .pawns(PAWN, soldier)
                        .array("4k/p4/1s3/P4/4K w - -")
                        .enPassant(PAWN)
                        .build())
                .build()
                .parsePosition("4k/5/5/1P3/4K w - -");
        assertEquals(List.of(), capturesOn("b3", passed, "4k/5/5/1P3/4K w - -"));
        assertEquals(List.of(), capturesOn("b3", passed, "4k/s1s2/5/1P3/4K w - -"));
        assertEquals(List.of("c4b3"), capturesOn("b3", passed, "4k/s1p2/5/1P3/4K w - -"));
    }

    private static List<String> capturesOn(String square, Position game, String fen) {
        return game.ruleset().parsePosition(fen).play("b2b4").legalMoves().stream()
                .filter(move -> move.to().equals(Square.parse(square)))
                .map(Move::toString)
                .toList();
    }
}

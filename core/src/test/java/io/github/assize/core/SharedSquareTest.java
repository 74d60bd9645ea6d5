package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which pieces may share a square, and where. */
final class SharedSquareTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType FERZ = PieceType.of("ferz", "F", "F");
    private static final PieceType HARE = PieceType.of("hare", "H", "WimD");
    private static final PieceType FRIAR = PieceType.of("friar", "B", "B").cannotCapture("R");
    private static final PieceType ACROBAT =
            PieceType.of("acrobat", "A", Movement.of("mD").over("R"));

    private static Ruleset game(String array) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, FERZ, HARE, FRIAR, ACROBAT)
                        .king(KING)
                        .array(array)
                        .build())
                .build();
    }

    private static String refusal(String array) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, () -> game(array).initialPosition())
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "4k/5/5/5/(RFR)3K, 'R, F, R'",
        "4k/5/5/5/(RR)3K, 'R, R'",
        "4k/5/5/5/(Rf)3K, 'R, f'",
        "4k/5/5/5/(KR)4, 'K, R'",
        "4k/5/5/5/(RK)4, 'R, K'",
        "4k/5/5/5/(RH)3K, 'R, H'",
        "4k/5/5/5/(FB)3K, 'F, B'",
        "4k/5/5/5/(AF)3K, 'A, F'"
    })
    void onlyTwoUnlikePiecesWithoutConditionsShareASquare(String pieces, String shared) {
        assertEquals(
                "array: two unlike pieces of one side may share a square, without first-move rights and conditions on"
                        + " what they pass or capture; not [" + shared + "]",
                refusal(pieces + " w - -"));
    }

    @Test
    void aSideHasOnePairThatSharesSquares() {
        assertEquals(
                "array: only one pair a side may share squares, not also [F, R]", refusal("4k/5/5/(FR)4/(RF)3K w - -"));
        assertEquals(
                "4k/(fr)4/5/(RF)4/(RF)3K w - - 0 1",
                game("4k/(fr)4/5/(RF)4/(RF)3K w - -").initialPosition().toFen());
    }

    @Test
    void aPairSharesOnlyTheSquaresOfTheArray() {
        Ruleset game = game("4k/(fr)4/5/(RF)4/(RF)3K w - -");
        assertEquals(
                "(RF) on b2: the only shared squares are (RF) on a1, (RF) on a2, (fr) on a4, in \"4k/5/5/1(RF)3/4K w -"
                        + " -\"",
                assertThrows(InvalidPositionException.class, () -> game.parsePosition("4k/5/5/1(RF)3/4K w - -"))
                        .getMessage());
        assertEquals(
                "[Fa2b1, Fa2b3]",
                game.parsePosition("4k/(fr)4/5/(RF)4/4K w - -").legalMoves().stream()
                        .filter(move -> move.toString().startsWith("F"))
                        .toList()
                        .toString());
    }

    @Test
    void aMoveFromASharedSquareIsAnotherThanOneFromASquareOfOnesOwn() {
        Ruleset game = game("4k/(fr)4/5/(RF)4/(RF)3K w - -");
        Move shared = game.initialPosition().move("Ra1b1");
        assertEquals("Ra1b1", shared.toString());
        assertNotEquals(shared, game.parsePosition("4k/5/5/5/R3K w - -").move("a1b1"));
    }

    @Test
    void anArmyHasNoMorePiecesThanAPositionCanCount() {
        PieceType king = PieceType.of("king", "K", "K");
        String rank = "(AB)".repeat(16) + "/";
        String half = rank.repeat(7) + "(AB)".repeat(15) + "K w - - 0 1";
        Ruleset game = Ruleset.define("crowd", "Crowd")
                .laws(Laws.onBoard(16, 16)
                        .pieces(king, PieceType.of("ant", "A", "fW"), PieceType.of("bee", "B", "fF"))
                        .king(king)
                        .array("k15/16/16/16/16/16/16/A15/" + half)
                        .build())
                .build();
        assertFalse(game.initialPosition().outcome().isDecided());
        assertEquals(
                "White has 256 pieces that count for its army, and may have at most 255",
                assertThrows(
                                InvalidPositionException.class,
                                () -> game.parsePosition("k15/16/16/16/16/16/16/AA14/" + half))
                        .faults()
                        .iterator()
                        .next()
                        .text());
    }
}

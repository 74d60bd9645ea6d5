package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How moves are written, with as little of the origin as tells them apart. */
final class AlgebraicTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final PieceType BEROLINA = PieceType.of("berolina", "B", "mfFcfW");
    private static final PieceType FERZ = PieceType.of("ferz", "F", "F");

    private static Ruleset game(String array, PieceType... pieces) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(pieces)
                        .king(KING)
                        .pawns(pieces[1])
                        .array(array)
                        .build())
                .build();
    }

    private static String written(Ruleset game, String fen, String move) {
        Position position = game.parsePosition(fen);
        String text = position.algebraic(position.move(move));
        assertEquals(move, position.move(text).toString());
        return text;
    }

    @ParameterizedTest
    @CsvSource({
        "4k/5/5/K4/R2R1 w - -, a1b1, Rab1",
        "4k/5/5/K4/R2R1 w - -, d1b1, Rdb1",
        "R4/4k/5/1K3/R4 w - -, a1a3, R1a3",
        "R4/4k/5/1K3/R4 w - -, a5a3, R5a3",
        "4k/5/5/K4/R4 w - -, a1b1, Rb1",
        "R4/4k/5/4K/R1R2 w - -, a1b1, Rab1",
        "R4/4k/5/4K/R1R2 w - -, a1a3, R1a3",
        "4R/k4/4R/K4/5 w - -, e5e4, R5e4+"
    })
    void aPieceIsToldByItsFileElseByItsRank(String fen, String move, String expected) {
        assertEquals(expected, written(game("4k/p4/5/P4/R3K w - -", KING, PAWN, ROOK), fen, move));
    }

    @ParameterizedTest
    @CsvSource({
        "4k/5/1p3/P4/4K w - -, a2b3, axb3",
        "4k/5/1p3/P1P2/4K w - -, a2b3, axb3",
        "4k/5/1p3/P1P2/4K w - -, c2b3, cxb3",
        "4k/5/1p3/P1P2/4K w - -, a2a3, a3"
    })
    void aPawnThatCapturesIsToldByItsFile(String fen, String move, String expected) {
        assertEquals(expected, written(game("4k/p4/5/P4/R3K w - -", KING, PAWN, ROOK), fen, move));
    }

    @ParameterizedTest
    @CsvSource({
        "4k/5/5/P1P2/4K w - -, a2b3, ab3",
        "4k/5/5/P1P2/4K w - -, c2b3, cb3",
        "4k/5/5/5/P1P1K w - -, a1b2, ab2",
        "4k/5/5/5/P1P1K w - -, c1b2, cb2",
        "4k/5/5/5/P1P1K w - -, c1d2, d2"
    })
    void aPawnThatCapturesNothingIsToldByItsFileWhereOneOfAnotherFileGoesThere(
            String fen, String move, String expected) {
        String asBerolina = fen.replace('P', 'B');
        assertEquals(expected, written(game("4k/b4/5/B4/R3K w - -", KING, BEROLINA, ROOK), asBerolina, move));
    }

    @Test
    void aPieceThatSharesThePawnsSquareIsToldByItsLetterThePawnWithout() {
        Ruleset sharing = game("4k/b4/5/(BF)4/4K w - -", KING, BEROLINA, FERZ);
        assertEquals("b3", written(sharing, "4k/5/5/(BF)4/4K w - -", "Ba2b3"));
        assertEquals("Fb3", written(sharing, "4k/5/5/(BF)4/4K w - -", "Fa2b3"));
        assertEquals("ab3", written(sharing, "4k/5/5/(BF)1B2/4K w - -", "Ba2b3"));
        assertEquals("cb3", written(sharing, "4k/5/5/(BF)1B2/4K w - -", "c2b3"));
    }

    @ParameterizedTest
    @CsvSource({
        "k4/5/1K3/5/3R1 w - -, d1d5, Rd5#",
        "k4/5/2K2/5/3R1 w - -, d1d5, Rd5+",
        "k4/5/1K3/5/2R2 w - -, c1b1, Rb1",
        "4k/5/5/K4/R4 w - -, a1b1, Rb1"
    })
    void aCheckmateIsWrittenAsSuchAnyOtherCheckAsACheck(String fen, String move, String expected) {
        assertEquals(expected, written(game("4k/p4/5/P4/R3K w - -", KING, PAWN, ROOK), fen, move));
    }

    @Test
    void theMateOfABareKingIsACheckAsTheReasonIsAnother() {
        Ruleset baring = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, PAWN, ROOK)
                        .king(KING)
                        .pawns(PAWN)
                        .array("r3k/p4/5/P4/R3K w - -")
                        .baring(Baring.bareKing(Baring.Verdict.LOSES))
                        .build())
                .build();
        String mate = "k2r1/5/1K3/5/3R1 w - -";
        assertEquals("Rxd5#", written(game("r3k/p4/5/P4/R3K w - -", KING, PAWN, ROOK), mate, "d1d5"));
        assertEquals("Rxd5+", written(baring, mate, "d1d5"));
        assertEquals("Rxc1", written(baring, "k4/5/1K3/5/2rR1 w - -", "d1c1"));
    }

    @Test
    void aRetreatingPawnIsWrittenWithItsFile() {
        PieceType retreating = PieceType.of("retreating pawn", "+P", "bF");
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, PAWN, retreating, ROOK)
                        .king(KING)
                        .pawns(PAWN, retreating)
                        .array("r3k/p4/5/P4/R3K w - -")
                        .promotion(Promotion.onFarRank(PAWN, retreating))
                        .build())
                .build();
        assertEquals("+Pbc4", written(game, "1+P3/4k/5/5/4K w - -", "b5c4"));
        assertEquals("+Pbxc4", written(game, "1+P3/2r1k/5/5/4K w - -", "b5c4"));
    }
}

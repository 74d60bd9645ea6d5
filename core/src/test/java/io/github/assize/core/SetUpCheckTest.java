package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What keeps a text that reads from being a position. */
final class SetUpCheckTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final PieceType FERZ = PieceType.of("ferz", "F", "F");

    private static Ruleset game(LawsBuilder laws) {
        return Ruleset.define("toy", "Toy")
                .laws(laws.king(KING).pawns(PAWN).build())
                .build();
    }

    private static String faults(Ruleset game, String fen) {
        InvalidPositionException refused = assertThrows(InvalidPositionException.class, () -> game.parsePosition(fen));
        refused.faults().forEach(fault -> assertEquals(fault.text(), fault.toString()));
        return refused.faults().stream().map(Fault::toString).collect(Collectors.joining("; "));
    }

    @Test
    void aPieceThatIsOnlyMadeStandsWhereItCanGoFromThere() {
        Ruleset game = game(Laws.onBoard(5, 5)
                .pieces(KING, PAWN, FERZ)
                .array("4k/p4/5/P4/4K w - -")
                .promotion(Promotion.inFarCorners(PAWN, FERZ)));
        assertEquals(
                "a ferz (f) can never stand on b1, only on a1, c1, e1, b2, d2, a3, c3, e3, b4, d4, a5, c5, e5",
                faults(game, "4k/5/5/5/1f2K w - -"));
    }

    @Test
    void theRollIsJudgedOnlyInWhatElseIsAPosition() {
        Ruleset game = game(Laws.onBoard(5, 5)
                .pieces(KING, PAWN, ROOK)
                .array("4k/p4/5/P4/4K w - - 0 1 -")
                .dice(Dice.passing(PAWN, ROOK)));
        assertEquals(
                "the die shows 2, but no rook can move: the turn would have passed",
                faults(game, "4k/p4/5/P4/4K w - - 0 1 2"));
        assertEquals("White has 2 kings, and must have exactly one", faults(game, "4k/p4/5/P4/K3K w - - 0 1 2"));
    }

    @Test
    void aDoubleStepMayBeginInTheCorner() {
        Ruleset game = game(Laws.onBoard(5, 5)
                .pieces(KING, PAWN, ROOK)
                .array("4k/p4/5/5/P3K w - -")
                .enPassant(PAWN));
        String fen = "4k/5/Pp3/5/4K b - a2 0 1";
        assertEquals(
                fen, game.parsePosition("4k/5/1p3/5/P3K w - - 0 1").play("a1a3").toFen());
        assertEquals(fen, game.parsePosition(fen).toFen());
    }

    @Test
    void aDoubleStepMayEndInTheCorner() {
        Ruleset game = game(Laws.onBoard(5, 5)
                .pieces(KING, PAWN, ROOK)
                .array("4k/5/p4/1P3/4K w - -")
                .enPassant(PAWN));
        String fen = "4k/5/5/5/pP2K w - a2 0 2";
        Position passed = game.parsePosition("4k/5/p4/5/1P2K b - - 0 1").play("a3a1");
        assertEquals(fen, passed.toFen());
        assertEquals("4k/5/5/P4/4K b - - 0 2", passed.play("b1a2").toFen());
        assertEquals(fen, game.parsePosition(fen).toFen());
    }

    @Test
    void whatNoDoubleStepPassesIsNoEnPassantSquare() {
        Ruleset game = game(Laws.onBoard(5, 5)
                .pieces(KING, PAWN, ROOK)
                .array("4k/p4/5/P4/4K w - -")
                .enPassant(PAWN));
        for (String passed : new String[] {"a1", "b2", "c4", "e5"}) {
            assertEquals(
                    "en passant square " + passed + ": no double step of Black can just have passed it",
                    faults(game, "4k/5/5/P4/4K w - " + passed));
        }
    }

    @Test
    void aDoubleStepThatLeapsPassesAPieceThatBarsTheCapture() {
        PieceType leaper = PieceType.of("pawn", "P", "mfWcfFimfD");
        Ruleset game = Ruleset.define("leap", "Leap")
                .laws(Laws.onBoard(5, 6)
                        .pieces(KING, leaper, ROOK)
                        .king(KING)
                        .pawns(leaper)
                        .array("r3k/p4/5/5/P4/4K w - -")
                        .enPassant(leaper)
                        .build())
                .build();
        Position leapt = game.parsePosition("4k/2p2/2r2/1P3/5/4K b - - 0 1").play("c5c3");
        assertEquals("4k/5/2r2/1Pp2/5/4K w - - 0 2", leapt.toFen());
        assertEquals(
                "en passant square c4: it holds a piece, so no capture en passant is possible on it",
                faults(game, "4k/5/2r2/1Pp2/5/4K w - c4 0 2"));
    }

    private static String array(String fen, UnaryOperator<LawsBuilder> told) {
        LawsBuilder laws =
                told.apply(Laws.onBoard(6, 6).pieces(KING, ROOK, PAWN).array(fen));
        String refused = String.valueOf(
                assertThrows(IllegalArgumentException.class, () -> game(laws)).getMessage());
        return refused.replace(", in \"" + fen + "\"", "");
    }

    @Test
    void anArrayThatIsNoPositionIsRefusedAsTheRulesetIsBuilt() {
        UnaryOperator<LawsBuilder> plain = laws -> laws;
        UnaryOperator<LawsBuilder> passing = laws -> laws.enPassant(PAWN);
        assertEquals("Black's king on a6 is in check, but it is White's turn", array("k5/6/6/6/6/R4K w - -", plain));
        assertEquals("Black's king on a6 is in check, but it is White's turn", array("k5/1P4/6/6/6/5K w - -", plain));
        assertEquals(
                "a pawn (P) cannot stand on b6, where it is promoted to rook",
                array("kP4/6/1P4/6/6/5K w - -", laws -> laws.promotion(Promotion.onFarRank(PAWN, ROOK))));
        assertEquals("no piece stands on a3 to hold a first-move right", array("k5/6/6/6/6/5K w a3 -", plain));
        assertEquals("the rook on b1 has no first-move right in this ruleset", array("k5/6/6/6/6/1R3K w b1 -", plain));
        assertEquals(
                "the rook on b1 has no first-move right in this ruleset; the right on b1 is given twice",
                array("k5/6/6/6/6/1R3K w b1b1 -", plain));
        assertEquals("en passant square a3: this ruleset has no en passant", array("k5/p5/6/6/P5/5K w - a3", plain));
        assertEquals(
                "en passant square a3: no double step of White can just have passed it",
                array("k5/p5/6/6/P5/5K b - a3", passing));
        assertEquals(
                "en passant square a2: no double step of White can just have passed it",
                array("k5/p5/6/6/P5/5K b - a2", passing));
        assertEquals(
                "array: two unlike pieces of one side may share a square, without first-move rights and conditions on"
                        + " what they pass or capture; not [R, R]",
                array("k5/6/6/6/6/(RR)4K w - -", plain));
    }

    @Test
    void anArrayMayHaveWhatAPositionMay() {
        String passed = "k5/p5/pP4/6/3P2/5K b - b3 0 1";
        Ruleset game = game(Laws.onBoard(6, 6).pieces(KING, PAWN).array(passed).enPassant(PAWN));
        assertEquals(passed, game.initialPosition().toFen());
        String spared = "k5/6/6/6/6/R4K w - - 0 1";
        game = game(
                Laws.onBoard(6, 6).pieces(KING, PAWN, ROOK.cannotCapture("K")).array(spared));
        assertEquals(spared, game.initialPosition().toFen());
    }

    @Test
    void aBlankInTheBoardIsNamed() {
        Ruleset game = game(Laws.onBoard(6, 6).pieces(KING, PAWN).array("k5/p5/6/6/P5/5K w - -"));
        for (String fen : new String[] {"k5/6/6/6/6 /5K w - -", "k5/6 /6/6/6/5K w - -"}) {
            MalformedTextException refused = assertThrows(MalformedTextException.class, () -> game.parsePosition(fen));
            assertEquals(fen.indexOf(' ') + 1, refused.column());
            assertEquals(
                    "placement: a space stands in the board, and only / parts ranks, at column " + refused.column()
                            + " of \"" + fen + "\"",
                    refused.getMessage());
        }
        MalformedTextException few =
                assertThrows(MalformedTextException.class, () -> game.parsePosition("k5/6/6/6/6 w - -"));
        assertEquals("placement: rank 1 is missing, at column 11 of \"k5/6/6/6/6 w - -\"", few.getMessage());
    }

    @Test
    void whatOneSideLacksTheOtherMayHave() {
        PieceType bishop = PieceType.of("bishop", "B", "B");
        Ruleset game = game(Laws.onBoard(5, 5).pieces(KING, PAWN, bishop, FERZ).array("b3k/p4/5/P4/4K w - -"));
        assertEquals("a bishop (B) can never stand on d1, as White has none", faults(game, "4k/5/5/5/3BK b - -"));
        assertEquals("a ferz (F) can never stand on d1, as this ruleset has none", faults(game, "4k/5/5/5/3FK w - -"));
    }

    @Test
    void aPieceInBracketsSharesItsSquareWithNobody() {
        Ruleset game = game(Laws.onBoard(5, 5).pieces(KING, PAWN, ROOK).array("4k/p4/5/P4/R3K w - -"));
        assertEquals("(R) on a1: no square is ever shared in this ruleset", faults(game, "4k/5/5/5/(R)3K w - -"));
    }

    private static void assertMalformed(String reason, String fen) {
        Ruleset game = game(Laws.onBoard(5, 5).pieces(KING, PAWN, ROOK).array("4k/p4/5/P4/R3K w - -"));
        MalformedTextException refused = assertThrows(MalformedTextException.class, () -> game.parsePosition(fen));
        assertEquals(reason + " of \"" + fen.replace('\t', '\uFFFD') + "\"", refused.getMessage());
    }

    @Test
    void spacesAreNotPassedOver() {
        assertMalformed(
                "placement: it must begin here, without a space before it, at column 1", " 4k/5/5/5/4K w - - 0 1");
        assertMalformed(
                "placement: it must begin here, without a blank before it, at column 1", "\t4k/5/5/5/4K w - - 0 1");
        assertMalformed(
                "placement: it must begin here, without a byte order mark (U+FEFF) before it, at column 1",
                "\uFEFF4k/5/5/5/4K w - - 0 1");
        assertMalformed("one space must stand here, before the side field, at column 12", "4k/5/5/5/4K\tw - - 0 1");
        assertMalformed(
                "no more than one space must stand here, before the side field, at column 13",
                "4k/5/5/5/4K  w - - 0 1");
        assertMalformed(
                "no more than one space must stand here, before the fullmove number field, at column 21",
                "4k/5/5/5/4K w - - 0  1");
        assertMalformed("a position must end here, after the fullmove number, at column 22", "4k/5/5/5/4K w - - 0 1 ");
    }
}

package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
    void aManThatIsOnlyMadeStandsWhereItCanGoFromThere() {
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

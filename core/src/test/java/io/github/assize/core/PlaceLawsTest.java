package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Laws of where something may be done, and a king who does not run from a check, on five by five squares. */
final class PlaceLawsTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");

    private static Ruleset game(PieceType king, PieceType pawn, UnaryOperator<LawsBuilder> laws) {
        LawsBuilder builder = Laws.onBoard(5, 5)
                .pieces(king, ROOK, KNIGHT, pawn)
                .king(king)
                .pawns(pawn)
                .array("rkn2/pp3/5/3PP/2NKR w - - 0 1");
        return Ruleset.define("toy", "Toy").laws(laws.apply(builder).build()).build();
    }

    private static String moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().collect(Collectors.joining(" "));
    }

    private static String why(Position position, String move) {
        return position.why(move).orElse("legal");
    }

    @Test
    void aMovementMayBelongToCertainRanksOfEachSide() {
        Movement back = Movement.of("mbW").under("T-01").onRanks(3, 4);
        Ruleset game = game(KING, PAWN.and(back.under("T-02")), laws -> laws);
        Position white = game.parsePosition("4k/1P3/P4/2PPP/K4 w - - 0 1");
        assertEquals("a1a2 a1b1 a1b2 a3a2 a3a4 b4b3 b4b5 c2c3 d2d3 e2e3", moves(white));
        assertEquals("the pawn on c2 has no move to c1 from rank 2 (T-02)", why(white, "c2c1"));
        Position black = game.parsePosition("4k/ppp2/3p1/4p/K4 b - - 0 1");
        assertEquals("a4a3 b4b3 c4c3 d3d2 d3d4 e2e1 e2e3 e5d4 e5d5 e5e4", moves(black));
        assertEquals("the pawn on c4 has no move to c5 from rank 4 (T-02)", why(black, "c4c5"));
    }

    @Test
    void ranksOfAMovementAreInOrderAndOnTheBoard() {
        Movement back = Movement.of("mbW");
        assertThrows(IllegalArgumentException.class, () -> back.onRanks(0, 4));
        assertThrows(IllegalArgumentException.class, () -> back.onRanks(1, 17));
        Throwable refusal = assertThrows(IllegalArgumentException.class, () -> back.onRanks(4, 3));
        assertEquals("ranks 4 to 3: must be from 1 to 16, and the last not before the first", refusal.getMessage());
        PieceType beyond = PAWN.and(back.onRanks(3, 6));
        Throwable refused = assertThrows(IllegalArgumentException.class, () -> game(KING, beyond, laws -> laws));
        assertEquals("laws: pawn has a movement on rank 6 of 5", refused.getMessage());
        assertEquals(5, game(KING, PAWN.and(back.onRanks(5, 5)), laws -> laws).ranks());
    }

    @Test
    void movementsOnOtherRanksAreOthers() {
        Movement some = Movement.of("mbW").onRanks(3, 4);
        assertEquals(some, Movement.of("mbW").onRanks(3, 4));
        assertEquals(some.hashCode(), Movement.of("mbW").onRanks(3, 4).hashCode());
        assertNotEquals(some, Movement.of("mbW").onRanks(2, 4));
        assertNotEquals(some, Movement.of("mbW").onRanks(3, 5));
        assertNotEquals(some, Movement.of("mbW"));
        assertNotEquals(some.told(), Movement.of("mbW").onRanks(2, 4).told());
        assertNotEquals(some.told(), Movement.of("mbW").onRanks(3, 5).told());
    }

    @Test
    void filesAndRanksOfAMovementHoldTogether() {
        PieceType pawn = PAWN.and(
                Movement.of("imfnD").onRanks(2, 2).under("T-03").onFiles("d").under("T-04"));
        Position start = game(KING, pawn, laws -> laws).initialPosition();
        assertTrue(start.isLegal("d2d4"));
        assertEquals("the pawn on e2 has no move to e4 from the e-file (T-04)", why(start, "e2e4"));
        Position later = start.play("d2d3").play("a4a3");
        assertEquals("the pawn on d3 has no move to d5 from rank 3 (T-03)", why(later, "d3d5"));
    }

    @Test
    void aPieceMayBePromotedOnCertainSquaresAloneWhichAreTurnedForBlack() {
        Square[] corner = {Square.parse("a4"), Square.parse("a5"), Square.parse("b5")};
        Ruleset game = game(KING, PAWN, laws -> laws.rule("T-05").promotion(Promotion.onSquares(PAWN, ROOK, corner)));
        Position white = game.parsePosition("4k/2P2/P4/5/3K1 w - - 0 1");
        assertEquals("4k/R1P2/5/5/3K1 b - - 0 1", white.play("a3a4").toFen());
        assertEquals("2P1k/5/P4/5/3K1 b - - 0 1", white.play("c4c5").toFen());
        Position black = game.parsePosition("k4/5/4p/p1p2/K4 b - - 0 1");
        assertEquals("k4/5/5/p1p1r/K4 w - - 0 2", black.play("e3e2").toFen());
        assertEquals("k4/5/4p/p4/K1p2 w - - 0 2", black.play("c2c1").toFen());
        assertThrows(InvalidPositionException.class, () -> game.parsePosition("P3k/5/5/5/3K1 w - - 0 1"));
        assertThrows(InvalidPositionException.class, () -> game.parsePosition("4k/5/5/5/3Kp w - - 0 1"));
        assertEquals(
                "p3k/5/5/5/3KP w - - 0 1",
                game.parsePosition("p3k/5/5/5/3KP w - - 0 1").toFen());
    }

    @Test
    void squaresOfAPromotionAreOnTheBoard() {
        assertThrows(IllegalArgumentException.class, () -> Promotion.onSquares(PAWN, ROOK));
        assertEquals(
                "a promotion is on rank 6 of 5",
                Promotion.onSquares(PAWN, ROOK, Square.parse("a6")).misfit(5, 5));
        assertEquals(
                "a promotion is on file 6 of 5",
                Promotion.onSquares(PAWN, ROOK, Square.parse("f5")).misfit(5, 5));
        Promotion inside = Promotion.onSquares(PAWN, ROOK, Square.parse("e5"));
        assertEquals("", inside.misfit(5, 5));
        assertEquals(PAWN, Promotion.onFarRank(PAWN, KNIGHT).and(inside).undone(5, 5));
        assertEquals(inside, Promotion.onSquares(PAWN, ROOK, Square.parse("e5")));
        assertNotEquals(inside, Promotion.onSquares(PAWN, ROOK, Square.parse("d5")));
    }

    @Test
    void aKingMayLeaveACheckOnlyByCapturingWhatGivesIt() {
        PieceType king = PieceType.of(
                "king", "K", Movement.of("K").fromCheckOnlyByCapture().under("T-06"));
        Ruleset game = game(king, PAWN, laws -> laws);
        String moves = "while in check only to capture what alone gives it (T-06)";
        Position far = game.parsePosition("k4/5/5/4N/r1K2 w - - 0 1");
        assertEquals("", moves(far));
        assertEquals("0-1 checkmate", far.outcome().toString());
        Position parried = game.parsePosition("k4/5/5/3N1/r1K2 w - - 0 1");
        assertEquals("d2b1", moves(parried));
        assertEquals("the king on c1 moves " + moves, why(parried, "c1c2"));
        Position near = game.parsePosition("k4/5/4p/2r2/2K2 w - - 0 1");
        assertEquals("c1c2", moves(near));
        Position besides = game.parsePosition("k4/5/5/1n1N1/r1K2 w - - 0 1");
        assertEquals("d2b1", moves(besides));
        assertEquals("the king on c1 moves " + moves, why(besides, "c1b2"));
        Position guarded = game.parsePosition("k4/5/2r2/2r2/N1K2 w - - 0 1");
        assertEquals("it would put the king on c2 in check from the rook on c3 (C-04)", why(guarded, "c1c2"));
        Position both = game.parsePosition("k4/5/1n3/2r2/2K2 w - - 0 1");
        assertEquals("", moves(both));
    }

    @Test
    void aKingThatStaysInChecksDoesNotAttackTheLess() {
        PieceType king = PieceType.of("king", "K", Movement.of("K").fromCheckOnlyByCapture());
        Ruleset game = game(king, PAWN, laws -> laws);
        Position position = game.parsePosition("k4/5/1K3/5/r4 w - - 0 1");
        assertEquals("b3b2 b3c2 b3c3 b3c4", moves(position));
        assertThrows(InvalidPositionException.class, () -> game.parsePosition("k4/1K3/5/5/r4 w - - 0 1"));
    }

    @Test
    void aMovementThatLeavesNoCheckLeavesNoneOfThoseFromACorner() {
        Ruleset game = game(KING.and(Movement.of("mN").notFromCheck()), PAWN, laws -> laws);
        assertEquals("c1b2 c1c2 c1d2", moves(game.parsePosition("k4/5/5/5/r1K2 w - - 0 1")));
        assertEquals("c1b2 c1c2 c1d2", moves(game.parsePosition("k4/5/5/5/2K1r w - - 0 1")));
    }

    @Test
    void whatLeavesChecksByCaptureIsAKingAndHasNoOtherLimitOfChecks() {
        Movement capture = Movement.of("K").fromCheckOnlyByCapture();
        PieceType twice = PieceType.of("king", "K", capture.notFromCheck());
        Throwable refusal = assertThrows(IllegalArgumentException.class, () -> game(twice, PAWN, laws -> laws));
        assertEquals(
                "laws: king has a movement that leaves check by capture only, and another limit of checks or attacks",
                refusal.getMessage());
        PieceType pawn = PAWN.and(Movement.of("mbW").fromCheckOnlyByCapture());
        Throwable refused = assertThrows(IllegalArgumentException.class, () -> game(KING, pawn, laws -> laws));
        assertEquals("laws: pawn is no king, but checks and attacks limit its movement", refused.getMessage());
    }
}

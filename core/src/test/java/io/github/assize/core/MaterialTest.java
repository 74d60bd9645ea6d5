package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a lost army is worth, and when: before mobility (C-07), a draw if both are lost (C-08). */
final class MaterialTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType FERZ = PieceType.of("ferz", "F", "F");

    private static Ruleset game(Baring baring) {
        return Ruleset.define("toy", "Toy")
                .laws(Laws.onBoard(5, 5)
                        .pieces(KING, ROOK, FERZ)
                        .king(KING)
                        .array("(rf)3k/5/5/5/(RF)3K w - - 0 1")
                        .baring(baring)
                        .build())
                .build();
    }

    private static String outcome(Baring baring, String fen) {
        return game(baring).parsePosition(fen).outcome().toString();
    }

    private static final Baring LOSES = Baring.bareKing(Baring.Verdict.LOSES);
    private static final Baring REPRIEVE = LOSES.judged(Baring.Timing.REPRIEVE);
    private static final Baring REDUCED = Baring.reduced(Baring.Verdict.LOSES, FERZ);

    @ParameterizedTest
    @CsvSource({"LOSES, 1-0 bare-king", "WINS, 0-1 bare-king", "DRAWS, 1/2-1/2 bare-king"})
    void aBareKingEndsTheGameAtOnceWhoeverIsToMove(Baring.Verdict verdict, String outcome) {
        Baring baring = Baring.bareKing(verdict);
        assertEquals(outcome, outcome(baring, "4k/5/5/5/R3K w - -"));
        assertEquals(outcome, outcome(baring, "4k/5/5/5/R3K b - -"));
    }

    @Test
    void theSideThatIsBareIsTheOneThatLoses() {
        assertEquals("0-1 bare-king", outcome(LOSES, "r3k/5/5/5/4K w - -"));
        assertEquals("0-1 bare-king", outcome(LOSES, "r3k/5/5/5/4K b - -"));
        assertEquals("*", outcome(LOSES, "r3k/5/5/5/1R2K w - -"));
    }

    @Test
    void twoBareKingsDraw() {
        assertEquals("1/2-1/2 bare-king", outcome(LOSES, "4k/5/5/5/4K w - -"));
        assertEquals("1/2-1/2 bare-king", outcome(REPRIEVE, "4k/5/5/5/4K w - -"));
        assertEquals("1/2-1/2 reduced", outcome(REDUCED, "f3k/5/5/5/F3K w - -"));
        assertEquals("*", outcome(Baring.none(), "4k/5/5/5/4K w - -"));
    }

    @Test
    void materialIsJudgedBeforeMateAndStalemate() {
        assertEquals("1-0 bare-king", outcome(LOSES, "k2R1/5/1K3/5/5 b - -"));
        assertEquals("1-0 bare-king", outcome(LOSES, "k4/5/1K3/5/1R3 b - -"));
        assertEquals("1-0 checkmate", outcome(Baring.none(), "k2R1/5/1K3/5/5 b - -"));
    }

    @Test
    void mateMayBeJudgedBeforeABareKing() {
        assertEquals("1-0 checkmate", outcome(LOSES.afterMate(), "k2R1/5/1K3/5/5 b - -"));
        assertEquals("1-0 bare-king", outcome(LOSES.afterMate(), "k2R1/5/2K2/5/5 b - -"));
        assertEquals("1-0 bare-king", outcome(LOSES.afterMate(), "k4/5/1K3/5/1R3 b - -"));
    }

    @Test
    void mateIsJudgedFirstWhereBothArmiesAreLostToo() {
        String mate = "k4/1FF2/1K3/5/5 b - - 0 1";
        assertEquals("1/2-1/2 reduced", outcome(REDUCED, mate));
        assertEquals("1-0 checkmate", outcome(REDUCED.afterMate(), mate));
        assertEquals("1/2-1/2 reduced", outcome(REDUCED.afterMate(), mate.replace("1FF2", "1F3")));
    }

    @Test
    void somePiecesAreNoArmy() {
        assertEquals("1-0 reduced", outcome(REDUCED, "ff2k/5/5/5/R3K w - -"));
        assertEquals("*", outcome(REDUCED, "rf2k/5/5/5/R3K w - -"));
        assertEquals("*", outcome(LOSES, "f3k/5/5/5/R3K w - -"));
    }

    @Test
    void aBaredKingThatCanBareTheOtherIsReprieved() {
        Position reprieved = game(REPRIEVE).parsePosition("4k/5/5/5/3RK b - - 0 1");
        assertEquals("1-0 bare-king", reprieved.outcome().toString());
        Position near = game(REPRIEVE).parsePosition("5/5/2k2/2R2/4K b - - 0 1");
        assertEquals("*", near.outcome().toString());
        assertEquals("1/2-1/2 bare-king", near.play("c3c2").outcome().toString());
        assertEquals("1-0 bare-king", near.play("c3b4").outcome().toString());
        assertEquals("1-0 bare-king", outcome(REPRIEVE, "5/5/2k2/2R2/2K2 b - - 0 1"));
        assertEquals("1-0 bare-king", outcome(REPRIEVE, "5/5/2k2/3R1/4K w - - 0 1"));
    }

    @Test
    void twoPiecesOnOneSquareAreTwoOfTheArmy() {
        Position shared = game(LOSES).parsePosition("r3k/5/5/5/(RF)3K w - - 0 1");
        Position parted = shared.play("Ra1a4").play("a5a4");
        assertEquals("4k/r4/5/5/F3K w - - 0 2", parted.toFen());
        assertEquals("*", parted.outcome().toString());
        Position bare = parted.play("e1e2").play("a4a1");
        assertEquals("0-1 bare-king", bare.outcome().toString());
    }

    @Test
    void bothPiecesOfASharedSquareAreLostAtOnce() {
        Position shared = game(LOSES).parsePosition("r3k/5/5/5/(RF)3K b - - 0 1");
        assertEquals("0-1 bare-king", shared.play("a5a1").outcome().toString());
        Position another = game(LOSES).parsePosition("r3k/5/5/5/(RF)R2K b - - 0 1");
        assertEquals("*", another.play("a5a1").outcome().toString());
    }

    @Test
    void aBaredKingMayBareTheOtherOfBothPiecesOfASharedSquare() {
        assertEquals("*", outcome(REPRIEVE, "5/5/5/1k3/(RF)3K b - - 0 1"));
        assertEquals("1-0 bare-king", outcome(REPRIEVE, "5/5/5/1k3/(RF)2FK b - - 0 1"));
    }

    @Test
    void theReprieveMayBeInTheCorner() {
        Baring reprieved = LOSES.reprievedBy(ROOK);
        assertEquals("*", outcome(reprieved, "4K/5/5/1k3/R4 b - -"));
        assertEquals("1-0 bare-king", outcome(reprieved, "4K/5/5/1k3/F4 b - -"));
    }
}

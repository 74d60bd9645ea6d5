package io.github.assize.variants.longassize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import org.junit.jupiter.api.Test;

final class LongAssizeRefusalsTest {
    private static final Ruleset RULESET = LongAssize.ruleset();

    private static String why(Ruleset ruleset, String fen, String move) {
        return ruleset.parsePosition(fen).why(move).orElseThrow();
    }

    private static String why(String fen, String move) {
        return why(RULESET, fen, move);
    }

    @Test
    @Proves({"LA-01", "LA-02"})
    void theKingGoesOneSquareOrLeapsInALine() {
        assertEquals("a king does not move from e1 to f3 (LA-01)", why("7k/p7/8/8/8/8/5P2/R3K3 w e1 - 0 1", "e1f3"));
        assertEquals("a king does not move from e1 to e4 (LA-01)", why("7k/p7/8/8/8/8/5P2/R3K3 w e1 - 0 1", "e1e4"));
    }

    @Test
    @Proves("LA-03")
    void theKingDoesNotLeapOverAnEnemy() {
        assertEquals(
                "the king on e1 may not leap over the black pawn on e2 (LA-03)",
                why("r6k/8/8/8/8/8/4p3/R3K3 w e1 - 0 1", "e1e3"));
    }

    @Test
    @Proves("LA-03")
    void aKnightsSquareIsBarredByTwoEnemies() {
        Ruleset ring = RULESET.with(LongAssize.KingLeap.RING).with(LongAssize.KingChecked.BARRED_WHILE_CHECKED);
        assertEquals(
                "the king on e1 may not leap to f3: the black rook on e2 and the black pawn on f2 bar both ways (LA-03)",
                why(ring, "r6k/8/8/8/8/8/4rp2/R3K3 w e1 - 0 1", "e1f3"));
    }

    @Test
    @Proves("LA-04")
    void theLeapDoesNotCaptureWhereItIsReadSo() {
        Ruleset quiet = RULESET.with(LongAssize.KingLeapCapture.NO);
        assertEquals(
                "the king on e1 goes to g3 only if that is empty, and the black knight stands there (LA-04)",
                why(quiet, "7k/p7/8/8/8/6n1/5P2/R3K3 w e1 - 0 1", "e1g3"));
    }

    @Test
    @Proves({"LA-04", "C-14"})
    void theLeapDoesNotPassAnAttackedSquareWhereItIsReadSo() {
        Ruleset forbidden = RULESET.with(LongAssize.KingLeapThroughAttack.FORBIDDEN);
        assertEquals(
                "the king on e1 may not pass e2, which is attacked by the rook on h2 (LA-04 / C-14)",
                why(forbidden, "7k/8/8/8/8/8/P6r/4K3 w e1 - 0 1", "e1e3"));
    }

    @Test
    @Proves({"LA-05", "C-10"})
    void aKingThatWasInCheckHasLostHisLeap() {
        assertEquals(
                "the king on e1 no longer has its first move (LA-05 / C-10)",
                why("4r2k/8/8/8/8/8/P7/4K3 w - - 0 1", "e1g3"));
    }

    @Test
    @Proves("LA-05")
    void aKingInCheckDoesNotLeapWhereHeKeepsTheLeap() {
        Ruleset barred = RULESET.with(LongAssize.KingChecked.BARRED_WHILE_CHECKED);
        assertEquals(
                "the king on e1 may not leap while in check (LA-05)",
                why(barred, "4r2k/8/8/8/8/8/P7/4K3 w e1 - 0 1", "e1g3"));
    }

    @Test
    @Proves({"LA-05", "C-03"})
    void theUnmovedKingsLeapCoversItsSquares() {
        assertEquals(
                "it would put the king on e3 in check from the king on e1 (C-04)",
                why("8/p7/8/8/4k3/8/P7/4K3 b e1 - 0 1", "e4e3"));
    }

    @Test
    @Proves("LA-06")
    void theQueenStepsDiagonally() {
        assertEquals("a queen does not move from d4 to d5 (LA-06)", why("7k/8/8/2p5/1p1QP3/8/8/K7 w d4 - 0 1", "d4d5"));
    }

    @Test
    @Proves({"LA-07", "C-10"})
    void theQueenJumpsOnlyAtFirstAndNeverCaptures() {
        assertEquals(
                "the queen on d4 no longer has its first move (LA-07 / C-10)",
                why("7k/8/8/2p5/1p1QP3/8/8/K7 w - - 0 1", "d4b6"));
        assertEquals(
                "the queen on d4 goes to b6 only if that is empty, and the black pawn stands there (LA-07)",
                why("7k/8/1p6/2p5/3QP3/8/8/K7 w d4 - 0 1", "d4b6"));
    }

    @Test
    @Proves("LA-08")
    void aFilDoesNotTakeAFil() {
        assertEquals("a fil does not take a fil (LA-08)", why("4k2r/8/8/8/8/4f3/8/K1F5 w - - 0 1", "c1e3"));
    }

    @Test
    @Proves({"LA-09", "C-10"})
    void theDoubleStepBelongsToTheArray() {
        assertEquals(
                "the pawn on e4 has no double step, which belongs to the ranks of the array (LA-09 / C-10)",
                why("7k/r7/8/8/4P3/8/8/1K6 w - - 0 1", "e4e6"));
    }

    @Test
    @Proves("LA-09")
    void theDoubleStepNeedsBothSquares() {
        assertEquals(
                "the pawn on e2 is blocked at e3 by the black knight (LA-09)",
                why("7k/8/8/8/8/4n3/4P3/K7 w - - 0 1", "e2e4"));
        assertEquals(
                "a pawn goes straight only to an empty square, and the black knight stands on e4 (LA-09)",
                why("7k/8/8/8/4n3/8/4P3/K7 w - - 0 1", "e2e4"));
    }

    @Test
    @Proves("LA-10")
    void enPassantMustAnswerAtOnce() {
        String later = RULESET.parsePosition("8/2p5/8/1P5r/8/K7/8/7k b - - 0 1")
                .play("c7c5")
                .play("a3a2")
                .play("h5h6")
                .why("b5c6")
                .orElseThrow();
        assertEquals("no capture en passant on c6: it must answer the double step at once (LA-10)", later);
    }

    @Test
    @Proves({"LA-10", "C-04"})
    void enPassantMayNotOpenTheRankOnTheKing() {
        String opened = RULESET.parsePosition("8/2p5/8/KP5r/8/8/8/7k b - - 0 1")
                .play("c7c5")
                .why("bxc6")
                .orElseThrow();
        assertEquals("the pawn on b5 would leave the king on a5 in check from the rook on h5 (C-04)", opened);
    }

    @Test
    @Proves({"LA-11", "C-13"})
    void aPawnBecomesAQueen() {
        assertEquals("it becomes a queen, not a rook (LA-11 / C-13)", why("7k/1P6/8/8/8/8/p7/4K3 w - - 0 1", "b8=R"));
    }

    @Test
    @Proves({"LA-12", "C-09"})
    void aStalemateHasNoMoves() {
        assertEquals(
                "the game is decided: 1/2-1/2 stalemate (LA-12 / C-09)", why("k7/p1K5/F7/8/8/8/8/8 b - - 0 1", "a8b8"));
    }

    @Test
    @Proves({"LA-13", "C-09"})
    void aBareKingHasNoMoves() {
        assertEquals(
                "the game is decided: 1-0 bare-king (LA-13 / C-09)", why("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", "e8e7"));
    }

    @Test
    @Proves("C-02")
    void aTextThatFitsTwoMovesNamesBoth() {
        assertEquals("it fits more than one legal move: a1d1 and h1d1", why("7k/7p/8/8/8/8/4K3/R6R w - - 0 1", "Rd1"));
    }
}

package io.github.assize.variants.chatur;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import org.junit.jupiter.api.Test;

final class ChaturRefusalsTest {
    private static final Ruleset RULESET = Chatur.ruleset();

    private static String why(Ruleset ruleset, String fen, String move) {
        return ruleset.parsePosition(fen).why(move).orElseThrow();
    }

    private static String why(String fen, String move) {
        return why(RULESET, fen, move);
    }

    private static String whyAtFirst(String move) {
        return RULESET.initialPosition().why(move).orElseThrow();
    }

    @Test
    @Proves("CH-01")
    void theKingGoesOneSquare() {
        assertEquals("a ratu does not move from d1 to d4 (CH-01)", why("4k3/p7/8/8/8/8/P7/3K4 w d1 - 0 1", "d1d4"));
    }

    @Test
    @Proves("CH-02")
    void theKingsFirstMoveGoesOverAnEmptySquare() {
        assertEquals("the ratu on d1 is blocked at d2 by its own bidak (CH-02)", whyAtFirst("d1d3"));
        assertEquals(
                "the ratu on d1 is blocked at d2 by the black bidak (CH-02)",
                why("4k3/p7/8/8/8/8/P2p4/3K4 w d1 - 0 1", "d1d3"));
    }

    @Test
    @Proves("CH-02")
    void theKingsFirstMoveDoesNotCaptureWhereItIsReadSo() {
        Ruleset quiet = RULESET.with(Chatur.KingLeapCapture.NO);
        assertEquals(
                "the ratu on d1 goes to d3 only if that is empty, and the black bidak stands there (CH-02)",
                why(quiet, "4k3/p7/8/8/8/3p4/P7/3K4 w d1 - 0 1", "d1d3"));
    }

    @Test
    @Proves("CH-03")
    void theMenMoveAsInChess() {
        assertEquals("the mantri on c1 is blocked at d2 by its own bidak (CH-03)", whyAtFirst("c1e3"));
        assertEquals("a prahu does not move from a1 to b3 (CH-03)", whyAtFirst("a1b3"));
    }

    @Test
    @Proves("CH-04")
    void aPawnStepsStraightAndCapturesAskew() {
        assertEquals("a bidak does not move from e2 to e5 (CH-04)", whyAtFirst("e2e5"));
        assertEquals("a bidak goes diagonally only to capture, and nothing stands on d3 (CH-04)", whyAtFirst("e2d3"));
    }

    @Test
    @Proves({"CH-05", "C-10"})
    void theDoubleStepBelongsToTheArray() {
        assertEquals(
                "the bidak on e3 has no double step, which belongs to the ranks of the array (CH-05 / C-10)",
                why("4k3/p7/8/8/8/4P3/8/3K4 w - - 0 1", "e3e5"));
    }

    @Test
    @Proves("CH-05")
    void thereIsNoEnPassantUnlessItIsReadSo() {
        String passed = RULESET.parsePosition("7k/8/8/8/3p4/8/4P3/K7 w - - 0 1")
                .play("e2e4")
                .why("d4e3")
                .orElseThrow();
        assertEquals("a bidak goes diagonally only to capture, and nothing stands on e3 (CH-04)", passed);
        Ruleset passing = RULESET.with(Chatur.EnPassant.YES);
        assertEquals(
                "no capture en passant on e3: it must answer the double step at once (CH-05)",
                why(passing, "7k/8/8/8/3pP3/8/8/K7 b - - 0 1", "d4e3"));
    }

    @Test
    @Proves({"CH-06", "CH-07", "C-13"})
    void aPawnBecomesAMinisterOnlyInACorner() {
        assertEquals(
                "it becomes a pateh, not a retreating bidak (CH-06 / C-13)",
                why("8/P2P4/8/k7/8/7p/8/K7 w - - 0 1", "a7a8=+P"));
        assertEquals(
                "it becomes a retreating bidak, not a pateh (CH-07 / C-13)",
                why("8/P2P4/8/k7/8/7p/8/K7 w - - 0 1", "d8=Q"));
    }

    @Test
    @Proves("CH-08")
    void aRetreatingPawnOnlyGoesBack() {
        assertEquals(
                "a retreating bidak moves only diagonally backward (CH-08)",
                why("1+P6/7p/8/k7/8/8/8/K7 w - - 0 1", "b8b7"));
        assertEquals(
                "a retreating bidak moves only diagonally backward (CH-08)",
                why("1+P6/7p/8/k7/8/8/8/K7 w - - 0 1", "b8c8"));
        assertEquals(
                "a retreating bidak does not move from b8 to d6 (CH-08)",
                why("1+P6/7p/8/k7/8/8/8/K7 w - - 0 1", "+Pbd6"));
    }

    @Test
    @Proves("CH-08")
    void aRetreatIsBlockedWhereItIsOneSlide() {
        Ruleset slide = RULESET.with(Chatur.Retreat.ONE_SLIDE);
        assertEquals(
                "the retreating bidak on b8 is blocked at c7 by the black bidak (CH-08)",
                why(slide, "1+P6/P1p4p/8/k7/8/8/8/K7 w - - 0 1", "b8e5"));
    }

    @Test
    @Proves("CH-08")
    void aRetreatDoesNotCaptureWhereItIsReadSo() {
        Ruleset quiet = RULESET.with(Chatur.RetreatCapture.NO);
        assertEquals(
                "the retreating bidak on b8 goes to c7 only if that is empty, and the black bidak stands there (CH-08)",
                why(quiet, "1+P6/P1p4p/8/k7/8/8/8/K7 w - - 0 1", "b8c7"));
    }

    @Test
    @Proves("CH-10")
    void castlingNeedsAVesselBesideTheKing() {
        assertEquals(
                "the ratu on d1 passes over no piece but its own prahu, and none stands on c1 (CH-10)",
                why("4k3/p7/8/8/8/8/P1PPP3/2BKQ3 w d1 - 0 1", "d1b1"));
        assertEquals(
                "the ratu on d1 is blocked at c1 by the black jaran (CH-02)",
                why("4k3/p7/8/8/8/8/P1PPP3/2nKQ3 w d1 - 0 1", "d1b1"));
    }

    @Test
    @Proves("CH-10")
    void castlingNeedsTheSquareBeyond() {
        assertEquals("b1 is held by its own jaran (C-02)", why("4k3/p7/8/8/8/8/P1PPP3/1NRKQ3 w d1 - 0 1", "d1b1"));
        assertEquals(
                "the ratu on d1 goes to b1 only if that is empty, and the black jaran stands there (CH-10)",
                why("4k3/p7/8/8/8/8/P1PPP3/1nRKQ3 w d1 - 0 1", "d1b1"));
    }

    @Test
    @Proves({"CH-11", "C-10"})
    void aCheckCostsTheKingHisFirstMove() {
        assertEquals(
                "the ratu on d1 no longer has its first move (CH-11 / C-10)",
                why("4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w - - 0 1", "d1b1"));
        assertEquals(
                "the ratu on d1 no longer has its first move (CH-11 / C-10)",
                why("4k3/p7/8/8/8/2n5/P7/3K4 w - - 0 1", "d1d3"));
    }

    @Test
    @Proves({"CH-12", "C-04"})
    void theKingKeepsOutOfCheck() {
        assertEquals(
                "the ratu on c7 is in check from the retreating bidak on b8, and the bidak on h7 does not parry it on h5 (C-04)",
                why("1+P6/2k4p/8/8/8/8/8/K7 b - - 0 1", "h7h5"));
    }

    @Test
    @Proves({"CH-13", "C-09"})
    void aLoneKingHasWon() {
        assertEquals("the game is decided: 0-1 bare-king (CH-13 / C-09)", why("7k/8/8/8/8/8/P7/K7 b - - 0 1", "h8h7"));
    }

    @Test
    @Proves({"CH-15", "C-09"})
    void aStalemateHasNoMoves() {
        assertEquals(
                "the game is decided: 0-1 stalemate (CH-15 / C-09)", why("k7/p1K5/B7/8/8/8/8/8 b - - 0 1", "a8b8"));
    }
}

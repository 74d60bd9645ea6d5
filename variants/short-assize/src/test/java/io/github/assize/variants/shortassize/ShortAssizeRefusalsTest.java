package io.github.assize.variants.shortassize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import org.junit.jupiter.api.Test;

final class ShortAssizeRefusalsTest {
    private static final Ruleset RULESET = ShortAssize.ruleset();

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
    @Proves("C-01")
    void aManIsMovedOnlyByItsOwnSide() {
        assertEquals("no white piece stands on e4 (C-01)", whyAtFirst("e4e5"));
        assertEquals("the pawn on a6 belongs to Black, and it is White's turn (C-01)", whyAtFirst("a6a5"));
        assertEquals(
                "the pawn on e6 and the queen on e6 belong to Black, and it is White's turn (C-01)",
                whyAtFirst("e6e5"));
        assertEquals(
                "the rook on a1 belongs to White, and it is Black's turn (C-01)",
                why("4k3/4p3/8/8/8/8/8/R3K3 b - - 0 1", "a1a2"));
    }

    @Test
    @Proves("C-01")
    void aManThatIsNamedMustBeThere() {
        assertEquals("White has no knight (C-01)", why("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "Nf3"));
        assertEquals("White has no pawn (C-01)", why("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "e4"));
        assertEquals("no white rook stands on the e-file (C-01)", whyAtFirst("Ree1"));
        assertEquals("no white rook stands on rank 1 (C-01)", whyAtFirst("R1a1"));
    }

    @Test
    @Proves({"SA-02", "SA-07"})
    void theManOnTheSquareMustBeTheOneNamed() {
        assertEquals("not a knight but a rook stands on c2 (SA-03)", whyAtFirst("Nc2b4"));
        assertEquals("not a knight but a pawn and a queen stand on e3 (SA-07 / SA-02)", whyAtFirst("Ne3d5"));
    }

    @Test
    @Proves("SA-01")
    void theKingGoesOneSquare() {
        assertEquals("a king does not move from e1 to e3 (SA-01)", why("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "e1e3"));
    }

    @Test
    @Proves("SA-02")
    void theQueenStepsDiagonally() {
        assertEquals("a queen does not move from d4 to d5 (SA-02)", why("4k3/4p3/8/8/3Q4/8/8/4K3 w - - 0 1", "d4d5"));
    }

    @Test
    @Proves("SA-03")
    void theRookGoesStraight() {
        assertEquals("a rook does not move from a1 to b3 (SA-03)", why("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "a1b3"));
        assertEquals(
                "the rook on a1 is blocked at a3 by its own pawn (SA-03)",
                why("4k3/4p3/8/8/8/P7/8/R3K3 w - - 0 1", "a1a5"));
        assertEquals(
                "the rook on a1 is blocked at a3 by the black pawn (SA-03)",
                why("4k3/8/8/8/8/p7/8/R3K3 w - - 0 1", "Ra5"));
    }

    @Test
    @Proves("SA-04")
    void theFilLeapsTwoDiagonally() {
        assertEquals("a fil does not move from c1 to d2 (SA-04)", whyAtFirst("c1d2"));
    }

    @Test
    @Proves("SA-05")
    void aFilDoesNotTakeAFil() {
        assertEquals("a fil does not take a fil (SA-05)", why("4k2r/8/8/8/8/4f3/8/K1F5 w - - 0 1", "c1e3"));
        assertEquals("a fil does not take a fil (SA-05)", why("4k2r/8/8/8/8/4f3/8/K1F5 w - - 0 1", "Fxe3"));
    }

    @Test
    @Proves("SA-06")
    void noneOfTheKnightsCanGoThere() {
        assertEquals("no white knight can go to c5 (SA-06)", whyAtFirst("Nc5"));
    }

    @Test
    @Proves("SA-07")
    void aPawnStepsStraightAndCapturesAskew() {
        assertEquals("a pawn does not move from a3 to a5 (SA-07)", whyAtFirst("a3a5"));
        assertEquals("no white pawn can go to h5 (SA-07)", whyAtFirst("h5"));
        assertEquals("a pawn moves only forward (SA-07)", why("4k3/4p3/8/8/8/P7/8/R3K3 w - - 0 1", "a3a2"));
        assertEquals(
                "a pawn goes diagonally only to capture, and nothing stands on b4 (SA-07)",
                why("4k3/4p3/8/8/8/P7/8/R3K3 w - - 0 1", "axb4"));
        assertEquals(
                "a pawn goes straight only to an empty square, and the black knight stands on a4 (SA-07)",
                why("4k3/4p3/8/8/n7/P7/8/R3K3 w - - 0 1", "a3a4"));
    }

    @Test
    @Proves("SA-07")
    void thePawnThatCapturesIsWrittenWithItsFile() {
        assertEquals(
                "the capture by the pawn on e5 is written with its file: exd6 (SA-07)",
                why("4k3/8/3r4/4P3/8/8/8/4K3 w - - 0 1", "d6"));
    }

    @Test
    @Proves({"SA-08", "C-13"})
    void aPawnBecomesWhatTheRuleSays() {
        assertEquals(
                "it becomes a queen, not a knight (SA-08 / C-13)", why("r7/1P6/8/4k3/8/8/8/7K w - - 0 1", "b7b8=N"));
        assertEquals(
                "the move promotes nothing, but the text has =Q (C-13)",
                why("r7/1P6/8/4k3/8/8/8/7K w - - 0 1", "Kh2=Q"));
    }

    @Test
    @Proves("SA-10")
    void aSharedSquareIsNotJoinedAgain() {
        assertEquals("e3 is held by its own pawn (C-02)", why("r3k3/8/8/8/3Q4/4P3/8/4K3 w - - 0 1", "d4e3"));
        assertEquals(
                "e3 is held by its own pawn and queen (C-02)", why("4k3/4p3/8/8/8/4(PQ)3/4R3/4K3 w - - 0 1", "e2e3"));
    }

    @Test
    @Proves("SA-11")
    void ofTwoMenOnASquareOneMoves() {
        assertEquals(
                "e3 is shared and both pieces can go there: write Pe3d4 or Qe3d4",
                why("4k3/8/8/8/3p4/4(PQ)3/8/4K3 w - - 0 1", "e3d4"));
        assertEquals(
                "neither piece on e3 can go to e5 (SA-07 / SA-02)", why("4k3/4p3/8/8/8/4(PQ)3/8/4K3 w - - 0 1", "e3e5"));
    }

    @Test
    @Proves("C-02")
    void aManDoesNotGoWhereItsOwnSideStands() {
        assertEquals("c1 is held by its own fil (C-02)", whyAtFirst("c2c1"));
        assertEquals("e2 is held by its own knight (C-02)", whyAtFirst("Ke2"));
        assertEquals("the rook on a1 is there already (SA-03)", why("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "a1a1"));
    }

    @Test
    @Proves("C-02")
    void whatIsWrittenAsACaptureCaptures() {
        assertEquals(
                "the move captures nothing, but the text has an x (C-02)",
                why("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "Rxa5"));
        assertEquals("a piece leaves the board only by capture (C-02)", why("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1", "xe7"));
    }

    @Test
    @Proves("C-04")
    void aPinnedManStays() {
        assertEquals(
                "the knight on e4 would leave the king on e1 in check from the rook on e7 (C-04)",
                why("4k3/4r3/8/8/4N3/8/8/4K2R w - - 0 1", "e4f6"));
        assertEquals(
                "the knight on e4 would leave the king on e1 in check from the rook on e7 (C-04)",
                why("4k3/4r3/8/8/4N3/8/8/4K2R w - - 0 1", "Nf6"));
    }

    @Test
    @Proves("C-04")
    void aCheckIsParried() {
        assertEquals(
                "the king on e1 is in check from the rook on e7, and the rook on h1 does not parry it on h3 (C-04)",
                why("4k3/4r3/8/8/8/8/8/4K2R w - - 0 1", "h1h3"));
        assertEquals(
                "the king on e1 is in check from the knight on f3 and the rook on e7, and the pawn on g2 does not parry it on f3 (C-04)",
                why("4k3/4r3/8/8/8/5n2/6P1/4K2R w - - 0 1", "g2f3"));
    }

    @Test
    @Proves("C-04")
    void theKingKeepsOutOfCheck() {
        assertEquals(
                "it would put the king on e2 in check from the rook on e7 (C-04)",
                why("4k3/4r3/8/8/8/8/8/4K2R w - - 0 1", "e1e2"));
        assertEquals(
                "it would put the king on d2 in check from the king on d3 (C-04)",
                why("8/8/8/8/8/3k4/7p/R3K3 w - - 0 1", "e1d2"));
    }

    @Test
    @Proves({"SA-14", "C-09"})
    void aDecidedGameHasNoMoves() {
        assertEquals(
                "the game is decided: 1-0 stalemate (SA-14 / C-09)", why("k7/p1K5/F7/8/8/8/8/8 b - - 0 1", "a8b8"));
        assertEquals("the game is decided: 1-0 checkmate (C-09)", why("k6R/p7/K7/8/8/8/8/8 b - - 0 1", "a8b8"));
    }

    @Test
    @Proves({"SA-15", "C-09"})
    void aBareKingHasNoMoves() {
        assertEquals(
                "the game is decided: 1-0 bare-king (SA-15 / C-09)", why("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", "e8e7"));
    }
}

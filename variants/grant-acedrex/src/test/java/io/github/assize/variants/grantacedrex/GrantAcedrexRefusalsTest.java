package io.github.assize.variants.grantacedrex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import org.junit.jupiter.api.Test;

final class GrantAcedrexRefusalsTest {
    private static final Ruleset RULESET = GrantAcedrex.ruleset();

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
    @Proves("GA-01")
    void theKingGoesOneSquare() {
        assertEquals(
                "a king does not move from g1 to h3 (GA-01)",
                why("11k/11p/12/12/12/12/12/12/12/12/R11/6K5 w g1 - 0 1", "g1h3"));
    }

    @Test
    @Proves({"GA-02", "C-10"})
    void theKingLeapsOnlyAtFirst() {
        assertEquals(
                "the king on g1 no longer has its first move (GA-02 / C-10)",
                why("11k/11p/12/12/12/12/12/12/12/12/R11/6K5 w - - 0 1", "g1i3"));
    }

    @Test
    @Proves("GA-02")
    void theLeapDoesNotCaptureWhereItIsReadSo() {
        Ruleset quiet = RULESET.with(GrantAcedrex.KingLeap.QUIET);
        assertEquals(
                "the king on g1 goes to i3 only if that is empty, and the black aanca stands there (GA-02)",
                why(quiet, "11k/12/12/12/12/12/12/12/12/8a3/7P4/6K5 w g1 - 0 1", "g1i3"));
    }

    @Test
    @Proves({"GA-02", "C-14"})
    void theLeapKeepsOutOfAttacksWhereItIsReadSo() {
        Ruleset cazaux = RULESET.with(GrantAcedrex.KingLeap.CAZAUX);
        assertEquals(
                "the king on g1 may not leap while in check (GA-02)",
                why(cazaux, "6r4k/12/12/12/12/12/12/12/P11/12/12/6K5 w g1 - 0 1", "g1i3"));
        assertEquals(
                "the king on g1 may not pass h2, which is attacked by the rook on h12 (GA-02 / C-14)",
                why(cazaux, "7r3k/12/12/12/12/12/12/12/P11/12/12/6K5 w g1 - 0 1", "g1i3"));
    }

    @Test
    @Proves("GA-03")
    void theAancaGoesOutwardOverEmptySquares() {
        assertEquals(
                "the aanca on f5 is blocked at g6 by its own pawn (GA-03)",
                why("11k/12/12/11p/12/12/4p1P5/5A6/12/12/12/6K5 w g1 - 0 1", "f5g9"));
        assertEquals(
                "the aanca on f5 is blocked at g6 by its own pawn (GA-03)",
                why("11k/12/12/11p/12/12/4p1P5/5A6/12/12/12/6K5 w g1 - 0 1", "f5k6"));
        assertEquals(
                "the aanca on f5 is blocked at e6 by the black pawn (GA-03)",
                why("11k/12/12/11p/12/12/4p1P5/5A6/12/12/12/6K5 w g1 - 0 1", "Ae7"));
        assertEquals(
                "an aanca does not move from f5 to f6 (GA-03)",
                why("11k/12/12/11p/12/12/4p1P5/5A6/12/12/12/6K5 w g1 - 0 1", "f5f6"));
    }

    @Test
    @Proves("GA-04")
    void theUnicornGoesOnDiagonally() {
        assertEquals(
                "the unicorn on e4 is blocked at f6 by the black pawn (GA-04)",
                why("11k/12/12/12/12/12/5p6/12/4U7/12/12/10K1 w - - 0 1", "e4g7"));
        assertEquals(
                "a unicorn does not move from e4 to f5 (GA-04)",
                why("11k/12/12/12/12/12/5p6/12/4U7/12/12/10K1 w - - 0 1", "e4f5"));
    }

    @Test
    @Proves({"GA-04", "C-10"})
    void murraysUnicornLeapsOnlyAtFirst() {
        Ruleset murray = RULESET.with(GrantAcedrex.Unicorn.MURRAY);
        assertEquals(
                "the unicorn on f5 goes to i8 only once it has made its first move (GA-04)",
                why(murray, "11k/12/12/12/12/12/6p5/5U6/12/12/12/6K5 w f5 - 0 1", "f5i8"));
        assertEquals(
                "the unicorn on f5 goes to g7 only if that is empty, and the black pawn stands there (GA-04)",
                why(murray, "11k/12/12/12/12/6p5/12/5U6/12/12/12/6K5 w f5 - 0 1", "f5g7"));
        assertEquals(
                "the unicorn on f5 no longer has its first move (GA-04 / C-10)",
                why(murray, "11k/12/12/12/12/12/6p5/5U6/12/12/12/6K5 w - - 0 1", "f5g7"));
    }

    @Test
    @Proves("GA-05")
    void theLionLeaps() {
        assertEquals("a lion does not move from b1 to b3 (GA-05)", whyAtFirst("b1b3"));
    }

    @Test
    @Proves("GA-06")
    void theGiraffeLeaps() {
        assertEquals("a giraffe does not move from d1 to d2 (GA-06)", whyAtFirst("d1d2"));
    }

    @Test
    @Proves("GA-07")
    void theCrocodileAndTheRookAreBlocked() {
        assertEquals("the crocodile on e1 is blocked at h4 by its own pawn (GA-07)", whyAtFirst("e1i5"));
        assertEquals("the rook on a1 is blocked at a4 by its own pawn (GA-07)", whyAtFirst("a1a6"));
    }

    @Test
    @Proves("GA-08")
    void aPawnHasNoDoubleStep() {
        assertEquals("a pawn does not move from a4 to a6 (GA-08)", whyAtFirst("a4a6"));
        assertEquals("a pawn goes diagonally only to capture, and nothing stands on b5 (GA-08)", whyAtFirst("axb5"));
    }

    @Test
    @Proves({"GA-08", "C-10"})
    void theDoubleStepBelongsToTheArrayWhereItIsReadSo() {
        Ruleset stepping = RULESET.with(GrantAcedrex.PawnStep.DOUBLE);
        assertEquals(
                "the pawn on f5 has no double step, which belongs to the ranks of the array (GA-08 / C-10)",
                why(stepping, "11k/11p/12/12/12/12/12/5P6/12/12/12/6K5 w - - 0 1", "f5f7"));
    }

    @Test
    @Proves({"GA-09", "C-13"})
    void thePawnBecomesWhatTheFileSays() {
        assertEquals(
                "it becomes an aanca, not a rook (GA-09 / C-13)",
                why("4l1r5/5P6/12/12/12/12/12/12/12/12/10k1/K11 w - - 0 1", "f11f12=R"));
        assertEquals(
                "it becomes a crocodile, not an aanca (GA-09 / C-13)",
                why("4l1r5/5P6/12/12/12/12/12/12/12/12/10k1/K11 w - - 0 1", "fxe12=A"));
    }

    @Test
    @Proves({"GA-10", "C-09"})
    void aStalemateHasNoMoves() {
        assertEquals(
                "the game is decided: 1-0 stalemate (GA-10 / C-09)",
                why("k11/12/1K10/4C6p/11P/12/12/12/12/12/12/12 b - - 0 1", "a12a11"));
    }

    @Test
    @Proves({"GA-11", "C-09"})
    void aBareKingHasNoMoves() {
        assertEquals(
                "the game is decided: 1-0 bare-king (GA-11 / C-09)",
                why("11k/12/12/12/12/12/12/5P6/12/12/12/6K5 b - - 0 1", "l12l11"));
    }

    @Test
    @Proves("GA-12")
    void theDieComesFirst() {
        Ruleset dice = RULESET.with(GrantAcedrex.Rolled.REROLL);
        String array = "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w g1g12 - 0 1 ";
        assertEquals("the die is to be rolled first (GA-12)", why(dice, array + "-", "a4a5"));
        assertEquals("the die shows 5, which lets only a rook move (GA-12)", why(dice, array + "5", "a4a5"));
        assertEquals("the die shows 7, which lets only an aanca move (GA-12)", why(dice, array + "7", "Cb4"));
        assertEquals("the rook on a1 is blocked at a4 by its own pawn (GA-07)", why(dice, array + "5", "a1a5"));
    }

    @Test
    @Proves({"GA-12", "C-09"})
    void aRollLostInCheckDecides() {
        Ruleset passing = RULESET.with(GrantAcedrex.Rolled.PASS);
        assertEquals(
                "the game is decided: 1-0 lost-roll (GA-12 / C-09)",
                why(passing, "R10k/12/p11/12/12/12/12/12/12/12/12/6K5 b - - 0 1 1", "a10a9"));
    }

    @Test
    @Proves("C-04")
    void theKingIsInCheckFromTheAanca() {
        assertEquals(
                "the rook on g3 would leave the king on g1 in check from the aanca on f5 (C-04)",
                why("11k/12/12/12/12/12/12/5a6/12/6R5/12/6K5 w - - 0 1", "g3h3"));
    }
}

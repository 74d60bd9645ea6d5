package io.github.assize.variants.chaturanga12x12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import org.junit.jupiter.api.Test;

final class Chaturanga12x12RefusalsTest {
    private static final Ruleset RULESET = Chaturanga12x12.ruleset();

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
    @Proves("CQ-01")
    void theMenMoveInTheirWays() {
        assertEquals("a mantri does not move from f1 to h2 (CQ-01)", whyAtFirst("f1h2"));
        assertEquals("a raja does not move from g1 to g3 (CQ-01)", whyAtFirst("g1g3"));
        assertEquals("the ushtra on e1 is blocked at f2 by its own padati (CQ-01)", whyAtFirst("e1h4"));
        assertEquals("the chariot on d1 is blocked at d2 by its own padati (CQ-01)", whyAtFirst("d1d5"));
        assertEquals("a vaha does not move from b1 to b3 (CQ-01)", whyAtFirst("b1b3"));
    }

    @Test
    @Proves("CQ-02")
    void aDantiIsNoChariot() {
        assertEquals("not a chariot but a danti stands on a1 (CQ-01)", whyAtFirst("Ca1a2"));
    }

    @Test
    @Proves("CQ-03")
    void aPawnHasNoDoubleStep() {
        assertEquals("a padati does not move from a2 to a4 (CQ-03)", whyAtFirst("a2a4"));
        assertEquals("a padati goes diagonally only to capture, and nothing stands on b3 (CQ-03)", whyAtFirst("a2b3"));
    }

    @Test
    @Proves({"CQ-04", "C-13"})
    void aPawnBecomesAMantri() {
        assertEquals(
                "it becomes a mantri, not a danti (CQ-04 / C-13)",
                why("6d5/5P6/12/12/12/12/12/2d9/12/12/V6k4/K11 w - - 0 1", "f12=D"));
    }

    @Test
    @Proves({"CQ-04", "CQ-05"})
    void aReturnedMantriDoesNotParryOnTheFarRank() {
        assertEquals(
                "the raja on a12 is in check from the danti on f12, and the padati on c11 does not parry it on c12 (C-04)",
                why("K4d6/2P9/12/12/12/12/12/12/12/7k4/12/V11 w - - 0 1", "c11c12"));
    }

    @Test
    @Proves({"CQ-06", "C-09"})
    void aReducedSideHasLost() {
        assertEquals(
                "the game is decided: 1-0 reduced (CQ-06 / C-09)",
                why("6k5/6p5/12/12/12/12/12/12/12/12/12/KF9D b - - 0 1", "g12f12"));
    }

    @Test
    @Proves("CQ-07")
    void aRemovalIsForAStalematedPlayer() {
        assertEquals("a removal is only for a stalemated player (CQ-07)", whyAtFirst("xa12"));
        assertEquals(
                "the raja cannot be removed (CQ-07)",
                why("d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 0 1", "xf12"));
        assertEquals(
                "no black piece stands on e12 to be removed (CQ-07)",
                why("d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 0 1", "xe12"));
        assertEquals(
                "no black piece stands on b1 to be removed (CQ-07)",
                why("d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 0 1", "xb1"));
    }

    @Test
    @Proves("CQ-08")
    void aRemovalMayNotOpenALineOnTheRaja() {
        assertEquals(
                "the removal of the padati on a5 would leave the raja on a1 in check from the danti on a12 (CQ-08)",
                why("d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 0 1", "xa5"));
    }

    @Test
    @Proves("C-04")
    void aStalematedRajaStays() {
        assertEquals(
                "it would put the raja on a2 in check from the danti on l2 (C-04)",
                why("d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 0 1", "a1a2"));
        assertEquals(
                "the flagcar on b1 would leave the raja on a1 in check from the danti on l1 (C-04)",
                why("d4k6/12/12/12/12/12/12/p11/12/12/11d/KF9d w - - 0 1", "b1c2"));
    }
}

package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ShowCommandTest {
    @Test
    void drawsTwoMenOnOneSquareSideBySide() {
        String expected = """
                 8  .  .  f  .  k  f  .  .
                 7  .  .  r  n  n  r  .  .
                 6  p  p  p  p pq  p  p  p
                 5  .  .  .  .  .  .  .  .
                 4  .  .  .  .  .  .  .  .
                 3  P  P  P  P PQ  P  P  P
                 2  .  .  R  N  N  R  .  .
                 1  .  .  F  .  K  F  .  .
                    a  b  c  d  e  f  g  h

                to move\tWhite
                rights\t-
                check\tno
                outcome\t*
                FEN\t2f1kf2/2rnnr2/pppp(pq)ppp/8/8/PPPP(PQ)PPP/2RNNR2/2F1KF2 w - - 0 1
                """;
        assertEquals(new Cli.Run(0, expected, ""), Cli.run("show", "short-assize"));
    }

    @Test
    void drawsTwelveRanks() {
        String expected = """
                12  d  v  f  c  u  k  m  u  c  f  v  d
                11  p  p  p  p  p  p  p  p  p  p  p  p
                10  .  .  .  .  .  .  .  .  .  .  .  .
                 9  .  .  .  .  .  .  .  .  .  .  .  .
                 8  .  .  .  .  .  .  .  .  .  .  .  .
                 7  .  .  .  .  .  .  .  .  .  .  .  .
                 6  .  .  .  .  .  .  .  .  .  .  .  .
                 5  .  .  .  .  .  .  .  .  .  .  .  .
                 4  .  .  .  .  .  .  .  .  .  .  .  .
                 3  .  .  .  .  .  .  .  .  .  .  .  .
                 2  P  P  P  P  P  P  P  P  P  P  P  P
                 1  D  V  F  C  U  M  K  U  C  F  V  D
                    a  b  c  d  e  f  g  h  i  j  k  l

                to move\tWhite
                rights\t-
                check\tno
                outcome\t*
                FEN\tdvfcukmucfvd/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD w - - 0 1
                """;
        assertEquals(new Cli.Run(0, expected, ""), Cli.run("show", "chaturanga-12x12"));
    }

    @Test
    void tellsRightsAndTheSquareOfACaptureEnPassant() {
        String fen = "rnfqkfnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNFQKFNR b d1e1d8e8 e3 0 1";
        assertFacts("""
                to move\tBlack
                rights\td1 e1 d8 e8
                e.p.\te3
                check\tno
                outcome\t*
                FEN\t%s
                """.formatted(fen), Cli.run("show", "long-assize", "--fen", fen));
    }

    @Test
    void tellsCheckAndOutcome() {
        String fen = "rnbq1bnr/ppppkppp/8/4Q3/8/3P4/PPP1PPPP/RNBK1BNR b d1 - 0 3";
        assertFacts("""
                to move\tBlack
                rights\td1
                check\tyes
                outcome\t1-0 checkmate
                FEN\t%s
                """.formatted(fen), Cli.run("show", "chatur", "--fen", fen));
    }

    @Test
    void tellsWhatTheDieShows() {
        String men = "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w g1g12 - 0 1 ";
        assertFacts(dice("5 (rook)", men + "5", "*"), dice(men + "5"));
        assertFacts(dice("to be rolled", men + "-", "*"), Cli.run("show", "grant-acedrex", "--reading", "dice=pass"));
    }

    @Test
    void tellsTheFaceAloneWhereItLetsNoManMove() {
        String lost = "11k/12/12/12/12/12/p11/12/12/12/5P6/r5K5 w - - 0 1 2";
        assertFacts("""
                to move\tWhite
                rights\t-
                check\tyes
                die\t2
                outcome\t0-1 lost-roll
                FEN\t%s
                """.formatted(lost), dice(lost));
    }

    private static Cli.Run dice(String fen) {
        return Cli.run("show", "grant-acedrex", "--reading", "dice=pass", "--fen", fen);
    }

    private static String dice(String die, String fen, String outcome) {
        return "to move\tWhite\nrights\tg1 g12\ncheck\tno\ndie\t" + die + "\noutcome\t" + outcome + "\nFEN\t" + fen
                + "\n";
    }

    /** Asserts what stands below the board. */
    private static void assertFacts(String facts, Cli.Run run) {
        assertEquals(0, run.status(), run.err());
        int below = run.out().indexOf("\n\n") + 2;
        assertTrue(below > 1, run.out());
        assertEquals(facts, run.out().substring(below));
    }
}

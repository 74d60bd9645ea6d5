package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ShowCommandTest {
    @Test
    void drawsTwoPiecesOnOneSquareSideBySide() {
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
    void showsTheBoardFromEitherSide() {
        String board = Cli.run("show", "chatur", "--flip").out();
        assertTrue(board.startsWith(" 1  R  N  B  Q  K  B  N  R\n 2  P  P"), board);
        assertTrue(board.contains(" 8  r  n  b  k  q  b  n  r\n    h  g  f  e  d  c  b  a\n\nto move"), board);
    }

    @Test
    void colorsSquaresAndDrawsFiguresOnATerminalOnly() {
        String plain = Cli.run("show", "short-assize").out();
        assertEquals(
                plain, Cli.run("show", "short-assize", "--color", "--figurines").out());
        String rank = " 3 \033[38;5;16;48;5;179m P \033[38;5;16;48;5;223m P ";
        String colored = onTerminal("show", "short-assize", "--color");
        assertTrue(colored.contains(rank), colored);
        assertTrue(colored.contains("\033[38;5;16;48;5;179mPQ "), colored);
        assertTrue(colored.contains("\033[0m\n    a  b  c  d  e  f  g  h \n"), colored);
        String figures = onTerminal("show", "short-assize", "--figurines");
        assertTrue(figures.contains(" 8  .  .  f  .  ♚  f  .  .\n 7  .  .  ♜  ♞  ♞  ♜  .  .\n"), figures);
        assertTrue(figures.contains(" 3  ♙  ♙  ♙  ♙ ♙♕  ♙  ♙  ♙\n"), figures);
    }

    private static String onTerminal(String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Streams streams = Cli.streams(InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), true);
        assertEquals(0, Main.run(List.of(words), streams));
        return out.toString(UTF_8);
    }

    @Test
    void theEnvironmentMayForbidColors() {
        assertTrue(Streams.wantsColors(Map.of("TERM", "xterm")));
        assertTrue(Streams.wantsColors(Map.of("TERM", "xterm", "NO_COLOR", "")));
        assertFalse(Streams.wantsColors(Map.of("TERM", "xterm", "NO_COLOR", "1")));
        assertFalse(Streams.wantsColors(Map.of("TERM", "dumb")));
        assertFalse(Streams.wantsColors(Map.of()));
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
        String pieces = "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w g1g12 - 0 1 ";
        assertFacts(dice("5 (rook)", pieces + "5", "*"), dice(pieces + "5"));
        assertFacts(
                dice("to be rolled", pieces + "-", "*"), Cli.run("show", "grant-acedrex", "--reading", "dice=pass"));
    }

    @Test
    void tellsTheFaceAloneWhereItLetsNoPieceMove() {
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

package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class MovesCommandTest {
    @Test
    void listsTheLegalMovesSortedByText() {
        String moves = "Pe3e4 Qe3d4 Qe3f4 a3a4 b3b4 c2a2 c2b2 c3c4 d2b1 d2c4 d2e4 d3d4 e1d1 e2d4 e2f4 e2g1 f2g2 f2h2"
                + " f3f4 g3g4 h3h4";
        assertMoves(moves, "moves", "short-assize");
    }

    @Test
    void sortsSquaresOfTwoDigitsByText() {
        String fen = "10pk/12/12/P11/12/12/12/12/12/12/12/R10K w - - 0 1";
        assertMoves(
                "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 a1h1 a1i1 a1j1 a1k1 a9a10 l1k1 l1k2 l1l2",
                "moves",
                "grant-acedrex",
                "--fen",
                fen);
    }

    @Test
    void listsNothingForADecidedPosition() {
        String fen = "rnbq1bnr/ppppkppp/8/4Q3/8/3P4/PPP1PPPP/RNBK1BNR b d1 - 0 3";
        assertEquals(new Cli.Run(0, "", ""), Cli.run("moves", "chatur", "--fen", fen));
    }

    @Test
    void listsNothingBeforeTheRollAndThePiecesOfItsKindAfter() {
        String array = "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w g1g12 - 0 1";
        assertMoves("", "moves", "grant-acedrex", "--reading", "dice=reroll");
        assertMoves(
                "g1e3 g1f2 g1g2 g1g3 g1h2 g1i3",
                "moves",
                "grant-acedrex",
                "--reading",
                "dice=reroll",
                "--fen",
                array + " 8");
    }

    @Test
    void followsThePresetAndThenTheReadings() {
        String fen = "10pk/12/12/12/12/12/12/12/5L6/12/12/K11 w - - 0 1";
        assertMoves("f4c4 f4f1 f4f7 f4i4", lion("--preset", "murray", "--fen", fen));
        assertMoves(
                "f4c3 f4c4 f4c5 f4e1 f4e7 f4f1 f4f7 f4g1 f4g7 f4i3 f4i4 f4i5",
                lion("--reading", "lion=threeleaper-camel", "--preset", "murray", "--fen", fen));
    }

    private static Cli.Run lion(String... options) {
        String[] words = new String[options.length + 2];
        words[0] = "moves";
        words[1] = "grant-acedrex";
        System.arraycopy(options, 0, words, 2, options.length);
        Cli.Run run = Cli.run(words);
        String moves = run.out()
                .lines()
                .filter(m -> m.startsWith("f4"))
                .map(m -> m + "\n")
                .reduce("", String::concat);
        return new Cli.Run(run.status(), moves, run.err());
    }

    private static void assertMoves(String moves, String... words) {
        assertMoves(moves, Cli.run(words));
    }

    private static void assertMoves(String moves, Cli.Run run) {
        String lines = moves.isEmpty() ? "" : moves.replace(' ', '\n') + "\n";
        assertEquals(new Cli.Run(0, lines, ""), run);
    }
}

package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class ReplayCommandTest {
    private static final Ruleset CHATUR = Rulesets.byId("chatur");
    private static final String ARRAY =
            "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w g1g12 - 0 1 -";
    private static final String MATED = "rnbq1bnr/ppppkppp/8/4Q3/8/3P4/PPP1PPPP/RNBK1BNR b d1 - 0 3";

    @Test
    void playsMovesInBothNotations() {
        Cli.Run expected = new Cli.Run(0, MATED + "\t1-0 checkmate\n", "");
        assertEquals(expected, Cli.run("replay", "chatur", "d3", "e5", "Qc3", "Ke7", "Qxe5#"));
        assertEquals(expected, Cli.run("replay", "chatur", "d2d3", "e7e5", "e1c3", "e8e7", "c3e5"));
    }

    @Test
    void playsWhatPeopleWriteIfAsked() {
        String[] words = {"replay", "chatur", "--fen", CHATUR.initialPosition().toFen() + " ", "1.d2-d3", "e7:e5!"};
        assertEquals(2, Cli.run(words).status());
        String[] lenient = Arrays.copyOf(words, words.length + 1);
        lenient[words.length] = "--lenient";
        assertEquals(Cli.run("replay", "chatur", "d3", "e5"), Cli.run(lenient));
    }

    @Test
    void numbersOfMovesThatAreWordsOfTheirOwnArePassedOver() {
        Cli.Run played = Cli.run("replay", "chatur", "d4", "d5");
        assertEquals(played, Cli.run("replay", "chatur", "1.", "d4", "d5", "--lenient"));
        assertEquals(played, Cli.run("replay", "chatur", "1.", "d4", "1...", "d5", "--lenient"));
    }

    @Test
    void saysOfALenientMoveWhyItIsIllegalAsItWasUnderstood() {
        Cli.Run run = Cli.run("replay", "chatur", "--lenient", "1. d2-d5!");
        assertEquals(1, run.status());
        String why = CHATUR.initialPosition().why("d2d5").orElseThrow();
        assertTrue(run.err().endsWith(": " + why + "\n"), run::err);
    }

    @Test
    void playsFromAPosition() {
        String fen = "4k3/4p3/8/8/8/8/4P3/3RK3 w - - 0 1";
        String after = "4k3/4p3/8/8/8/4P3/8/3RK3 b - - 0 1";
        assertEquals(new Cli.Run(0, after + "\t*\n", ""), Cli.run("replay", "long-assize", "--fen", fen, "e3"));
    }

    @Test
    void playsNoMoves() {
        assertEquals(new Cli.Run(0, CHATUR.initialPosition().toFen() + "\t*\n", ""), Cli.run("replay", "chatur"));
    }

    @Test
    void saysWhichMoveIsIllegalWhenWhereAndWhy() {
        String fen = "rnbqkbnr/pppp1ppp/8/4p3/8/3P4/PPP1PPPP/RNBKQBNR w d1e8 - 0 2";
        String why = CHATUR.parsePosition(fen).why("e2e5").orElseThrow();
        assertEquals(
                new Cli.Run(1, "", "assize: \"e2e5\" at ply 3 is not legal in " + fen + ": " + why + "\n"),
                Cli.run("replay", "chatur", "d3", "e5", "e2e5", "e7e5"));
    }

    @Test
    void refusesAMoveAfterTheEnd() {
        String why = CHATUR.parsePosition(MATED).why("a7a6").orElseThrow();
        assertEquals(
                new Cli.Run(1, "", "assize: \"a7a6\" at ply 6 is not legal in " + MATED + ": " + why + "\n"),
                Cli.run("replay", "chatur", "d3", "e5", "Qc3", "Ke7", "Qxe5#", "a7a6"));
    }

    @Test
    void refusesATextThatIsNoMove() {
        String array = CHATUR.initialPosition().toFen();
        assertEquals(
                new Cli.Run(
                        1,
                        "",
                        "assize: \"z9\" at ply 1 is not legal in " + array + ": "
                                + CHATUR.initialPosition().why("z9").orElseThrow() + "\n"),
                Cli.run("replay", "chatur", "z9"));
    }

    @Test
    void saysThatAMoveMayNotBeginWithABlank() {
        String array = CHATUR.initialPosition().toFen();
        for (String blank : new String[] {" ", "\u00a0", "\uFEFF"}) {
            String word = "\"" + blank + "e2e4\"";
            assertEquals(
                    new Cli.Run(
                            1,
                            "",
                            "assize: " + word + " at ply 1 is not legal in " + array
                                    + ": a move such as e2e4, Nf3 or xh7 must stand here, at column 1 of " + word
                                    + "; with --lenient it means e2e4\n"),
                    Cli.run("replay", "chatur", blank + "e2e4"));
        }
    }

    @Test
    void keepsTheRefusalOfAStrangeTextOnOneLine() {
        Cli.Run run = Cli.run("replay", "chatur", "e2\ne4");
        assertEquals(1, run.status());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void readsRollsBeforeMoves() {
        String fen = "rlugcakcgulr/12/12/1ppppppppppp/p11/12/12/P11/1PPPPPPPPPPP/12/12/RLUGCAKCGULR w g1g12 - 0 2 8";
        assertEquals(new Cli.Run(0, fen + "\t*\n", ""), dice("reroll", ARRAY, "=1", "a4a5", "=1", "a9a8", "=8"));
    }

    @Test
    void saysWhatAMoveMeansWhenItIsReadLeniently() {
        Cli.Run run = Cli.run("replay", "chatur", "d2-d3");
        assertEquals(1, run.status());
        assertTrue(run.err().endsWith("; with --lenient it means d2d3\n"), run::err);
        assertFalse(Cli.run("replay", "chatur", "d2-d5").err().contains("--lenient"));
    }

    @Test
    void countsATurnThatIsPassedAsAPly() {
        String passing = "k10p/12/12/12/12/12/12/12/12/12/12/K10R w - - 0 1 -";
        String after = "k10p/12/12/12/12/12/12/12/12/12/12/K10R b - - 1 1 -";
        assertEquals(new Cli.Run(0, after + "\t*\n", ""), dice("pass", passing, "=7"));
        assertEquals(
                new Cli.Run(
                        1,
                        "",
                        "assize: \"=9\" at ply 2 is not legal in " + after
                                + ": the die can show one of: 1, 2, 3, 4, 5, 6, 7, 8\n"),
                dice("pass", passing, "=7", "=9"));
    }

    @Test
    void refusesARollThatTheDieWouldRepeat() {
        String fen = "k10p/12/12/12/12/12/12/12/12/12/12/K10R w - - 0 1 -";
        assertEquals(
                new Cli.Run(
                        1, "", "assize: \"=7\" at ply 1 is not legal in " + fen + ": the die can show one of: 5, 8\n"),
                dice("reroll", fen, "=7"));
    }

    @Test
    void saysHowARollIsWritten() {
        for (String roll : new String[] {"=", "=x", "=5x", "=-5", "=05", "= 5"}) {
            assertEquals(
                    new Cli.Run(
                            1,
                            "",
                            "assize: \"" + roll + "\" at ply 1 is not legal in " + ARRAY
                                    + ": a roll must be = and the face that the die shows, such as =5\n"),
                    dice("reroll", ARRAY, roll));
        }
    }

    @Test
    void refusesAFaceThatTheDieDoesNotHave() {
        for (String roll : new String[] {"=0", "=9", "=55555555555"}) {
            assertEquals(
                    new Cli.Run(
                            1,
                            "",
                            "assize: \"" + roll + "\" at ply 1 is not legal in " + ARRAY
                                    + ": the die can show one of: 1, 2, 3, 4, 5, 6, 7, 8\n"),
                    dice("reroll", ARRAY, roll));
        }
    }

    @Test
    void refusesAMoveBeforeTheRoll() {
        Ruleset dice = Rulesets.byId("grant-acedrex").with("dice", "reroll");
        String why = dice.initialPosition().why("a4a5").orElseThrow();
        assertEquals(
                new Cli.Run(1, "", "assize: \"a4a5\" at ply 1 is not legal in " + ARRAY + ": " + why + "\n"),
                dice("reroll", ARRAY, "a4a5"));
    }

    @Test
    void refusesARollThatIsNotAwaited() {
        String rolled = ARRAY.substring(0, ARRAY.length() - 1) + "1";
        assertEquals(
                new Cli.Run(1, "", "assize: \"=5\" at ply 1 is not legal in " + rolled + ": no roll is awaited\n"),
                dice("pass", ARRAY, "=1", "=5"));
    }

    @Test
    void refusesARollInAGameWithoutADie() {
        for (String game : new String[] {"chatur", "grant-acedrex"}) {
            String array = Rulesets.byId(game).initialPosition().toFen();
            for (String roll : new String[] {"=5", "=", "=x"}) {
                assertEquals(
                        new Cli.Run(
                                1,
                                "",
                                "assize: \"" + roll + "\" at ply 1 is not legal in " + array
                                        + ": there is no die to roll in this reading of " + game + "\n"),
                        Cli.run("replay", game, roll));
            }
        }
    }

    private static Cli.Run dice(String answer, String fen, String... words) {
        String[] all = new String[words.length + 6];
        String[] command = {"replay", "grant-acedrex", "--reading", "dice=" + answer, "--fen", fen};
        System.arraycopy(command, 0, all, 0, command.length);
        System.arraycopy(words, 0, all, command.length, words.length);
        return Cli.run(all);
    }
}

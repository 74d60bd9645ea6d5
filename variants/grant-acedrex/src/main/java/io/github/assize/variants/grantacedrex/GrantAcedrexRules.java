package io.github.assize.variants.grantacedrex;

import io.github.assize.core.Answers;
import io.github.assize.core.Rule;
import java.util.List;

/** The numbered rules of Grant Acedrex, in words. */
final class GrantAcedrexRules {
    private static final String BOOK = "Libro de los Juegos 1283, as Cazaux and Musser reconstruct it";
    private static final String MURRAY = "Murray's translation of the Libro de los Juegos";
    private static final String PRITCHARD = "Pritchard 1994: 130";

    private GrantAcedrexRules() {}

    static List<Rule> rules(Answers answers) {
        return Rule.commonAnd(
                new Rule(
                        "GA-01",
                        "The king steps one square in any of the eight directions; there is no castling.",
                        BOOK),
                kingLeap(answers),
                new Rule(
                        "GA-03",
                        "The aanca steps one square diagonally and may go on from there, if that square was"
                                + " empty, any distance along a rank or a file, away from where it started.",
                        BOOK),
                unicorn(answers),
                answers.is(GrantAcedrex.Lion.THREELEAPER)
                        ? new Rule("GA-05", "The lion leaps three squares along a rank or a file.", MURRAY)
                        : new Rule(
                                "GA-05",
                                "The lion leaps three squares along a rank or a file, or three and one to the"
                                        + " side.",
                                BOOK),
                answers.is(GrantAcedrex.Giraffe.FOUR_ONE)
                        ? new Rule("GA-06", "The giraffe leaps four squares and one to the side.", MURRAY)
                        : new Rule("GA-06", "The giraffe leaps three squares and two to the side.", BOOK),
                new Rule(
                        "GA-07",
                        "The crocodile goes any distance diagonally, the rook any distance along a rank or a"
                                + " file.",
                        BOOK),
                pawn(answers),
                new Rule(
                        "GA-09",
                        "A pawn that reaches the far rank, by a step or a capture, becomes what the array has"
                                + " on that file, on the king's file an aanca: rook on a and l, lion on b and"
                                + " k, unicorn on c and j, giraffe on d and i, crocodile on e and h, aanca on f"
                                + " and g.",
                        BOOK),
                answers.is(GrantAcedrex.Stalemated.DRAW)
                        ? new Rule("GA-10", "Checkmate wins; stalemate is a draw.", "another encyclopaedia's page")
                        : new Rule("GA-10", "Checkmate wins, and so does giving stalemate.", BOOK),
                answers.is(GrantAcedrex.Bared.REPRIEVE)
                        ? new Rule(
                                "GA-11",
                                "A side left with its king alone loses, unless its next move bares the other"
                                        + " king too, which draws.",
                                "the usual rule of shatranj")
                        : new Rule("GA-11", "A side left with its king alone loses at once.", BOOK),
                dice(answers));
    }

    private static Rule kingLeap(Answers answers) {
        String leap = "As his first move the king may leap exactly two squares straight or diagonally, over anything; ";
        String kept = "A check does not cost him the right.";
        if (answers.is(GrantAcedrex.KingLeap.QUIET)) {
            return new Rule(
                    "GA-02",
                    leap + "the leap never captures, but may leave a check and pass an attacked square. " + kept,
                    "the Game Courier and Jocly implementations");
        }
        return answers.is(GrantAcedrex.KingLeap.CAZAUX)
                ? new Rule(
                        "GA-02",
                        leap + "the leap may neither capture, nor leave a check, nor pass an attacked square. " + kept,
                        "Cazaux's page; the page of the Game Courier preset")
                : new Rule(
                        "GA-02",
                        leap + "the leap may capture, leave a check and pass an attacked square. " + kept,
                        BOOK);
    }

    private static Rule unicorn(Answers answers) {
        return answers.is(GrantAcedrex.Unicorn.MURRAY)
                ? new Rule(
                        "GA-04",
                        "The unicorn's first move is a knight's leap that cannot capture, so that it attacks nothing"
                                + " before; afterwards it goes any distance diagonally. A promoted unicorn has not yet"
                                + " moved.",
                        MURRAY)
                : new Rule(
                        "GA-04",
                        "The unicorn makes a knight's leap and may go on from there, if that square was empty, any"
                                + " distance along the one diagonal that leads away from where it started.",
                        BOOK);
    }

    private static Rule pawn(Answers answers) {
        String step = "The pawn steps one square straight forward if it is empty and captures one square diagonally"
                + " forward; ";
        return answers.is(GrantAcedrex.PawnStep.DOUBLE)
                ? new Rule(
                        "GA-08",
                        step + "from its array square it may go two forward if both are empty. There is no capture en"
                                + " passant.",
                        "Cazaux's page; the Game Courier and Jocly implementations")
                : new Rule("GA-08", step + "it has no double step and does not capture en passant.", BOOK);
    }

    private static Rule dice(Answers answers) {
        String die = "An eight-sided die tells which kind may move: 8 king, 7 aanca, 6 unicorn, 5 rook, 4 lion,"
                + " 3 crocodile, 2 giraffe, 1 pawn; check, mate and stalemate are judged without it. ";
        if (answers.is(GrantAcedrex.Rolled.REROLL)) {
            return new Rule("GA-12", die + "It is rolled again until a man can move.", BOOK + "; " + PRITCHARD);
        }
        return answers.is(GrantAcedrex.Rolled.PASS)
                ? new Rule(
                        "GA-12",
                        die + "If no man of the kind can move the turn passes, but a player in check has lost.",
                        "Pritchard, on the Oblong Chess of the same manuscript")
                : new Rule(
                        "GA-12", "The game is played without dice, which the manuscript leaves to the players.", BOOK);
    }
}

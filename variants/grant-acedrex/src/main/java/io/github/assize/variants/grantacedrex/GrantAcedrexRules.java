package io.github.assize.variants.grantacedrex;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Grant Acedrex, in words. */
final class GrantAcedrexRules {
    private static final String BOOK = "Libro de los Juegos 1283, as Cazaux and Musser reconstruct it";
    private static final String MURRAY = "Murray's translation of the Libro de los Juegos";
    private static final String PRITCHARD = "Pritchard 1994: 130";
    private static final String DIE =
            "An eight-sided die tells which kind may move: 8 king, 7 aanca, 6 unicorn, 5 rook,"
                    + " 4 lion, 3 crocodile, 2 giraffe, 1 pawn; check, mate and stalemate are judged without it. ";

    static final List<RuleText> TEXTS = List.of(
            RuleText.of(
                    "GA-01", "The king steps one square in any of the eight directions; there is no castling.", BOOK),
            RuleText.of(
                            "GA-02",
                            "As his first move the king may leap exactly two squares straight or diagonally, over anything; ",
                            "")
                    .and("the leap may capture, leave a check and pass an attacked square. ", BOOK)
                    .when(
                            GrantAcedrex.KingLeap.QUIET,
                            "the leap never captures, but may leave a check and pass an attacked square. ",
                            "the Game Courier and Jocly implementations")
                    .when(
                            GrantAcedrex.KingLeap.CAZAUX,
                            "the leap may neither capture, nor leave a check, nor pass an attacked square. ",
                            "Cazaux's page; the page of the Game Courier preset")
                    .and("A check does not cost him the right.", ""),
            RuleText.of(
                    "GA-03",
                    "The aanca steps one square diagonally and may go on from there, if that square was empty, any distance along a"
                            + " rank or a file, away from where it started.",
                    BOOK),
            RuleText.of(
                            "GA-04",
                            "The unicorn makes a knight's leap and may go on from there, if that square was empty, any distance along the one"
                                    + " diagonal that leads away from where it started.",
                            BOOK)
                    .when(
                            GrantAcedrex.Unicorn.MURRAY,
                            "The unicorn's first move is a knight's leap that cannot capture, so that it attacks nothing"
                                    + " before; afterwards it goes any distance diagonally. A promoted unicorn has not yet moved.",
                            MURRAY),
            RuleText.of(
                            "GA-05",
                            "The lion leaps three squares along a rank or a file, or three and one to the side.",
                            BOOK)
                    .when(
                            GrantAcedrex.Lion.THREELEAPER,
                            "The lion leaps three squares along a rank or a file.",
                            MURRAY),
            RuleText.of("GA-06", "The giraffe leaps three squares and two to the side.", BOOK)
                    .when(GrantAcedrex.Giraffe.FOUR_ONE, "The giraffe leaps four squares and one to the side.", MURRAY),
            RuleText.of(
                    "GA-07",
                    "The crocodile goes any distance diagonally, the rook any distance along a rank or a file.",
                    BOOK),
            RuleText.of(
                            "GA-08",
                            "The pawn steps one square straight forward if it is empty and captures one square diagonally forward; ",
                            "")
                    .and("it has no double step and does not capture en passant.", BOOK)
                    .when(
                            GrantAcedrex.PawnStep.DOUBLE,
                            "from its array square it may go two forward if both are empty. There is no capture en"
                                    + " passant.",
                            "Cazaux's page; the Game Courier and Jocly implementations"),
            RuleText.of(
                    "GA-09",
                    "A pawn that reaches the far rank, by a step or a capture, becomes what the array has on that file, on the king's"
                            + " file an aanca: rook on a and l, lion on b and k, unicorn on c and j, giraffe on d and i, crocodile on e and h, aanca on f"
                            + " and g.",
                    BOOK),
            RuleText.of("GA-10", "Checkmate wins, and so does giving stalemate.", BOOK)
                    .when(Stalemate.DRAW, "Checkmate wins; stalemate is a draw.", "another encyclopaedia's page"),
            RuleText.of("GA-11", "A side left with its king alone loses at once.", BOOK)
                    .when(
                            Baring.Timing.REPRIEVE,
                            "A side left with its king alone loses, unless its next move bares the other king too, which"
                                    + " draws.",
                            "the usual rule of shatranj"),
            RuleText.of("GA-12", "The game is played without dice, which the manuscript leaves to the players.", BOOK)
                    .when(
                            GrantAcedrex.Rolled.REROLL,
                            DIE + "It is rolled again until a man can move.",
                            BOOK + "; " + PRITCHARD)
                    .when(
                            GrantAcedrex.Rolled.PASS,
                            DIE + "If no man of the kind can move the turn passes, but a player in check has lost.",
                            "Pritchard, on the Oblong Chess of the same manuscript"));

    private GrantAcedrexRules() {}
}

package io.github.assize.variants.forcado;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Forçado, in words. */
final class ForcadoRules {
    private static final String TEXT = "Ludii's rules text";
    private static final String FILE = "Ludii's file; the text is silent";

    static final List<RuleText> ALL = List.of(
            RuleText.of(
                    "FO-01",
                    "The king steps one square in any direction, the queen exactly one square diagonally; the rook"
                            + " goes any distance orthogonally.",
                    TEXT),
            RuleText.of(
                    "FO-02",
                    "The fil leaps exactly two squares diagonally, over anything; the knight makes the knight's leap.",
                    TEXT),
            RuleText.of("FO-03", "A fil cannot capture a fil, and does not attack one.", TEXT),
            RuleText.of(
                    "FO-04",
                    "The pawn steps one square forward to an empty square and captures one square diagonally forward;"
                            + " it has no double step, and there is no capture en passant.",
                    TEXT),
            RuleText.of("FO-05", "A pawn that reaches the far rank, by a step or by a capture, becomes a queen.", TEXT),
            RuleText.of("FO-06", "A side that can capture must capture.", TEXT + "; the Libro"),
            RuleText.of(
                            "FO-07",
                            "It must capture a man of the highest rank that it can capture: rook, knight, queen, fil,"
                                    + " pawn, from the highest to the lowest.",
                            TEXT)
                    .when(Forcado.Captures.FREE, "Any capture will do.", "a Zillions file; the Libro by itself"),
            RuleText.of(
                            "FO-08",
                            "If several of its men can capture that man, one of the lowest rank must do it: pawn, fil,"
                                    + " queen, knight, rook, king, from the lowest.",
                            TEXT)
                    .when(
                            Forcado.LowestTaker.OF_KIND,
                            "If several of its men can capture a man of that kind, whichever it is, one of the lowest"
                                    + " rank must do it: pawn, fil, queen, knight, rook, king, from the lowest.",
                            "Ludii's file")
                    .when(
                            Forcado.Captures.FREE,
                            "Any man may make the capture.",
                            "a Zillions file; the Libro by itself"),
            RuleText.of(
                    "FO-09",
                    "Between men of one rank the choice is free: which of two rooks to take, and by which of two"
                            + " pawns.",
                    "inference from FO-07 and FO-08"),
            RuleText.of(
                    "FO-10",
                    "Only a capture that leaves the own king safe counts as one that can be made; a pinned man owes"
                            + " nothing.",
                    FILE),
            RuleText.of("FO-11", "In check too: if the check can be met by a capture, it must be.", FILE)
                    .when(
                            Forcado.InCheck.KING_MAY_FLEE,
                            "If a check can be met by a capture, it must be, or the king must step to an empty square;"
                                    + " interposing is not allowed.",
                            "a Zillions file, Maiden's game")
                    .when(
                            Forcado.InCheck.FREE,
                            "A side in check owes no capture.",
                            "inference: the king's safety goes first"),
            RuleText.of(
                    "FO-12",
                    "A man gives check by what its move can reach, even if on its turn it would owe another capture.",
                    FILE),
            RuleText.of(
                    "FO-13",
                    "Mate and stalemate are judged on the moves that are left by these rules, which take nothing away"
                            + " from a side that has a move. Stalemate is a win for the side that gives it.",
                    TEXT),
            RuleText.of(
                            "FO-14",
                            "There is no castling, and no rule on a bare king.",
                            TEXT + ", which is silent on the second")
                    .when(
                            Baring.Timing.REPRIEVE,
                            "There is no castling. A side left with nothing but its king loses, unless its next move"
                                    + " bares the other side as well: then the game is drawn.",
                            "the usual rule of shatranj")
                    .when(
                            Baring.Timing.IMMEDIATE,
                            "There is no castling. A side left with nothing but its king loses at once.",
                            "the rule of Medina"));

    private ForcadoRules() {}
}

package io.github.assize.variants.lombardchess;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Lombard chess, in words. */
final class LombardChessRules {
    private static final String MURRAY = "Murray 1913: 461-462, as Ludii has him";
    private static final String SILENT = "inference: the text is silent";

    static final List<RuleText> ALL = List.of(
            RuleText.of("LO-01", "The king steps one square in any direction.", MURRAY),
            RuleText.of(
                            "LO-02",
                            "The king's first move may instead be a leap to the second or the third square in a straight line,"
                                    + " in any of the eight directions.",
                            MURRAY + "; Ludii's file for the directions")
                    .when(
                            LombardChess.Reach.TWO,
                            "The king's first move may instead be a leap to the second square in a straight line, in any of"
                                    + " the eight directions.",
                            "Köbel 1520 on the Schachzabel"),
            RuleText.of("LO-03", "Or it may be a knight's leap.", MURRAY),
            RuleText.of(
                            "LO-04",
                            "The straight leap passes over empty squares and men of its own side, never over an enemy's,"
                                    + " neither on the first nor on the second square passed. The knight's leap passes over"
                                    + " nothing.",
                            MURRAY + "; Ludii's file")
                    .when(
                            LombardChess.KnightLeap.BARRED,
                            "Both leaps pass over empty squares and men of their own side, never over an enemy's; the"
                                    + " knight's leap goes by either of two squares and is barred only where enemies stand on"
                                    + " both.",
                            MURRAY + ", the ban taken for both leaps"),
            RuleText.of("LO-05", "Neither leap captures, so neither gives check.", MURRAY),
            RuleText.of(
                            "LO-06",
                            "A check does not cost the king his leaps, and he may leap out of check and over an attacked"
                                    + " square.",
                            SILENT)
                    .when(
                            LombardChess.Checked.FORFEITS_LEAP,
                            "A king that has been in check has lost his leaps for good, from the moment the check is given;"
                                    + " he may leap over an attacked square.",
                            "Ludii's file; the Long Assize")
                    .when(
                            LombardChess.Checked.BARRED_WHILE_CHECKED,
                            "A king in check may not leap, but the check costs him nothing once it is over; he may leap over"
                                    + " an attacked square.",
                            "Cunnan on the English long assize"),
            RuleText.of("LO-07", "The queen steps exactly one square diagonally.", MURRAY),
            RuleText.of(
                    "LO-08",
                    "The queen's first move may instead be a jump of two squares diagonally, over anything; it never"
                            + " captures.",
                    MURRAY),
            RuleText.of(
                    "LO-09", "The rook goes any distance orthogonally; the knight makes the knight's leap.", MURRAY),
            RuleText.of(
                    "LO-10",
                    "The bishop jumps two squares diagonally, over anything; a bishop cannot capture a bishop.",
                    MURRAY),
            RuleText.of(
                    "LO-11",
                    "The pawn steps one square straight forward, or two from its array rank, if they are empty, and captures"
                            + " one square diagonally forward.",
                    MURRAY),
            RuleText.of(
                    "LO-12",
                    "There is no capture en passant: a pawn may pass an enemy pawn by its double step unpunished.",
                    MURRAY),
            RuleText.of(
                    "LO-13",
                    "A pawn that reaches the eighth rank becomes a queen, which has the queen's jump on its own first move,"
                            + " on a later turn.",
                    MURRAY),
            RuleText.of("LO-14", "Stalemate is a draw.", MURRAY),
            RuleText.of("LO-15", "A bare king decides nothing; play goes on.", SILENT)
                    .when(
                            Baring.Timing.IMMEDIATE,
                            "A side that has nothing but its king loses at once.",
                            "the Long Assize")
                    .when(
                            Baring.Timing.REPRIEVE,
                            "A side that has nothing but its king loses, unless its next move bares the other side as well:"
                                    + " then the game is drawn.",
                            "the usual rule of shatranj"));

    private LombardChessRules() {}
}

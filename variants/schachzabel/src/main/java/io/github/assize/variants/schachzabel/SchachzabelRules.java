package io.github.assize.variants.schachzabel;

import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of Schachzabel, in words. */
final class SchachzabelRules {
    private static final String MURRAY = "Murray 1913: 463-464, as Ludii has him";
    private static final String KOEBEL = "Köbel 1520";
    private static final String SILENT = "inference: the text is silent";

    static final List<RuleText> ALL = List.of(
            RuleText.of(
                    "SZ-01", "The king steps one square in any direction, and captures so.", MURRAY + "; " + KOEBEL),
            RuleText.of(
                            "SZ-02",
                            "The king's first move may instead be a leap of two or three squares in a straight line,",
                            MURRAY + "; " + KOEBEL)
                    .when(
                            Schachzabel.Reach.TWO,
                            "The king's first move may instead be a leap of two squares in a straight line,",
                            "Mennel 1507")
                    .and(" in any of the eight directions.", "; Ludii's file for the directions")
                    .when(
                            Schachzabel.Directions.FORWARD,
                            " straight or diagonally ahead.",
                            "; Köbel for the directions"),
            RuleText.of(
                            "SZ-03",
                            "The leap passes over empty squares and men of its own side, never over an enemy's.",
                            MURRAY)
                    .when(Schachzabel.Over.NOBODY, "The leap passes over empty squares only.", KOEBEL),
            RuleText.of("SZ-04", "The leap never captures, and so gives no check.", MURRAY),
            RuleText.of(
                            "SZ-05",
                            "A king that has been in check even once has lost the leap for good, from the moment the check is given.",
                            MURRAY)
                    .when(
                            Schachzabel.Checked.BARRED_WHILE_CHECKED,
                            "A king in check may not leap; the check costs him nothing once it is over.",
                            "Cunnan on the English long assize"),
            RuleText.of("SZ-06", "The queen steps exactly one square diagonally.", MURRAY + "; " + KOEBEL),
            RuleText.of(
                    "SZ-07",
                    "The queen's first move may instead be a jump of two squares diagonally, over anything; it never captures.",
                    MURRAY + "; " + KOEBEL),
            RuleText.of(
                    "SZ-08", "The rook goes any distance orthogonally; the knight makes the knight's leap.", MURRAY),
            RuleText.of(
                    "SZ-09",
                    "The bishop jumps two squares diagonally, over anything; a bishop cannot capture a bishop.",
                    MURRAY + "; " + KOEBEL),
            RuleText.of(
                    "SZ-10",
                    "The pawn steps one square straight forward if it is empty and captures one square diagonally forward.",
                    MURRAY),
            RuleText.of(
                            "SZ-11",
                            "From its array square a pawn of the files a and h may always go two squares instead, if both are empty.",
                            MURRAY)
                    .when(
                            Schachzabel.DoubleStep.ALL_UNTIL_CAPTURE,
                            "From its array square a pawn of the files a and h may go two squares instead, if both are empty, while nothing on the board has been captured.",
                            "Ludii's file"),
            RuleText.of(
                    "SZ-12",
                    "A pawn of the files d and e may do so only while nothing on the board has been captured, that is while as many men stand as in the array.",
                    MURRAY),
            RuleText.of("SZ-13", "The pawns of the files b, c, f and g have no double step.", MURRAY),
            RuleText.of("SZ-14", "There is no capture en passant.", SILENT),
            RuleText.of(
                    "SZ-15",
                    "A pawn that reaches the eighth rank becomes a queen, which has the queen's jump on its own first move, on a later turn.",
                    MURRAY),
            RuleText.of("SZ-16", "Stalemate is a draw.", "inference: as in the sister games")
                    .when(
                            Stalemate.STALEMATER_WINS,
                            "The side that gives stalemate wins.",
                            "the older rule of shatranj and the Short Assize"),
            RuleText.of("SZ-17", "A bare king decides nothing.", SILENT));

    private SchachzabelRules() {}
}

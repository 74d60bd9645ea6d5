package io.github.assize.variants.shatranjattamma;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Shatranj at-Tamma, in words. */
final class ShatranjAtTammaRules {
    private static final String MURRAY = "Murray 1913: 341-342";
    private static final String SILENT = "inference: the texts are silent";

    static final List<RuleText> ALL = List.of(
            RuleText.of("TA-01", "The shah steps one square in any direction.", MURRAY),
            RuleText.of("TA-02", "The fers steps exactly one square diagonally.", MURRAY),
            RuleText.of(
                    "TA-03",
                    "The dabbaba steps one square in any direction; it is no king, can be captured and gives check.",
                    MURRAY),
            RuleText.of("TA-04", "The rukh goes any distance orthogonally; the asb makes the knight's leap.", MURRAY),
            RuleText.of("TA-05", "The pil leaps exactly two squares diagonally, over anything.", MURRAY),
            RuleText.of("TA-06", "A pil cannot capture a pil, and does not attack one.", MURRAY),
            RuleText.of(
                    "TA-07",
                    "The sarbaz steps one square straight forward if it is empty and captures one square diagonally forward; it has no double step, and there is no capture en passant.",
                    MURRAY),
            RuleText.of(
                    "TA-08",
                    "The sarbazes stand on the third and the eighth rank. The first rank is, from a to h, rukh, asb, pil, dabbaba, fers, shah, dabbaba, pil, asb, rukh; on the tenth fers and shah stand the other way round, each fers to the left of its shah as its own player sees it.",
                    MURRAY + "; Ludii's file for the order"),
            RuleText.of(
                            "TA-09",
                            "A sarbaz that reaches the tenth rank, by a step or by a capture, becomes a fers if its side has no fers on the board.",
                            MURRAY)
                    .when(
                            ShatranjAtTamma.Promoted.ALWAYS,
                            "A sarbaz that reaches the tenth rank, by a step or by a capture, becomes a fers.",
                            "the usual rule of shatranj"),
            RuleText.of(
                            "TA-10",
                            "If its side has a fers, the sarbaz is lost: it is taken off in the same move, and what it captured is gone too.",
                            MURRAY + "; Ludii's file")
                    .when(
                            ShatranjAtTamma.Promoted.STAYS,
                            "If its side has a fers, the sarbaz stays where it is, a man without moves, which the other side may capture.",
                            MURRAY + ", read the other way")
                    .when(
                            ShatranjAtTamma.Promoted.ALWAYS,
                            "A side may have several fers.",
                            "the usual rule of shatranj"),
            RuleText.of(
                            "TA-11",
                            "Check, to either shah, is judged on the position after the sarbaz is gone.",
                            MURRAY + " with C-04; Ludii's file")
                    .when(
                            ShatranjAtTamma.Promoted.STAYS,
                            "Check, to either shah, is judged with the sarbaz on the tenth rank.",
                            MURRAY + " with C-04")
                    .when(
                            ShatranjAtTamma.Promoted.ALWAYS,
                            "Check, to either shah, is judged with the fers on the tenth rank.",
                            MURRAY + " with C-04"),
            RuleText.of("TA-12", "A stalemate wins for the side that gives it.", MURRAY),
            RuleText.of("TA-13", "There is no castling, and a side that has nothing but its shah plays on.", SILENT)
                    .when(
                            Baring.Timing.REPRIEVE,
                            "There is no castling. A side that has nothing but its shah loses, unless its next move bares the other side as well: then the game is drawn.",
                            "the usual rule of shatranj")
                    .when(
                            Baring.Timing.IMMEDIATE,
                            "There is no castling. A side that has nothing but its shah loses at once.",
                            "the rule of Medina"));

    private ShatranjAtTammaRules() {}
}

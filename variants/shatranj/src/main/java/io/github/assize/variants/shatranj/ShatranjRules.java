package io.github.assize.variants.shatranj;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Shatranj, in words. */
final class ShatranjRules {
    private static final String MURRAY = "Murray 1913: 220-227";
    private static final String AYER = "Ayer 2005, after Murray 1913: 57";

    static final List<RuleText> ALL = List.of(
            RuleText.of("SH-01", "The shah steps one square in any direction.", MURRAY),
            RuleText.of("SH-02", "The fers steps exactly one square diagonally.", MURRAY),
            RuleText.of("SH-03", "The pil leaps exactly two squares diagonally, over anything.", MURRAY),
            RuleText.of("SH-04", "The asb makes the knight's leap.", MURRAY),
            RuleText.of("SH-05", "The rukh goes any distance orthogonally.", MURRAY),
            RuleText.of(
                    "SH-06",
                    "The sarbaz steps one square straight forward if it is empty and captures one square diagonally"
                            + " forward; it has no double step, and there is no capture en passant.",
                    MURRAY),
            RuleText.of(
                    "SH-07", "A sarbaz that reaches the far rank, by a step or by a capture, becomes a fers.", MURRAY),
            RuleText.of(
                            "SH-08",
                            "The first ranks are, from a to h, rukh, asb, pil, shah, fers, pil, asb, rukh; each shah"
                                    + " faces the other.",
                            "the Internet Chess Club, SchemingMind, Fairy-Stockfish")
                    .when(
                            Shatranj.Array.KINGS_ON_E,
                            "The first ranks are, from a to h, rukh, asb, pil, fers, shah, pil, asb, rukh; each shah"
                                    + " faces the other.",
                            "Ludii's file"),
            RuleText.of("SH-09", "A stalemate wins for the side that gives it.", MURRAY + "; Forbes 1860")
                    .when(
                            Shatranj.Stalemated.EXCHANGE,
                            "A stalemated side's move is to let its shah change places with any other of its men, so that"
                                    + " he is not in check afterwards; no sarbaz goes to its far rank so. Where there is no"
                                    + " such exchange, the side that gives the stalemate wins.",
                            "Pritchard and Beasley 2007: ch. 26.1; inference for the sarbaz"),
            RuleText.of(
                            "SH-10",
                            "A side that has nothing but its shah loses, unless its next move takes the other side's last"
                                    + " man as well: then the game is drawn. If it has no such move, it loses at once.",
                            AYER)
                    .when(
                            Baring.Timing.IMMEDIATE,
                            "A side that has nothing but its shah loses at once.",
                            "Ayer 2005 for the Hejaz")
                    .when(
                            Baring.Timing.NONE,
                            "A side that has nothing but its shah plays on.",
                            "Murray as Ludii has him, who names no such rule"),
            RuleText.of("SH-11", "A pil cannot capture a pil, and does not attack one.", MURRAY),
            RuleText.of("SH-12", "There is no castling.", MURRAY));

    private ShatranjRules() {}
}

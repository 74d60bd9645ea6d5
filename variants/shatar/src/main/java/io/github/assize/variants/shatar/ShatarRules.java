package io.github.assize.variants.shatar;

import io.github.assize.core.Mate;
import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Shatar, in words. */
final class ShatarRules {
    private static final String ALL_SOURCES = "all sources";
    private static final String FORZONI = "Forzoni 1993-98";

    static final List<RuleText> ALL = List.of(
            RuleText.of(
                            "ST-01",
                            "The game begins with the double step of both queen's khuus, which is taken as played.",
                            FORZONI)
                    .when(
                            Shatar.FirstPawn.E,
                            "The game begins with the double step of both king's khuus, which is taken as played.",
                            "an encyclopaedia, for the Chahar"),
            RuleText.of("ST-02", "The noyon steps one square in any direction; there is no castling.", ALL_SOURCES),
            RuleText.of(
                            "ST-03",
                            "The bers goes any distance orthogonally, or one square diagonally.",
                            FORZONI + "; ancientchess.com")
                    .when(
                            Shatar.Bers.FULL,
                            "The bers goes any distance orthogonally or diagonally.",
                            "an encyclopaedia, modern rules"),
            RuleText.of(
                    "ST-04",
                    "The temee goes any distance diagonally, the mori makes the knight's leap, the tereg goes any distance orthogonally.",
                    ALL_SOURCES),
            RuleText.of(
                    "ST-05",
                    "The khuu steps one square straight forward if it is empty and captures one square diagonally forward; it has no double step but that of the first moves, and there is no capture en passant.",
                    ALL_SOURCES),
            RuleText.of(
                    "ST-06",
                    "A khuu that reaches the far rank becomes a bers.",
                    FORZONI + "; ancientchess.com; Fairy-Stockfish"),
            RuleText.of(
                    "ST-07",
                    "A side left with nothing but its noyon draws the game at once.",
                    FORZONI + "; ancientchess.com"),
            RuleText.of("ST-08", "Stalemate is a draw.", "Fairy-Stockfish; Forzoni is silent"),
            RuleText.of(
                            "ST-09",
                            "Every checkmate is worth the same in the position, also one that a mori gives alone; whoever keeps the"
                                    + " score may judge otherwise.",
                            "inference")
                    .when(
                            Shatar.Mates.SHATAR,
                            "A checkmate in which all men that give check are moris does not win.",
                            FORZONI + "; ancientchess.com; Fairy-Stockfish")
                    .and(" A checkmate that does not win is drawn.", "; ancientchess.com")
                    .when(
                            Mate.LOSES,
                            " A checkmate that does not win is lost for the side that gives it.",
                            "; Fairy-Stockfish")
                    .when(
                            Mate.ILLEGAL,
                            " No move may give a checkmate that does not win; one that is set up is drawn.",
                            "; " + FORZONI),
            RuleText.of(
                    "ST-10",
                    "That a mate wins only after a shak, a check by bers, tereg or mori in the unbroken run of checks that leads up to it, asks about the past: it makes no move illegal, is no part of the position, and is for whoever keeps the score.",
                    FORZONI + "; ancientchess.com; Fairy-Stockfish"));

    private ShatarRules() {}
}

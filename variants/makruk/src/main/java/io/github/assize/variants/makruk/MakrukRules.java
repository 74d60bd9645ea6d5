package io.github.assize.variants.makruk;

import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Makruk, in words. */
final class MakrukRules {
    private static final String ALL_SOURCES = "all sources";
    private static final String TODAY = "PyChess; ancientchess.com; Fairy-Stockfish";
    private static final String LOW = "Low 1839: 374-379, as Ludii has him";

    static final List<RuleText> ALL = List.of(
            RuleText.of("MK-01", "Each side's met stands at the right hand of its khun.", ALL_SOURCES),
            RuleText.of("MK-02", "The khun steps one square in any direction; there is no castling.", ALL_SOURCES)
                    .when(
                            Makruk.Khun.ORTHOGONAL,
                            "The khun steps one square orthogonally; there is no castling.",
                            "Ludii's text and file"),
            RuleText.of("MK-03", "The met steps exactly one square diagonally.", TODAY)
                    .when(
                            Makruk.Met.LOW,
                            "The met steps one square diagonally or straight ahead; its first move may instead be two squares straight ahead onto an empty square, over anything, and does not capture. A met that was a bia has no such move.",
                            LOW),
            RuleText.of("MK-04", "The khon steps one square diagonally or straight ahead.", TODAY)
                    .when(
                            Makruk.Khon.LOW,
                            "The khon steps one square ahead, straight or diagonally, or one square diagonally back, but does not capture so.",
                            LOW),
            RuleText.of(
                    "MK-05", "The ma makes the knight's leap; the ruea goes any distance orthogonally.", ALL_SOURCES),
            RuleText.of(
                    "MK-06",
                    "The bia steps one square straight forward if it is empty and captures one square diagonally forward; it has no double step, and there is no capture en passant.",
                    ALL_SOURCES),
            RuleText.of("MK-07", "A bia that reaches the sixth rank, by a step or by a capture, becomes a met.", TODAY)
                    .when(
                            Makruk.PromotionRank.EIGHTH,
                            "A bia that reaches the eighth rank, by a step or by a capture, becomes a met.",
                            LOW),
            RuleText.of("MK-08", "Stalemate is a draw.", ALL_SOURCES),
            RuleText.of(
                    "MK-09",
                    "A bare khun by itself decides nothing; the count of moves that then begins is no part of the position.",
                    ALL_SOURCES));

    private MakrukRules() {}
}

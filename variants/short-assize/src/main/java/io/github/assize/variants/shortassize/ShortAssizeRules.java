package io.github.assize.variants.shortassize;

import io.github.assize.core.Baring;
import io.github.assize.core.RuleText;
import io.github.assize.core.Stalemate;
import java.util.List;

/** The numbered rules of the Short Assize, in words. */
final class ShortAssizeRules {
    private static final String MURRAY = "Murray 1913: 455";
    private static final String INFERENCE = "inference";
    private static final String CUNNAN = "the Cunnan page of the SCA";
    private static final String SHARED =
            "Two men share a square only from the array on: a pawn and the queen of its side on ";
    private static final String ARRAY =
            "White begins with the fils on c1 and f1, king e1, rooks c2 and f2, knights d2 and"
                    + " e2, the pawns on the third rank and the queen on ";
    private static final String MIRRORED = " with the pawn; Black mirrors it on the same files.";

    static final List<RuleText> TEXTS = List.of(
            RuleText.of("SA-01", "The king steps one square in any of the eight directions.", MURRAY),
            RuleText.of("SA-02", "The queen steps exactly one square diagonally.", MURRAY),
            RuleText.of("SA-03", "The rook goes any distance along a rank or a file.", MURRAY),
            RuleText.of("SA-04", "The fil goes exactly two squares diagonally and leaps what stands between.", MURRAY),
            RuleText.of(
                    "SA-05",
                    "Fils do not take fils. In play the four never meet, so that it shows in set-ups only, and there a fil does not even"
                            + " attack a fil.",
                    MURRAY),
            RuleText.of("SA-06", "The knight leaps as the chess knight does.", MURRAY),
            RuleText.of(
                    "SA-07",
                    "The pawn steps one square straight forward if it is empty and captures one square diagonally forward; it has no"
                            + " double step and does not capture en passant.",
                    MURRAY),
            RuleText.of(
                    "SA-08", "A pawn that reaches the eighth rank, by a step or a capture, becomes a queen.", MURRAY),
            RuleText.of("SA-09", ARRAY + "e3" + MIRRORED, MURRAY)
                    .when(ShortAssize.Array.QUEENS_ON_D, ARRAY + "d3" + MIRRORED, "Ludii's file, against its own text")
                    .when(
                            ShortAssize.Array.ROOKS_BACK,
                            "White begins with the rooks on b1 and g1, fils c1 and f1, king d1, knights d2 and e2, the pawns on the third rank and the"
                                    + " queen on e3 with the pawn; Black mirrors it on the same files.",
                            "Murray's other diagram, as the encyclopaedias print it"),
            RuleText.of("SA-10", SHARED + "e3 or e6", MURRAY)
                    .when(ShortAssize.Array.QUEENS_ON_D, SHARED + "d3 or d6", MURRAY)
                    .and(". They never meet there again, and nobody joins them.", ""),
            RuleText.of(
                    "SA-11",
                    "The two leave one after the other, in either order, each by a move of its own.",
                    INFERENCE),
            RuleText.of("SA-12", "While they share the square each attacks as it moves.", INFERENCE),
            RuleText.of(
                    "SA-13",
                    "A capture on a shared square takes both men.",
                    "Ludii and the encyclopaedias; Murray is silent"),
            RuleText.of("SA-14", "A side that gives stalemate wins.", MURRAY)
                    .when(Stalemate.DRAW, "Stalemate is a draw.", "the rule of later chess")
                    .when(Stalemate.STALEMATED_WINS, "A side that gives stalemate loses.", CUNNAN),
            RuleText.of("SA-15", "A side left with its king alone loses at once; pawns count as men.", MURRAY)
                    .when(
                            Baring.Timing.REPRIEVE,
                            "A side left with its king alone, without a pawn even, loses, unless its next move bares the"
                                    + " other king too, which draws.",
                            CUNNAN + "; the usual rule of shatranj"));

    private ShortAssizeRules() {}
}

package io.github.assize.variants.chaturanga12x12;

import io.github.assize.core.RuleText;
import java.util.List;

/** The numbered rules of Chaturanga on 144 squares, in words. */
final class Chaturanga12x12Rules {
    private static final String IYER = "Iyer 1982: 25-26";
    private static final String INFERENCE = "inference";

    static final List<RuleText> TEXTS = List.of(
            RuleText.of(
                            "CQ-01",
                            "The raja steps one square in any direction; the mantri moves as the chess queen, ushtra and flagcar as the bishop,"
                                    + " chariot and danti as the rook, vaha as the knight. ",
                            "")
                    .and("Each mantri begins to the left of its raja, as its own player sees it.", IYER)
                    .when(
                            Chaturanga12x12.Array.MIRROR,
                            "The rajas begin opposite each other, on g1 and g12.",
                            "Nilakantha, who sets king against king"),
            RuleText.of(
                    "CQ-02",
                    "Kinds that move alike are still different kinds: a danti is no chariot, an ushtra no flagcar.",
                    IYER),
            RuleText.of(
                    "CQ-03",
                    "The padati steps one square straight forward if it is empty and captures one square diagonally forward; it has no"
                            + " double step.",
                    IYER),
            RuleText.of(
                            "CQ-04",
                            "A padati that reaches the far rank becomes a mantri and is at once put back on the square that it came from;"
                                    + " what it captured is gone, and where it arrived is left empty.",
                            IYER)
                    .when(
                            Chaturanga12x12.Promoted.IN_PLACE,
                            "A padati that reaches the far rank becomes a mantri and stays there.",
                            "the common rule elsewhere"),
            RuleText.of("CQ-05", "Check, to either raja, is judged once the mantri has been put back.", INFERENCE)
                    .when(
                            Chaturanga12x12.Promoted.IN_PLACE,
                            "Check is judged with the mantri on the square where the padati arrived.",
                            INFERENCE),
            RuleText.of(
                    "CQ-06",
                    "A side that has only its raja and padatis left, or its raja alone, loses at once.",
                    IYER + "; inference for the raja alone"),
            RuleText.of(
                    "CQ-07",
                    "A stalemated player, instead of moving, removes one enemy man of his choice, but not the raja; that is his whole"
                            + " turn, and he must.",
                    IYER + "; inference that he must"),
            RuleText.of("CQ-08", "A removal may not leave the remover's own raja in check.", INFERENCE),
            RuleText.of("CQ-09", "A removal that reduces the opponent's army wins.", INFERENCE),
            RuleText.of(
                    "CQ-10",
                    "If no removal is legal either, the game is a draw by stalemate.",
                    "inference: the source is silent"));

    private Chaturanga12x12Rules() {}
}

package io.github.assize.variants.makruk;

import io.github.assize.core.Answers;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * Makruk, the living chess of Thailand: khons that step diagonally or ahead, and bias that become mets on the sixth
 * rank. The count of moves that limits an ending makes no move illegal and is not part of it.
 *
 * @since 0.1.0
 */
public final class Makruk implements RulesetProvider {
    private static final String TODAY = "today's players: PyChess, an encyclopaedia, ancientchess.com, Fairy-Stockfish";
    private static final String LOW = "Low 1839, as Ludii has him";

    private static final PieceType MA = PieceType.of("ma", "N", "N").under("MK-05");
    private static final PieceType RUEA = PieceType.of("ruea", "R", "R").under("MK-05");
    private static final PieceType BIA = PieceType.of("bia", "P", "mfWcfF").under("MK-06");

    private static final Ruleset RULESET = Ruleset.define("makruk", "Makruk")
            .sources(
                    new Source("PyChess, the guide to Makruk", "the living game"),
                    new Source("ancientchess.com, leaflet on Makruk", "the living game"),
                    new Source("J. Low, On Siamese Literature, 1839", "374-379"),
                    new Source("Ludii Portal, Mak Ruk", "DLP.Rulesets.301; DLP.Evidence.1289"))
            .reading("met", "How does the met move?", Met.DIAGONAL.readBy(TODAY), Met.LOW.readBy(LOW))
            .reading("khon", "How does the khon move?", Khon.SILVER.readBy(TODAY), Khon.LOW.readBy(LOW))
            .reading(
                    "promotion-rank",
                    "On which rank is a bia promoted?",
                    PromotionRank.SIXTH.readBy(TODAY),
                    PromotionRank.EIGHTH.readBy(LOW))
            .reading(
                    "khun",
                    "How does the khun move?",
                    Khun.KING.readBy("all, Low too"),
                    Khun.ORTHOGONAL.readBy("Ludii's text and file, against Low's words"))
            .preset("low-1839", Met.LOW, Khon.LOW, PromotionRank.EIGHTH)
            .rules(MakrukRules.ALL)
            .laws(Makruk::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Makruk() {}

    /**
     * Returns the ruleset in its default reading.
     *
     * @return the ruleset
     */
    public static Ruleset ruleset() {
        return RULESET;
    }

    @Override
    public Ruleset get() {
        return RULESET;
    }

    private static Laws laws(Answers answers) {
        PieceType khun = PieceType.of("khun", "K", khun(answers)).under("MK-02");
        PieceType met = met(answers);
        PieceType khon = PieceType.of("khon", "S", khon(answers)).under("MK-04");
        return Laws.onBoard(8, 8)
                .pieces(khun, met, khon, MA, RUEA, BIA)
                .king(khun)
                .pawns(BIA)
                .array("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w " + (answers.is(Met.LOW) ? "e1d8" : "-")
                        + " - 0 1")
                .rule("MK-07")
                .promotion(promotion(answers, met).withoutFirstMove())
                .rule("MK-08")
                .stalemate(Stalemate.DRAW)
                .build();
    }

    private static String khun(Answers answers) {
        return switch (answers.to(Khun.class)) {
            case KING -> "K";
            case ORTHOGONAL -> "W";
        };
    }

    private static PieceType met(Answers answers) {
        PieceType met = switch (answers.to(Met.class)) {
            case DIAGONAL -> PieceType.of("met", "M", "F");
            case LOW ->
                PieceType.of("met", "M", Movement.of("FfW"), Movement.of("ifD").quiet());
        };
        return met.under("MK-03");
    }

    private static String khon(Answers answers) {
        return switch (answers.to(Khon.class)) {
            case SILVER -> "FfW";
            case LOW -> "fFfWmbF";
        };
    }

    private static Promotion promotion(Answers answers, PieceType met) {
        return switch (answers.to(PromotionRank.class)) {
            case SIXTH -> Promotion.fromRank(BIA, 6, met);
            case EIGHTH -> Promotion.onFarRank(BIA, met);
        };
    }

    /** How the met moves (MK-03). */
    public enum Met implements Choice {
        /** One square diagonally. */
        DIAGONAL,
        /** One square diagonally or straight ahead, and two ahead on its first move. */
        LOW
    }

    /** How the khon moves (MK-04). */
    public enum Khon implements Choice {
        /** One square diagonally or straight ahead. */
        SILVER,
        /** The same, but back diagonally not to capture. */
        LOW
    }

    /** On which rank a bia is promoted (MK-07). */
    public enum PromotionRank implements Choice {
        /** On the sixth. */
        SIXTH,
        /** On the eighth. */
        EIGHTH
    }

    /** How the khun moves (MK-02). */
    public enum Khun implements Choice {
        /** One square in any direction. */
        KING,
        /** One square orthogonally. */
        ORTHOGONAL
    }
}

package io.github.assize.variants.shatranjattamma;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * Shatranj at-Tamma, the complete chess of ninth-century Iraq: ten files and ranks, two dabbabas beside shah and fers, and
 * a sarbaz who becomes a fers only in place of one that has been lost.
 *
 * @since 0.1.0
 */
public final class ShatranjAtTamma implements RulesetProvider {
    private static final PieceType SHAH = PieceType.of("shah", "K", "K").under("TA-01");
    private static final PieceType FERS = PieceType.of("fers", "Q", "F").under("TA-02");
    private static final PieceType DABBABA = PieceType.of("dabbaba", "D", "K").under("TA-03");
    private static final PieceType RUKH = PieceType.of("rukh", "R", "R").under("TA-04");
    private static final PieceType ASB = PieceType.of("asb", "N", "N").under("TA-04");
    private static final PieceType PIL =
            PieceType.of("pil", "B", "A").under("TA-05").cannotCapture("B").under("TA-06");
    private static final PieceType SARBAZ =
            PieceType.of("sarbaz", "P", "mfWcfF").under("TA-07");

    private static final Ruleset RULESET = Ruleset.define("shatranj-at-tamma", "Shatranj at-Tamma")
            .sources(
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "341-342"),
                    new Source("Ludii Portal, Shatranj at-Tamma", "DLP.Rulesets.308"),
                    new Source(
                            "al-Hakim, The Delight of the Intelligent, 9th century, after al-Adli",
                            "DLP.Evidence.1183"))
            .reading(
                    "promotion",
                    "What becomes of a sarbaz on the far rank while its side has a fers?",
                    Promoted.IF_LOST.readBy("Murray as Ludii has him; Ludii's file"),
                    Promoted.STAYS.readBy("Murray as Ludii has him, read the other way"),
                    Promoted.ALWAYS.readBy("the usual rule of shatranj"))
            .reading(
                    "baring",
                    "When does a bare shah lose?",
                    Baring.Timing.NONE.readBy("Murray as Ludii has him, who names no such rule; Ludii's file"),
                    Baring.Timing.REPRIEVE.readBy("the usual rule of shatranj"),
                    Baring.Timing.IMMEDIATE.readBy("that of Medina"))
            .preset("usual", Baring.Timing.REPRIEVE)
            .rules(ShatranjAtTammaRules.ALL)
            .laws(ShatranjAtTamma::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public ShatranjAtTamma() {}

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
        return Laws.onBoard(10, 10)
                .pieces(SHAH, FERS, RUKH, DABBABA, PIL, ASB, SARBAZ)
                .king(SHAH)
                .pawns(SARBAZ)
                .array("rnbdkqdbnr/10/pppppppppp/10/10/10/10/PPPPPPPPPP/10/RNBDQKDBNR w - - 0 1")
                .rule("TA-09")
                .promotion(promotion(answers))
                .rule("TA-12")
                .stalemate(Stalemate.STALEMATER_WINS)
                .rule("TA-13")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static Promotion promotion(Answers answers) {
        Promotion fers = Promotion.onFarRank(SARBAZ, FERS);
        return switch (answers.to(Promoted.class)) {
            case IF_LOST -> fers.onlyToTheLost(Promotion.Otherwise.REMOVED);
            case STAYS -> fers.onlyToTheLost(Promotion.Otherwise.STAYS);
            case ALWAYS -> fers;
        };
    }

    /** What becomes of a sarbaz on the far rank while its side has a fers (TA-10). */
    public enum Promoted implements Choice {
        /** It is taken off the board. */
        IF_LOST,
        /** It stays, and has no moves. */
        STAYS,
        /** It becomes a second fers. */
        ALWAYS
    }
}

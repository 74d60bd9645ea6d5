package io.github.assize.variants.shatranjalgeria;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
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
 * The Shatranj of Algiers, as it was played there about 1901: the pieces of today, but a shah who leaps like an asb as long as
 * he has never been in check, and pawns that step.
 *
 * @since 0.1.0
 */
public final class ShatranjAlgeria implements RulesetProvider {
    private static final String TEXT = "Ludii's rules text";
    private static final String FILE = "Ludii's file";

    private static final PieceType FERS = PieceType.of("fers", "Q", "Q").under("AG-06");
    private static final PieceType RUKH = PieceType.of("rukh", "R", "R").under("AG-06");
    private static final PieceType PIL = PieceType.of("pil", "B", "B").under("AG-06");
    private static final PieceType ASB = PieceType.of("asb", "N", "N").under("AG-06");
    private static final PieceType SARBAZ =
            PieceType.of("sarbaz", "P", "mfWcfF").under("AG-07");

    private static final Ruleset RULESET = Ruleset.define("shatranj-algeria", "Shatranj of Algiers")
            .sources(
                    new Source(
                            "L'Eco degli Scacchi, Florence 1901",
                            "36-38, after V. Cornetz; its opening sentences only"),
                    new Source("Ludii Portal, Shatranj Algeria", "DLP.Rulesets.1433; DLP.Evidence.2141"))
            .reading(
                    "king-leap",
                    "How long may the shah leap?",
                    KingLeap.UNTIL_CHECKED.readBy(TEXT),
                    KingLeap.ONCE.readBy(FILE),
                    KingLeap.FIRST_MOVE.readBy("a note on Turkish, Rumi and Parsi chess for Zillions"))
            .reading(
                    "king-leap-capture",
                    "Does the shah's leap capture?",
                    LeapCapture.YES.readBy(TEXT),
                    LeapCapture.NO.readBy(FILE + "; the rule of the Parsis"))
            .reading(
                    "baring",
                    "When does a bare shah lose?",
                    Bared.PAWN_REPRIEVE.readBy(TEXT),
                    Bared.IMMEDIATE.readBy(FILE),
                    Bared.REPRIEVE.readBy("the usual rule of shatranj"))
            .rules(ShatranjAlgeriaRules.ALL)
            .laws(ShatranjAlgeria::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public ShatranjAlgeria() {}

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
        PieceType shah = shah(answers);
        return Laws.onBoard(8, 8)
                .pieces(shah, FERS, RUKH, PIL, ASB, SARBAZ)
                .king(shah)
                .pawns(SARBAZ)
                .rule("AG-09")
                .array("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w e1d8 - 0 1")
                .rule("AG-05")
                .checkCostsFirstMove()
                .rule("AG-08")
                .promotion(Promotion.onFarRank(SARBAZ, FERS))
                .rule("AG-10")
                .stalemate(Stalemate.STALEMATER_WINS)
                .rule("AG-11")
                .baring(baring(answers))
                .build();
    }

    private static PieceType shah(Answers answers) {
        Movement leap = Movement.of("iN").under("AG-02");
        Movement spent = switch (answers.to(KingLeap.class)) {
            case UNTIL_CHECKED -> leap.neverSpent().under("AG-02");
            case ONCE -> leap.oncePerGame().under("AG-03");
            case FIRST_MOVE -> leap.under("AG-03");
        };
        Movement captures = switch (answers.to(LeapCapture.class)) {
            case YES -> spent;
            case NO -> spent.quiet().under("AG-04");
        };
        return PieceType.of("shah", "K", Movement.of("K"), captures).under("AG-01");
    }

    private static Baring baring(Answers answers) {
        Baring loses = Baring.bareKing(Baring.Verdict.LOSES);
        return switch (answers.to(Bared.class)) {
            case PAWN_REPRIEVE -> loses.reprievedBy(SARBAZ);
            case IMMEDIATE -> loses;
            case REPRIEVE -> loses.judged(Baring.Timing.REPRIEVE);
        };
    }

    /** How long the shah may leap (AG-02, AG-03). */
    public enum KingLeap implements Choice {
        /** As long as he has never been in check. */
        UNTIL_CHECKED,
        /** Once, if he has never been in check. */
        ONCE,
        /** As his first move, if he has never been in check. */
        FIRST_MOVE
    }

    /** Whether the shah's leap captures (AG-04). */
    public enum LeapCapture implements Choice {
        /** It does, and so gives check. */
        YES,
        /** It does not. */
        NO
    }

    /** When a bare shah loses (AG-11, AG-12). */
    public enum Bared implements Choice {
        /** At once, unless he can take the other side's last piece, which is a pawn. */
        PAWN_REPRIEVE,
        /** At once. */
        IMMEDIATE,
        /** At once, unless he can take the other side's last piece. */
        REPRIEVE
    }
}

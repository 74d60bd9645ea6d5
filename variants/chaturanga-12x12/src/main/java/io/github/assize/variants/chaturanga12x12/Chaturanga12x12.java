package io.github.assize.variants.chaturanga12x12;

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
 * The chaturanga on 144 squares of Harikrishna's Kridakausalya (1871), as Iyer (1982: 25-26) translates it: promoted
 * pawns go back to where they came from, a reduced army loses, and a stalemated player removes an enemy piece. Its rules are
 * CQ-01 to CQ-10, told on
 * <a href="https://github.com/assize/assize/blob/main/docs/rulesets/chaturanga-12x12.md">its page</a>.
 *
 * @since 0.1.0
 */
public final class Chaturanga12x12 implements RulesetProvider {
    private static final PieceType RAJA = PieceType.of("raja", "K", "K").under("CQ-01");
    private static final PieceType MANTRI = PieceType.of("mantri", "M", "Q").under("CQ-01");
    private static final PieceType USHTRA = PieceType.of("ushtra", "U", "B").under("CQ-01");
    private static final PieceType CHARIOT = PieceType.of("chariot", "C", "R").under("CQ-01");
    private static final PieceType FLAGCAR = PieceType.of("flagcar", "F", "B").under("CQ-01");
    private static final PieceType VAHA = PieceType.of("vaha", "V", "N").under("CQ-01");
    private static final PieceType DANTI = PieceType.of("danti", "D", "R").under("CQ-01");
    private static final PieceType PADATI =
            PieceType.of("padati", "P", "mfWcfF").under("CQ-03");

    private static final Ruleset RULESET = Ruleset.define("chaturanga-12x12", "Chaturanga 12x12")
            .sources(
                    new Source(
                            "S. Iyer, Indian Chess as Embodied in the Kridakausalyam of Pt. Harikrishna Sharma"
                                    + " Jyotishacharya, Delhi: Nag Publishers 1982",
                            "25-26"),
                    new Source("Ludii Portal, Evidence for Chaturanga (12x12)", "DLP.Evidence.2235"))
            .reading(
                    "array",
                    "On which side of his raja does each mantri stand?",
                    Array.OWN_LEFT.readBy("Iyer, after Harikrishna's text"),
                    Array.MIRROR.readBy("Nilakantha, who sets king against king"))
            .reading(
                    "promotion",
                    "Where does a promoted pawn stand?",
                    Promoted.RETURNS.readBy("Iyer, after Harikrishna's text"),
                    Promoted.IN_PLACE.readBy("the common rule elsewhere"))
            .rules(Chaturanga12x12Rules.TEXTS)
            .laws(Chaturanga12x12::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Chaturanga12x12() {}

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
        return Laws.onBoard(12, 12)
                .pieces(RAJA, MANTRI, USHTRA, CHARIOT, FLAGCAR, VAHA, DANTI, PADATI)
                .king(RAJA)
                .pawns(PADATI)
                .rule("CQ-01")
                .array(black(answers.to(Array.class))
                        + "/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD w - - 0 1")
                .rule("CQ-04")
                .promotion(promotion(answers.to(Promoted.class)))
                .rule("CQ-06")
                .baring(Baring.reduced(Baring.Verdict.LOSES, PADATI))
                .rule("CQ-07")
                .removalForStalemated("CQ-08")
                .rule("CQ-10")
                .stalemate(Stalemate.DRAW)
                .build();
    }

    private static String black(Array array) {
        return switch (array) {
            case OWN_LEFT -> "dvfcukmucfvd";
            case MIRROR -> "dvfcumkucfvd";
        };
    }

    private static Promotion promotion(Promoted promoted) {
        return switch (promoted) {
            case RETURNS -> Promotion.returning(PADATI, MANTRI);
            case IN_PLACE -> Promotion.onFarRank(PADATI, MANTRI);
        };
    }

    /** On which side of his raja each mantri stands (CQ-01). */
    public enum Array implements Choice {
        /** On the left, as its own player sees it. */
        OWN_LEFT,
        /** Mantri against mantri, raja against raja. */
        MIRROR
    }

    /** Where a promoted pawn stands (CQ-04). */
    public enum Promoted implements Choice {
        /** Where it came from. */
        RETURNS,
        /** Where it arrived. */
        IN_PLACE
    }
}

package io.github.assize.variants.chaturanga12x12;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * The chaturanga on 144 squares of Harikrishna's Kridakausalya (1871), as Iyer (1982: 25-26) translates it: promoted
 * pawns go back to where they came from, a reduced army loses, and a stalemated player removes an enemy man.
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
            .readings(
                    Reading.of("On which side of his raja does each mantri stand?", Array.values()),
                    Reading.of("Where does a promoted pawn stand?", Promoted.values()))
            .rules(Chaturanga12x12Rules::rules)
            .laws(Chaturanga12x12::laws);

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
                .men(RAJA, MANTRI, USHTRA, CHARIOT, FLAGCAR, VAHA, DANTI, PADATI)
                .king(RAJA)
                .pawns(PADATI)
                .array((answers.is(Array.MIRROR) ? "dvfcumkucfvd" : "dvfcukmucfvd")
                        + "/pppppppppppp/12/12/12/12/12/12/12/12/PPPPPPPPPPPP/DVFCUMKUCFVD w - - 0 1")
                .promotion(promotion(answers).under("CQ-04"))
                .baring(Baring.reducedLoses(PADATI).under("CQ-06"))
                .removalForStalemated("CQ-07", "CQ-08")
                .stalemate("CQ-10", Stalemate.DRAW)
                .build();
    }

    private static Promotion promotion(Answers answers) {
        return answers.is(Promoted.IN_PLACE)
                ? Promotion.onFarRank(PADATI, MANTRI)
                : Promotion.returning(PADATI, MANTRI);
    }

    /**
     * On which side of his raja each mantri stands (CQ-01).
     *
     * @since 0.1.0
     */
    public enum Array implements Choice {
        /** On the left, as its own player sees it. */
        OWN_LEFT("Iyer, after Harikrishna's text"),
        /** Mantri against mantri, raja against raja. */
        MIRROR("Nilakantha, who sets king against king");

        private final String readBy;

        Array(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "array";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Where a promoted pawn stands (CQ-04).
     *
     * @since 0.1.0
     */
    public enum Promoted implements Choice {
        /** Where it came from. */
        RETURNS("Iyer, after Harikrishna's text"),
        /** Where it arrived. */
        IN_PLACE("the common rule elsewhere");

        private final String readBy;

        Promoted(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "promotion";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }
}

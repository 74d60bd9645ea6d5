package io.github.assize.variants.longassize;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * The Long Assize of England and France, about 1150 to 1450, as Murray (1913: 455) tells it, with the array of Royal MS
 * 13 A.xviii.
 *
 * @since 0.1.0
 */
public final class LongAssize implements RulesetProvider {
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("LA-08");
    private static final PieceType FIL =
            PieceType.of("fil", "F", "A").sparing("LA-08", "F").under("LA-08");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("LA-08");

    private static final Ruleset RULESET = Ruleset.define("long-assize", "Long Assize")
            .sources(
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "455"),
                    new Source("Ludii Portal, Long Assize", "DLP.Games.1171"),
                    new Source("British Library, Royal MS 13 A.xviii", "the array, as Ludii sets it up"),
                    new Source("Cunnan, wiki of the Society for Creative Anachronism", "its page on the game"))
            .readings(
                    Reading.of("Where may the king leap?", KingLeap.values()),
                    Reading.of("May the king's leap capture?", KingLeapCapture.values()),
                    Reading.of("May the king leap over an attacked square?", KingLeapThroughAttack.values()),
                    Reading.of("Does a check cost the king his leap for good?", KingChecked.values()),
                    Reading.of("Where may the queen jump?", QueenLeap.values()),
                    Reading.of("May a pawn's double step pass over a man?", PawnDoubleStep.values()),
                    Reading.of("Does a bare king lose at once?", Bared.values()))
            .rules(LongAssizeRules::rules)
            .laws(LongAssize::laws);

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public LongAssize() {}

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
        PieceType king = king(answers);
        PieceType queen = queen(answers);
        PieceType pawn = pawn(answers);
        Laws.Builder laws = Laws.onBoard(8, 8)
                .men(king, queen, ROOK, FIL, KNIGHT, pawn)
                .king(king)
                .pawns(pawn)
                .array("rnfqkfnr/pppppppp/8/8/8/8/PPPPPPPP/RNFQKFNR w d1e1d8e8 - 0 1")
                .promotion(Promotion.onFarRank(pawn, queen).under("LA-11"))
                .enPassant("LA-10", pawn)
                .stalemate("LA-12", Stalemate.DRAW)
                .baring(baring(answers).under("LA-13"));
        return (answers.is(KingChecked.FORFEITS_LEAP) ? laws.checkCostsFirstMove("LA-05") : laws).build();
    }

    private static Baring baring(Answers answers) {
        return answers.is(Bared.REPRIEVE) ? Baring.bareKingLoses().withReprieve() : Baring.bareKingLoses();
    }

    private static PieceType king(Answers answers) {
        String mode = answers.is(KingLeapCapture.NO) ? "im" : "i";
        String leaps = mode + "D" + mode + "A" + (answers.is(KingLeap.RING) ? mode + "N" : "");
        Movement leap =
                Movement.of(leaps).under("LA-02").notOverEnemies("LA-03").quietUnder("LA-04");
        if (answers.is(KingLeapThroughAttack.FORBIDDEN)) {
            leap = leap.notThroughAttack("LA-04");
        }
        if (answers.is(KingChecked.BARRED_WHILE_CHECKED)) {
            leap = leap.notFromCheck("LA-05");
        }
        return PieceType.of("king", "K", Movement.of("K").under("LA-01"), leap).under("LA-01");
    }

    private static PieceType queen(Answers answers) {
        Movement jump =
                Movement.of(answers.is(QueenLeap.RING) ? "imAimD" : "imA").under("LA-07");
        return PieceType.of("queen", "Q", Movement.of("F").under("LA-06"), jump).under("LA-06");
    }

    private static PieceType pawn(Answers answers) {
        String doubleStep = answers.is(PawnDoubleStep.LEAP) ? "imfD" : "imfnD";
        return PieceType.of("pawn", "P", Movement.of("mfWcfF"), Movement.of(doubleStep))
                .under("LA-09");
    }

    /**
     * Where the king may leap on his first move (LA-02).
     *
     * @since 0.1.0
     */
    public enum KingLeap implements Choice {
        /** In a straight line. */
        STRAIGHT("Murray"),
        /** To any square at distance two. */
        RING("the Cunnan page of the SCA");

        private final String readBy;

        KingLeap(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "king-leap";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether the king's leap may capture (LA-04).
     *
     * @since 0.1.0
     */
    public enum KingLeapCapture implements Choice {
        /** It may. */
        YES("Ludii; the text denies capture to the queen only"),
        /** It may not. */
        NO("the Cunnan page of the SCA; the sister games Lombard and Schachzabel");

        private final String readBy;

        KingLeapCapture(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "king-leap-capture";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether the king may leap straight over an attacked square (LA-04).
     *
     * @since 0.1.0
     */
    public enum KingLeapThroughAttack implements Choice {
        /** He may. */
        ALLOWED("Murray, who says nothing against it"),
        /** He may not. */
        FORBIDDEN("the Cunnan page of the SCA");

        private final String readBy;

        KingLeapThroughAttack(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "king-leap-through-attack";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * What a check does to the king's leap (LA-05).
     *
     * @since 0.1.0
     */
    public enum KingChecked implements Choice {
        /** It is lost for good. */
        FORFEITS_LEAP("Murray"),
        /** It is barred while the check stands. */
        BARRED_WHILE_CHECKED("the Cunnan page of the SCA");

        private final String readBy;

        KingChecked(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "king-checked";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Where the queen may jump on her first move (LA-07).
     *
     * @since 0.1.0
     */
    public enum QueenLeap implements Choice {
        /** Diagonally. */
        DIAGONAL("Murray"),
        /** Diagonally and orthogonally. */
        RING("the Cunnan page of the SCA");

        private final String readBy;

        QueenLeap(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "queen-leap";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether a double step may pass over a man (LA-09).
     *
     * @since 0.1.0
     */
    public enum PawnDoubleStep implements Choice {
        /** It may not. */
        CLEAR_PATH("Murray, by the common rule"),
        /** It may. */
        LEAP("the Cunnan page of the SCA");

        private final String readBy;

        PawnDoubleStep(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "pawn-double-step";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether a bare king loses at once (LA-13).
     *
     * @since 0.1.0
     */
    public enum Bared implements Choice {
        /** It does. */
        IMMEDIATE("Murray"),
        /** It draws by baring the other king on its next move. */
        REPRIEVE("the usual rule of shatranj");

        private final String readBy;

        Bared(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "baring";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }
}

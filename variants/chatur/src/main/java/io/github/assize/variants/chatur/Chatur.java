package io.github.assize.variants.chatur;

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
 * Chátur, the chess of Java as Raffles (1817: 390) describes it: a king with a wide first move, castling in two moves,
 * pawns that must retreat to be promoted, and a lone king who wins.
 *
 * @since 0.1.0
 */
public final class Chatur implements RulesetProvider {
    private static final PieceType MINISTER = PieceType.of("pateh", "Q", "Q").under("CH-03");
    private static final PieceType BISHOP = PieceType.of("mantri", "B", "B").under("CH-03");
    private static final PieceType HORSE = PieceType.of("jaran", "N", "N").under("CH-03");
    private static final PieceType VESSEL = PieceType.of("prahu", "R", "R").under("CH-03");
    private static final PieceType PAWN = PieceType.of(
                    "bidak",
                    "P",
                    Movement.of("mfWcfF").under("CH-04"),
                    Movement.of("imfnD").under("CH-05"))
            .under("CH-04");

    private static final Ruleset RULESET = Ruleset.define("chatur", "Chátur")
            .sources(
                    new Source("T. S. Raffles, The History of Java, London: John Murray 1817", "390"),
                    new Source("Ludii Portal, Evidence for Chátur", "DLP.Evidence.1555"),
                    new Source("Elcum on the chess of Selangor, 1907", "en passant, the retreating pawn's capture"))
            .readings(
                    Reading.of("On which files do the kings stand?", Array.values()),
                    Reading.of("How does the king go two squares?", KingLeap.values()),
                    Reading.of("May the king's first move capture?", KingLeapCapture.values()),
                    Reading.of("Is there en passant?", EnPassant.values()),
                    Reading.of("How does a pawn retreat?", Retreat.values()),
                    Reading.of("May a retreating pawn capture?", RetreatCapture.values()),
                    Reading.of("What is a lone king worth?", LoneKing.values()),
                    Reading.of("May a lone king be mated?", LoneKingMated.values()),
                    Reading.of("What is a stalemate worth?", Stalemated.values()))
            .rules(ChaturRules::rules)
            .laws(Chatur::laws);

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Chatur() {}

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
        PieceType retreating =
                PieceType.of("retreating bidak", "+P", retreat(answers)).under("CH-08");
        return Laws.onBoard(8, 8)
                .men(king, MINISTER, BISHOP, HORSE, VESSEL, PAWN, retreating)
                .king(king)
                .pawns(PAWN, retreating)
                .array(
                        answers.is(Array.KINGS_RIGHT)
                                ? "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w e1d8 - 0 1"
                                : "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w d1e8 - 0 1")
                .promotion(promotion(answers, retreating))
                .enPassant("CH-05", answers.is(EnPassant.YES) ? new PieceType[] {PAWN} : new PieceType[0])
                .checkCostsFirstMove("CH-11")
                .baring(loneKing(answers).under("CH-13"))
                .stalemate("CH-15", stalemate(answers))
                .build();
    }

    private static PieceType king(Answers answers) {
        boolean jumps = answers.is(KingLeap.JUMP);
        String mode = answers.is(KingLeapCapture.NO) ? "im" : "i";
        String two = jumps ? mode + "D" + mode + "A" : mode + "nD" + mode + "nA";
        PieceType king = PieceType.of(
                        "ratu",
                        "K",
                        Movement.of("K").under("CH-01"),
                        Movement.of(two + mode + "N").under("CH-02"))
                .under("CH-01");
        // A jump of two squares already passes over anything, a vessel included.
        return jumps ? king : king.and(Movement.of("imsD").over("R").under("CH-10"));
    }

    private static String retreat(Answers answers) {
        String mode = answers.is(RetreatCapture.NO) ? "mb" : "b";
        return mode + (answers.is(Retreat.ONE_SLIDE) ? "nG" : "F");
    }

    private static Promotion promotion(Answers answers, PieceType retreating) {
        Promotion corner = Promotion.inFarCorners(PAWN, MINISTER).under("CH-06");
        Promotion between = answers.is(Retreat.NONE)
                ? Promotion.onFarRank(PAWN, MINISTER)
                : Promotion.onFarRank(PAWN, retreating).and(Promotion.onRank(retreating, 5, MINISTER));
        return corner.and(between.under("CH-07"));
    }

    private static Baring loneKing(Answers answers) {
        Baring baring = answers.is(LoneKing.DRAWS) ? Baring.bareKingDraws() : Baring.bareKingWins();
        return answers.is(LoneKingMated.MATE_FIRST) ? baring.afterMate() : baring;
    }

    private static Stalemate stalemate(Answers answers) {
        if (answers.is(Stalemated.DRAW)) {
            return Stalemate.DRAW;
        }
        return answers.is(Stalemated.STALEMATER_WINS) ? Stalemate.STALEMATER_WINS : Stalemate.STALEMATED_WINS;
    }

    /**
     * On which files the kings stand (CH-01).
     *
     * @since 0.1.0
     */
    public enum Array implements Choice {
        /** Each on the left hand of his minister. */
        SEED("Raffles; Ludii's text"),
        /** Each on the right hand of his minister. */
        KINGS_RIGHT("Ludii's file");

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
     * How the king goes two squares on his first move (CH-02).
     *
     * @since 0.1.0
     */
    public enum KingLeap implements Choice {
        /** Over an empty square. */
        SLIDE("Raffles, by the nearest sense"),
        /** Over anything. */
        JUMP("some of the Malay accounts");

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
     * Whether the king's first move of two squares may capture (CH-02).
     *
     * @since 0.1.0
     */
    public enum KingLeapCapture implements Choice {
        /** It may. */
        YES("Raffles, who says nothing against it"),
        /** It may not. */
        NO("the Parsi and Algerian games of the same kind");

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
     * Whether a double step may be captured in passing (CH-05).
     *
     * @since 0.1.0
     */
    public enum EnPassant implements Choice {
        /** It may not. */
        NO("Raffles"),
        /** It may. */
        YES("Elcum 1907, Selangor");

        private final String readBy;

        EnPassant(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "en-passant";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * How a pawn retreats before it is promoted (CH-07).
     *
     * @since 0.1.0
     */
    public enum Retreat implements Choice {
        /** By three single steps. */
        THREE_MOVES("Raffles"),
        /** By one move of three squares. */
        ONE_SLIDE("Ludii, which has one slide of three squares"),
        /** Not at all. */
        NONE("the common rule elsewhere");

        private final String readBy;

        Retreat(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "retreat";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether a retreating pawn may capture (CH-08).
     *
     * @since 0.1.0
     */
    public enum RetreatCapture implements Choice {
        /** It may. */
        YES("Raffles, who says nothing against it"),
        /** It may not. */
        NO("Elcum 1907, Selangor");

        private final String readBy;

        RetreatCapture(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "retreat-capture";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * What a lone king is worth (CH-13).
     *
     * @since 0.1.0
     */
    public enum LoneKing implements Choice {
        /** He wins. */
        WINS("Raffles"),
        /** Nobody wins. */
        DRAWS("later accounts");

        private final String readBy;

        LoneKing(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "lone-king";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether a lone king to move may be mated (CH-14).
     *
     * @since 0.1.0
     */
    public enum LoneKingMated implements Choice {
        /** Being alone goes before mate. */
        LONE_KING_FIRST("Raffles"),
        /** Mate goes before being alone. */
        MATE_FIRST("Ludii, which tests mate first");

        private final String readBy;

        LoneKingMated(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "lone-king-mated";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * What a stalemate is worth (CH-15).
     *
     * @since 0.1.0
     */
    public enum Stalemated implements Choice {
        /** The stalemated side wins. */
        STALEMATED_WINS("Raffles"),
        /** Nobody wins. */
        DRAW("the Batak game"),
        /** The side that gives it wins. */
        STALEMATER_WINS("other games of the region");

        private final String readBy;

        Stalemated(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "stalemate";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }
}

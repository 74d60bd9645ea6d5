package io.github.assize.variants.shortassize;

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
 * The Short Assize of England and France, 12th to 15th century, as Murray (1913: 455) tells it: the armies begin
 * advanced, and each queen shares a square with a pawn.
 *
 * @since 0.1.0
 */
public final class ShortAssize implements RulesetProvider {
    private static final PieceType KING = PieceType.of("king", "K", "K").under("SA-01");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "F").under("SA-02");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("SA-03");
    private static final PieceType FIL =
            PieceType.of("fil", "F", "A").sparing("SA-05", "F").under("SA-04");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("SA-06");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF").under("SA-07");

    private static final Ruleset RULESET = Ruleset.define("short-assize", "Short Assize")
            .sources(
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "455"),
                    new Source("Ludii Portal, Short Assize", "DLP.Games.1172"),
                    new Source(
                            "Evrart de Conty, Livre des échecs amoureux moralisés, 1496-1498",
                            "Bibliothèque nationale de France, Français 143"),
                    new Source("Cunnan, wiki of the Society for Creative Anachronism", "its page on the game"))
            .readings(
                    Reading.of("How do the armies stand at the start?", Array.values()),
                    Reading.of("What is a stalemate worth?", Stalemated.values()),
                    Reading.of("Does a bare king lose at once?", Bared.values()))
            .rules(ShortAssizeRules::rules)
            .laws(ShortAssize::laws);

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public ShortAssize() {}

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
        return Laws.onBoard(8, 8)
                .men(KING, QUEEN, ROOK, FIL, KNIGHT, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array(array(answers))
                .promotion(Promotion.onFarRank(PAWN, QUEEN).under("SA-08"))
                .stalemate("SA-14", stalemate(answers))
                .baring(baring(answers).under("SA-15"))
                .build();
    }

    private static String array(Answers answers) {
        if (answers.is(Array.ROOKS_BACK)) {
            return "1rfk1fr1/3nn3/pppp(pq)ppp/8/8/PPPP(PQ)PPP/3NN3/1RFK1FR1 w - - 0 1";
        }
        if (answers.is(Array.QUEENS_ON_D)) {
            return "2f1kf2/2rnnr2/ppp(pq)pppp/8/8/PPP(PQ)PPPP/2RNNR2/2F1KF2 w - - 0 1";
        }
        return "2f1kf2/2rnnr2/pppp(pq)ppp/8/8/PPPP(PQ)PPP/2RNNR2/2F1KF2 w - - 0 1";
    }

    private static Stalemate stalemate(Answers answers) {
        if (answers.is(Stalemated.DRAW)) {
            return Stalemate.DRAW;
        }
        return answers.is(Stalemated.STALEMATED_WINS) ? Stalemate.STALEMATED_WINS : Stalemate.STALEMATER_WINS;
    }

    private static Baring baring(Answers answers) {
        return answers.is(Bared.REPRIEVE) ? Baring.bareKingLoses().withReprieve() : Baring.bareKingLoses();
    }

    /**
     * How the armies stand at the start (SA-09).
     *
     * @since 0.1.0
     */
    public enum Array implements Choice {
        /** Kings on the e-file behind the shared squares. */
        SEED("Murray, as Ludii's text gives him"),
        /** Rooks on the first rank, knights alone on the second. */
        ROOKS_BACK("Murray's other diagram, as the encyclopaedias print it"),
        /** The queens share d3 and d6. */
        QUEENS_ON_D("Ludii's file, against its own text");

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
     * What a stalemate is worth (SA-14).
     *
     * @since 0.1.0
     */
    public enum Stalemated implements Choice {
        /** The side that gives it wins. */
        STALEMATER_WINS("Murray"),
        /** Nobody wins. */
        DRAW("the rule of later chess"),
        /** The side that gives it loses. */
        STALEMATED_WINS("the Cunnan page of the SCA");

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

    /**
     * Whether a bare king loses at once (SA-15).
     *
     * @since 0.1.0
     */
    public enum Bared implements Choice {
        /** It does. */
        IMMEDIATE("Murray"),
        /** It draws by baring the other king on its next move. */
        REPRIEVE("the Cunnan page of the SCA; the usual rule of shatranj");

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

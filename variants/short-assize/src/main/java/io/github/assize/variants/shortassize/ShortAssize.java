package io.github.assize.variants.shortassize;

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
 * The Short Assize of England and France, 12th to 15th century, as Murray (1913: 455) tells it: the armies begin
 * advanced, and each queen shares a square with a pawn. Its rules are SA-01 to SA-15, told on
 * <a href="https://github.com/assize/assize/blob/main/docs/rulesets/short-assize.md">its page</a>.
 *
 * @since 0.1.0
 */
public final class ShortAssize implements RulesetProvider {
    private static final PieceType KING = PieceType.of("king", "K", "K").under("SA-01");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "F").under("SA-02");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("SA-03");
    private static final PieceType FIL =
            PieceType.of("fil", "F", "A").under("SA-04").cannotCapture("F").under("SA-05");
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
            .reading(
                    "array",
                    "How do the armies stand at the start?",
                    Array.SEED.readBy("Murray, as Ludii's text gives him"),
                    Array.ROOKS_BACK.readBy("Murray's other diagram, as the encyclopaedias print it"),
                    Array.QUEENS_ON_D.readBy("Ludii's file, against its own text"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.STALEMATER_WINS.readBy("Murray"),
                    Stalemate.DRAW.readBy("the rule of later chess"),
                    Stalemate.STALEMATED_WINS.readBy("the Cunnan page of the SCA"))
            .reading(
                    "baring",
                    "Does a bare king lose at once?",
                    Baring.Timing.IMMEDIATE.readBy("Murray"),
                    Baring.Timing.REPRIEVE.readBy("the Cunnan page of the SCA; the usual rule of shatranj"))
            .rules(ShortAssizeRules.TEXTS)
            .laws(ShortAssize::laws)
            .build();

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
                .pieces(KING, QUEEN, ROOK, FIL, KNIGHT, PAWN)
                .king(KING)
                .pawns(PAWN)
                .rule("SA-09")
                .array(array(answers.to(Array.class)))
                .rule("SA-08")
                .promotion(Promotion.onFarRank(PAWN, QUEEN))
                .rule("SA-14")
                .stalemate(answers.to(Stalemate.class))
                .rule("SA-15")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static String array(Array array) {
        return switch (array) {
            case SEED -> "2f1kf2/2rnnr2/pppp(pq)ppp/8/8/PPPP(PQ)PPP/2RNNR2/2F1KF2 w - - 0 1";
            case ROOKS_BACK -> "1rfk1fr1/3nn3/pppp(pq)ppp/8/8/PPPP(PQ)PPP/3NN3/1RFK1FR1 w - - 0 1";
            case QUEENS_ON_D -> "2f1kf2/2rnnr2/ppp(pq)pppp/8/8/PPP(PQ)PPPP/2RNNR2/2F1KF2 w - - 0 1";
        };
    }

    /** How the armies stand at the start (SA-09). */
    public enum Array implements Choice {
        /** Kings on the e-file behind the shared squares. */
        SEED,
        /** Rooks on the first rank, knights alone on the second. */
        ROOKS_BACK,
        /** The queens share d3 and d6. */
        QUEENS_ON_D
    }
}

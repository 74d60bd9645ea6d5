package io.github.assize.variants.courierchess;

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
import java.util.Locale;

/**
 * Courier chess, twelve files wide, as it was played in Germany from about 1200 to 1800 and told by Selenus in 1616. The
 * game begins after the four moves with which each side has to begin.
 *
 * @since 0.1.0
 */
public final class CourierChess implements RulesetProvider {
    private static final String ENGINES = "Fairy-Stockfish, cutechess and Sjaak II";

    private static final PieceType KING = PieceType.of("king", "K", "K").under("CO-02");
    private static final PieceType MAN = PieceType.of("man", "M", "K").under("CO-02");
    private static final PieceType SCHLEICH = PieceType.of("schleich", "W", "W").under("CO-03");
    private static final PieceType COURIER = PieceType.of("courier", "B", "B").under("CO-04");
    private static final PieceType BISHOP = PieceType.of("bishop", "E", "A").under("CO-04");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("CO-05");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("CO-05");

    private static final Ruleset RULESET = Ruleset.define("courier-chess", "Courier chess")
            .sources(
                    new Source(
                            "Selenus (August of Brunswick), Das Schach- oder König-Spiel, 1616",
                            "425-432, as Ludii has him"),
                    new Source("Ludii Portal, Currierspiel", "DLP.Rulesets.821; DLP.Evidence.1944"),
                    new Source("ancientchess.com, leaflet on courier chess", "the opening; array; stalemate"))
            .reading(
                    "array",
                    "Where do couriers and bishops stand?",
                    Array.BISHOP_ON_C.readBy("ancientchess.com; " + ENGINES),
                    Array.COURIER_ON_C.readBy("Ludii's file; older copies of an encyclopaedia"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.STALEMATER_WINS.readBy(ENGINES),
                    Stalemate.DRAW.readBy("ancientchess.com"))
            .reading(
                    "baring",
                    "When does a bare king lose?",
                    Baring.Timing.REPRIEVE.readBy(ENGINES),
                    Baring.Timing.NONE.readBy("Selenus as Ludii has him, who says nothing of it"))
            .reading(
                    "opening",
                    "Are the first four moves played?",
                    Opening.AS_PLAYED.readBy(ENGINES),
                    Opening.FREE.readBy("Selenus as Ludii has him, without his must"))
            .omissions(
                    "Joy leaps, by which a pawn on the last rank goes back to the second in three leaps and cannot be"
                            + " captured before the first of them, are Ströbeck's custom in Welschschach: no rule here"
                            + " makes a piece safe on a square.")
            .rules(CourierChessRules.ALL)
            .laws(CourierChess::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public CourierChess() {}

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
        PieceType queen = queen(answers);
        PieceType pawn = pawn(answers);
        return Laws.onBoard(12, 8)
                .pieces(KING, MAN, queen, SCHLEICH, COURIER, BISHOP, KNIGHT, ROOK, pawn)
                .king(KING)
                .pawns(pawn)
                .array(array(answers))
                .rule("CO-07")
                .promotion(Promotion.onFarRank(pawn, queen).withoutFirstMove())
                .rule("CO-08")
                .stalemate(answers.to(Stalemate.class))
                .rule("CO-09")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static PieceType queen(Answers answers) {
        PieceType queen = PieceType.of("queen", "F", "F").under("CO-03");
        return switch (answers.to(Opening.class)) {
            case AS_PLAYED -> queen;
            case FREE -> queen.and(Movement.of("ifD").under("CO-01").quiet()).under("CO-03");
        };
    }

    private static PieceType pawn(Answers answers) {
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfF").under("CO-06");
        return switch (answers.to(Opening.class)) {
            case AS_PLAYED -> pawn;
            case FREE ->
                pawn.and(Movement.of("imfnD").under("CO-01").onFiles("agl")).under("CO-06");
        };
    }

    private static String array(Answers answers) {
        String pieces = switch (answers.to(Array.class)) {
            case BISHOP_ON_C -> "rnebmkfwbenr";
            case COURIER_ON_C -> "rnbemkfwebnr";
        };
        return switch (answers.to(Opening.class)) {
            case AS_PLAYED -> {
                String without = pieces.replace('f', '1');
                yield without + "/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/" + without.toUpperCase(Locale.ROOT)
                        + " w - - 0 1";
            }
            case FREE ->
                pieces + "/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/" + pieces.toUpperCase(Locale.ROOT) + " w g1g8 - 0 1";
        };
    }

    /** Where couriers and bishops stand (CO-01). */
    public enum Array implements Choice {
        /** Bishops on c and j, couriers on d and i. */
        BISHOP_ON_C,
        /** Couriers on c and j, bishops on d and i. */
        COURIER_ON_C
    }

    /** Whether the first four moves of each side are taken as played (CO-01). */
    public enum Opening implements Choice {
        /** They are. */
        AS_PLAYED,
        /** They are not, and may be made or left. */
        FREE
    }
}

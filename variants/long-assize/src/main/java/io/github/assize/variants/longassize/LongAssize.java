package io.github.assize.variants.longassize;

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
 * The Long Assize of England and France, about 1150 to 1450, as Murray (1913: 455) tells it, with the array of Royal MS
 * 13 A.xviii. Its rules are LA-01 to LA-13, told on
 * <a href="https://github.com/assize/assize/blob/main/docs/rulesets/long-assize.md">its page</a>.
 *
 * @since 0.1.0
 */
public final class LongAssize implements RulesetProvider {
    private static final String MURRAY = "Murray";
    private static final String CUNNAN = "the Cunnan page of the SCA";

    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("LA-08");
    private static final PieceType FIL =
            PieceType.of("fil", "F", "A").under("LA-08").cannotCapture("F").under("LA-08");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("LA-08");

    private static final Ruleset RULESET = Ruleset.define("long-assize", "Long Assize")
            .sources(
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "455"),
                    new Source("Ludii Portal, Long Assize", "DLP.Games.1171"),
                    new Source("British Library, Royal MS 13 A.xviii", "the array, as Ludii sets it up"),
                    new Source("Cunnan, wiki of the Society for Creative Anachronism", "its page on the game"))
            .reading(
                    "king-leap",
                    "Where may the king leap?",
                    KingLeap.STRAIGHT.readBy(MURRAY),
                    KingLeap.RING.readBy(CUNNAN))
            .reading(
                    "king-leap-capture",
                    "May the king's leap capture?",
                    KingLeapCapture.YES.readBy("Ludii; the text denies capture to the queen only"),
                    KingLeapCapture.NO.readBy(CUNNAN + "; the sister games Lombard and Schachzabel"))
            .reading(
                    "king-leap-through-attack",
                    "May the king leap over an attacked square?",
                    KingLeapThroughAttack.ALLOWED.readBy("Murray, who says nothing against it"),
                    KingLeapThroughAttack.FORBIDDEN.readBy(CUNNAN))
            .reading(
                    "king-checked",
                    "Does a check cost the king his leap for good?",
                    KingChecked.FORFEITS_LEAP.readBy(MURRAY),
                    KingChecked.BARRED_WHILE_CHECKED.readBy(CUNNAN))
            .reading(
                    "queen-leap",
                    "Where may the queen jump?",
                    QueenLeap.DIAGONAL.readBy(MURRAY),
                    QueenLeap.RING.readBy(CUNNAN))
            .reading(
                    "pawn-double-step",
                    "May a pawn's double step pass over a man?",
                    PawnDoubleStep.CLEAR_PATH.readBy("Murray, by the common rule"),
                    PawnDoubleStep.LEAP.readBy(CUNNAN))
            .reading(
                    "baring",
                    "Does a bare king lose at once?",
                    Baring.Timing.IMMEDIATE.readBy(MURRAY),
                    Baring.Timing.REPRIEVE.readBy("the usual rule of shatranj"))
            .rules(LongAssizeRules.TEXTS)
            .laws(LongAssize::laws)
            .build();

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
        return Laws.onBoard(8, 8)
                .pieces(king, queen, ROOK, FIL, KNIGHT, pawn)
                .king(king)
                .pawns(pawn)
                .array("rnfqkfnr/pppppppp/8/8/8/8/PPPPPPPP/RNFQKFNR w d1e1d8e8 - 0 1")
                .rule("LA-05")
                .when(answers.is(KingChecked.FORFEITS_LEAP))
                .checkCostsFirstMove()
                .rule("LA-10")
                .enPassant(pawn)
                .rule("LA-11")
                .promotion(Promotion.onFarRank(pawn, queen))
                .rule("LA-12")
                .stalemate(Stalemate.DRAW)
                .rule("LA-13")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static PieceType king(Answers answers) {
        String reach = switch (answers.to(KingLeap.class)) {
            case STRAIGHT -> "iDiA";
            case RING -> "iDiAiN";
        };
        Movement leap = Movement.of(reach).under("LA-02").notOverEnemies().under("LA-03");
        if (answers.is(KingLeapCapture.NO)) {
            leap = leap.quiet().under("LA-04");
        }
        if (answers.is(KingLeapThroughAttack.FORBIDDEN)) {
            leap = leap.notThroughAttack().under("LA-04");
        }
        if (answers.is(KingChecked.BARRED_WHILE_CHECKED)) {
            leap = leap.notFromCheck().under("LA-05");
        }
        return PieceType.of("king", "K", Movement.of("K"), leap).under("LA-01");
    }

    private static PieceType queen(Answers answers) {
        String jump = switch (answers.to(QueenLeap.class)) {
            case DIAGONAL -> "imA";
            case RING -> "imAimD";
        };
        return PieceType.of("queen", "Q", Movement.of("F"), Movement.of(jump).under("LA-07"))
                .under("LA-06");
    }

    private static PieceType pawn(Answers answers) {
        String doubleStep = switch (answers.to(PawnDoubleStep.class)) {
            case CLEAR_PATH -> "imfnD";
            case LEAP -> "imfD";
        };
        return PieceType.of("pawn", "P", "mfWcfF" + doubleStep).under("LA-09");
    }

    /** Where the king may leap on his first move (LA-02). */
    public enum KingLeap implements Choice {
        /** In a straight line. */
        STRAIGHT,
        /** To any square at distance two. */
        RING
    }

    /** Whether the king's leap may capture (LA-04). */
    public enum KingLeapCapture implements Choice {
        /** It may. */
        YES,
        /** It may not. */
        NO
    }

    /** Whether the king may leap straight over an attacked square (LA-04). */
    public enum KingLeapThroughAttack implements Choice {
        /** He may. */
        ALLOWED,
        /** He may not. */
        FORBIDDEN
    }

    /** What a check does to the king's leap (LA-05). */
    public enum KingChecked implements Choice {
        /** It is lost for good. */
        FORFEITS_LEAP,
        /** It is barred while the check stands. */
        BARRED_WHILE_CHECKED
    }

    /** Where the queen may jump on her first move (LA-07). */
    public enum QueenLeap implements Choice {
        /** Diagonally. */
        DIAGONAL,
        /** Diagonally and orthogonally. */
        RING
    }

    /** Whether a double step may pass over a piece (LA-09). */
    public enum PawnDoubleStep implements Choice {
        /** It may not. */
        CLEAR_PATH,
        /** It may. */
        LEAP
    }
}

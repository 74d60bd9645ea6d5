package io.github.assize.variants.lombardchess;

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
 * Lombard chess, as it was played in Italy from about 1250 to 1322: a king and a queen who leap on their first move, over
 * anything but an enemy.
 *
 * @since 0.1.0
 */
public final class LombardChess implements RulesetProvider {
    private static final String CUNNAN = "Cunnan on the English long assize";

    private static final PieceType QUEEN = PieceType.of(
                    "queen",
                    "Q",
                    Movement.of("F").under("LO-07"),
                    Movement.of("iA").under("LO-08").quiet())
            .under("LO-07");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("LO-09");
    private static final PieceType BISHOP =
            PieceType.of("bishop", "B", "A").under("LO-10").cannotCapture("B").under("LO-10");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("LO-09");
    private static final PieceType PAWN =
            PieceType.of("pawn", "P", "mfWcfFimfnD").under("LO-11");

    private static final Ruleset RULESET = Ruleset.define("lombard-chess", "Lombard chess")
            .sources(
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "461-462"),
                    new Source("Ludii Portal, Lombard Chess", "DLP.Rulesets.1330"))
            .reading(
                    "king-leap-reach",
                    "How far may the king leap in a straight line?",
                    Reach.TWO_OR_THREE.readBy("Ludii's file"),
                    Reach.TWO.readBy("Köbel 1520 on the Schachzabel, who counts the square that the king starts from"))
            .reading(
                    "knight-leap",
                    "May an enemy bar the king's knight's leap?",
                    KnightLeap.FREE.readBy("Ludii's file"),
                    KnightLeap.BARRED.readBy("the text, if its ban on passing over an opponent is of both leaps"))
            .reading(
                    "king-checked",
                    "What does a check cost the king?",
                    Checked.KEEPS_LEAP.readBy("the text, which is silent"),
                    Checked.FORFEITS_LEAP.readBy("Ludii's file; the Long Assize and the Schachzabel"),
                    Checked.BARRED_WHILE_CHECKED.readBy(CUNNAN))
            .reading(
                    "baring",
                    "When does a bare king lose?",
                    Baring.Timing.NONE.readBy("the text, which is silent"),
                    Baring.Timing.IMMEDIATE.readBy("the Long Assize"),
                    Baring.Timing.REPRIEVE.readBy("the usual rule of shatranj"))
            .rules(LombardChessRules.ALL)
            .laws(LombardChess::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public LombardChess() {}

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
        return Laws.onBoard(8, 8)
                .pieces(king, QUEEN, ROOK, BISHOP, KNIGHT, PAWN)
                .king(king)
                .pawns(PAWN)
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d1e1d8e8 - 0 1")
                .rule("LO-06")
                .when(answers.is(Checked.FORFEITS_LEAP))
                .checkCostsFirstMove()
                .rule("LO-13")
                .promotion(Promotion.onFarRank(PAWN, QUEEN))
                .rule("LO-14")
                .stalemate(Stalemate.DRAW)
                .rule("LO-15")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static PieceType king(Answers answers) {
        Movement straight = Movement.of(reach(answers)).under("LO-02").quiet().under("LO-05");
        Movement knights = Movement.of("iN").under("LO-03").quiet().under("LO-05");
        return PieceType.of(
                        "king",
                        "K",
                        Movement.of("K").under("LO-01"),
                        checked(answers, straight.notOverEnemies().under("LO-04")),
                        checked(answers, passing(answers, knights)))
                .under("LO-01");
    }

    private static String reach(Answers answers) {
        return switch (answers.to(Reach.class)) {
            case TWO_OR_THREE -> "iDiAiHiG";
            case TWO -> "iDiA";
        };
    }

    private static Movement passing(Answers answers, Movement leap) {
        return switch (answers.to(KnightLeap.class)) {
            case FREE -> leap;
            case BARRED -> leap.notOverEnemies().under("LO-04");
        };
    }

    private static Movement checked(Answers answers, Movement leap) {
        return switch (answers.to(Checked.class)) {
            case KEEPS_LEAP, FORFEITS_LEAP -> leap;
            case BARRED_WHILE_CHECKED -> leap.notFromCheck().under("LO-06");
        };
    }

    /** How far the king may leap in a straight line (LO-02). */
    public enum Reach implements Choice {
        /** To the second or the third square. */
        TWO_OR_THREE,
        /** To the second square only. */
        TWO
    }

    /** Whether an enemy may bar the king's knight's leap (LO-04). */
    public enum KnightLeap implements Choice {
        /** Nothing bars it. */
        FREE,
        /** Enemies on both of its ways do. */
        BARRED
    }

    /** What a check costs the king (LO-06). */
    public enum Checked implements Choice {
        /** Nothing. */
        KEEPS_LEAP,
        /** His leaps. */
        FORFEITS_LEAP,
        /** His leaps as long as it lasts. */
        BARRED_WHILE_CHECKED
    }
}

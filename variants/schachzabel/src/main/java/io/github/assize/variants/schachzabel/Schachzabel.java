package io.github.assize.variants.schachzabel;

import io.github.assize.core.Answers;
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
 * Schachzabel, the old chess of Germany as Mennel's poem and Egenolff's edition of 1536 have it: a king and a queen who leap
 * on their first move, and pawns of whom only some have a double step.
 *
 * @since 0.1.0
 */
public final class Schachzabel implements RulesetProvider {
    private static final String TEXT = "Murray as Ludii has him";

    private static final PieceType QUEEN = PieceType.of(
                    "queen",
                    "Q",
                    Movement.of("F").under("SZ-06"),
                    Movement.of("iA").under("SZ-07").quiet())
            .under("SZ-06");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("SZ-08");
    private static final PieceType BISHOP =
            PieceType.of("bishop", "B", "A").under("SZ-09").cannotCapture("B").under("SZ-09");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("SZ-08");

    private static final Ruleset RULESET = Ruleset.define("schachzabel", "Schachzabel")
            .sources(
                    new Source(
                            "H. J. R. Murray, A History of Chess, London: Oxford University Press 1913",
                            "463-464, 490-494"),
                    new Source("Ludii Portal, Schachzabel", "DLP.Rulesets.1331; DLP.Evidence.2032"),
                    new Source("J. Köbel's print of K. von Mennel's Schachzabel, Oppenheim 1520", "f. 4r, 13v"))
            .reading(
                    "king-leap-reach",
                    "How far may the king leap?",
                    Reach.THREE.readBy(TEXT + "; Köbel"),
                    Reach.TWO.readBy("Mennel, not beyond the third field, if he counts the first"))
            .reading(
                    "king-leap-directions",
                    "In which directions may the king leap?",
                    Directions.ALL.readBy("Ludii's file"),
                    Directions.FORWARD.readBy("Köbel, towards his enemies"))
            .reading(
                    "king-leap-over",
                    "What may the king leap over?",
                    Over.OWN_MEN.readBy(TEXT),
                    Over.NOBODY.readBy("Köbel, who lets a pawn in the way be pushed first"))
            .reading(
                    "king-checked",
                    "What does a check cost the king?",
                    Checked.FORFEITS_LEAP.readBy(TEXT),
                    Checked.BARRED_WHILE_CHECKED.readBy("Cunnan on the English long assize"))
            .reading(
                    "double-step",
                    "How long may a rook's pawn go two squares?",
                    DoubleStep.ROOK_PAWNS_ALWAYS.readBy(TEXT),
                    DoubleStep.ALL_UNTIL_CAPTURE.readBy("Ludii's file"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.DRAW.readBy("the sister games Lombard chess and Long Assize"),
                    Stalemate.STALEMATER_WINS.readBy("the older rule of shatranj and the Short Assize"))
            .omissions("A pawn that makes way, pushed one square as part of the king's first move, is in Köbel's print"
                    + " and in Ludii's evidence: it would be one move of two pieces, which no rule here can say.")
            .rules(SchachzabelRules.ALL)
            .laws(Schachzabel::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Schachzabel() {}

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
        PieceType pawn = pawn(answers);
        return Laws.onBoard(8, 8)
                .pieces(king, QUEEN, ROOK, BISHOP, KNIGHT, pawn)
                .king(king)
                .pawns(pawn)
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d1e1d8e8 - 0 1")
                .rule("SZ-05")
                .when(answers.is(Checked.FORFEITS_LEAP))
                .checkCostsFirstMove()
                .rule("SZ-15")
                .promotion(Promotion.onFarRank(pawn, QUEEN))
                .rule("SZ-16")
                .stalemate(answers.to(Stalemate.class))
                .build();
    }

    private static PieceType king(Answers answers) {
        Movement leap = over(answers, directions(answers));
        return PieceType.of("king", "K", Movement.of("K").under("SZ-01"), checked(answers, leap))
                .under("SZ-01");
    }

    private static String directions(Answers answers) {
        String far = switch (answers.to(Reach.class)) {
            case THREE -> "iDiAiHiG";
            case TWO -> "iDiA";
        };
        return switch (answers.to(Directions.class)) {
            case ALL -> far;
            case FORWARD -> far.replace("i", "if");
        };
    }

    private static Movement over(Answers answers, String leap) {
        return switch (answers.to(Over.class)) {
            case OWN_MEN -> leap(leap).notOverEnemies().under("SZ-03");
            case NOBODY -> leap(leap.replaceAll("([A-Z])", "n$1"));
        };
    }

    private static Movement leap(String betza) {
        return Movement.of(betza).under("SZ-02").quiet().under("SZ-04");
    }

    private static Movement checked(Answers answers, Movement leap) {
        return switch (answers.to(Checked.class)) {
            case FORFEITS_LEAP -> leap;
            case BARRED_WHILE_CHECKED -> leap.notFromCheck().under("SZ-05");
        };
    }

    private static PieceType pawn(Answers answers) {
        Movement corner = Movement.of("imfnD").under("SZ-11").onFiles("ah").under("SZ-13");
        return PieceType.of(
                        "pawn",
                        "P",
                        Movement.of("mfWcfF"),
                        switch (answers.to(DoubleStep.class)) {
                            case ROOK_PAWNS_ALWAYS -> corner;
                            case ALL_UNTIL_CAPTURE -> corner.whileAllStand().under("SZ-11");
                        },
                        Movement.of("imfnD")
                                .under("SZ-12")
                                .onFiles("de")
                                .under("SZ-13")
                                .whileAllStand()
                                .under("SZ-12"))
                .under("SZ-10");
    }

    /** How far the king may leap (SZ-02). */
    public enum Reach implements Choice {
        /** Two or three squares. */
        THREE,
        /** Two squares. */
        TWO
    }

    /** In which directions the king may leap (SZ-02). */
    public enum Directions implements Choice {
        /** In all eight. */
        ALL,
        /** Straight or diagonally ahead. */
        FORWARD
    }

    /** What the king may leap over (SZ-03). */
    public enum Over implements Choice {
        /** Pieces of its own side. */
        OWN_MEN,
        /** Empty squares only. */
        NOBODY
    }

    /** What a check costs the king (SZ-05). */
    public enum Checked implements Choice {
        /** His leap. */
        FORFEITS_LEAP,
        /** His leap as long as it lasts. */
        BARRED_WHILE_CHECKED
    }

    /** How long a rook's pawn may go two squares (SZ-11). */
    public enum DoubleStep implements Choice {
        /** As long as it stands in the array. */
        ROOK_PAWNS_ALWAYS,
        /** Until the first capture on the board. */
        ALL_UNTIL_CAPTURE
    }
}

package io.github.assize.variants.chaturanga;

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
 * Chaturanga, the chess of India from about 600 to 1138: a gaja of whom every source tells another move, a stalemate that
 * wins for the stalemated side, and a bare raja who loses at once.
 *
 * @since 0.1.0
 */
public final class Chaturanga implements RulesetProvider {
    private static final PieceType MANTRI = PieceType.of("mantri", "M", "F").under("CG-02");
    private static final PieceType ASHVA = PieceType.of("ashva", "N", "N").under("CG-04");
    private static final PieceType BHATA = PieceType.of("bhata", "P", "mfWcfF").under("CG-06");

    private static final Ruleset RULESET = Ruleset.define("chaturanga", "Chaturanga")
            .sources(
                    new Source("Ludii Portal, Chaturanga, Manasollasa (Described)", "DLP.Rulesets.145"),
                    new Source("Manasollasa V 560-604 in A. Bock-Raming's German, 1996", "DLP.Evidence.753"),
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "51-94"),
                    new Source("J. Ayer, Shatranj, chessvariants.com 2005", "al-Adli, after Murray 1913: 57"),
                    new Source("H. Bodlaender, Chaturanga, chessvariants.org", "after Murray and Gollon"))
            .reading(
                    "elephant",
                    "How does the gaja move?",
                    Elephant.ORTHOGONAL_JUMP.readBy("al-Adli; Ludii's rules text"),
                    Elephant.DIAGONAL_JUMP.readBy(
                            "Bodlaender; an encyclopaedia; Fairy-Stockfish; Ludii's ruleset 1297"),
                    Elephant.SILVER.readBy("al-Biruni; an encyclopaedia"),
                    Elephant.DIAGONAL_STEP.readBy("Ludii's ruleset 1298"),
                    Elephant.JUMPING_ROOK.readBy("the Manasollasa in Bock-Raming's German"))
            .reading(
                    "chariot",
                    "How does the ratha move?",
                    Chariot.ROOK.readBy("al-Adli; Ludii's rules text"),
                    Chariot.DIAGONAL_JUMP.readBy("the Manasollasa; al-Biruni's game for four"))
            .reading(
                    "array",
                    "On which side of his raja does each mantri stand?",
                    Array.OWN_LEFT.readBy("Ludii's rules text; Bodlaender; Murray 80 for later times"),
                    Array.FACING.readBy("Fairy-Stockfish"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.STALEMATED_WINS.readBy("al-Adli; Ludii's file; Bodlaender"),
                    Stalemate.STALEMATER_WINS.readBy("Fairy-Stockfish"),
                    Stalemate.DRAW.readBy("nobody known; as in other games"))
            .reading(
                    "baring",
                    "When does a bare raja lose?",
                    Baring.Timing.IMMEDIATE.readBy("al-Adli; Ludii's file"),
                    Baring.Timing.REPRIEVE.readBy("the usual rule of shatranj"),
                    Baring.Timing.NONE.readBy("Fairy-Stockfish; Bodlaender; Ludii's rules text to the letter"))
            .reading(
                    "king-leap",
                    "May the raja leap?",
                    KingLeap.NONE.readBy("Ludii's rules text"),
                    KingLeap.ONCE.readBy("Bodlaender"))
            .reading(
                    "promotion",
                    "What does a bhata become?",
                    Promoted.MANTRI.readBy("Ludii's file; an encyclopaedia"),
                    Promoted.BY_FILE_IF_LOST.readBy("Bodlaender"))
            .preset("manasollasa", Elephant.JUMPING_ROOK, Chariot.DIAGONAL_JUMP)
            .preset("gollon", Elephant.DIAGONAL_JUMP, KingLeap.ONCE, Promoted.BY_FILE_IF_LOST, Baring.Timing.NONE)
            .rules(ChaturangaRules.ALL)
            .laws(Chaturanga::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Chaturanga() {}

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
        PieceType raja = raja(answers);
        PieceType gaja = PieceType.of("gaja", "E", elephant(answers)).under("CG-03");
        PieceType ratha = PieceType.of("ratha", "R", chariot(answers)).under("CG-05");
        return Laws.onBoard(8, 8)
                .pieces(raja, MANTRI, gaja, ASHVA, ratha, BHATA)
                .king(raja)
                .pawns(BHATA)
                .array(array(answers))
                .rule("CG-01")
                .when(answers.is(KingLeap.ONCE))
                .checkCostsFirstMove()
                .rule("CG-07")
                .promotion(promotion(answers))
                .rule("CG-10")
                .stalemate(answers.to(Stalemate.class))
                .rule("CG-11")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static PieceType raja(Answers answers) {
        PieceType raja = PieceType.of("raja", "K", "K").under("CG-01");
        return switch (answers.to(KingLeap.class)) {
            case NONE -> raja;
            case ONCE -> raja.and(Movement.of("iN").oncePerGame().under("CG-01"));
        };
    }

    private static String elephant(Answers answers) {
        return switch (answers.to(Elephant.class)) {
            case ORTHOGONAL_JUMP -> "D";
            case DIAGONAL_JUMP -> "A";
            case SILVER -> "FfW";
            case DIAGONAL_STEP -> "F";
            case JUMPING_ROOK -> "WDH(4,0)(5,0)(6,0)(7,0)";
        };
    }

    private static String chariot(Answers answers) {
        return switch (answers.to(Chariot.class)) {
            case ROOK -> "R";
            case DIAGONAL_JUMP -> "A";
        };
    }

    private static String array(Answers answers) {
        boolean leaps = answers.is(KingLeap.ONCE);
        return switch (answers.to(Array.class)) {
            case OWN_LEFT -> "rnekmenr/pppppppp/8/8/8/8/PPPPPPPP/RNEMKENR w " + (leaps ? "e1d8" : "-") + " - 0 1";
            case FACING -> "rnekmenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKMENR w " + (leaps ? "d1d8" : "-") + " - 0 1";
        };
    }

    private static Promotion promotion(Answers answers) {
        return switch (answers.to(Promoted.class)) {
            case MANTRI -> Promotion.onFarRank(BHATA, MANTRI);
            case BY_FILE_IF_LOST -> Promotion.bySquare(BHATA).onlyToTheLost(Promotion.Otherwise.STAYS);
        };
    }

    /** How the gaja moves (CG-03). */
    public enum Elephant implements Choice {
        /** Two squares orthogonally, over anything. */
        ORTHOGONAL_JUMP,
        /** Two squares diagonally, over anything. */
        DIAGONAL_JUMP,
        /** One square diagonally or straight forward. */
        SILVER,
        /** One square diagonally. */
        DIAGONAL_STEP,
        /** Any distance orthogonally, over anything. */
        JUMPING_ROOK
    }

    /** How the ratha moves (CG-05). */
    public enum Chariot implements Choice {
        /** Any distance orthogonally. */
        ROOK,
        /** Two squares diagonally, over anything. */
        DIAGONAL_JUMP
    }

    /** On which side of his raja each mantri stands (CG-08). */
    public enum Array implements Choice {
        /** On his left, as his own player sees it. */
        OWN_LEFT,
        /** Facing the other mantri. */
        FACING
    }

    /** Whether the raja may leap like a horse (CG-01). */
    public enum KingLeap implements Choice {
        /** He may not. */
        NONE,
        /** Once a game, if he has never been in check. */
        ONCE
    }

    /** What a bhata becomes on the far rank (CG-07). */
    public enum Promoted implements Choice {
        /** A mantri. */
        MANTRI,
        /** The type that began the game on its square, if its side has lost one; else it stays a bhata. */
        BY_FILE_IF_LOST
    }
}

package io.github.assize.variants.scachs;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Castling;
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
 * Scachs, the chess of the poem Scachs d'amor of Valencia about 1475: the first game known with the queen and the bishop of
 * today, in which a queen takes no queen and a pawn becomes one only where there is none.
 *
 * @since 0.1.0
 */
public final class Scachs implements RulesetProvider {
    private static final String TEXT = "Ludii's rules text after Murray";
    private static final String FILE = "Ludii's file";
    private static final String POEM = "the poem, as origenvalencianodelajedrez.com lists its rules";
    private static final String MODERN = "modern chess";

    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B").under("SC-01");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("SC-01");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("SC-01");
    private static final PieceType PAWN =
            PieceType.of("pawn", "P", "mfWcfFimfnD").under("SC-08");

    private static final Ruleset RULESET = Ruleset.define("scachs", "Scachs")
            .sources(
                    new Source("Castellví, Fenollar and Vinyoles, Scachs d'amor, Valencia about 1475", POEM),
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "781"),
                    new Source("Ludii Portal, Scachs", "DLP.Rulesets.1415; DLP.Evidence.1999"))
            .reading(
                    "king-leap",
                    "May the king leap over a man?",
                    KingLeap.SLIDE.readBy(TEXT + "; " + FILE),
                    KingLeap.JUMP.readBy(POEM + " (the jump of the king)"))
            .reading(
                    "king-leap-through-attack",
                    "May the king leap over an attacked square?",
                    ThroughAttack.ALLOWED.readBy(FILE),
                    ThroughAttack.FORBIDDEN.readBy("the rule of castling"))
            .reading(
                    "castling",
                    "Is there castling?",
                    Castles.MODERN.readBy(TEXT + "; " + FILE),
                    Castles.NONE.readBy(POEM + ", which name no other leap"))
            .reading(
                    "queen-takes-queen",
                    "May a queen take a queen?",
                    QueenTakesQueen.NO.readBy(TEXT),
                    QueenTakesQueen.YES.readBy(MODERN))
            .reading(
                    "queen-lost",
                    "Does a side without a queen lose?",
                    QueenLost.PLAYS_ON.readBy(TEXT),
                    QueenLost.LOSES.readBy(POEM + " (63)"))
            .reading(
                    "promotion",
                    "When is a pawn promoted?",
                    Promoted.IF_LOST.readBy(TEXT + "; " + FILE),
                    Promoted.ALWAYS.readBy(MODERN))
            .reading(
                    "baring",
                    "When does a bare king lose?",
                    Baring.Timing.IMMEDIATE.readBy(TEXT),
                    Baring.Timing.REPRIEVE.readBy("the usual rule of shatranj"))
            .reading(
                    "stalemate",
                    "What is stalemate worth?",
                    Stalemate.STALEMATER_WINS.readBy(TEXT + "; " + POEM + " (45)"),
                    Stalemate.DRAW.readBy(MODERN))
            .omissions(
                    "Evidence 1999 opens the game with two moves a side in one turn, none of which crosses the middle;"
                            + " the rules text has dropped the sentence, and the poem's own game begins like any other.")
            .rules(ScachsRules.ALL)
            .laws(Scachs::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Scachs() {}

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
        return Laws.onBoard(8, 8)
                .pieces(king, queen, ROOK, BISHOP, KNIGHT, PAWN)
                .king(king)
                .pawns(PAWN)
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w " + rights(answers) + " - 0 1")
                .rule("SC-07")
                .when(answers.is(Castles.MODERN))
                .castling(Castling.with(ROOK).shortSide('h', 'g', 'f').longSide('a', 'c', 'd'))
                .rule("SC-09")
                .enPassant(PAWN)
                .rule("SC-10")
                .promotion(promotion(answers, queen))
                .rule("SC-12")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .rule("SC-02")
                .when(answers.is(QueenLost.LOSES))
                .lostWithout(queen)
                .rule("SC-13")
                .stalemate(answers.to(Stalemate.class))
                .build();
    }

    private static PieceType king(Answers answers) {
        Movement leap = switch (answers.to(KingLeap.class)) {
            case SLIDE -> Movement.of("inDinA");
            case JUMP -> Movement.of("iDiA");
        };
        Movement limited =
                leap.under("SC-04").quiet().under("SC-05").notFromCheck().under("SC-06");
        Movement whole = switch (answers.to(ThroughAttack.class)) {
            case ALLOWED -> limited;
            case FORBIDDEN -> limited.notThroughAttack().under("SC-06");
        };
        return PieceType.of("king", "K", Movement.of("K"), whole).under("SC-01");
    }

    private static PieceType queen(Answers answers) {
        PieceType queen = PieceType.of("queen", "Q", "Q").under("SC-02");
        return switch (answers.to(QueenTakesQueen.class)) {
            case NO -> queen.cannotCapture("Q").under("SC-03");
            case YES -> queen;
        };
    }

    private static String rights(Answers answers) {
        return switch (answers.to(Castles.class)) {
            case MODERN -> "a1e1h1a8e8h8";
            case NONE -> "e1e8";
        };
    }

    private static Promotion promotion(Answers answers, PieceType queen) {
        Promotion becomes = Promotion.onFarRank(PAWN, queen);
        return switch (answers.to(Promoted.class)) {
            case IF_LOST -> becomes.onlyToTheLost(Promotion.Otherwise.STAYS);
            case ALWAYS -> becomes.mayStandThere();
        };
    }

    /** Whether the king may leap over a piece (SC-04). */
    public enum KingLeap implements Choice {
        /** Both squares must be empty. */
        SLIDE,
        /** Over any piece. */
        JUMP
    }

    /** Whether the king may leap over an attacked square (SC-06). */
    public enum ThroughAttack implements Choice {
        /** He may. */
        ALLOWED,
        /** He may not. */
        FORBIDDEN
    }

    /** Whether there is castling (SC-07). */
    public enum Castles implements Choice {
        /** As in modern chess. */
        MODERN,
        /** There is none. */
        NONE
    }

    /** Whether a queen may take a queen (SC-03). */
    public enum QueenTakesQueen implements Choice {
        /** It may not. */
        NO,
        /** It may. */
        YES
    }

    /** Whether a side without a queen loses (SC-02). */
    public enum QueenLost implements Choice {
        /** It plays on. */
        PLAYS_ON,
        /** It has lost at once. */
        LOSES
    }

    /** When a pawn is promoted (SC-10, SC-11). */
    public enum Promoted implements Choice {
        /** If its side has no queen. */
        IF_LOST,
        /** Always. */
        ALWAYS
    }
}

package io.github.assize.variants.chatur;

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
 * Chátur, the chess of Java as Raffles (1817: 390) describes it: a king with a wide first move, castling in two moves,
 * pawns that must retreat to be promoted, and a lone king who wins. Its rules are CH-01 to CH-15, told on
 * <a href="https://github.com/assize/assize/blob/main/docs/rulesets/chatur.md">its page</a>.
 *
 * @since 0.1.0
 */
public final class Chatur implements RulesetProvider {
    private static final PieceType MINISTER = PieceType.of("pateh", "Q", "Q").under("CH-03");
    private static final PieceType BISHOP = PieceType.of("mantri", "B", "B").under("CH-03");
    private static final PieceType HORSE = PieceType.of("jaran", "N", "N").under("CH-03");
    private static final PieceType VESSEL = PieceType.of("prahu", "R", "R").under("CH-03");
    private static final PieceType PAWN = PieceType.of(
                    "bidak", "P", Movement.of("mfWcfF"), Movement.of("imfnD").under("CH-05"))
            .under("CH-04");

    private static final Ruleset RULESET = Ruleset.define("chatur", "Chátur")
            .sources(
                    new Source("T. S. Raffles, The History of Java, London: John Murray 1817", "390"),
                    new Source("Ludii Portal, Evidence for Chátur", "DLP.Evidence.1555"),
                    new Source("Elcum on the chess of Selangor, 1907", "en passant, the retreating pawn's capture"))
            .reading(
                    "array",
                    "On which files do the kings stand?",
                    Array.SEED.readBy("Raffles; Ludii's text"),
                    Array.KINGS_RIGHT.readBy("Ludii's file"))
            .reading(
                    "king-leap",
                    "How does the king go two squares?",
                    KingLeap.SLIDE.readBy("Raffles, by the nearest sense"),
                    KingLeap.JUMP.readBy("some of the Malay accounts"))
            .reading(
                    "king-leap-capture",
                    "May the king's first move capture?",
                    KingLeapCapture.YES.readBy("Raffles, who says nothing against it"),
                    KingLeapCapture.NO.readBy("the Parsi and Algerian games of the same kind"))
            .reading(
                    "en-passant",
                    "Is there en passant?",
                    EnPassant.NO.readBy("Raffles"),
                    EnPassant.YES.readBy("Elcum 1907, Selangor"))
            .reading(
                    "retreat",
                    "How does a pawn retreat?",
                    Retreat.THREE_MOVES.readBy("Raffles"),
                    Retreat.ONE_SLIDE.readBy("Ludii, which has one slide of three squares"),
                    Retreat.NONE.readBy("the common rule elsewhere"))
            .reading(
                    "retreat-capture",
                    "May a retreating pawn capture?",
                    RetreatCapture.YES.readBy("Raffles, who says nothing against it"),
                    RetreatCapture.NO.readBy("Elcum 1907, Selangor"))
            .reading(
                    "lone-king",
                    "What is a lone king worth?",
                    Baring.Verdict.WINS.readBy("Raffles"),
                    Baring.Verdict.DRAWS.readBy("later accounts"))
            .reading(
                    "lone-king-mated",
                    "May a lone king be mated?",
                    LoneKingMated.LONE_KING_FIRST.readBy("Raffles"),
                    LoneKingMated.MATE_FIRST.readBy("Ludii, which tests mate first"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.STALEMATED_WINS.readBy("Raffles"),
                    Stalemate.DRAW.readBy("the Batak game"),
                    Stalemate.STALEMATER_WINS.readBy("other games of the region"))
            .rules(ChaturRules.TEXTS)
            .laws(Chatur::laws)
            .build();

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
                .pieces(king, MINISTER, BISHOP, HORSE, VESSEL, PAWN, retreating)
                .king(king)
                .pawns(PAWN, retreating)
                .rule("CH-01")
                .array(array(answers))
                .rule("CH-05")
                .when(answers.is(EnPassant.YES))
                .enPassant(PAWN)
                .rule("CH-06")
                .promotion(Promotion.inFarCorners(PAWN, MINISTER))
                .rule("CH-07")
                .promotion(promotion(answers, retreating))
                .rule("CH-11")
                .checkCostsFirstMove()
                .rule("CH-13")
                .baring(baring(answers))
                .rule("CH-15")
                .stalemate(answers.to(Stalemate.class))
                .build();
    }

    private static String array(Answers answers) {
        return switch (answers.to(Array.class)) {
            case SEED -> "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w d1e8 - 0 1";
            case KINGS_RIGHT -> "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w e1d8 - 0 1";
        };
    }

    private static PieceType king(Answers answers) {
        Movement castling = Movement.of("imsD").over("R").under("CH-10");
        PieceType king = PieceType.of("ratu", "K", "K").under("CH-01");
        return switch (answers.to(KingLeap.class)) {
            case SLIDE -> king.and(leap("inDinAiN", answers)).and(castling);
            case JUMP -> king.and(leap("iDiAiN", answers)); // already passes over anything, a vessel included
        };
    }

    private static Movement leap(String betza, Answers answers) {
        Movement leap = Movement.of(betza).under("CH-02");
        return answers.is(KingLeapCapture.NO) ? leap.quiet() : leap;
    }

    private static Movement retreat(Answers answers) {
        Movement retreat = switch (answers.to(Retreat.class)) {
            case THREE_MOVES, NONE -> Movement.of("bF");
            case ONE_SLIDE -> Movement.of("bnG");
        };
        return answers.is(RetreatCapture.NO) ? retreat.quiet() : retreat;
    }

    private static Promotion promotion(Answers answers, PieceType retreating) {
        return switch (answers.to(Retreat.class)) {
            case THREE_MOVES, ONE_SLIDE ->
                Promotion.onFarRank(PAWN, retreating).and(Promotion.onRank(retreating, 5, MINISTER));
            case NONE -> Promotion.onFarRank(PAWN, MINISTER);
        };
    }

    private static Baring baring(Answers answers) {
        Baring baring = Baring.bareKing(answers.to(Baring.Verdict.class));
        return switch (answers.to(LoneKingMated.class)) {
            case LONE_KING_FIRST -> baring;
            case MATE_FIRST -> baring.afterMate();
        };
    }

    /** On which files the kings stand (CH-01). */
    public enum Array implements Choice {
        /** Each on the left hand of his minister. */
        SEED,
        /** Each on the right hand of his minister. */
        KINGS_RIGHT
    }

    /** How the king goes two squares on his first move (CH-02). */
    public enum KingLeap implements Choice {
        /** Over an empty square. */
        SLIDE,
        /** Over anything. */
        JUMP
    }

    /** Whether the king's first move of two squares may capture (CH-02). */
    public enum KingLeapCapture implements Choice {
        /** It may. */
        YES,
        /** It may not. */
        NO
    }

    /** Whether a double step may be captured in passing (CH-05). */
    public enum EnPassant implements Choice {
        /** It may not. */
        NO,
        /** It may. */
        YES
    }

    /** How a pawn retreats before it is promoted (CH-07). */
    public enum Retreat implements Choice {
        /** By three single steps. */
        THREE_MOVES,
        /** By one move of three squares. */
        ONE_SLIDE,
        /** Not at all. */
        NONE
    }

    /** Whether a retreating pawn may capture (CH-08). */
    public enum RetreatCapture implements Choice {
        /** It may. */
        YES,
        /** It may not. */
        NO
    }

    /** Whether a lone king to move may be mated (CH-14). */
    public enum LoneKingMated implements Choice {
        /** Being alone goes before mate. */
        LONE_KING_FIRST,
        /** Mate goes before being alone. */
        MATE_FIRST
    }
}

package io.github.assize.variants.chandaraki;

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
 * Chandaraki, the chess of Tibet as Bogle found it in 1775: the pieces of European chess, a double step for the first pawn
 * that a side moves, no castling, and a draw when a king is left alone.
 *
 * @since 0.1.0
 */
public final class Chandaraki implements RulesetProvider {
    private static final PieceType KING = PieceType.of("king", "K", "K").under("CD-01");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "Q").under("CD-02");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("CD-03");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B").under("CD-04");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("CD-05");
    private static final PieceType PAWN = PieceType.of(
                    "pawn",
                    "P",
                    Movement.of("mfWcfF").under("CD-06"),
                    Movement.of("imfnD").under("CD-07"))
            .under("CD-06");

    private static final Ruleset RULESET = Ruleset.define("chandaraki", "Chandaraki")
            .sources(
                    new Source(
                            "G. Bogle, letter from Tibet, 30 March 1775, in A. van der Linde 1874",
                            "134-135; DLP.Evidence.2000"),
                    new Source("Ludii Portal, Chandaraki", "DLP.Rulesets.1411"),
                    new Source("É. Huc, Tartary and Tibet, 1844-46", "the rules precisely the same as in Europe"))
            .reading(
                    "double-step",
                    "Which pawns may go two squares?",
                    DoubleStep.FIRST_PAWN.readBy("Bogle; Ludii's text"),
                    DoubleStep.ANY_PAWN.readBy("Ludii's file"))
            .reading(
                    "en-passant",
                    "Is there en passant?",
                    EnPassant.NO.readBy("Bogle, who is silent"),
                    EnPassant.YES.readBy("whoever takes his one difference in the pawn's move strictly"))
            .reading(
                    "promotion",
                    "What does a pawn become on the far rank?",
                    Promoted.QUEEN.readBy("as in Europe"),
                    Promoted.NONE.readBy("Ludii's file"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.DRAW.readBy("Bogle, who says only that it is not known"),
                    Stalemate.STALEMATER_WINS.readBy("nobody known; as in other games"),
                    Stalemate.FORBIDDEN.readBy("the games of the Parsis and of Burma"))
            .reading(
                    "lone-king-mated",
                    "May a lone king be mated?",
                    LoneKingMated.MATERIAL_FIRST.readBy("Bogle"),
                    LoneKingMated.MATE_FIRST.readBy("Ludii's file"))
            .rules(ChandarakiRules.ALL)
            .laws(Chandaraki::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Chandaraki() {}

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
        boolean first = answers.is(DoubleStep.FIRST_PAWN);
        return Laws.onBoard(8, 8)
                .pieces(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                        + (first ? "a2b2c2d2e2f2g2h2a7b7c7d7e7f7g7h7" : "-") + " - 0 1")
                .rule("CD-07")
                .when(first)
                .pawnsLoseFirstMoveTogether()
                .rule("CD-08")
                .when(answers.is(EnPassant.YES))
                .enPassant(PAWN)
                .rule("CD-09")
                .when(answers.is(Promoted.QUEEN))
                .promotion(Promotion.onFarRank(PAWN, QUEEN))
                .rule("CD-10")
                .baring(baring(answers))
                .rule("CD-12")
                .stalemate(answers.to(Stalemate.class))
                .build();
    }

    private static Baring baring(Answers answers) {
        Baring draws = Baring.bareKing(Baring.Verdict.DRAWS);
        return switch (answers.to(LoneKingMated.class)) {
            case MATERIAL_FIRST -> draws;
            case MATE_FIRST -> draws.afterMate();
        };
    }

    /** Which pawns may go two squares (CD-07). */
    public enum DoubleStep implements Choice {
        /** The first that a side moves. */
        FIRST_PAWN,
        /** Every one from its array square. */
        ANY_PAWN
    }

    /** Whether a double step may be captured in passing (CD-08). */
    public enum EnPassant implements Choice {
        /** It may not. */
        NO,
        /** It may. */
        YES
    }

    /** What a pawn becomes on the far rank (CD-09). */
    public enum Promoted implements Choice {
        /** A queen. */
        QUEEN,
        /** Nothing: it stays a pawn and cannot move. */
        NONE
    }

    /** Whether a lone king to move may be mated (CD-11). */
    public enum LoneKingMated implements Choice {
        /** Material is judged first. */
        MATERIAL_FIRST,
        /** Mate goes before being alone. */
        MATE_FIRST
    }
}

package io.github.assize.testkit.games.chess;

import io.github.assize.core.Castling;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.RuleText;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import java.util.List;

/** Chess as it is played today, but for what asks about the past. */
public final class Chess implements RulesetProvider {
    private static final String LAWS = "the laws of chess";
    private static final PieceType KING = PieceType.of("king", "K", "K").under("CH-01");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "Q").under("CH-02");
    private static final PieceType BISHOP = PieceType.of("bishop", "B", "B").under("CH-02");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("CH-02");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("CH-02");
    private static final PieceType PAWN =
            PieceType.of("pawn", "P", "mfWcfFimfnD").under("CH-03");

    private static final Ruleset RULESET = Ruleset.define("chess", "Chess")
            .sources(new Source("The laws of chess", "without repetition, counts of moves and lack of force"))
            .rules(List.of(
                    RuleText.of("CH-01", "The king steps one square in any direction.", LAWS),
                    RuleText.of("CH-02", "Queen, rook and bishop ride, the knight leaps.", LAWS),
                    RuleText.of(
                            "CH-03",
                            "The pawn steps straight ahead, two squares on its first move, and captures diagonally"
                                    + " ahead.",
                            LAWS),
                    RuleText.of("CH-04", "A pawn that has just made its double step may be captured in passing.", LAWS),
                    RuleText.of(
                            "CH-05",
                            "On the far rank a pawn becomes a queen, a rook, a bishop or a knight, as its player"
                                    + " wishes.",
                            LAWS),
                    RuleText.of("CH-06", "A king and a rook that have not moved may castle.", LAWS),
                    RuleText.of("CH-07", "Stalemate is a draw.", LAWS)))
            .laws(Laws.onBoard(8, 8)
                    .pieces(KING, QUEEN, BISHOP, KNIGHT, ROOK, PAWN)
                    .king(KING)
                    .pawns(PAWN)
                    .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1e1h1a8e8h8 - 0 1")
                    .rule("CH-04")
                    .enPassant(PAWN)
                    .rule("CH-05")
                    .promotion(Promotion.onFarRank(PAWN, QUEEN).orTo(ROOK, BISHOP, KNIGHT))
                    .rule("CH-06")
                    .castling(Castling.with(ROOK).shortSide('h', 'g', 'f').longSide('a', 'c', 'd'))
                    .build())
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Chess() {}

    /**
     * Returns the ruleset.
     *
     * @return chess
     */
    public static Ruleset ruleset() {
        return RULESET;
    }

    @Override
    public Ruleset get() {
        return RULESET;
    }
}

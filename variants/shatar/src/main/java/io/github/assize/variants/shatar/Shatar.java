package io.github.assize.variants.shatar;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.Mate;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * Shatar, the chess of Mongolia, from the position after the two moves with which it begins: a bers that is half a queen,
 * and a bare noyon who draws. That a mate wins only after a check of the right kind asks about the past; it makes no move
 * illegal and is for whoever keeps the score.
 *
 * @since 0.1.0
 */
public final class Shatar implements RulesetProvider {
    private static final String FORZONI = "Forzoni's tournament rules; ancientchess.com; an encyclopaedia, old rules";

    private static final PieceType NOYON = PieceType.of("noyon", "K", "K").under("ST-02");
    private static final PieceType TEMEE = PieceType.of("temee", "B", "B").under("ST-04");
    private static final PieceType MORI = PieceType.of("mori", "N", "N").under("ST-04");
    private static final PieceType TEREG = PieceType.of("tereg", "R", "R").under("ST-04");
    private static final PieceType KHUU = PieceType.of("khuu", "P", "mfWcfF").under("ST-05");

    private static final Ruleset RULESET = Ruleset.define("shatar", "Shatar")
            .sources(
                    new Source("Forzoni, tournament rules of Shatar, AISE 1993-98", "as chessvariants.com tells them"),
                    new Source("ancientchess.com, leaflet on Shatar", "bers; mates; the bare king"),
                    new Source("Kisliuk on Shatar, on J.-L. Cazaux's site", "the head of the page only"))
            .reading(
                    "mate",
                    "Does every mate win?",
                    Mates.ANY.readBy("whoever leaves the kinds of mate to those who keep the score"),
                    Mates.SHATAR.readBy("Forzoni; ancientchess.com; Fairy-Stockfish"))
            .reading(
                    "mori-mate",
                    "What is a mate by the mori alone worth, where it does not win?",
                    Mate.DRAW.readBy("ancientchess.com"),
                    Mate.LOSES.readBy("Fairy-Stockfish"),
                    Mate.ILLEGAL.readBy("Forzoni, who forbids it"))
            .reading(
                    "bers",
                    "How does the bers move?",
                    Bers.HALF.readBy(FORZONI),
                    Bers.FULL.readBy("an encyclopaedia, modern rules"))
            .reading(
                    "first-pawn",
                    "Which khuus have made the first moves?",
                    FirstPawn.D.readBy("Forzoni"),
                    FirstPawn.E.readBy("an encyclopaedia, for the Chahar"))
            .omissions("Hiashatar, on 10x10 squares, has a bodyguard beside whom riders must stop: it is another game.")
            .rules(ShatarRules.ALL)
            .laws(Shatar::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Shatar() {}

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
        PieceType bers = PieceType.of("bers", "J", bers(answers)).under("ST-03");
        return Laws.onBoard(8, 8)
                .pieces(NOYON, bers, TEMEE, MORI, TEREG, KHUU)
                .king(NOYON)
                .pawns(KHUU)
                .array(array(answers))
                .rule("ST-06")
                .promotion(Promotion.onFarRank(KHUU, bers))
                .rule("ST-07")
                .baring(Baring.bareKing(Baring.Verdict.DRAWS))
                .rule("ST-08")
                .stalemate(Stalemate.DRAW)
                .rule("ST-09")
                .when(answers.is(Mates.SHATAR))
                .mateBy(answers.to(Mate.class), MORI)
                .build();
    }

    private static String bers(Answers answers) {
        return switch (answers.to(Bers.class)) {
            case HALF -> "RF";
            case FULL -> "Q";
        };
    }

    private static String array(Answers answers) {
        return switch (answers.to(FirstPawn.class)) {
            case D -> "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1";
            case E -> "rnbjkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBJKBNR w - - 0 1";
        };
    }

    /** Whether every mate wins (ST-09). */
    public enum Mates implements Choice {
        /** It does. */
        ANY,
        /** Not one that the mori alone gives. */
        SHATAR
    }

    /** How the bers moves (ST-03). */
    public enum Bers implements Choice {
        /** Any distance orthogonally, or one square diagonally. */
        HALF,
        /** As the queen of chess. */
        FULL
    }

    /** Which khuus have made the first moves (ST-01). */
    public enum FirstPawn implements Choice {
        /** The queen's. */
        D,
        /** The king's. */
        E
    }
}

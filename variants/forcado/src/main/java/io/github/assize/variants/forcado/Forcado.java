package io.github.assize.variants.forcado;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.MustCapture;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * Forçado, the game of the maidens, which the Libro de los Juegos of Castile tells of in 1283: the chess of its time, but
 * whoever can capture must, and what and by whom goes by the ranks of the pieces.
 *
 * @since 0.1.0
 */
public final class Forcado implements RulesetProvider {
    private static final String TEXT = "Ludii's rules text";
    private static final String FILE = "Ludii's file";

    private static final PieceType KING = PieceType.of("king", "K", "K").under("FO-01");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "F").under("FO-01");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("FO-01");
    private static final PieceType FIL =
            PieceType.of("fil", "F", "A").under("FO-02").cannotCapture("F").under("FO-03");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("FO-02");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF").under("FO-04");

    private static final Ruleset RULESET = Ruleset.define("forcado", "Forçado")
            .sources(
                    new Source("Alfonso X, Libro de los Juegos, Sevilla 1283, on forçado", "in S. Musser's English"),
                    new Source("Ludii Portal, Forcado", "DLP.Rulesets.979; DLP.Evidence.1688"))
            .reading(
                    "choice",
                    "Which of several captures must be made?",
                    Captures.RANKED.readBy(TEXT),
                    Captures.FREE.readBy("a Zillions file, Maiden's game; the Libro by itself"))
            .reading(
                    "lowest-taker",
                    "Of which men is the lowest asked?",
                    LowestTaker.OF_MAN.readBy(TEXT),
                    LowestTaker.OF_KIND.readBy(FILE))
            .reading(
                    "in-check",
                    "What does a side in check owe?",
                    InCheck.CAPTURE.readBy(FILE),
                    InCheck.KING_MAY_FLEE.readBy("a Zillions file, Maiden's game"),
                    InCheck.FREE.readBy("whoever puts the king's safety first"))
            .reading(
                    "baring",
                    "When does a bare king lose?",
                    Baring.Timing.NONE.readBy(TEXT + "; " + FILE),
                    Baring.Timing.REPRIEVE.readBy("the usual rule of shatranj"),
                    Baring.Timing.IMMEDIATE.readBy("the rule of Medina"))
            .rules(ForcadoRules.ALL)
            .laws(Forcado::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Forcado() {}

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
        return Laws.onBoard(8, 8)
                .pieces(KING, QUEEN, ROOK, FIL, KNIGHT, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array("rnfqkfnr/pppppppp/8/8/8/8/PPPPPPPP/RNFQKFNR w - - 0 1")
                .rule("FO-05")
                .promotion(Promotion.onFarRank(PAWN, QUEEN))
                .rule("FO-06")
                .mustCapture(inCheck(answers, duty(answers)))
                .rule("FO-13")
                .stalemate(Stalemate.STALEMATER_WINS)
                .rule("FO-14")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static MustCapture duty(Answers answers) {
        MustCapture ranked =
                MustCapture.any().ofTheHighest(ROOK, KNIGHT, QUEEN, FIL, PAWN).under("FO-07");
        return switch (answers.to(Captures.class)) {
            case FREE -> MustCapture.any();
            case RANKED ->
                switch (answers.to(LowestTaker.class)) {
                    case OF_MAN -> ranked.byTheLowest().under("FO-08");
                    case OF_KIND -> ranked.byTheLowestOfAll().under("FO-08");
                };
        };
    }

    private static MustCapture inCheck(Answers answers, MustCapture duty) {
        return switch (answers.to(InCheck.class)) {
            case CAPTURE -> duty;
            case KING_MAY_FLEE -> duty.kingMayFlee();
            case FREE -> duty.notFromCheck();
        };
    }

    /** Which of several captures must be made (FO-07, FO-08). */
    public enum Captures implements Choice {
        /** One of the highest rank that can be captured, by one of the lowest that can capture it. */
        RANKED,
        /** Any. */
        FREE
    }

    /** Of which pieces the lowest is asked that can capture (FO-08). */
    public enum LowestTaker implements Choice {
        /** Of those that can capture one and the same piece. */
        OF_MAN,
        /** Of all that can capture a piece of that kind. */
        OF_KIND
    }

    /** What a side in check owes (FO-11). */
    public enum InCheck implements Choice {
        /** A capture, if one meets the check. */
        CAPTURE,
        /** A capture, or a step of its king. */
        KING_MAY_FLEE,
        /** Nothing. */
        FREE
    }
}

package io.github.assize.variants.parsichess;

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
 * Parsi Chess, the chess of Southern India as Trevangadacharya Shastree described it in 1814: a raja that leaps once a game,
 * pawns whose double step hangs on the piece behind them, promotion only to what is lost, and no stalemate.
 *
 * @since 0.1.0
 */
public final class ParsiChess implements RulesetProvider {
    private static final String TEXT = "Ludii's rules text after Shastree";
    private static final String SHASTREE = "Shastree, in Forbes 253-254";
    private static final String NATIVES = "Forbes's correspondent, 258-259";
    private static final String AYER = "Ayer after Murray";
    private static final String MURRAY = "Murray, of the game of Hindustan";
    private static final String FILE = "Ludii's file";

    private static final PieceType VIZIER = PieceType.of("vizier", "V", "Q").under("PC-05");
    private static final PieceType CHARIOT = PieceType.of("chariot", "C", "R").under("PC-05");
    private static final PieceType ELEPHANT = PieceType.of("elephant", "E", "B").under("PC-05");
    private static final PieceType HORSE = PieceType.of("horse", "H", "N").under("PC-05");
    private static final PieceType PAWN = PieceType.of(
                    "pawn",
                    "P",
                    Movement.of("mfWcfF").under("PC-06"),
                    Movement.of("imfnD").under("PC-07").onFiles("adeh").under("PC-08"))
            .under("PC-06");

    private static final Ruleset RULESET = Ruleset.define("parsi-chess", "Parsi Chess")
            .sources(
                    new Source("Trevangadacharya Shastree, Essays on Chess, Bombay 1814", "vii-x; DLP.Evidence.1317"),
                    new Source("D. Forbes, The History of Chess, London: Allen 1860", "253-254, 258-259"),
                    new Source("H. J. R. Murray, A History of Chess, Oxford: Clarendon Press 1913", "80-85"),
                    new Source("J. Ayer, Parsi Chess, chessvariants.com", "after Murray"),
                    new Source("Ludii Portal, Parsi Chess", "DLP.Rulesets.297"))
            .reading(
                    "king-leap-capture",
                    "May the raja capture by his leap?",
                    KingLeapCapture.NO.readBy(TEXT),
                    KingLeapCapture.YES.readBy(NATIVES + "; " + AYER))
            .reading(
                    "king-checked",
                    "What does a check do to the raja's leap?",
                    KingChecked.FORFEITS_LEAP.readBy(TEXT + "; " + NATIVES),
                    KingChecked.KEEPS_LEAP.readBy(AYER))
            .reading(
                    "king-leap-when",
                    "When may the raja leap?",
                    KingLeapWhen.ANY_TIME.readBy(TEXT + "; " + NATIVES + "; " + AYER),
                    KingLeapWhen.FIRST_MOVE.readBy(MURRAY + "; Ludii's Hindustani Chess"))
            .reading(
                    "royal-files",
                    "On which files does a pawn become a vizier?",
                    RoyalFiles.BOTH.readBy(MURRAY + "; " + NATIVES),
                    RoyalFiles.OWN_VIZIER.readBy(FILE + "; " + TEXT + ", taken to the letter"))
            .reading(
                    "elephant-lost",
                    "Which elephant must be lost for a pawn to become one?",
                    ElephantLost.ANY.readBy(TEXT + "; " + FILE),
                    ElephantLost.SAME_COLOUR.readBy(MURRAY))
            .reading(
                    "horse-leap",
                    "May a pawn that has become a horse leap in the same turn?",
                    HorseLeap.YES.readBy(TEXT),
                    HorseLeap.NO.readBy(FILE))
            .reading(
                    "barred-pawn-checks",
                    "Does a pawn attack the far rank where it may not go?",
                    BarredPawnChecks.NO.readBy("inference from " + TEXT),
                    BarredPawnChecks.YES.readBy(TEXT + ", taken to the letter; " + FILE))
            .reading(
                    "stalemate",
                    "What comes of a stalemate?",
                    Stalemated.FORBIDDEN.readBy(TEXT + "; " + SHASTREE + "; " + MURRAY),
                    Stalemated.REMOVAL.readBy(SHASTREE + ", of some part of India"),
                    Stalemated.DRAW.readBy("nobody known; as in other games"))
            .reading(
                    "baring",
                    "What is it worth to leave the other side nothing but its raja?",
                    Bared.DRAW.readBy(TEXT + "; " + AYER),
                    Bared.WINS.readBy(SHASTREE + ", as the least of three ways to win"))
            .reading(
                    "lone-king-mated",
                    "May a lone raja be mated?",
                    LoneKingMated.MATERIAL_FIRST.readBy(TEXT),
                    LoneKingMated.MATE_FIRST.readBy(FILE))
            .omissions(
                    "Forbes's correspondent lets a pawn on d8 or e8 become any piece: a choice, which no other source gives.",
                    "Perpetual check is not allowed, and whoever can must vary (PC-18): that is no part of a position, and"
                            + " left to the players.")
            .rules(ParsiChessRules.ALL)
            .laws(ParsiChess::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public ParsiChess() {}

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
        return Laws.onBoard(8, 8)
                .pieces(raja, VIZIER, CHARIOT, ELEPHANT, HORSE, PAWN)
                .king(raja)
                .pawns(PAWN)
                .array("chekvehc/pppppppp/8/8/8/8/PPPPPPPP/CHEVKEHC w e1a2d2e2h2a7d7e7h7d8 - 0 1")
                .rule("PC-04")
                .when(answers.is(KingChecked.FORFEITS_LEAP))
                .checkCostsFirstMove()
                .rule("PC-09")
                .pawnsLoseFirstMoveWithPieceBehind()
                .rule("PC-11")
                .promotion(promotion(answers))
                .rule("PC-12")
                .when(answers.is(ElephantLost.SAME_COLOUR))
                .lostByColor(ELEPHANT)
                .rule("PC-15")
                .when(answers.is(Stalemated.REMOVAL))
                .removalForStalemated("C-04")
                .rule("PC-15")
                .stalemate(answers.is(Stalemated.FORBIDDEN) ? Stalemate.FORBIDDEN : Stalemate.DRAW)
                .rule("PC-17")
                .baring(baring(answers))
                .build();
    }

    private static PieceType raja(Answers answers) {
        Movement leap = Movement.of("iN");
        Movement spent = switch (answers.to(KingLeapWhen.class)) {
            case ANY_TIME -> leap.under("PC-02").oncePerGame().under("PC-03");
            case FIRST_MOVE -> leap.under("PC-03");
        };
        Movement whole = switch (answers.to(KingLeapCapture.class)) {
            case NO -> spent.quiet().under("PC-02");
            case YES -> spent;
        };
        return PieceType.of("raja", "K", Movement.of("K"), whole).under("PC-01");
    }

    private static Promotion promotion(Answers answers) {
        Promotion becomes = switch (answers.to(RoyalFiles.class)) {
            case BOTH -> Promotion.byFile(PAWN, CHARIOT, HORSE, ELEPHANT, VIZIER, VIZIER, ELEPHANT, HORSE, CHARIOT);
            case OWN_VIZIER -> Promotion.byOwnFile(PAWN);
        };
        Promotion barred = switch (answers.to(BarredPawnChecks.class)) {
            case NO ->
                becomes.onlyToTheLost(Promotion.Otherwise.BARRED_WITHOUT_ATTACK).under("PC-12");
            case YES -> becomes.onlyToTheLost(Promotion.Otherwise.BARRED).under("PC-12");
        };
        return switch (answers.to(HorseLeap.class)) {
            case YES -> barred.thenLeaps(HORSE).under("PC-14");
            case NO -> barred;
        };
    }

    private static Baring baring(Answers answers) {
        Baring bared = switch (answers.to(Bared.class)) {
            case DRAW -> Baring.bareKing(Baring.Verdict.DRAWS);
            case WINS -> Baring.bareKing(Baring.Verdict.LOSES);
        };
        return switch (answers.to(LoneKingMated.class)) {
            case MATERIAL_FIRST -> bared;
            case MATE_FIRST -> bared.afterMate();
        };
    }

    /** Whether the raja may capture by his leap (PC-02). */
    public enum KingLeapCapture implements Choice {
        /** He may not. */
        NO,
        /** He may, and so attacks where he could leap to. */
        YES
    }

    /** What a check does to the raja's leap (PC-04). */
    public enum KingChecked implements Choice {
        /** It costs him the leap. */
        FORFEITS_LEAP,
        /** Nothing. */
        KEEPS_LEAP
    }

    /** When the raja may leap (PC-03). */
    public enum KingLeapWhen implements Choice {
        /** Once in the game. */
        ANY_TIME,
        /** On his first move alone. */
        FIRST_MOVE
    }

    /** On which files a pawn becomes a vizier (PC-11). */
    public enum RoyalFiles implements Choice {
        /** On d and e. */
        BOTH,
        /** On that of its own vizier; that of its own raja is barred. */
        OWN_VIZIER
    }

    /** Which elephant must be lost for a pawn to become one (PC-12). */
    public enum ElephantLost implements Choice {
        /** Any. */
        ANY,
        /** The one that could reach the square. */
        SAME_COLOUR
    }

    /** Whether a pawn that has become a horse may leap in the same turn (PC-14). */
    public enum HorseLeap implements Choice {
        /** It may. */
        YES,
        /** It may not. */
        NO
    }

    /** Whether a pawn attacks the far rank where it may not go (PC-13). */
    public enum BarredPawnChecks implements Choice {
        /** It does not. */
        NO,
        /** It does. */
        YES
    }

    /** What comes of a stalemate (PC-15). */
    public enum Stalemated implements Choice {
        /** It may not be given. */
        FORBIDDEN,
        /** The stalemated side removes an enemy piece. */
        REMOVAL,
        /** A draw. */
        DRAW
    }

    /** What it is worth to leave the other side nothing but its raja (PC-17). */
    public enum Bared implements Choice {
        /** A draw. */
        DRAW,
        /** A win. */
        WINS
    }

    /** Whether a lone raja may be mated (PC-17). */
    public enum LoneKingMated implements Choice {
        /** He may not: the game is over. */
        MATERIAL_FIRST,
        /** He may. */
        MATE_FIRST
    }
}

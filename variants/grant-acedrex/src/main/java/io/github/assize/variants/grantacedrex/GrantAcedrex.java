package io.github.assize.variants.grantacedrex;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Dice;
import io.github.assize.core.Laws;
import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * Grant Acedrex, the great chess of Alfonso X's Libro de los Juegos (Castile, 1283), as Cazaux and Musser reconstruct
 * it. Its rules are GA-01 to GA-12, told on
 * <a href="https://github.com/assize/assize/blob/main/docs/rulesets/grant-acedrex.md">its page</a>.
 *
 * @since 0.1.0
 */
public final class GrantAcedrex implements RulesetProvider {
    private static final String RECONSTRUCTION = "Cazaux and Musser";
    private static final String MURRAY = "Murray's translation";

    private static final PieceType AANCA = PieceType.of("aanca", "A", "t[FR]").under("GA-03");
    private static final PieceType CROCODILE =
            PieceType.of("crocodile", "C", "B").under("GA-07");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("GA-07");

    private static final Ruleset RULESET = Ruleset.define("grant-acedrex", "Grant Acedrex")
            .sources(
                    new Source("Alfonso X of Castile, Libro de los Juegos, 1283", "the great chess"),
                    new Source(
                            "Reconstruction by J.-L. Cazaux and S. Musser",
                            "Cazaux's page on the game; S. Musser Golladay's dissertation, University of Arizona 2007"),
                    new Source("An encyclopaedia's article on Grant Acedrex, in Russian", "the text followed here"),
                    new Source("H. J. R. Murray, A History of Chess, 1913", "his translation of the book's chapter"),
                    new Source("D. B. Pritchard, The Encyclopedia of Chess Variants, 1994", "130"))
            .reading(
                    "lion",
                    "How does the lion leap?",
                    Lion.THREELEAPER_CAMEL.readBy(RECONSTRUCTION),
                    Lion.THREELEAPER.readBy(MURRAY))
            .reading(
                    "giraffe",
                    "How does the giraffe leap?",
                    Giraffe.ZEBRA.readBy(RECONSTRUCTION),
                    Giraffe.FOUR_ONE.readBy(MURRAY))
            .reading(
                    "unicorn",
                    "How does the unicorn move?",
                    Unicorn.KNIGHT_THEN_BISHOP.readBy(RECONSTRUCTION),
                    Unicorn.MURRAY.readBy(MURRAY))
            .reading(
                    "king-leap",
                    "What may the king's leap do?",
                    KingLeap.CAPTURES.readBy("the encyclopaedia's text, which sets no limit"),
                    KingLeap.QUIET.readBy("the Game Courier and Jocly implementations"),
                    KingLeap.CAZAUX.readBy("Cazaux's page; the page of the Game Courier preset"))
            .reading(
                    "pawn-step",
                    "How far may a pawn step at first?",
                    PawnStep.SINGLE.readBy(RECONSTRUCTION + ", as the encyclopaedia has it"),
                    PawnStep.DOUBLE.readBy("Cazaux's page; the Game Courier and Jocly implementations"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.STALEMATER_WINS.readBy(RECONSTRUCTION + ", as the encyclopaedia has it"),
                    Stalemate.DRAW.readBy("another encyclopaedia's page"))
            .reading(
                    "baring",
                    "Does a bare king lose at once?",
                    Baring.Timing.IMMEDIATE.readBy(RECONSTRUCTION + ", as the encyclopaedia has it"),
                    Baring.Timing.REPRIEVE.readBy("the usual rule of shatranj"))
            .reading(
                    "dice",
                    "Is the game played with dice?",
                    Rolled.NONE.readBy("the manuscript, where dice are an option"),
                    Rolled.REROLL.readBy("the encyclopaedia's text; Pritchard on the same manuscript"),
                    Rolled.PASS.readBy("Pritchard on the Oblong Chess of the manuscript"))
            .preset("murray", Lion.THREELEAPER, Giraffe.FOUR_ONE, Unicorn.MURRAY)
            .preset("cazaux", KingLeap.CAZAUX, PawnStep.DOUBLE)
            .rules(GrantAcedrexRules.TEXTS)
            .laws(GrantAcedrex::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public GrantAcedrex() {}

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
        PieceType unicorn = unicorn(answers);
        PieceType lion = lion(answers);
        PieceType giraffe = giraffe(answers);
        PieceType pawn = pawn(answers);
        PieceType[] faces = {pawn, giraffe, CROCODILE, lion, ROOK, unicorn, AANCA, king};
        return Laws.onBoard(12, 12)
                .pieces(king, AANCA, unicorn, lion, giraffe, CROCODILE, ROOK, pawn)
                .king(king)
                .pawns(pawn)
                .array(array(answers))
                .rule("GA-09")
                .promotion(Promotion.byFile(
                        pawn, ROOK, lion, unicorn, giraffe, CROCODILE, AANCA, AANCA, CROCODILE, giraffe, unicorn, lion,
                        ROOK))
                .rule("GA-10")
                .stalemate(answers.to(Stalemate.class))
                .rule("GA-11")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .rule("GA-12")
                .when(answers.is(Rolled.REROLL))
                .dice(Dice.rolledAgain(faces))
                .rule("GA-12")
                .when(answers.is(Rolled.PASS))
                .dice(Dice.passing(faces))
                .build();
    }

    private static String array(Answers answers) {
        String rights = switch (answers.to(Unicorn.class)) {
            case KNIGHT_THEN_BISHOP -> "g1g12";
            case MURRAY -> "c1g1j1c12g12j12";
        };
        String die = answers.is(Rolled.NONE) ? "" : " -";
        return "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR w " + rights + " - 0 1"
                + die;
    }

    private static PieceType king(Answers answers) {
        Movement leap = switch (answers.to(KingLeap.class)) {
            case CAPTURES -> Movement.of("iAiD").under("GA-02");
            case QUIET -> Movement.of("imAimD").under("GA-02");
            case CAZAUX -> Movement.of("imAimD").under("GA-02").notFromCheck().notThroughAttack();
        };
        return PieceType.of("king", "K", Movement.of("K"), leap).under("GA-01");
    }

    private static PieceType unicorn(Answers answers) {
        Movement later = Movement.of("B").onceMoved();
        return switch (answers.to(Unicorn.class)) {
            case KNIGHT_THEN_BISHOP -> PieceType.of("unicorn", "U", "t[NB]").under("GA-04");
            case MURRAY -> PieceType.of("unicorn", "U", "imN").and(later).under("GA-04");
        };
    }

    private static PieceType lion(Answers answers) {
        return switch (answers.to(Lion.class)) {
            case THREELEAPER_CAMEL -> PieceType.of("lion", "L", "HC").under("GA-05");
            case THREELEAPER -> PieceType.of("lion", "L", "H").under("GA-05");
        };
    }

    private static PieceType giraffe(Answers answers) {
        return switch (answers.to(Giraffe.class)) {
            case ZEBRA -> PieceType.of("giraffe", "G", "Z").under("GA-06");
            case FOUR_ONE -> PieceType.of("giraffe", "G", "(4,1)").under("GA-06");
        };
    }

    private static PieceType pawn(Answers answers) {
        return switch (answers.to(PawnStep.class)) {
            case SINGLE -> PieceType.of("pawn", "P", "mfWcfF").under("GA-08");
            case DOUBLE -> PieceType.of("pawn", "P", "mfWcfFimfnD").under("GA-08");
        };
    }

    /** How the lion leaps (GA-05). */
    public enum Lion implements Choice {
        /** Three squares straight, or three and one. */
        THREELEAPER_CAMEL,
        /** Three squares straight. */
        THREELEAPER
    }

    /** How the giraffe leaps (GA-06). */
    public enum Giraffe implements Choice {
        /** Three squares and two. */
        ZEBRA,
        /** Four squares and one. */
        FOUR_ONE
    }

    /** How the unicorn moves (GA-04). */
    public enum Unicorn implements Choice {
        /** A knight's leap and on diagonally, at every move. */
        KNIGHT_THEN_BISHOP,
        /** At first a knight's leap that cannot capture, afterwards as a bishop. */
        MURRAY
    }

    /** What the king's leap may do (GA-02). */
    public enum KingLeap implements Choice {
        /** Capture, leave a check, pass an attack. */
        CAPTURES,
        /** Anything but capture. */
        QUIET,
        /** Neither capture, nor leave a check, nor pass an attack. */
        CAZAUX
    }

    /** How far a pawn may step at first (GA-08). */
    public enum PawnStep implements Choice {
        /** One square. */
        SINGLE,
        /** One square or two, without en passant. */
        DOUBLE
    }

    /** Whether a die tells which type may move (GA-12). */
    public enum Rolled implements Choice {
        /** It does not. */
        NONE,
        /** It does, and is rolled again until a piece can move. */
        REROLL,
        /** It does, and the turn passes if no piece can move. */
        PASS
    }
}

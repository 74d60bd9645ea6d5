package io.github.assize.variants.grantacedrex;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Dice;
import io.github.assize.core.Laws;
import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;

/**
 * Grant Acedrex, the great chess of Alfonso X's Libro de los Juegos (Castile, 1283), as Cazaux and Musser reconstruct
 * it.
 *
 * @since 0.1.0
 */
public final class GrantAcedrex implements RulesetProvider {
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
            .readings(
                    Reading.of("How does the lion leap?", Lion.values()),
                    Reading.of("How does the giraffe leap?", Giraffe.values()),
                    Reading.of("How does the unicorn move?", Unicorn.values()),
                    Reading.of("What may the king's leap do?", KingLeap.values()),
                    Reading.of("How far may a pawn step at first?", PawnStep.values()),
                    Reading.of("What is a stalemate worth?", Stalemated.values()),
                    Reading.of("Does a bare king lose at once?", Bared.values()),
                    Reading.of("Is the game played with dice?", Rolled.values()))
            .preset("murray", Lion.THREELEAPER, Giraffe.FOUR_ONE, Unicorn.MURRAY)
            .preset("cazaux", KingLeap.CAZAUX, PawnStep.DOUBLE)
            .rules(GrantAcedrexRules::rules)
            .laws(GrantAcedrex::laws);

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
        PieceType lion = PieceType.of("lion", "L", answers.is(Lion.THREELEAPER) ? "H" : "HC")
                .under("GA-05");
        PieceType giraffe = PieceType.of("giraffe", "G", answers.is(Giraffe.FOUR_ONE) ? "(4,1)" : "Z")
                .under("GA-06");
        PieceType pawn = PieceType.of("pawn", "P", answers.is(PawnStep.DOUBLE) ? "mfWcfFimfnD" : "mfWcfF")
                .under("GA-08");
        Laws.Builder laws = Laws.onBoard(12, 12)
                .men(king, AANCA, unicorn, lion, giraffe, CROCODILE, ROOK, pawn)
                .king(king)
                .pawns(pawn)
                .array(array(answers))
                .promotion(Promotion.byFile(
                                pawn, ROOK, lion, unicorn, giraffe, CROCODILE, AANCA, AANCA, CROCODILE, giraffe,
                                unicorn, lion, ROOK)
                        .under("GA-09"))
                .stalemate("GA-10", answers.is(Stalemated.DRAW) ? Stalemate.DRAW : Stalemate.STALEMATER_WINS)
                .baring(baring(answers).under("GA-11"));
        if (answers.is(Rolled.NONE)) {
            return laws.build();
        }
        PieceType[] faces = {pawn, giraffe, CROCODILE, lion, ROOK, unicorn, AANCA, king};
        Dice dice = answers.is(Rolled.PASS) ? Dice.passing(faces) : Dice.rolledAgain(faces);
        return laws.dice(dice.under("GA-12")).build();
    }

    private static Baring baring(Answers answers) {
        return answers.is(Bared.REPRIEVE) ? Baring.bareKingLoses().withReprieve() : Baring.bareKingLoses();
    }

    private static PieceType king(Answers answers) {
        Movement leap =
                Movement.of(answers.is(KingLeap.CAPTURES) ? "iAiD" : "imAimD").under("GA-02");
        if (answers.is(KingLeap.CAZAUX)) {
            leap = leap.notFromCheck().notThroughAttack();
        }
        return PieceType.of("king", "K", Movement.of("K").under("GA-01"), leap).under("GA-01");
    }

    private static PieceType unicorn(Answers answers) {
        if (answers.is(Unicorn.MURRAY)) {
            Movement later = Movement.of("B").onceMoved();
            return PieceType.of("unicorn", "U", Movement.of("imN"), later).under("GA-04");
        }
        return PieceType.of("unicorn", "U", "t[NB]").under("GA-04");
    }

    private static String array(Answers answers) {
        boolean unicornsHaveRights = answers.is(Unicorn.MURRAY);
        String men = "rlugcakcgulr/12/12/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/12/12/RLUGCAKCGULR";
        String rights = unicornsHaveRights ? "c1g1j1c12g12j12" : "g1g12";
        return men + " w " + rights + " - 0 1" + (answers.is(Rolled.NONE) ? "" : " -");
    }

    /**
     * How the lion leaps (GA-05).
     *
     * @since 0.1.0
     */
    public enum Lion implements Choice {
        /** Three squares straight, or three and one. */
        THREELEAPER_CAMEL("Cazaux and Musser"),
        /** Three squares straight. */
        THREELEAPER("Murray's translation");

        private final String readBy;

        Lion(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "lion";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * How the giraffe leaps (GA-06).
     *
     * @since 0.1.0
     */
    public enum Giraffe implements Choice {
        /** Three squares and two. */
        ZEBRA("Cazaux and Musser"),
        /** Four squares and one. */
        FOUR_ONE("Murray's translation");

        private final String readBy;

        Giraffe(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "giraffe";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * How the unicorn moves (GA-04).
     *
     * @since 0.1.0
     */
    public enum Unicorn implements Choice {
        /** A knight's leap and on diagonally, at every move. */
        KNIGHT_THEN_BISHOP("Cazaux and Musser"),
        /** At first a knight's leap that cannot capture, afterwards as a bishop. */
        MURRAY("Murray's translation");

        private final String readBy;

        Unicorn(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "unicorn";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * What the king's leap may do (GA-02).
     *
     * @since 0.1.0
     */
    public enum KingLeap implements Choice {
        /** Capture, leave a check, pass an attack. */
        CAPTURES("the encyclopaedia's text, which sets no limit"),
        /** Anything but capture. */
        QUIET("the Game Courier and Jocly implementations"),
        /** Neither capture, nor leave a check, nor pass an attack. */
        CAZAUX("Cazaux's page; the page of the Game Courier preset");

        private final String readBy;

        KingLeap(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "king-leap";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * How far a pawn may step at first (GA-08).
     *
     * @since 0.1.0
     */
    public enum PawnStep implements Choice {
        /** One square. */
        SINGLE("Cazaux and Musser, as the encyclopaedia has it"),
        /** One square or two, without en passant. */
        DOUBLE("Cazaux's page; the Game Courier and Jocly implementations");

        private final String readBy;

        PawnStep(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "pawn-step";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * What a stalemate is worth (GA-10).
     *
     * @since 0.1.0
     */
    public enum Stalemated implements Choice {
        /** The side that gives it wins. */
        STALEMATER_WINS("Cazaux and Musser, as the encyclopaedia has it"),
        /** Nobody wins. */
        DRAW("another encyclopaedia's page");

        private final String readBy;

        Stalemated(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "stalemate";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether a bare king loses at once (GA-11).
     *
     * @since 0.1.0
     */
    public enum Bared implements Choice {
        /** It does. */
        IMMEDIATE("Cazaux and Musser, as the encyclopaedia has it"),
        /** It draws by baring the other king on its next move. */
        REPRIEVE("the usual rule of shatranj");

        private final String readBy;

        Bared(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "baring";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }

    /**
     * Whether a die tells which type may move (GA-12).
     *
     * @since 0.1.0
     */
    public enum Rolled implements Choice {
        /** It does not. */
        NONE("the manuscript, where dice are an option"),
        /** It does, and is rolled again until a man can move. */
        REROLL("the encyclopaedia's text; Pritchard on the same manuscript"),
        /** It does, and the turn passes if no man can move. */
        PASS("Pritchard on the Oblong Chess of the manuscript");

        private final String readBy;

        Rolled(String readBy) {
            this.readBy = readBy;
        }

        @Override
        public String reading() {
            return "dice";
        }

        @Override
        public String readBy() {
            return readBy;
        }
    }
}

package io.github.assize.testkit.games.shatranj;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;
import java.util.List;

/** Shatranj, the chess of the Muslim world from the 7th century on, as Murray (1913) tells it. */
public final class Shatranj implements RulesetProvider {
    private static final PieceType SHAH = PieceType.of("shah", "K", "K").under("SH-01");
    private static final PieceType FIRZAN = PieceType.of("firzan", "Q", "F").under("SH-02");
    private static final PieceType FIL = PieceType.of("fil", "B", "A").under("SH-03");
    private static final PieceType FARAS = PieceType.of("faras", "N", "N").under("SH-04");
    private static final PieceType RUKH = PieceType.of("rukh", "R", "R").under("SH-05");
    private static final PieceType BAIDAQ =
            PieceType.of("baidaq", "P", "mfWcfF").under("SH-06");

    private static final Ruleset RULESET = Ruleset.define("shatranj", "Shatranj")
            .sources(
                    new Source("H. J. R. Murray, A History of Chess, London: Oxford University Press 1913", "ch. XIII"))
            .readings(Reading.of("Does a bare king lose at once?", Bared.values()))
            .rules(Shatranj::rules)
            .laws(Shatranj::laws);

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Shatranj() {}

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
        Baring baring = Baring.bareKingLoses();
        return Laws.onBoard(8, 8)
                .men(SHAH, FIRZAN, FIL, FARAS, RUKH, BAIDAQ)
                .king(SHAH)
                .pawns(BAIDAQ)
                .array("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1")
                .promotion(Promotion.onFarRank(BAIDAQ, FIRZAN).under("SH-07"))
                .stalemate("SH-09", Stalemate.STALEMATER_WINS)
                .baring((answers.is(Bared.REPRIEVE) ? baring.withReprieve() : baring).under("SH-10"))
                .build();
    }

    private static List<Rule> rules(Answers answers) {
        String reprieve = answers.is(Bared.REPRIEVE)
                ? ", unless its next move takes the other's last man as well: then the game is drawn."
                : " at once.";
        return Rule.commonAnd(
                murray("SH-01", "The shah steps to any of the eight squares around him."),
                murray("SH-02", "The firzan steps one square diagonally."),
                murray("SH-03", "The fil leaps two squares diagonally, over anything."),
                murray("SH-04", "The faras leaps two squares straight and one aside."),
                murray("SH-05", "The rukh goes straight as far as the squares are empty."),
                murray("SH-06", "The baidaq steps straight ahead and captures diagonally ahead."),
                murray("SH-07", "On the far rank a baidaq becomes a firzan."),
                murray("SH-08", "The shahs stand on the d-file, the firzans on the e-file."),
                murray("SH-09", "A side that is stalemated loses."),
                murray("SH-10", "A side with nothing but its shah loses" + reprieve));
    }

    private static Rule murray(String id, String text) {
        return new Rule(id, text, "Murray 1913");
    }

    /** Whether a bare king loses at once (SH-10). */
    public enum Bared implements Choice {
        /** It draws by baring the other king on its next move. */
        REPRIEVE("most of the Muslim world"),
        /** It does. */
        IMMEDIATE("the players of Medina");

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
}

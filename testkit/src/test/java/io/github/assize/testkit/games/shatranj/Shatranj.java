package io.github.assize.testkit.games.shatranj;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.RuleText;
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
            .reading(
                    "baring",
                    "Does a bare king lose at once?",
                    Baring.Timing.REPRIEVE.readBy("most of the Muslim world"),
                    Baring.Timing.IMMEDIATE.readBy("the players of Medina"))
            .rules(List.of(
                    rule("SH-01", "The shah steps to any of the eight squares around him."),
                    rule("SH-02", "The firzan steps one square diagonally."),
                    rule("SH-03", "The fil leaps two squares diagonally, over anything."),
                    rule("SH-04", "The faras leaps two squares straight and one aside."),
                    rule("SH-05", "The rukh goes straight as far as the squares are empty."),
                    rule("SH-06", "The baidaq steps straight ahead and captures diagonally ahead."),
                    rule("SH-07", "On the far rank a baidaq becomes a firzan."),
                    rule("SH-08", "The shahs stand on the d-file, the firzans on the e-file."),
                    rule("SH-09", "A side that is stalemated loses."),
                    rule(
                                    "SH-10",
                                    "A side with nothing but its shah loses, unless its next move takes the other's last"
                                            + " man as well: then the game is drawn.")
                            .when(
                                    Baring.Timing.IMMEDIATE,
                                    "A side with nothing but its shah loses at once.",
                                    "Murray 1913")))
            .laws(Shatranj::laws)
            .build();

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
        return Laws.onBoard(8, 8)
                .pieces(SHAH, FIRZAN, FIL, FARAS, RUKH, BAIDAQ)
                .king(SHAH)
                .pawns(BAIDAQ)
                .rule("SH-08")
                .array("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1")
                .rule("SH-07")
                .promotion(Promotion.onFarRank(BAIDAQ, FIRZAN))
                .rule("SH-09")
                .stalemate(Stalemate.STALEMATER_WINS)
                .rule("SH-10")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static RuleText rule(String id, String text) {
        return RuleText.of(id, text, "Murray 1913");
    }
}

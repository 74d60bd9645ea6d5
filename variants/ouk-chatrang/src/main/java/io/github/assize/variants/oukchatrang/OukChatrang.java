package io.github.assize.variants.oukchatrang;

import io.github.assize.core.Answers;
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
 * Ouk Chatrang, the living chess of Cambodia: a king who may leap aside and a neang who may leap ahead on their first
 * moves, until a boat comes into line with the king. The count of moves that limits an ending makes no move illegal and
 * is not part of it.
 *
 * @since 0.1.0
 */
public final class OukChatrang implements RulesetProvider {
    private static final String OLDER = "all older sources";
    private static final String ALL = "the championship of 2023; the sites of Cambodian players";

    private static final PieceType KOUL = PieceType.of("koul", "S", "FfW").under("OC-08");
    private static final PieceType SES = PieceType.of("ses", "N", "N").under("OC-08");
    private static final PieceType TUK = PieceType.of("tuk", "R", "R").under("OC-08");
    private static final PieceType TREY = PieceType.of("trey", "P", "mfWcfF").under("OC-09");

    private static final Ruleset RULESET = Ruleset.define("ouk-chatrang", "Ouk Chatrang")
            .sources(
                    new Source("Rules of the Ouk Chaktrang championship, 32nd SEA Games, Cambodia 2023", "article 5"),
                    new Source("ouk.sourceforge.net, a Cambodian author's pages", "moves; the end of the game"),
                    new Source("Khmer Institute, Ouk Chatrang", "the sheet of rules"),
                    new Source("Vuthy Tan, Cambodian Chess Games", "DLP.Rulesets.302"))
            .reading(
                    "array",
                    "Where does the neang stand?",
                    Array.NEANG_RIGHT.readBy(ALL),
                    Array.KINGS_FACING.readBy("Ludii's file"))
            .reading(
                    "king-leap",
                    "Where may the king leap?",
                    KingLeap.ASIDE.readBy(ALL),
                    KingLeap.ANY_KNIGHT.readBy("Ludii; chessvariants.com on Kar Ouk"))
            .reading(
                    "king-leap-checked",
                    "May the king leap out of check?",
                    KingLeapChecked.BARRED_WHILE_CHECKED.readBy(ALL),
                    KingLeapChecked.ALLOWED.readBy("Ludii's file"))
            .reading(
                    "king-leap-aimed",
                    "Does a boat that comes into line cost the king his leap?",
                    KingLeapAimed.LOSES_LEAP.readBy("the championship of 2023"),
                    KingLeapAimed.KEEPS_LEAP.readBy(OLDER))
            .reading(
                    "neang-leap-capture",
                    "May the neang's leap capture?",
                    NeangLeapCapture.NO.readBy("the championship of 2023"),
                    NeangLeapCapture.YES.readBy("ouk.sourceforge.net; cutechess; Ludii's file"))
            .reading(
                    "leaps-end",
                    "When do the leaps end?",
                    LeapsEnd.WITH_THE_FIRST_MOVE.readBy("the championship of 2023"),
                    LeapsEnd.FIRST_CAPTURE.readBy("an encyclopaedia; PyChess before 2022"))
            .reading(
                    "stalemate",
                    "What is a stalemate worth?",
                    Stalemate.DRAW.readBy(ALL),
                    Stalemate.STALEMATER_WINS.readBy("Winther 2021"))
            .reading(
                    "goal",
                    "What wins?",
                    Goal.MATE.readBy("all"),
                    Goal.FIRST_CHECK.readBy("the other style, Kar Ouk: an encyclopaedia, chessvariants.com, Winther"))
            .preset("old", KingLeapAimed.KEEPS_LEAP, NeangLeapCapture.YES)
            .preset(
                    "ludii",
                    Array.KINGS_FACING,
                    KingLeap.ANY_KNIGHT,
                    KingLeapChecked.ALLOWED,
                    KingLeapAimed.KEEPS_LEAP,
                    NeangLeapCapture.YES)
            .rules(OukChatrangRules.ALL)
            .laws(OukChatrang::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public OukChatrang() {}

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
        PieceType ang = PieceType.of("ang", "K", Movement.of("K").under("OC-02"), kingLeap(answers))
                .under("OC-02");
        PieceType neang = PieceType.of("neang", "M", Movement.of("F").under("OC-06"), neangLeap(answers))
                .under("OC-06");
        return Laws.onBoard(8, 8)
                .pieces(ang, neang, KOUL, SES, TUK, TREY)
                .king(ang)
                .pawns(TREY)
                .array(array(answers))
                .rule("OC-05")
                .when(answers.is(KingLeapAimed.LOSES_LEAP))
                .aimCostsFirstMove(TUK)
                .rule("OC-10")
                .promotion(Promotion.fromRank(TREY, 6, neang).withoutFirstMove())
                .rule("OC-11")
                .stalemate(answers.to(Stalemate.class))
                .rule("OC-12")
                .when(answers.is(Goal.FIRST_CHECK))
                .firstCheckWins()
                .build();
    }

    private static Movement kingLeap(Answers answers) {
        Movement leap = switch (answers.to(KingLeap.class)) {
            case ASIDE -> Movement.of("ifsN");
            case ANY_KNIGHT -> Movement.of("iN");
        };
        Movement ending = ending(answers, leap.under("OC-03").quiet());
        return switch (answers.to(KingLeapChecked.class)) {
            case BARRED_WHILE_CHECKED -> ending.notFromCheck().under("OC-04");
            case ALLOWED -> ending;
        };
    }

    private static Movement neangLeap(Answers answers) {
        Movement leap = Movement.of("ifD").under("OC-07");
        return switch (answers.to(NeangLeapCapture.class)) {
            case NO -> ending(answers, leap.quiet());
            case YES -> ending(answers, leap);
        };
    }

    private static Movement ending(Answers answers, Movement leap) {
        return switch (answers.to(LeapsEnd.class)) {
            case WITH_THE_FIRST_MOVE -> leap;
            case FIRST_CAPTURE -> leap.whileAllStand();
        };
    }

    private static String array(Answers answers) {
        return switch (answers.to(Array.class)) {
            case NEANG_RIGHT -> "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w d1e1d8e8 - 0 1";
            case KINGS_FACING -> "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSMKSNR w d1e1d8e8 - 0 1";
        };
    }

    /** Where the neang stands (OC-01). */
    public enum Array implements Choice {
        /** At the right hand of its king. */
        NEANG_RIGHT,
        /** On the d-file, the kings facing each other. */
        KINGS_FACING
    }

    /** Where the king may leap (OC-03). */
    public enum KingLeap implements Choice {
        /** To the second rank, two files aside. */
        ASIDE,
        /** To any square of a knight's leap. */
        ANY_KNIGHT
    }

    /** Whether the king may leap out of check (OC-04). */
    public enum KingLeapChecked implements Choice {
        /** He may not. */
        BARRED_WHILE_CHECKED,
        /** He may. */
        ALLOWED
    }

    /** What a boat that comes into line with the king costs him (OC-05). */
    public enum KingLeapAimed implements Choice {
        /** His leap. */
        LOSES_LEAP,
        /** Nothing. */
        KEEPS_LEAP
    }

    /** Whether the neang's leap may capture (OC-07). */
    public enum NeangLeapCapture implements Choice {
        /** It may not. */
        NO,
        /** It may, and so gives check. */
        YES
    }

    /** When the leaps end (OC-03, OC-07). */
    public enum LeapsEnd implements Choice {
        /** With the first move of king or neang. */
        WITH_THE_FIRST_MOVE,
        /** With the first capture on the board, too. */
        FIRST_CAPTURE
    }

    /** What wins the game (OC-12). */
    public enum Goal implements Choice {
        /** Checkmate. */
        MATE,
        /** The first check. */
        FIRST_CHECK
    }
}

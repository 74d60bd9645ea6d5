package org.example.courtyard;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.RuleText;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;
import java.util.List;

/** Courtyard, a game of five by five squares, made up as an example. */
public final class Courtyard implements RulesetProvider {
    private static final PieceType KING = PieceType.of("king", "K", "K").under("CO-01");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("CO-02");
    private static final PieceType ELEPHANT = PieceType.of("elephant", "B", "A").under("CO-03");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("CO-04");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF").under("CO-05");

    private static final Ruleset RULESET = Ruleset.define("courtyard", "Courtyard")
            .sources(new Source("The guide for authors of rulesets", "its example"))
            .reading(
                    "bared",
                    "Is a bare king lost?",
                    Bared.LOSES.readBy("the guide"),
                    Bared.PLAYS_ON.readBy("its readers"))
            .rules(List.of(
                    rule("CO-01", "The king steps to any of the eight squares around him."),
                    rule("CO-02", "The rook goes straight as far as the squares are empty."),
                    rule("CO-03", "The elephant leaps two squares diagonally, over anything."),
                    rule("CO-04", "The knight leaps two squares straight and one aside."),
                    rule("CO-05", "The pawn steps straight ahead and captures diagonally ahead."),
                    rule("CO-06", "On the far rank a pawn becomes a knight."),
                    rule("CO-07", "From the a-file on stand rook, elephant, king, knight, rook, and pawns before them."),
                    rule("CO-08", "Stalemate is a draw."),
                    rule("CO-09", "A side that has nothing but its king loses.")
                            .when(Bared.PLAYS_ON, "A side that has nothing but its king plays on.", "the guide")))
            .laws(Courtyard::laws)
            .build();

    /** Creates the provider. */
    public Courtyard() {}

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
        return Laws.onBoard(5, 5)
                .pieces(KING, ROOK, ELEPHANT, KNIGHT, PAWN)
                .king(KING)
                .pawns(PAWN)
                .rule("CO-07")
                .array("rbknr/ppppp/5/PPPPP/RBKNR w - - 0 1")
                .rule("CO-06")
                .promotion(Promotion.onFarRank(PAWN, KNIGHT))
                .rule("CO-08")
                .stalemate(Stalemate.DRAW)
                .rule("CO-09")
                .when(answers.is(Bared.LOSES))
                .baring(Baring.bareKing(Baring.Verdict.LOSES))
                .build();
    }

    private static RuleText rule(String id, String text) {
        return RuleText.of(id, text, "the guide");
    }

    /** Whether a bare king is lost (CO-09). */
    public enum Bared implements Choice {
        /** He is. */
        LOSES,
        /** He is not. */
        PLAYS_ON
    }
}

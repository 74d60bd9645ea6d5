package io.github.assize.testkit.games.garden;

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

/** Garden chess, made up for the guide: shatranj as it would be played behind a house. */
public final class Garden implements RulesetProvider {
    private static final PieceType KING = PieceType.of("king", "K", "K").under("GA-01");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "F").under("GA-02");
    private static final PieceType HARE = PieceType.of("hare", "B", "A").under("GA-03");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("GA-04");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("GA-05");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF").under("GA-06");

    private static final Ruleset RULESET = Ruleset.define("garden-chess", "Garden chess")
            .sources(new Source("The players of the garden", "what they say of it"))
            .reading(
                    "baring",
                    "Does a bare king lose at once?",
                    Baring.Timing.REPRIEVE.readBy("those who sit in the shade"),
                    Baring.Timing.IMMEDIATE.readBy("those who sit by the gate"))
            .rules(List.of(
                    rule("GA-01", "The king steps to any of the eight squares around him."),
                    rule("GA-02", "The queen steps one square diagonally."),
                    rule("GA-03", "The hare leaps two squares diagonally, over anything."),
                    rule("GA-04", "The knight leaps two squares straight and one aside."),
                    rule("GA-05", "The rook goes straight as far as the squares are empty."),
                    rule("GA-06", "The pawn steps straight ahead and captures diagonally ahead."),
                    rule("GA-07", "On the far rank a pawn becomes a queen."),
                    rule("GA-08", "The kings stand on the d-file, the queens on the e-file."),
                    rule("GA-09", "A side that is stalemated loses."),
                    rule(
                                    "GA-10",
                                    "A side with nothing but its king loses, unless its next move takes the other's last"
                                            + " man as well: then the game is drawn.")
                            .when(
                                    Baring.Timing.IMMEDIATE,
                                    "A side with nothing but its king loses at once.",
                                    "the players")))
            .laws(Garden::laws)
            .build();

    /** Creates the provider; {@link #ruleset()} is the plain way to the ruleset. */
    public Garden() {}

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
                .pieces(KING, QUEEN, HARE, KNIGHT, ROOK, PAWN)
                .king(KING)
                .pawns(PAWN)
                .rule("GA-08")
                .array("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1")
                .rule("GA-07")
                .promotion(Promotion.onFarRank(PAWN, QUEEN))
                .rule("GA-09")
                .stalemate(Stalemate.STALEMATER_WINS)
                .rule("GA-10")
                .baring(Baring.bareKing(Baring.Verdict.LOSES).judged(answers.to(Baring.Timing.class)))
                .build();
    }

    private static RuleText rule(String id, String text) {
        return RuleText.of(id, text, "the players");
    }
}

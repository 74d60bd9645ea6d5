package io.github.assize.testkit.skirmish;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Dice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.RuleText;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetBuilder;
import io.github.assize.core.Source;
import java.util.List;

/** A game of no people that has something of everything: rights, shared squares, en passant, retreats, dice. */
public final class Skirmish {
    private static final PieceType KING = PieceType.of("king", "K", "KimD");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final PieceType RETREATING = PieceType.of("retreating pawn", "+P", "bF");

    /** The game with both readings. */
    public static final Ruleset RULESET = define().reading(
                    "die", "Is a die rolled?", Die.NONE.readBy("this test"), Die.ROLLED.readBy("this test"))
            .build();

    /** The game of which there is a plain telling. */
    public static final Ruleset WITHOUT_DICE = define().build();

    private Skirmish() {}

    private static RulesetBuilder define() {
        return Ruleset.define("skirmish", "Skirmish")
                .sources(new Source("this test", "1"))
                .reading(
                        "knight",
                        "How does the knight go?",
                        Knight.LEAPS.readBy("this test"),
                        Knight.LEAPS_FAR.readBy("this test"))
                .rules(List.of(RuleText.of("SK-01", "The knight leaps.", "this test")
                        .when(Knight.LEAPS_FAR, "The knight leaps far.", "this test")))
                .laws(Skirmish::laws);
    }

    private static Laws laws(Answers answers) {
        PieceType knight = PieceType.of("knight", "N", answers.is(Knight.LEAPS) ? "N" : "C");
        String array = "r3k2r/(pn)ppppppp/8/8/8/8/(PN)PPPPPPP/R3K2R w e1e8 - 0 1";
        return Laws.onBoard(8, 8)
                .pieces(KING, ROOK, knight, PAWN, RETREATING)
                .king(KING)
                .pawns(PAWN, RETREATING)
                .array(answers.is(Die.ROLLED) ? array + " -" : array)
                .promotion(Promotion.inFarCorners(PAWN, ROOK))
                .promotion(Promotion.onFarRank(PAWN, RETREATING))
                .promotion(Promotion.onRank(RETREATING, 5, ROOK))
                .enPassant(PAWN)
                .baring(Baring.bareKing(Baring.Verdict.LOSES))
                .when(answers.is(Die.ROLLED))
                .dice(Dice.passing(PAWN, KING, ROOK))
                .build();
    }

    /** How the knight goes. */
    enum Knight implements Choice {
        LEAPS,
        LEAPS_FAR
    }

    /** Whether a die is rolled. */
    enum Die implements Choice {
        NONE,
        ROLLED
    }
}

package io.github.assize.testkit.skirmish;

import io.github.assize.core.Answers;
import io.github.assize.core.Baring;
import io.github.assize.core.Choice;
import io.github.assize.core.Dice;
import io.github.assize.core.Laws;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.Reading;
import io.github.assize.core.Rule;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Source;

/** A game of no people that has something of everything: rights, shared squares, en passant, retreats, dice. */
public final class Skirmish {
    private static final PieceType KING = PieceType.of("king", "K", "KimD");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfFimfnD");
    private static final PieceType RETREATING = PieceType.of("retreating pawn", "+P", "bF");

    /** The game with both readings. */
    public static final Ruleset RULESET = define(
            Reading.of("How does the knight go?", Knight.values()), Reading.of("Is a die rolled?", Die.values()));

    /** The game of which there is a plain telling. */
    public static final Ruleset WITHOUT_DICE = define(Reading.of("How does the knight go?", Knight.values()));

    private Skirmish() {}

    private static Ruleset define(Reading... readings) {
        return Ruleset.define("skirmish", "Skirmish")
                .sources(new Source("this test", "1"))
                .rules(answers -> Rule.commonAnd(new Rule(
                        "SK-01", "The knight leaps" + (answers.is(Knight.LEAPS) ? "." : " far."), "this test")))
                .readings(readings)
                .laws(Skirmish::laws);
    }

    private static Laws laws(Answers answers) {
        PieceType knight = PieceType.of("knight", "N", answers.is(Knight.LEAPS) ? "N" : "C");
        String array = "r3k2r/(pn)ppppppp/8/8/8/8/(PN)PPPPPPP/R3K2R w e1e8 - 0 1";
        Laws.Builder laws = Laws.onBoard(8, 8)
                .men(KING, ROOK, knight, PAWN, RETREATING)
                .king(KING)
                .pawns(PAWN, RETREATING)
                .array(answers.is(Die.ROLLED) ? array + " -" : array)
                .promotion(Promotion.inFarCorners(PAWN, ROOK)
                        .and(Promotion.onFarRank(PAWN, RETREATING))
                        .and(Promotion.onRank(RETREATING, 5, ROOK)))
                .enPassant(PAWN)
                .baring(Baring.bareKingLoses());
        return (answers.is(Die.ROLLED) ? laws.dice(Dice.passing(PAWN, KING, ROOK)) : laws).build();
    }

    /** How the knight goes. */
    enum Knight implements Choice {
        LEAPS,
        LEAPS_FAR;

        @Override
        public String reading() {
            return "knight";
        }

        @Override
        public String readBy() {
            return "this test";
        }
    }

    /** Whether a die is rolled. */
    enum Die implements Choice {
        NONE,
        ROLLED;

        @Override
        public String reading() {
            return "die";
        }

        @Override
        public String readBy() {
            return "this test";
        }
    }
}

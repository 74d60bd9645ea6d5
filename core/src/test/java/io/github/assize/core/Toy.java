package io.github.assize.core;

import java.util.Locale;

/** A small game for tests of what every game has: kings, rooks and pawns on five by five squares. */
final class Toy {
    static final PieceType KING = PieceType.of("king", "K", "K");
    static final PieceType ROOK = PieceType.of("rook", "R", "R");
    static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    static final String ARRAY = "rk3/pp3/5/3PP/3KR w - - 0 1";

    static final Ruleset GAME = Ruleset.define("toy", "Toy")
            .sources(new Source("nobody, nowhere", "1"))
            .readings(
                    Reading.of("Do pawns become rooks?", Promoted.values()),
                    Reading.of("Is a die rolled?", Die.values()))
            .preset("gamble", Promoted.NO, Die.PASSED)
            .laws(Toy::laws);

    private Toy() {}

    static Laws laws(Answers answers) {
        Laws.Builder laws = Laws.onBoard(5, 5)
                .men(KING, ROOK, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array(answers.is(Die.NONE) ? ARRAY : ARRAY + " -")
                .promotion(answers.is(Promoted.YES) ? Promotion.onFarRank(PAWN, ROOK) : Promotion.none())
                .baring(Baring.bareKingLoses());
        if (answers.is(Die.NONE)) {
            return laws.build();
        }
        PieceType[] faces = {PAWN, ROOK, KING};
        return laws.dice(answers.is(Die.PASSED) ? Dice.passing(faces) : Dice.rolledAgain(faces))
                .build();
    }

    /** Whether pawns become rooks. */
    enum Promoted implements Choice {
        YES,
        NO;

        @Override
        public String reading() {
            return "promoted";
        }

        @Override
        public String readBy() {
            return "the " + name().toLowerCase(Locale.ROOT) + "-sayers";
        }
    }

    /** Whether a die is rolled. */
    enum Die implements Choice {
        NONE,
        AGAIN,
        PASSED;

        @Override
        public String reading() {
            return "die";
        }

        @Override
        public String readBy() {
            return "gamblers";
        }
    }
}

package io.github.assize.core;

/** A small game for tests of what every game has: kings, rooks and pawns on five by five squares. */
final class Toy {
    static final PieceType KING = PieceType.of("king", "K", "K");
    static final PieceType ROOK = PieceType.of("rook", "R", "R");
    static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    static final String ARRAY = "rk3/pp3/5/3PP/3KR w - - 0 1";

    static final Ruleset GAME = named("toy", "Toy");

    private Toy() {}

    static Ruleset named(String id, String name) {
        return Ruleset.define(id, name)
                .sources(new Source("nobody, nowhere", "1"))
                .reading(
                        "promoted",
                        "Do pawns become rooks?",
                        Promoted.YES.readBy("the yes-sayers"),
                        Promoted.NO.readBy("the no-sayers"))
                .reading(
                        "die",
                        "Is a die rolled?",
                        Die.NONE.readBy("gamblers"),
                        Die.AGAIN.readBy("gamblers"),
                        Die.PASSED.readBy("gamblers"))
                .preset("gamble", Promoted.NO, Die.PASSED)
                .laws(Toy::laws)
                .build();
    }

    private static Laws laws(Answers answers) {
        PieceType[] faces = {PAWN, ROOK, KING};
        return Laws.onBoard(5, 5)
                .pieces(KING, ROOK, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array(answers.is(Die.NONE) ? ARRAY : ARRAY + " -")
                .when(answers.is(Promoted.YES))
                .promotion(Promotion.onFarRank(PAWN, ROOK))
                .baring(Baring.bareKing(Baring.Verdict.LOSES))
                .when(answers.is(Die.AGAIN))
                .dice(Dice.rolledAgain(faces))
                .when(answers.is(Die.PASSED))
                .dice(Dice.passing(faces))
                .build();
    }

    /** Whether pawns become rooks. */
    enum Promoted implements Choice {
        YES,
        NO
    }

    /** Whether a die is rolled. */
    enum Die implements Choice {
        NONE,
        AGAIN,
        PASSED
    }
}

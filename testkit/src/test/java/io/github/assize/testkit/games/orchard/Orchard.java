package io.github.assize.testkit.games.orchard;

import io.github.assize.core.Answers;
import io.github.assize.core.Choice;
import io.github.assize.core.Laws;
import io.github.assize.core.LawsBuilder;
import io.github.assize.core.Mate;
import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Promotion;
import io.github.assize.core.RuleText;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.core.Source;
import io.github.assize.core.Stalemate;
import java.util.List;

/** Orchard chess, made up so that laws which few games have meet in one, in every combination. */
public final class Orchard implements RulesetProvider {
    private static final PieceType ROOK = PieceType.of("rook", "R", "R").under("OR-02");
    private static final PieceType QUEEN = PieceType.of("queen", "Q", "F").under("OR-03");
    private static final PieceType KNIGHT = PieceType.of("knight", "N", "N").under("OR-04");

    private static final Ruleset RULESET = Ruleset.define("orchard-chess", "Orchard chess")
            .sources(new Source("The players of the orchard", "what they say of it"))
            .reading("king-leap", "May the king leap?", KingLeap.NEVER.readBy("some"), KingLeap.ONCE.readBy("others"))
            .reading(
                    "double-step",
                    "Which pawns go two squares?",
                    DoubleStep.ALL.readBy("some"),
                    DoubleStep.SOME_FILES.readBy("others"),
                    DoubleStep.UNTIL_A_CAPTURE.readBy("others"),
                    DoubleStep.FIRST_PAWN.readBy("others"),
                    DoubleStep.BACKED.readBy("others"))
            .reading(
                    "promotion",
                    "What does a pawn become?",
                    Promoted.QUEEN.readBy("some"),
                    Promoted.WHAT_BEGAN_THERE.readBy("others"),
                    Promoted.LOST_OR_STAYS.readBy("others"),
                    Promoted.LOST_OR_GONE.readBy("others"),
                    Promoted.WHAT_BEGAN_THERE_OR_GONE.readBy("others"),
                    Promoted.LOST_OR_HARMLESS.readBy("others"),
                    Promoted.LOST_BY_COLOR.readBy("others"),
                    Promoted.OWN_FILE.readBy("others"))
            .reading(
                    "stalemated",
                    "What comes of a stalemate?",
                    Stalemated.DRAW.readBy("some"),
                    Stalemated.EXCHANGE.readBy("others"),
                    Stalemated.FORBIDDEN.readBy("others"))
            .reading(
                    "goal",
                    "What wins?",
                    Goal.MATE.readBy("some"),
                    Goal.FIRST_CHECK.readBy("others"),
                    Goal.KNIGHT_DRAWS.readBy("others"),
                    Goal.KNIGHT_LOSES.readBy("others"),
                    Goal.KNIGHT_MAY_NOT.readBy("others"))
            .rules(List.of(
                    rule("OR-01", "The king steps to any of the eight squares around him.")
                            .when(
                                    KingLeap.ONCE,
                                    "The king steps to any of the eight squares around him, and once a game leaps like"
                                            + " a knight.",
                                    "others"),
                    rule("OR-02", "The rook goes straight as far as the squares are empty."),
                    rule("OR-03", "The queen steps one square diagonally."),
                    rule("OR-04", "The knight leaps two squares straight and one aside."),
                    rule("OR-05", "The pawn steps straight ahead and captures diagonally ahead."),
                    rule("OR-06", "From the array a pawn may go two squares, if both are empty.")
                            .when(DoubleStep.SOME_FILES, "From b2 and d2 a pawn may go two squares.", "others")
                            .when(DoubleStep.UNTIL_A_CAPTURE, "It may do so until the first capture.", "others")
                            .when(DoubleStep.FIRST_PAWN, "Only the first pawn that a side moves may do so.", "others")
                            .when(
                                    DoubleStep.BACKED,
                                    "It may do so while what began behind it has neither moved nor been captured.",
                                    "others"),
                    rule("OR-07", "On the far rank a pawn becomes a queen.")
                            .when(Promoted.WHAT_BEGAN_THERE, "It becomes what began there, if no king did.", "others")
                            .when(Promoted.LOST_OR_STAYS, "It becomes a queen if that is lost, or stays.", "others")
                            .when(Promoted.LOST_OR_GONE, "It becomes a queen if that is lost, or goes.", "others")
                            .when(
                                    Promoted.WHAT_BEGAN_THERE_OR_GONE,
                                    "It becomes what began there if one of these is lost, or goes; where a king began"
                                            + " it stays.",
                                    "others")
                            .when(
                                    Promoted.LOST_OR_HARMLESS,
                                    "It goes and attacks there only if the queen is lost, becomes one, and may then step on"
                                            + " as a queen.",
                                    "others")
                            .when(
                                    Promoted.LOST_BY_COLOR,
                                    "It goes there only to become a queen, if none is left on squares of that color and one"
                                            + " began on such a square.",
                                    "others")
                            .when(
                                    Promoted.OWN_FILE,
                                    "It goes and attacks there only to become what began behind it, if one of these is lost,"
                                            + " never on the king's file; a knight may then leap on.",
                                    "others"),
                    rule("OR-08", "From a to e stand rook, knight, king, queen, rook, and pawns before them."),
                    rule("OR-09", "Stalemate is a draw.")
                            .when(Stalemated.EXCHANGE, "A stalemated king changes places with a piece.", "others")
                            .when(Stalemated.FORBIDDEN, "No move may stalemate.", "others"),
                    rule("OR-10", "Checkmate wins.")
                            .when(Goal.FIRST_CHECK, "The first check wins.", "others")
                            .when(Goal.KNIGHT_DRAWS, "A mate by knights alone draws.", "others")
                            .when(Goal.KNIGHT_LOSES, "A mate by knights alone loses.", "others")
                            .when(Goal.KNIGHT_MAY_NOT, "A mate by knights alone may not be given.", "others")))
            .laws(Orchard::laws)
            .build();

    /** Creates the provider. */
    public Orchard() {}

    @Override
    public Ruleset get() {
        return RULESET;
    }

    private static Laws laws(Answers answers) {
        PieceType king = king(answers);
        PieceType pawn = pawn(answers);
        LawsBuilder laws = Laws.onBoard(5, 6)
                .pieces(king, ROOK, QUEEN, KNIGHT, pawn)
                .king(king)
                .pawns(pawn)
                .rule("OR-08")
                .array("rnkqr/ppppp/5/5/PPPPP/RNKQR w " + rights(answers) + " - 0 1")
                .rule("OR-06")
                .when(answers.is(DoubleStep.FIRST_PAWN))
                .pawnsLoseFirstMoveTogether()
                .rule("OR-06")
                .when(answers.is(DoubleStep.BACKED))
                .pawnsLoseFirstMoveWithPieceBehind()
                .rule("OR-07")
                .when(answers.is(Promoted.LOST_BY_COLOR))
                .lostByColor(QUEEN)
                .rule("OR-07")
                .promotion(promotion(answers, pawn));
        goal(answers, laws);
        return stalemated(answers, laws).build();
    }

    private static PieceType king(Answers answers) {
        PieceType king = PieceType.of("king", "K", "K").under("OR-01");
        return switch (answers.to(KingLeap.class)) {
            case NEVER -> king;
            case ONCE -> king.and(Movement.of("iN").under("OR-01").oncePerGame());
        };
    }

    private static PieceType pawn(Answers answers) {
        Movement step = Movement.of("imfnD").under("OR-06");
        return PieceType.of(
                        "pawn",
                        "P",
                        Movement.of("mfWcfF"),
                        switch (answers.to(DoubleStep.class)) {
                            case ALL, FIRST_PAWN, BACKED -> step;
                            case SOME_FILES -> step.onFiles("bd");
                            case UNTIL_A_CAPTURE -> step.whileAllStand();
                        })
                .under("OR-05");
    }

    private static String rights(Answers answers) {
        String white = (answers.is(KingLeap.ONCE) ? "c1" : "")
                + (answers.is(DoubleStep.FIRST_PAWN) || answers.is(DoubleStep.BACKED) ? "a2b2c2d2e2a5b5c5d5e5" : "");
        String rights = answers.is(KingLeap.ONCE) ? white + "c6" : white;
        return rights.isEmpty() ? "-" : rights;
    }

    private static Promotion promotion(Answers answers, PieceType pawn) {
        Promotion queen = Promotion.onFarRank(pawn, QUEEN);
        Promotion there = Promotion.bySquare(pawn);
        return switch (answers.to(Promoted.class)) {
            case QUEEN -> queen;
            case WHAT_BEGAN_THERE -> there;
            case LOST_OR_STAYS -> queen.onlyToTheLost(Promotion.Otherwise.STAYS);
            case LOST_OR_GONE -> queen.onlyToTheLost(Promotion.Otherwise.REMOVED);
            case WHAT_BEGAN_THERE_OR_GONE -> there.onlyToTheLost(Promotion.Otherwise.REMOVED);
            case LOST_OR_HARMLESS ->
                queen.onlyToTheLost(Promotion.Otherwise.BARRED_WITHOUT_ATTACK).thenLeaps(QUEEN);
            case LOST_BY_COLOR -> queen.onlyToTheLost(Promotion.Otherwise.BARRED);
            case OWN_FILE ->
                Promotion.byOwnFile(pawn)
                        .onlyToTheLost(Promotion.Otherwise.BARRED_WITHOUT_ATTACK)
                        .thenLeaps(KNIGHT);
        };
    }

    private static LawsBuilder stalemated(Answers answers, LawsBuilder laws) {
        return switch (answers.to(Stalemated.class)) {
            case DRAW -> laws;
            case EXCHANGE -> laws.rule("OR-09").exchangeForStalemated();
            case FORBIDDEN -> laws.rule("OR-09").stalemate(Stalemate.FORBIDDEN);
        };
    }

    private static void goal(Answers answers, LawsBuilder laws) {
        switch (answers.to(Goal.class)) {
            case MATE -> {}
            case FIRST_CHECK -> laws.rule("OR-10").firstCheckWins();
            case KNIGHT_DRAWS -> laws.rule("OR-10").mateBy(Mate.DRAW, KNIGHT);
            case KNIGHT_LOSES -> laws.rule("OR-10").mateBy(Mate.LOSES, KNIGHT);
            case KNIGHT_MAY_NOT -> laws.rule("OR-10").mateBy(Mate.ILLEGAL, KNIGHT);
        }
    }

    private static RuleText rule(String id, String text) {
        return RuleText.of(id, text, "the players");
    }

    /** Whether the king may leap (OR-01). */
    enum KingLeap implements Choice {
        NEVER,
        ONCE
    }

    /** Which pawns go two squares (OR-06). */
    enum DoubleStep implements Choice {
        ALL,
        SOME_FILES,
        UNTIL_A_CAPTURE,
        FIRST_PAWN,
        BACKED
    }

    /** What a pawn becomes (OR-07). */
    enum Promoted implements Choice {
        QUEEN,
        WHAT_BEGAN_THERE,
        LOST_OR_STAYS,
        LOST_OR_GONE,
        WHAT_BEGAN_THERE_OR_GONE,
        LOST_OR_HARMLESS,
        LOST_BY_COLOR,
        OWN_FILE
    }

    /** What comes of a stalemate (OR-09). */
    enum Stalemated implements Choice {
        DRAW,
        EXCHANGE,
        FORBIDDEN
    }

    /** What wins (OR-10). */
    enum Goal implements Choice {
        MATE,
        FIRST_CHECK,
        KNIGHT_DRAWS,
        KNIGHT_LOSES,
        KNIGHT_MAY_NOT
    }
}

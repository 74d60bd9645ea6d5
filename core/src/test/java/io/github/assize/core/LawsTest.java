package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What an author of a ruleset is told of laws that contradict themselves. */
final class LawsTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final PieceType STRANGER = PieceType.of("rook", "R", "R4");

    private static Laws.Builder laws() {
        return Laws.onBoard(4, 5).men(KING, ROOK, PAWN).king(KING).pawns(PAWN).array("k2r/p3/4/P3/K2R w - -");
    }

    private static void assertRefused(String sentence, UnaryOperator<Laws.Builder> mistake) {
        Laws.Builder mistaken = mistake.apply(laws());
        assertEquals(
                "laws: " + sentence,
                assertThrows(IllegalArgumentException.class, mistaken::build).getMessage());
    }

    private static void assertStranger(String what, UnaryOperator<Laws.Builder> mistake) {
        assertRefused("rook (R), " + what + ", is not among the men, or moves otherwise there", mistake);
    }

    @Test
    void allThatIsSpokenOfIsAmongTheMen() {
        assertStranger("the king", laws -> laws.king(STRANGER));
        assertStranger("a pawn", laws -> laws.pawns(PAWN, STRANGER));
        assertStranger("which captures en passant", laws -> laws.enPassant(STRANGER));
        assertStranger("whose aim costs the first move", laws -> laws.aimCostsFirstMove(STRANGER));
        assertStranger("which no army counts", laws -> laws.baring(Baring.reducedLoses(STRANGER)));
        assertStranger("which is promoted", laws -> laws.promotion(Promotion.onFarRank(STRANGER, ROOK)));
        assertStranger("to which men are promoted", laws -> laws.promotion(Promotion.onFarRank(PAWN, STRANGER)));
        assertStranger("a face of the die", laws -> laws.dice(Dice.rolledAgain(KING, STRANGER)));
    }

    @Test
    void lettersAreThereAndStandForOneTypeEach() {
        assertRefused("two of the men have the letter R", laws -> laws.men(KING, ROOK, STRANGER, PAWN));
        assertRefused(
                "rook spares men of the letter Q, and there are none", laws -> laws.men(KING, ROOK.sparing("Q"), PAWN));
        PieceType leaper = PieceType.of("leaper", "L", Movement.of("mD").over("Q"));
        assertRefused(
                "leaper leaps over men of the letter Q, and there are none",
                laws -> laws.men(KING, ROOK, PAWN, leaper));
    }

    @Test
    void promotionFitsTheBoard() {
        assertRefused(
                "a promotion by file names 2 men for 4 files",
                laws -> laws.promotion(Promotion.byFile(PAWN, ROOK, ROOK)));
        assertRefused("a promotion is on rank 6 of 5", laws -> laws.promotion(Promotion.fromRank(PAWN, 6, ROOK)));
    }

    @Test
    void onlyKingsMindChecksAndAttacks() {
        String sentence = "hare is no king, but checks and attacks limit its movement";
        PieceType checked = PieceType.of("hare", "H", Movement.of("D").notFromCheck());
        assertRefused(sentence, laws -> laws.men(KING, ROOK, PAWN, checked));
        PieceType passing = PieceType.of("hare", "H", Movement.of("D").notThroughAttack());
        assertRefused(sentence, laws -> laws.men(KING, ROOK, PAWN, passing));
    }

    @Test
    void aLeapOverAManIsStraightAndOfTwoSquares() {
        for (String betza : new String[] {"mW", "mN", "mDmH"}) {
            Movement movement = Movement.of(betza);
            assertEquals(
                    betza + " over R: only a straight leap of two squares passes over one square",
                    assertThrows(IllegalArgumentException.class, () -> movement.over("R"))
                            .getMessage());
        }
        assertEquals("mDmA", Movement.of("mDmA").over("R").betza());
    }

    @Test
    void kingAndArrayAreRequired() {
        Laws.Builder nothing = Laws.onBoard(4, 5);
        assertEquals(
                "the laws name no king",
                assertThrows(NullPointerException.class, nothing::build).getMessage());
        Laws.Builder king = nothing.men(KING).king(KING);
        assertEquals(
                "the laws name no array",
                assertThrows(NullPointerException.class, king::build).getMessage());
    }

    @Test
    void aPromotionFromARankOnLeavesNobodyBeyondIt() {
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(laws().promotion(Promotion.fromRank(PAWN, 4, ROOK)).build());
        String message = assertThrows(InvalidPositionException.class, () -> game.parsePosition("k2P/2P1/4/4/K2p w - -"))
                .getMessage();
        assertEquals(
                "a pawn (p) cannot stand on d1, where it is promoted to rook; a pawn (P) cannot stand on c4, where it is"
                        + " promoted to rook; a pawn (P) cannot stand on d5, where it is promoted to rook, in"
                        + " \"k2P/2P1/4/4/K2p w - -\"",
                message);
    }
}

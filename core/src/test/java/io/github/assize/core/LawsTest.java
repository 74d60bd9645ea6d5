package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What an author of a ruleset is told of laws that contradict themselves. */
final class LawsTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final PieceType ROOK = PieceType.of("rook", "R", "R");
    private static final PieceType PAWN = PieceType.of("pawn", "P", "mfWcfF");
    private static final PieceType STRANGER = PieceType.of("rook", "R", "R4");

    private static LawsBuilder laws() {
        return Laws.onBoard(4, 5)
                .pieces(KING, ROOK, PAWN)
                .king(KING)
                .pawns(PAWN)
                .array("k2r/p3/4/P3/K2R w - -");
    }

    private static void assertRefused(String sentence, UnaryOperator<LawsBuilder> mistake) {
        LawsBuilder mistaken = mistake.apply(laws());
        assertEquals(
                "laws: " + sentence,
                assertThrows(IllegalArgumentException.class, mistaken::build).getMessage());
    }

    private static void assertStranger(String what, UnaryOperator<LawsBuilder> mistake) {
        assertRefused("rook (R), " + what + ", is not among the pieces, or moves otherwise there", mistake);
    }

    @Test
    void allThatIsSpokenOfIsAmongThePieces() {
        assertStranger("the king", laws -> laws.king(STRANGER));
        assertStranger("a pawn", laws -> laws.pawns(PAWN, STRANGER));
        assertStranger("which captures en passant", laws -> laws.enPassant(STRANGER));
        assertStranger("whose aim costs the first move", laws -> laws.aimCostsFirstMove(STRANGER));
        assertStranger("which no army counts", laws -> laws.baring(Baring.reduced(Baring.Verdict.LOSES, STRANGER)));
        assertStranger("which is promoted", laws -> laws.promotion(Promotion.onFarRank(STRANGER, ROOK)));
        assertStranger("to which pieces are promoted", laws -> laws.promotion(Promotion.onFarRank(PAWN, STRANGER)));
        assertStranger(
                "whose capture is reprieved",
                laws -> laws.baring(Baring.bareKing(Baring.Verdict.LOSES).reprievedBy(STRANGER)));
        assertStranger("without which a side loses", laws -> laws.lostWithout(STRANGER));
        assertStranger(
                "whose capture has a rank",
                laws -> laws.mustCapture(MustCapture.any().ofTheHighest(STRANGER, PAWN)));
        assertStranger("a face of the die", laws -> laws.dice(Dice.rolledAgain(KING, STRANGER)));
    }

    @Test
    void lettersAreThereAndStandForOneTypeEach() {
        assertRefused("two of the pieces have the letter R", laws -> laws.pieces(KING, ROOK, STRANGER, PAWN));
        assertRefused(
                "rook cannot capture pieces of the letter Q, and there are none",
                laws -> laws.pieces(KING, ROOK.cannotCapture("Q"), PAWN));
        PieceType leaper = PieceType.of("leaper", "L", Movement.of("mD").over("Q"));
        assertRefused(
                "leaper leaps over pieces of the letter Q, and there are none",
                laws -> laws.pieces(KING, ROOK, PAWN, leaper));
    }

    @Test
    void nothingIsPromotedTwiceAtOnce() {
        assertRefused(
                "a pawn is promoted to pawn on a5, where that is promoted too",
                laws -> laws.promotion(Promotion.onFarRank(PAWN, PAWN)));
        assertRefused(
                "a pawn is promoted to rook on a5, where that is promoted too",
                laws -> laws.promotion(Promotion.onFarRank(PAWN, ROOK).and(Promotion.onFarRank(ROOK, PAWN))));
    }

    @Test
    void aDieThatIsRolledAgainLetsEveryPieceMove() {
        assertRefused(
                "the die is rolled again until it fits, and no face of it lets a rook move",
                laws -> laws.dice(Dice.rolledAgain(KING, PAWN)));
    }

    @Test
    void promotionFitsTheBoard() {
        assertRefused(
                "a promotion by file names 2 pieces for 4 files",
                laws -> laws.promotion(Promotion.byFile(PAWN, ROOK, ROOK)));
        assertRefused("the king is promoted", laws -> laws.promotion(Promotion.onFarRank(KING, ROOK)));
        assertRefused("a promotion makes a king", laws -> laws.promotion(Promotion.onFarRank(PAWN, KING)));
        assertRefused("a promotion is on rank 6 of 5", laws -> laws.promotion(Promotion.fromRank(PAWN, 6, ROOK)));
    }

    @Test
    void onlyKingsMindChecksAndAttacks() {
        String sentence = "hare is no king, but checks and attacks limit its movement";
        PieceType checked = PieceType.of("hare", "H", Movement.of("D").notFromCheck());
        assertRefused(sentence, laws -> laws.pieces(KING, ROOK, PAWN, checked));
        PieceType passing = PieceType.of("hare", "H", Movement.of("D").notThroughAttack());
        assertRefused(sentence, laws -> laws.pieces(KING, ROOK, PAWN, passing));
    }

    @Test
    void aLeapOverAPieceIsStraightAndOfTwoSquares() {
        for (String betza : new String[] {"mW", "mN", "mDmH", "mnD", "mDD", "mt[DW]"}) {
            Movement movement = Movement.of(betza);
            assertEquals(
                    "movement " + betza + ": only a straight leap of two squares passes over one piece, R",
                    assertThrows(IllegalArgumentException.class, () -> movement.over("R"))
                            .getMessage());
        }
        assertEquals("mDmA", Movement.of("mDmA").over("R").betza());
    }

    @Test
    void onlyALeapOfTwoSquaresPassesOneThatIsAttacked() {
        for (String betza : new String[] {"imH", "imR", "imDimW", "imDD", "t[DW]"}) {
            Movement movement = Movement.of(betza);
            assertEquals(
                    "movement " + betza
                            + ": only a straight leap of two squares passes one square that could be attacked",
                    assertThrows(IllegalArgumentException.class, movement::notThroughAttack)
                            .getMessage());
        }
        Movement knights = Movement.of("imN");
        assertEquals(
                "movement imN: no straight leap passes a square that could be attacked",
                assertThrows(IllegalArgumentException.class, knights::notThroughAttack)
                        .getMessage());
        assertEquals("imDinAimN", Movement.of("imDinAimN").notThroughAttack().betza());
    }

    @Test
    void whatIsHadAfterTheFirstMoveNeedsAFirstMoveOfThePiecesOwn() {
        String sentence = " has a movement for after its first move, and no first move (i) of its own";
        PieceType hare = PieceType.of("hare", "H", Movement.of("D").onceMoved());
        assertRefused("hare" + sentence, laws -> laws.pieces(KING, ROOK, PAWN, hare));
        PieceType pawn = PieceType.of(
                "pawn", "P", Movement.of("imfD"), Movement.of("mfW").onceMoved());
        assertRefused("pawn" + sentence, laws -> laws.pieces(KING, ROOK, pawn).pawns(pawn));
        Movement first = Movement.of("WimD");
        assertEquals(
                "movement WimD: a first move (i) cannot be one that is had only after it",
                assertThrows(IllegalArgumentException.class, first::onceMoved).getMessage());
    }

    @Test
    void whatIsNeverSpentIsAFirstMoveOfThePiecesOwn() {
        String sentence = " has a movement that is never spent and is no first move (i) of its own";
        PieceType hare = PieceType.of("hare", "H", Movement.of("D").neverSpent());
        assertRefused("hare" + sentence, laws -> laws.pieces(KING, ROOK, PAWN, hare));
        PieceType pawn = PAWN.and(Movement.of("imfnD").neverSpent());
        assertRefused("pawn" + sentence, laws -> laws.pieces(KING, ROOK, pawn).pawns(pawn));
        PieceType king =
                KING.and(Movement.of("iN").neverSpent()).and(Movement.of("iD").oncePerGame());
        assertRefused(
                "king has one first move that is never spent and one for once a game: its one right cannot be for both",
                laws -> laws.pieces(king, ROOK, PAWN).king(king));
        PieceType again = PAWN.and(Movement.of("imfnD").oncePerGame());
        assertRefused(
                "pawn has a movement once a game that is no first move (i) of its own",
                laws -> laws.pieces(KING, ROOK, again).pawns(again));
    }

    @Test
    void filesOfAMovementAreLetteredOnceEach() {
        Movement step = Movement.of("mfW");
        for (String letters : new String[] {"", "q", "aa", "a-d", "A"}) {
            assertRefusedAtOnce(
                    "files \"" + letters
                            + "\": must be one letter a file, from a to p, each once and without anything between",
                    () -> step.onFiles(letters));
        }
        PieceType far = PAWN.and(Movement.of("mbW").onFiles("ad"));
        assertEquals(4, laws().pieces(KING, ROOK, far).pawns(far).build().files());
        PieceType beyond = PAWN.and(Movement.of("mbW").onFiles("ae"));
        assertRefused(
                "pawn has a movement on file e, which the board lacks",
                laws -> laws.pieces(KING, ROOK, beyond).pawns(beyond));
    }

    @Test
    void aDutyToCaptureByTheLowestHasRanks() {
        String sentence = "a duty to capture by the lowest: ofTheHighest must tell the ranks first";
        assertRefusedAtOnce(sentence, () -> MustCapture.any().byTheLowest());
        assertRefusedAtOnce(sentence, () -> MustCapture.any().byTheLowestOfAll());
        assertRefusedAtOnce("promotion on squares: it must name some", () -> Promotion.onSquares(PAWN, ROOK));
        assertRefusedAtOnce("rank 0: must be from 1 to 16", () -> Promotion.onRank(PAWN, 0, ROOK));
        assertRefusedAtOnce("rank 17: must be from 1 to 16", () -> Promotion.fromRank(PAWN, 17, ROOK));
    }

    @Test
    void onlyAKingWithAFirstMoveCanLoseIt() {
        assertRefused("a check costs the king his first move, and he has none (i)", LawsBuilder::checkCostsFirstMove);
        assertRefused(
                "an aim costs the king his first move, and he has none (i)", laws -> laws.aimCostsFirstMove(ROOK));
    }

    @Test
    void enPassantIsOfPawnsAndTheirLongStepsAhead() {
        assertRefused("rook captures en passant and is not among the pawns", laws -> laws.enPassant(ROOK));
        assertRefused(
                "there is a capture en passant, and no pawn has a double step to be captured so",
                laws -> laws.enPassant(PAWN));
        for (String first : new String[] {"imfnDimfN", "imfW4", "imfN", "imbD", "imft[WF]", "imsD"}) {
            PieceType pawn = PieceType.of("pawn", "P", "mfWcfF" + first);
            assertRefused(
                    "pawn has a first move that cannot be captured en passant: only two or three squares ahead can,"
                            + " straight or diagonally",
                    laws -> laws.pieces(KING, ROOK, pawn).pawns(pawn).enPassant(pawn));
        }
        for (String moves : new String[] {"mfWimfnD", "mfWcfWimfnD", "mfFcfWimfnD"}) {
            PieceType pawn = PieceType.of("pawn", "P", moves);
            assertRefused(
                    "pawn captures en passant and has no capture to another file",
                    laws -> laws.pieces(KING, ROOK, pawn).pawns(pawn).enPassant(pawn));
        }
        for (String first : new String[] {"imfnD", "imfD", "imfW2", "imfR2", "icfFimfnD"}) {
            PieceType pawn = PieceType.of("pawn", "P", "mfWcfF" + first);
            assertEquals(
                    true,
                    laws().pieces(KING, ROOK, pawn)
                            .pawns(pawn)
                            .enPassant(pawn)
                            .build()
                            .hasEnPassant());
        }
    }

    @Test
    void aFurtherPromotionDecidesSomewhere() {
        String sentence = "a further promotion of pawn decides nowhere: those before it speak of its squares";
        Promotion far = Promotion.onFarRank(PAWN, ROOK);
        assertRefused(sentence, laws -> laws.promotion(far).promotion(far));
        assertRefused(sentence, laws -> laws.promotion(far.and(Promotion.byFile(PAWN, ROOK, ROOK, ROOK, ROOK))));
        assertRefused(
                sentence,
                laws -> laws.promotion(Promotion.fromRank(PAWN, 4, ROOK)).promotion(far));
        assertEquals(PAWN, far.and(Promotion.inFarCorners(PAWN, ROOK)).undone(4, 5));
        assertNull(Promotion.inFarCorners(PAWN, ROOK).and(far).undone(4, 5));
    }

    @Test
    void theArrayIsReadAsTheLawsAreBuilt() {
        for (String array : new String[] {"8/8/8/8 w - -", "k2r/p3/4/P3/K2R x - -", "k2r/p3/4/P3/K2Q w - -", ""}) {
            LawsBuilder laws = laws().array(array);
            assertThrows(MalformedTextException.class, laws::build);
        }
        assertRefused(
                "the array has 0 kings of Black: each side must have exactly one",
                laws -> laws.array("4/p3/4/P3/K2R w - -"));
        assertRefused(
                "the array has 2 kings of White: each side must have exactly one",
                laws -> laws.array("k3/p3/4/P3/K2K w - -"));
    }

    @Test
    void aRuleOrAConditionIsFollowedByALaw() {
        assertRefused("no law follows the last rule or condition", laws -> laws.rule("T-01"));
        assertRefused("no law follows the last rule or condition", laws -> laws.when(false));
    }

    private static void assertRefusedAtOnce(String sentence, Supplier<?> mistake) {
        assertEquals(
                sentence,
                assertThrows(IllegalArgumentException.class, mistake::get).getMessage());
    }

    @Test
    void aLawIsToldOnce() {
        String twice = " is told twice: with answers, each needs a condition that leaves out the other";
        LawsBuilder draw = laws().stalemate(Stalemate.DRAW);
        assertRefusedAtOnce("laws: stalemate" + twice, () -> draw.stalemate(Stalemate.STALEMATER_WINS));
        assertRefusedAtOnce(
                "laws: dice" + twice,
                () -> laws().dice(Dice.passing(KING)).when(true).dice(Dice.passing(KING, ROOK)));
        assertRefusedAtOnce(
                "laws: enPassant" + twice, () -> laws().enPassant(PAWN).enPassant(PAWN));
        assertEquals(
                Stalemate.STALEMATED_WINS,
                laws().when(false)
                        .stalemate(Stalemate.DRAW)
                        .when(true)
                        .stalemate(Stalemate.STALEMATED_WINS)
                        .build()
                        .stalemate()
                        .value());
    }

    @Test
    void aLawOfNoTypeCouldNeverHold() {
        String sentence = " names no type, and so could never hold";
        assertRefusedAtOnce("laws: enPassant" + sentence, () -> laws().enPassant());
        assertRefusedAtOnce("laws: aimCostsFirstMove" + sentence, () -> laws().aimCostsFirstMove());
        assertRefusedAtOnce("laws: mateBy" + sentence, () -> laws().mateBy(Mate.DRAW));
        assertRefusedAtOnce("promotion by file: it must name a type for each file", () -> Promotion.byFile(PAWN));
        assertRefusedAtOnce(
                "promotion: there is no other type to choose",
                () -> Promotion.onFarRank(PAWN, ROOK).orTo());
        assertRefusedAtOnce(
                "promotion: nothing is promoted, and so nothing is there to choose",
                () -> Promotion.none().orTo(ROOK));
        assertRefusedAtOnce(
                "baring: reduced names no type: without one it is bareKing",
                () -> Baring.reduced(Baring.Verdict.LOSES));
        assertRefusedAtOnce(
                "baring: reprievedBy names no type: judged(REPRIEVE) is for all",
                () -> Baring.bareKing(Baring.Verdict.LOSES).reprievedBy());
        assertRefused(
                "a king is never counted, and need not be named",
                laws -> laws.baring(Baring.reduced(Baring.Verdict.LOSES, KING)));
    }

    @Test
    void whatDecidesNothingIsNeverJudged() {
        String sentence = "baring: none is never judged: bareKing or reduced must say what is";
        Baring none = Baring.none();
        assertRefusedAtOnce(sentence, () -> none.judged(Baring.Timing.REPRIEVE));
        assertRefusedAtOnce(sentence, none::afterMate);
        assertRefusedAtOnce(sentence, () -> none.reprievedBy(ROOK));
        Baring never = Baring.bareKing(Baring.Verdict.LOSES).judged(Baring.Timing.NONE);
        assertEquals(none, never);
        assertEquals(Baring.bareKing(Baring.Verdict.LOSES), never.judged(Baring.Timing.IMMEDIATE));
    }

    @Test
    void aRuleIdFitsAFieldOfATable() {
        String sentence = "rule id \"a\uFFFDb\": must be one line that is not blank, without tabs";
        assertRefusedAtOnce(sentence, () -> laws().rule("a\tb"));
        assertRefusedAtOnce(sentence, () -> laws().removalForStalemated("a\nb"));
        assertRefusedAtOnce(sentence, () -> PAWN.under("a\tb"));
        assertRefusedAtOnce(sentence, () -> Movement.of("W").under("a\tb"));
        assertRefusedAtOnce(sentence, () -> MustCapture.any().under("a\tb"));
    }

    @Test
    void aDoubleStepThatAlwaysPromotesIsNeverCapturedEnPassant() {
        PieceType pawn = PieceType.of("pawn", "P", "mfWcfFimfnD");
        assertRefused(
                "there is a capture en passant, and no pawn has a double step to be captured so",
                laws -> laws.pieces(KING, ROOK, pawn)
                        .pawns(pawn)
                        .promotion(Promotion.fromRank(pawn, 4, ROOK))
                        .enPassant(pawn));
        assertEquals(
                true,
                laws().pieces(KING, ROOK, pawn)
                        .pawns(pawn)
                        .promotion(Promotion.fromRank(pawn, 4, ROOK).orNot())
                        .enPassant(pawn)
                        .build()
                        .hasEnPassant());
    }

    @Test
    void aLawThatDoesNotHoldChangesNothing() {
        Laws laws = laws().rule("T-01")
                .stalemate(Stalemate.STALEMATER_WINS)
                .rule("T-02")
                .when(false)
                .stalemate(Stalemate.DRAW)
                .baring(Baring.bareKing(Baring.Verdict.DRAWS))
                .build();
        assertEquals(new Law<>(Stalemate.STALEMATER_WINS, "T-01"), laws.stalemate());
        assertEquals(new Law<>(Baring.bareKing(Baring.Verdict.DRAWS), ""), laws.baring());
    }

    @Test
    void kingAndArrayAreRequired() {
        LawsBuilder nothing = Laws.onBoard(4, 5);
        assertEquals(
                "the laws name no king",
                assertThrows(NullPointerException.class, nothing::build).getMessage());
        LawsBuilder king = nothing.pieces(KING).king(KING);
        assertEquals(
                "the laws name no array",
                assertThrows(NullPointerException.class, king::build).getMessage());
    }

    @Test
    void aPromotionFromARankOnLeavesNobodyBeyondIt() {
        Ruleset game = Ruleset.define("toy", "Toy")
                .laws(laws().promotion(Promotion.fromRank(PAWN, 4, ROOK)).build())
                .build();
        String message = assertThrows(InvalidPositionException.class, () -> game.parsePosition("k2P/2P1/4/4/K2p w - -"))
                .getMessage();
        assertEquals(
                "a pawn (p) cannot stand on d1, where it is promoted to rook; a pawn (P) cannot stand on c4, where it"
                        + " is promoted to rook; a pawn (P) cannot stand on d5, where it is promoted to rook, in"
                        + " \"k2P/2P1/4/4/K2p w - -\"",
                message);
    }

    @Test
    void aRankOfPromotionIsFromOneToSixteen() {
        for (int rank : new int[] {-1, 0, 17}) {
            String sentence = "rank " + rank + ": must be from 1 to 16";
            assertEquals(
                    sentence,
                    assertThrows(IllegalArgumentException.class, () -> Promotion.onRank(PAWN, rank, ROOK))
                            .getMessage());
            assertEquals(
                    sentence,
                    assertThrows(IllegalArgumentException.class, () -> Promotion.fromRank(PAWN, rank, ROOK))
                            .getMessage());
        }
        assertEquals("", Promotion.onRank(PAWN, 1, ROOK).misfit(16, 16));
        assertEquals("", Promotion.onRank(PAWN, 16, ROOK).misfit(16, 16));
        assertEquals(
                "a promotion is on rank 16 of 15",
                Promotion.onRank(PAWN, 16, ROOK).misfit(16, 15));
    }
}

package io.github.assize.variants.grantacedrex;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class GrantAcedrexTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return GrantAcedrex.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainGrantAcedrex(answers);
    }

    /** Puts a piece on f6 of a board that is empty but for kings and a pawn out of its way. */
    private static Position alone(Ruleset rules, String piece) {
        return rules.parsePosition("12/12/12/12/12/p11/5" + piece + "6/12/k11/12/11K/12 w - - 0 1");
    }

    @Proves("GA-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        Position position = rules.parsePosition("k11/12/12/12/12/p11/5K6/12/12/12/12/11R w - - 0 1");
        assertDestinations(position, "f6", "e5 e6 e7 f5 f7 g5 g6 g7");
        assertFalse(rules.initialPosition().legalMoves().isEmpty());
    }

    @Proves({"GA-02", "C-10"})
    @RuleTest(unless = {"king-leap=quiet", "king-leap=cazaux"})
    void theKingsFirstMoveMayBeALeapThatCaptures(Ruleset rules) {
        Position position = rules.parsePosition("11k/12/12/12/12/12/12/12/12/8a3/7P4/6K5 w g1 - 0 1");
        assertLegal(position, "g1i3");
        assertEquals(
                "11k/12/12/12/12/12/12/12/12/8K3/7P4/12 b - - 0 1",
                position.play("g1i3").toFen());
    }

    @Proves("GA-02")
    @RuleTest(given = "king-leap=quiet", unless = "king-leap=captures")
    void theKingsLeapMayBeQuietOnly(Ruleset rules) {
        Position position = rules.parsePosition("11k/12/12/12/12/12/12/12/12/8a3/7P4/6K5 w g1 - 0 1");
        assertIllegal(position, "g1i3");
    }

    @Proves("GA-02")
    @RuleTest
    void theKingLeapsTwoSquaresAlongAnyLineOverAnything(Ruleset rules) {
        Position position = rules.parsePosition("k11/12/12/12/12/4PPP5/4PKP5/4gPg5/12/12/12/12 w f6 - 0 1");
        assertDestinations(position, "f6", "d4 d6 d8 e5 f4 f8 g5 h4 h6 h8");
        assertDestinations(rules.initialPosition(), "g1", "e3 f2 g2 g3 h2 i3");
    }

    @Proves({"GA-02", "C-14"})
    @RuleTest(unless = "king-leap=cazaux")
    void theKingMayLeapOutOfCheckAndOverAnAttackedSquare(Ruleset rules) {
        Position position = rules.parsePosition("6r4k/12/12/12/12/12/12/12/P11/12/12/6K5 w g1 - 0 1");
        assertTrue(position.isCheck());
        assertMoves(position, "g1e1 g1e3 g1f1 g1f2 g1h1 g1h2 g1i1 g1i3");
        Position over = rules.parsePosition("7r3k/12/12/12/12/12/12/12/P11/12/12/6K5 w g1 - 0 1");
        assertLegal(over, "g1i1");
    }

    @Proves({"GA-02", "C-14"})
    @RuleTest(given = "king-leap=cazaux", unless = "king-leap=captures")
    void theKingMayNeitherLeapOutOfCheckNorOverAnAttackedSquare(Ruleset rules) {
        Position position = rules.parsePosition("6r4k/12/12/12/12/12/12/12/P11/12/12/6K5 w g1 - 0 1");
        assertMoves(position, "g1f1 g1f2 g1h1 g1h2");
        Position over = rules.parsePosition("7r3k/12/12/12/12/12/12/12/P11/12/12/6K5 w g1 - 0 1");
        assertIllegal(over, "g1i1");
        assertLegal(over, "g1e1", "g1e3");
    }

    @Proves("GA-02")
    @RuleTest
    void aCheckDoesNotCostTheKingHisLeap(Ruleset rules) {
        Position checked = rules.parsePosition("7r3k/12/12/12/12/12/12/12/P11/12/7P4/6K5 b g1 - 0 1")
                .play("h12g12");
        assertEquals("g1", checked.rights().get(0).toString());
    }

    @Proves("GA-03")
    @RuleTest
    void theAancaStepsDiagonallyAndGoesOnStraight(Ruleset rules) {
        assertMoveCount(alone(rules, "A"), "A", 40);
    }

    @Proves("GA-03")
    @RuleTest
    void theAancaStopsWhereASquareIsTaken(Ruleset rules) {
        Position position = rules.parsePosition("11k/12/12/11p/12/12/4p1P5/5A6/12/12/12/6K5 w g1 - 0 1");
        assertLegal(position, "f5e6");
        assertIllegal(position, "f5e7", "f5d6", "f5g6", "f5g7", "f5h6");
        assertLegal(position, "f5e4", "f5e1", "f5a4", "f5g4", "f5g2", "f5l4");
    }

    @Proves("GA-04")
    @RuleTest(unless = "unicorn=murray")
    void theUnicornLeapsAsAKnightAndGoesOnDiagonally(Ruleset rules) {
        assertMoveCount(alone(rules, "U"), "U", 36);
        Position position = rules.parsePosition("11k/12/12/12/12/12/5p6/12/4U7/12/12/10K1 w - - 0 1");
        assertMoveCount(position, "U", 24);
        assertLegal(position, "e4f6");
        assertIllegal(position, "e4g7");
    }

    @Proves({"GA-04", "C-10"})
    @RuleTest(given = "unicorn=murray", unless = "unicorn=knight-then-bishop")
    void theUnicornBeginsWithAKnightsLeapThatCapturesNothing(Ruleset rules) {
        assertEquals("c1g1j1c12g12j12", rules.initialPosition().toFen().split(" ", -1)[2]);
        Position unmoved = rules.parsePosition("11k/12/12/12/12/12/5p6/12/4U7/12/12/10K1 w e4 - 0 1");
        assertDestinations(unmoved, "e4", "c3 c5 d2 d6 f2 g3 g5");
        Position moved = unmoved.play("e4g5").play("f6f5");
        assertDestinations(moved, "g5", "c1 d2 e3 f4 h6 i7 j8 k9 l10 f6 e7 d8 c9 b10 a11 h4 i3 j2");
    }

    @Proves({"GA-04", "C-03"})
    @RuleTest(given = "unicorn=murray")
    void anUnmovedUnicornAttacksNothing(Ruleset rules) {
        assertFalse(rules.parsePosition("12/12/12/p11/12/12/5k6/12/4U7/12/12/10K1 b e4 - 0 1")
                .isCheck());
        assertTrue(rules.parsePosition("12/12/12/p11/12/12/6k5/12/4U7/12/12/10K1 b - - 0 1")
                .isCheck());
    }

    @Proves({"GA-04", "GA-09"})
    @RuleTest(given = "unicorn=murray")
    void aPromotedUnicornHasNotMoved(Ruleset rules) {
        Position promoted = rules.parsePosition("12/2P9/12/12/12/12/12/12/p11/12/10k1/K11 w - - 0 1")
                .play("c11c12");
        assertEquals("2U9/12/12/12/12/12/12/12/p11/12/10k1/K11 b c12 - 0 1", promoted.toFen());
    }

    @Proves("GA-05")
    @RuleTest(unless = "lion=threeleaper")
    void theLionLeapsThreeSquaresStraightOrThreeAndOne(Ruleset rules) {
        assertMoveCount(alone(rules, "L"), "L", 12);
        assertDestinations(alone(rules, "L"), "f6", "c5 c6 c7 e3 e9 f3 f9 g3 g9 i5 i6 i7");
    }

    @Proves("GA-05")
    @RuleTest(given = "lion=threeleaper", unless = "lion=threeleaper-camel")
    void theLionLeapsThreeSquaresStraight(Ruleset rules) {
        assertDestinations(alone(rules, "L"), "f6", "c6 f3 f9 i6");
    }

    @Proves("GA-06")
    @RuleTest(unless = "giraffe=four-one")
    void theGiraffeLeapsThreeSquaresAndTwo(Ruleset rules) {
        assertDestinations(alone(rules, "G"), "f6", "c4 c8 d3 d9 h3 h9 i4 i8");
    }

    @Proves("GA-06")
    @RuleTest(given = "giraffe=four-one", unless = "giraffe=zebra")
    void theGiraffeLeapsFourSquaresAndOne(Ruleset rules) {
        assertDestinations(alone(rules, "G"), "f6", "b5 b7 e2 e10 g2 g10 j5 j7");
    }

    @Proves("GA-07")
    @RuleTest
    void theCrocodileGoesDiagonallyAndTheRookStraight(Ruleset rules) {
        assertMoveCount(alone(rules, "C"), "C", 21);
        assertMoveCount(alone(rules, "R"), "R", 22);
        Position position = rules.parsePosition("k11/12/12/12/12/12/12/12/12/2C9/1P1p8/K2R8 w - - 0 1");
        assertDestinations(position, "c3", "a5 b4 d2 d4 e5 f6 g7 h8 i9 j10 k11 l12");
        assertDestinations(position, "d1", "b1 c1 d2 e1 f1 g1 h1 i1 j1 k1 l1");
    }

    @Proves({"GA-08", "C-11"})
    @RuleTest(unless = "pawn-step=double")
    void thePawnStepsOneSquareAndCapturesAslant(Ruleset rules) {
        Position position = rules.parsePosition("11k/12/12/12/12/12/12/2p1p7/3P8/12/12/K11 w - - 0 1");
        assertDestinations(position, "d4", "c5 d5 e5");
    }

    @Proves({"GA-08", "C-10", "C-11"})
    @RuleTest(given = "pawn-step=double", unless = "pawn-step=single")
    void thePawnMayGoTwoSquaresFromItsArraySquare(Ruleset rules) {
        Position position = rules.parsePosition("11k/12/12/12/12/4p7/12/12/3P8/1P10/12/K11 w - - 0 1");
        assertDestinations(position, "d4", "d5 d6");
        assertDestinations(position, "b3", "b4");
        Position passed = rules.parsePosition("11k/12/12/12/12/12/4p7/12/3P8/12/12/K11 w - - 0 1")
                .play("d4d6");
        assertDestinations(passed, "e6", "e5");
        assertIllegal(rules.parsePosition("11k/12/12/12/12/12/12/3p8/3P8/12/12/K11 w - - 0 1"), "d4d6");
    }

    @Proves({"GA-09", "C-13"})
    @RuleTest
    void aPawnBecomesThePieceOfItsFile(Ruleset rules) {
        Position position = rules.parsePosition("4l1r5/5P6/12/12/12/12/12/12/12/12/10k1/K11 w - - 0 1");
        assertTrue(position.play("f11f12").toFen().startsWith("4lAr5/"));
        assertTrue(position.play("f11e12").toFen().startsWith("4C1r5/"));
        assertTrue(position.play("f11g12").toFen().startsWith("4l1A5/"));
    }

    @Proves("GA-09")
    @RuleTest
    void everyFileHasItsPiece(Ruleset rules) {
        Position white = rules.parsePosition("12/PPPPPPPPPPPP/12/12/12/12/12/12/12/12/7p3k/K11 w - - 0 1");
        Position black = rules.parsePosition("k11/P10K/12/12/12/12/12/12/12/12/pppppppppppp/12 b - - 0 1");
        String kinds = "RLUGCAACGULR";
        for (int file = 0; file < kinds.length(); file++) {
            char letter = (char) ('a' + file);
            String promoted = "=" + kinds.charAt(file);
            assertTrue(white.algebraic(white.move(letter + "12")).contains(promoted), letter + promoted);
            assertTrue(black.algebraic(black.move(letter + "1")).contains(promoted), letter + promoted);
        }
    }

    @Proves({"GA-10", "C-05"})
    @RuleTest
    void checkmateWins(Ruleset rules) {
        Position position = rules.parsePosition("k11/12/1K10/12/p11/12/12/12/12/12/12/11R w - - 0 1");
        assertOutcome(position.play("l1l12"), "1-0 checkmate");
    }

    @Proves({"GA-10", "C-06"})
    @RuleTest(unless = "stalemate=draw")
    void stalematingTheOpponentWins(Ruleset rules) {
        assertOutcome(rules.parsePosition("k11/12/1K10/4C6p/11P/12/12/12/12/12/12/12 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("GA-10")
    @RuleTest(given = "stalemate=draw", unless = "stalemate=stalemater-wins")
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k11/12/1K10/4C6p/11P/12/12/12/12/12/12/12 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves({"GA-11", "C-07"})
    @RuleTest(unless = "baring=reprieve")
    void takingEveryPieceButTheKingWinsAtOnce(Ruleset rules) {
        Position bared = rules.parsePosition("12/12/12/12/12/12/2kc8/12/12/12/12/3RK7 w - - 0 1")
                .play("d1d6");
        assertOutcome(bared, "1-0 bare-king");
    }

    @Proves({"GA-11", "C-08"})
    @RuleTest(given = "baring=reprieve", unless = "baring=immediate")
    void aSideJustBaredDrawsByBaringTheOther(Ruleset rules) {
        Position bared = rules.parsePosition("12/12/12/12/12/12/2kc8/12/12/12/12/3RK7 w - - 0 1")
                .play("d1d6");
        assertOutcome(bared, "*");
        assertOutcome(bared.play("c6d6"), "1/2-1/2 bare-king");
        assertOutcome(bared.play("c6b7"), "1-0 bare-king");
    }

    @Test
    void murrayReadsThreeKindsInHisOwnWay() {
        Map<String, String> answers = ruleset().preset("murray").answers();
        assertEquals("threeleaper", answers.get("lion"));
        assertEquals("four-one", answers.get("giraffe"));
        assertEquals("murray", answers.get("unicorn"));
    }

    @Test
    void cazauxHasAQuietLeapAndADoubleStep() {
        Map<String, String> answers = ruleset().preset("cazaux").answers();
        assertEquals("cazaux", answers.get("king-leap"));
        assertEquals("double", answers.get("pawn-step"));
        assertEquals(
                List.of("murray", "cazaux"), List.copyOf(ruleset().presets().keySet()));
    }
}

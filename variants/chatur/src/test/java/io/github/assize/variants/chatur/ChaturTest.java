package io.github.assize.variants.chatur;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class ChaturTest extends RulesetContract {
    private static final List<String> FAR_SQUARES = List.of("b8", "c8", "d8", "e8", "f8", "g8");

    @Override
    protected Ruleset ruleset() {
        return Chatur.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChatur(answers);
    }

    @Proves("CH-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/8/8/3K4/8/p7/7R w - - 0 1");
        assertDestinations(position, "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves("CH-01")
    @RuleTest(unless = "array=kings-right")
    void theKingsBeginOnTheLeftOfTheirMinisters(Ruleset rules) {
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w d1e8 - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("CH-01")
    @RuleTest(given = "array=kings-right", unless = "array=seed")
    void theKingsBeginOnTheRightOfTheirMinisters(Ruleset rules) {
        assertEquals(
                "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w e1d8 - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("CH-02")
    @RuleTest(unless = "king-leap=jump")
    void theKingsFirstMoveMayBeTwoClearSquaresOrAKnightsLeap(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 22);
        assertDestinations(rules.initialPosition(), "d1", "c3 e3");
        Position position = rules.parsePosition("7k/7p/8/8/2PK4/2PPP3/8/8 w d4 - 0 1");
        assertDestinations(position, "d4", "b3 b5 b6 c2 c5 c6 d5 d6 e2 e4 e5 e6 f3 f4 f5 f6");
    }

    @Proves("CH-02")
    @RuleTest(given = "king-leap=jump", unless = "king-leap=slide")
    void theKingsFirstMoveOfTwoSquaresMayPassAnything(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 25);
        assertDestinations(rules.initialPosition(), "d1", "b3 c3 d3 e3 f3");
        assertLegal(rules.parsePosition("4k3/p7/8/8/8/8/P2p4/3K4 w d1 - 0 1"), "d1d3");
    }

    @Proves("CH-02")
    @RuleTest(unless = "king-leap-capture=no")
    void theKingsFirstMoveMayCapture(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/8/8/3p4/P7/3K4 w d1 - 0 1");
        assertLegal(position, "d1d3");
        assertMoveCount(position, 14);
        assertLegal(rules.parsePosition("4k3/p7/8/8/8/4p3/P7/3K4 w d1 - 0 1"), "d1e3");
    }

    @Proves("CH-02")
    @RuleTest(given = "king-leap-capture=no", unless = "king-leap-capture=yes")
    void theKingsFirstMoveMayNotCapture(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/8/8/3p4/P7/3K4 w d1 - 0 1");
        assertIllegal(position, "d1d3");
        assertMoveCount(position, 13);
        assertIllegal(rules.parsePosition("4k3/p7/8/8/8/4p3/P7/3K4 w d1 - 0 1"), "d1e3");
    }

    @Proves({"CH-02", "C-14"})
    @RuleTest
    void theKingsFirstMoveMayPassAnAttackedSquare(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/8/8/8/P6r/3K4 w d1 - 0 1");
        assertLegal(position, "d1d3");
    }

    @Proves({"CH-02", "CH-11", "C-10"})
    @RuleTest
    void aKingInCheckHasNoLeap(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/8/8/2n5/P7/3K4 w - - 0 1");
        assertTrue(position.isCheck());
        assertMoveCount(position, 4);
    }

    @Proves("CH-03")
    @RuleTest
    void ministerMantriJaranAndPrahuMoveAsInModernChess(Ruleset rules) {
        Position position = rules.parsePosition("6k1/8/8/3p4/2Q3B1/8/8/RN5K w - - 0 1");
        assertDestinations(position, "c4", "a2 a4 a6 b3 b4 b5 c1 c2 c3 c5 c6 c7 c8 d3 d4 d5 e2 e4 f1 f4");
        assertDestinations(position, "g4", "c8 d1 d7 e2 e6 f3 f5 h3 h5");
        assertDestinations(position, "b1", "a3 c3 d2");
        assertDestinations(position, "a1", "a2 a3 a4 a5 a6 a7 a8");
    }

    @Proves("CH-04")
    @RuleTest
    void theBidakStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/8/8/8/2p1p3/3P4/8/K7 w - - 0 1"), "d3", "c4 d4 e4");
    }

    @Proves({"CH-05", "C-11"})
    @RuleTest(unless = "en-passant=yes")
    void aDoubleStepMayPassTheAttackOfAnEnemyBidak(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/8/8/8/3p4/8/4P3/K7 w - - 0 1").play("e2e4");
        assertDestinations(position, "d4", "d3");
        assertEquals(Optional.empty(), position.enPassant());
    }

    @Proves("CH-05")
    @RuleTest(given = "en-passant=yes", unless = "en-passant=no")
    void aDoubleStepMayBeCapturedEnPassant(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/8/8/8/3p4/8/4P3/K7 w - - 0 1").play("e2e4");
        assertDestinations(position, "d4", "d3 e3");
        assertEquals("7k/8/8/8/8/4p3/8/K7 w - - 0 2", position.play("d4e3").toFen());
    }

    @Proves({"CH-05", "CH-08"})
    @RuleTest(given = "en-passant=yes")
    void aRetreatingBidakDoesNotCaptureEnPassant(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/3p4/4+P3/8/8/8/8/K7 b - - 0 1").play("d7d5");
        assertEquals(Optional.empty(), position.enPassant());
    }

    @Proves({"CH-05", "C-10"})
    @RuleTest
    void theDoubleStepIsForTheArrayRankAndOverClearSquares(Ruleset rules) {
        assertDestinations(rules.parsePosition("7k/p7/8/8/8/8/4P3/K7 w - - 0 1"), "e2", "e3 e4");
        assertDestinations(rules.parsePosition("7k/p7/8/8/8/4P3/8/K7 w - - 0 1"), "e3", "e4");
        assertDestinations(rules.parsePosition("7k/p7/8/8/4n3/8/4P3/K7 w - - 0 1"), "e2", "e3");
        assertDestinations(rules.parsePosition("7k/p7/8/8/8/4n3/4P3/K7 w - - 0 1"), "e2", "");
    }

    @Proves({"CH-06", "C-13"})
    @RuleTest
    void aBidakThatReachesACornerBecomesAPatehAtOnce(Ruleset rules) {
        Position position = rules.parsePosition("1r6/P7/7p/8/8/8/k7/6K1 w - - 0 1");
        assertEquals("Qr6/8/7p/8/8/8/k7/6K1 b - - 0 1", position.play("a7a8").toFen());
        Position black = rules.parsePosition("6k1/8/8/8/8/8/p6P/1N5K b - - 0 1");
        assertEquals("a1=Q", black.algebraic(black.move("a2a1")));
    }

    @Proves({"CH-07", "C-13"})
    @RuleTest(unless = {"retreat=one-slide", "retreat=none"})
    void aBidakRetreatsInThreeStepsAndBecomesAPateh(Ruleset rules) {
        Position position =
                rules.parsePosition("8/1P5p/8/8/8/8/k7/6K1 w - - 5 1").play("b7b8");
        assertEquals("1+P6/7p/8/8/8/8/k7/6K1 b - - 0 1", position.toFen());
        Position after = position.play("h7h6");
        assertDestinations(after, "b8", "a7 c7");
        after = after.play("b8c7").play("h6h5").play("c7b6").play("h5h4");
        assertEquals("8/8/1+P6/8/7p/8/k7/6K1 w - - 0 4", after.toFen());
        assertEquals("8/8/8/2Q5/7p/8/k7/6K1 b - - 0 4", after.play("b6c5").toFen());
        assertEquals("+Pbc5=Q", after.algebraic(after.move("b6c5")));
    }

    @Proves("CH-07")
    @RuleTest(unless = {"retreat=one-slide", "retreat=none"})
    void aBidakBecomesAPatehOnAnySquareItsThreeStepsReach(Ruleset rules) {
        List<String> ends = List.of("a5 c5 e5", "b5 d5 f5", "a5 c5 e5 g5", "b5 d5 f5 h5", "c5 e5 g5", "d5 f5 h5");
        assertEquals(
                ends, FAR_SQUARES.stream().map(square -> ends(rules, square)).toList());
    }

    @Proves("CH-07")
    @RuleTest(given = "retreat=one-slide", unless = "retreat=three-moves")
    void aBidakRetreatsInOneSlide(Ruleset rules) {
        List<String> ends = List.of("e5", "f5", "a5 g5", "b5 h5", "c5", "d5");
        assertEquals(
                ends, FAR_SQUARES.stream().map(square -> ends(rules, square)).toList());
        Position barred = rules.parsePosition("3+P4/8/1p6/7k/8/8/8/K7 w - - 0 1");
        assertDestinations(barred, "d8", "g5");
    }

    @Proves({"CH-07", "CH-08"})
    @RuleTest(given = "retreat=none", unless = "retreat=three-moves")
    void aBidakBecomesAPatehOnAnySquareOfTheFarRank(Ruleset rules) {
        Position position =
                rules.parsePosition("8/1P5p/8/8/8/8/k7/6K1 w - - 5 1").play("b7b8");
        assertEquals("1Q6/7p/8/8/8/8/k7/6K1 b - - 0 1", position.toFen());
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("1+P6/2k4p/8/8/8/8/8/K7 b - - 0 1"));
    }

    /** Lets a bidak be promoted on a square and follows every way back, of three steps at the most, to a minister. */
    private static String ends(Ruleset rules, String square) {
        int before = square.charAt(0) - 'a';
        String rank = before + "P" + (7 - before);
        Position start = rules.parsePosition("8/" + rank.replace("0", "") + "/8/8/8/8/p7/K6k w - - 0 1");
        Set<String> ends = new TreeSet<>();
        follow(start.play(square.charAt(0) + "7" + square), Square.parse(square), 3, ends);
        return String.join(" ", ends);
    }

    private static void follow(Position promoted, Square from, int steps, Set<String> ends) {
        if (promoted.outcome().isDecided()) {
            return;
        }
        Position position = promoted.play(promoted.legalMoves().get(0));
        for (Move move : position.legalMoves()) {
            if (!move.from().equals(Optional.of(from))) {
                continue;
            }
            if (move.promotion().isPresent()) {
                ends.add(move.to().toString());
            } else if (steps > 1) {
                follow(position.play(move), move.to(), steps - 1, ends);
            }
        }
    }

    @Proves("CH-08")
    @RuleTest(unless = "retreat-capture=no")
    void aRetreatingBidakCapturesAndAttacksBackward(Ruleset rules) {
        assertTrue(rules.parsePosition("1+P6/2k4p/8/8/8/8/8/K7 b - - 0 1").isCheck());
        Position position = rules.parsePosition("1+P6/2n4p/7k/8/8/8/8/K7 w - - 0 1");
        assertDestinations(position, "b8", "a7 c7");
        assertEquals("+Pbxc7", position.algebraic(position.move("b8c7")));
        assertEquals(1, position.move("b8c7").captured().size());
    }

    @Proves("CH-08")
    @RuleTest(given = "retreat-capture=no", unless = "retreat-capture=yes")
    void aRetreatingBidakDoesNotCapture(Ruleset rules) {
        assertFalse(rules.parsePosition("1+P6/2k4p/8/8/8/8/8/K7 b - - 0 1").isCheck());
        Position position = rules.parsePosition("1+P6/2n4p/7k/8/8/8/8/K7 w - - 0 1");
        assertDestinations(position, "b8", "a7");
    }

    @Proves("CH-08")
    @RuleTest(unless = "retreat=none")
    void aRetreatingBidakWaitsAndCanBeCaptured(Ruleset rules) {
        Position promoted =
                rules.parsePosition("7k/3P4/8/8/8/8/p7/K7 w - - 0 1").play("d7d8");
        assertTrue(promoted.toFen().startsWith("3+P3k/"), promoted.toFen());
        Position waiting = rules.parsePosition("3+P3k/2P1P3/8/8/8/8/p7/K7 w - - 0 1");
        assertDestinations(waiting, "d8", "");
        Position taken = rules.parsePosition("3+P3r/8/7k/8/8/8/P7/K7 b - - 0 1").play("h8d8");
        assertEquals("3r4/8/7k/8/8/8/P7/K7 w - - 0 2", taken.toFen());
    }

    @Proves("CH-08")
    @RuleTest
    void aRetreatingBidakCountsAsAPiece(Ruleset rules) {
        assertOutcome(rules.parsePosition("3+P4/8/7k/8/8/8/p7/K7 w - - 0 1"), "*");
    }

    @Proves("CH-08")
    @RuleTest
    void aCornerOrEdgeTouchedWhileRetreatingPromotesNothing(Ruleset rules) {
        Position position = rules.parsePosition("1+P6/7p/8/8/8/8/k7/6K1 w - - 0 1");
        assertEquals("8/+P6p/8/8/8/8/k7/6K1 b - - 0 1", position.play("b8a7").toFen());
    }

    @Proves("CH-09")
    @RuleTest
    void aSideMayHaveAnyNumberOfPatehs(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/P7/8/1Q6/2Q5/8/p7/K7 w - - 0 1").play("a7a8");
        assertTrue(position.toFen().startsWith("Q6k/8/8/1Q6/2Q5/"), position.toFen());
    }

    @Proves("CH-10")
    @RuleTest(unless = "king-leap=jump")
    void theKingCastlesOverAPrahuBesideHim(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w d1 - 0 1");
        assertEquals(
                "4k3/p7/8/8/8/8/P1PPP3/1KR1Q3 b - - 1 1", position.play("d1b1").toFen());
        assertIllegal(rules.parsePosition("4k3/p7/8/8/8/8/P1PPP3/1NRKQ3 w d1 - 0 1"), "d1b1");
        assertIllegal(rules.parsePosition("4k3/p7/8/8/8/8/P1PPP3/1nRKQ3 w d1 - 0 1"), "d1b1");
        assertIllegal(rules.parsePosition("4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w - - 0 1"), "d1b1");
    }

    @Proves("CH-10")
    @RuleTest
    void onlyAPrahuOfHisOwnBesideHimIsPassed(Ruleset rules) {
        assertLegal(rules.parsePosition("4k3/p7/8/8/8/8/P1PPP3/3KR3 w d1 - 0 1"), "d1f1");
        Ruleset sliding = rules.with("king-leap", "slide");
        assertIllegal(sliding.parsePosition("4k3/p7/8/8/8/8/P1PPP3/2BKQ3 w d1 - 0 1"), "d1b1");
        assertIllegal(sliding.parsePosition("4k3/p7/8/8/8/3R4/P1PPP3/3KQ3 w d1 - 0 1"), "d1d3");
    }

    @Proves("CH-10")
    @RuleTest(given = "king-leap=jump", unless = "king-leap=slide")
    void castlingIsPartOfTheJumpAndCapturesAsItDoes(Ruleset rules) {
        assertLegal(rules.parsePosition("4k3/p7/8/8/8/8/P1PPP3/1nRKQ3 w d1 - 0 1"), "d1b1");
    }

    @Proves({"CH-11", "C-03"})
    @RuleTest
    void aCheckCostsTheKingHisFirstMoveTheMomentItIsGiven(Ruleset rules) {
        Position checked =
                rules.parsePosition("4k2r/p7/8/8/8/8/P7/3K4 b d1e8 - 0 1").play("h8h1");
        assertEquals(List.of(Square.parse("e8")), checked.rights());
        Position later = checked.play("d1d2").play("h1h5").play("d2d1").play("a7a6");
        assertDestinations(later, "d1", "c1 c2 d2 e1 e2");
    }

    @Proves({"CH-11", "C-03"})
    @RuleTest
    void aCheckParriesTheEnemyKingsLeap(Ruleset rules) {
        Position parried = rules.parsePosition("8/8/5p2/5r2/8/8/k1K5/3N4 b c2 - 0 1");
        assertTrue(parried.isCheck());
        assertLegal(parried, "f5f2", "f5c5");
    }

    @Proves({"CH-12", "C-04", "C-05"})
    @RuleTest
    void noMoveLeavesTheOwnKingInCheckAndMateLoses(Ruleset rules) {
        assertIllegal(rules.parsePosition("3rk3/8/8/8/8/8/3N4/3K4 w - - 0 1"), "d2b3");
        Position mated = rules.parsePosition("k7/7p/1K6/8/8/8/8/6R1 w - - 0 1").play("g1g8");
        assertOutcome(mated, "1-0 checkmate");
    }

    @Proves({"CH-13", "C-07"})
    @RuleTest(unless = "lone-king=draws")
    void aKingLeftAloneWinsAtOnce(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/8/8/Pq6/KB6 w - - 0 1");
        assertMoves(position, "a1b2");
        assertOutcome(position.play("a1b2"), "0-1 bare-king");
    }

    @Proves("CH-13")
    @RuleTest(given = "lone-king=draws", unless = "lone-king=wins")
    void aKingLeftAloneDraws(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/8/8/Pq6/KB6 w - - 0 1");
        assertOutcome(position.play("a1b2"), "1/2-1/2 bare-king");
    }

    @Proves({"CH-14", "C-07"})
    @RuleTest(unless = "lone-king-mated=mate-first")
    void aKingBaredAndMatedByOneCaptureHasWon(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/7p/6K1/8/8/8/8/7Q w - - 0 1").play("h1h7");
        assertTrue(position.isCheck());
        assertOutcome(position, "0-1 bare-king");
    }

    @Proves({"CH-14", "C-07"})
    @RuleTest(given = "lone-king-mated=mate-first", unless = "lone-king-mated=lone-king-first")
    void aKingBaredAndMatedByOneCaptureHasLost(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/7p/6K1/8/8/8/8/7Q w - - 0 1").play("h1h7");
        assertOutcome(position, "1-0 checkmate");
    }

    @Proves("CH-14")
    @RuleTest(given = {"lone-king-mated=mate-first", "lone-king=draws"})
    void aLoneKingThatIsMatedLosesEvenWhereALoneKingDraws(Ruleset rules) {
        Position mated = rules.parsePosition("7k/7p/6K1/8/8/8/8/7Q w - - 0 1").play("h1h7");
        assertOutcome(mated, "1-0 checkmate");
        Position bared = rules.parsePosition("7k/7p/8/5K2/8/8/8/7R w - - 0 1").play("h1h7");
        assertOutcome(bared, "1/2-1/2 bare-king");
    }

    @Proves({"CH-15", "C-06"})
    @RuleTest(unless = {"stalemate=draw", "stalemate=stalemater-wins"})
    void theStalematedSideWins(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "0-1 stalemate");
    }

    @Proves("CH-15")
    @RuleTest(given = "stalemate=draw", unless = "stalemate=stalemated-wins")
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("CH-15")
    @RuleTest(given = "stalemate=stalemater-wins", unless = "stalemate=stalemated-wins")
    void theStalematedSideLoses(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/B7/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Test
    void aPlainBidakDoesNotStandOnTheFarRank() {
        assertThrows(InvalidPositionException.class, () -> ruleset().parsePosition("1P6/8/8/8/8/8/8/K6k w - - 0 1"));
        assertEquals(
                "1+P6/8/8/8/8/8/8/K6k w - - 0 1",
                ruleset().parsePosition("1+P6/8/8/8/8/8/8/K6k w - - 0 1").toFen());
    }

    @Test
    void castlingIsWrittenAsTheKingsOwnMove() {
        Position position = ruleset().parsePosition("4k3/p7/8/8/8/8/P1PPP3/3KR3 w d1 - 0 1");
        assertEquals("Kf1", position.algebraic(position.move("d1f1")));
        assertLegal(position, "Kf1", "Kd1f1");
    }
}

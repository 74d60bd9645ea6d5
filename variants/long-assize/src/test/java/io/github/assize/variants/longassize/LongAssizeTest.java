package io.github.assize.variants.longassize;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

final class LongAssizeTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return LongAssize.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainLongAssize(answers);
    }

    @Proves("LA-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/8/8/3K4/8/p7/7R w - - 0 1");
        assertDestinations(position, "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves("LA-02")
    @RuleTest(unless = "king-leap=ring")
    void theKingsFirstMoveMayBeALeapAlongAnyLine(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 29);
        assertDestinations(rules.initialPosition(), "e1", "c3 e3 g3");
        Position position = rules.parsePosition("k7/8/8/8/3K4/8/p7/7R w d4 - 0 1");
        assertDestinations(position, "d4", "b2 b4 b6 c3 c4 c5 d2 d3 d5 d6 e3 e4 e5 f2 f4 f6");
    }

    @Proves("LA-02")
    @RuleTest(given = "king-leap=ring", unless = "king-leap=straight")
    void theKingsFirstMoveMayBeALeapToAnySquareAtDistanceTwo(Ruleset rules) {
        assertMoveCount(rules.initialPosition(), 31);
        assertDestinations(rules.initialPosition(), "e1", "c3 d3 e3 f3 g3");
        assertMoveCount(rules.parsePosition("k7/8/8/8/3K4/8/p7/7R w d4 - 0 1"), "K", 24);
    }

    @Proves("LA-03")
    @RuleTest(unless = "king-leap=ring")
    void theLeapNeverPassesAnEnemy(Ruleset rules) {
        Position position = rules.parsePosition("r6k/8/8/8/8/8/4p3/R3K3 w e1 - 0 1");
        assertIllegal(position, "e1e3");
        assertDestinations(position, "e1", "c1 c3 d2 e2 f2 g1 g3");
    }

    @Proves("LA-03")
    @RuleTest
    void theLeapPassesAPieceOfItsOwn(Ruleset rules) {
        assertLegal(rules.parsePosition("r6k/8/8/8/8/8/4P3/R3K3 w e1 - 0 1"), "e1e3");
    }

    @Proves("LA-03")
    @RuleTest(given = "king-leap=ring")
    void aLeapToAKnightsSquareIsBarredByEnemiesOnBothWays(Ruleset rules) {
        assertLegal(rules.parsePosition("r6k/8/8/8/8/8/4f3/R3K3 w e1 - 0 1"), "e1f3", "e1d3");
        assertLegal(rules.parsePosition("r6k/8/8/8/8/8/5f2/R3K3 w e1 - 0 1"), "e1f3", "e1d3");
        Position both = rules.parsePosition("r6k/8/8/8/8/8/4ff2/R3K3 w e1 - 0 1");
        assertIllegal(both, "e1f3");
        assertLegal(both, "e1d3");
    }

    @Proves("LA-04")
    @RuleTest(unless = "king-leap-capture=no")
    void theLeapMayCapture(Ruleset rules) {
        Position position = rules.parsePosition("7k/p7/8/8/8/6n1/5P2/R3K3 w e1 - 0 1");
        assertLegal(position, "e1g3");
        assertMoveCount(position, 19);
    }

    @Proves("LA-04")
    @RuleTest(given = "king-leap-capture=no", unless = "king-leap-capture=yes")
    void theLeapMayNotCapture(Ruleset rules) {
        Position position = rules.parsePosition("7k/p7/8/8/8/6n1/5P2/R3K3 w e1 - 0 1");
        assertIllegal(position, "e1g3");
        assertMoveCount(position, 18);
    }

    @Proves({"LA-04", "C-03"})
    @RuleTest(unless = "king-leap-capture=no")
    void theLeapGivesCheck(Ruleset rules) {
        assertIllegal(rules.parsePosition("8/p7/8/8/4k3/8/P7/4K3 b e1 - 0 1"), "e4e3");
        assertLegal(rules.parsePosition("8/p7/8/8/4k3/8/P7/4K3 b - - 0 1"), "e4e3");
    }

    @Proves("LA-04")
    @RuleTest(given = "king-leap-capture=no", unless = "king-leap-capture=yes")
    void aLeapThatMayNotCaptureGivesNoCheck(Ruleset rules) {
        assertLegal(rules.parsePosition("8/p7/8/8/4k3/8/P7/4K3 b e1 - 0 1"), "e4e3");
    }

    @Proves("LA-04")
    @RuleTest(unless = "king-leap-through-attack=forbidden")
    void theLeapMayPassAnAttackedSquare(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/8/8/P6r/4K3 w e1 - 0 1");
        assertDestinations(position, "e1", "c1 c3 d1 e3 f1 g1 g3");
    }

    @Proves({"LA-04", "C-14"})
    @RuleTest(given = "king-leap-through-attack=forbidden", unless = "king-leap-through-attack=allowed")
    void theLeapMayNotPassAnAttackedSquare(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/8/8/P6r/4K3 w e1 - 0 1");
        assertDestinations(position, "e1", "c1 d1 f1 g1");
    }

    @Proves({"LA-04", "C-14"})
    @RuleTest(given = "king-leap-through-attack=forbidden", unless = "king-leap-through-attack=allowed")
    void theLeapOfTheOtherKingAttacksASquareToBePassed(Ruleset rules) {
        assertIllegal(rules.parsePosition("7r/8/8/8/8/1k6/7P/K7 w a1b3 - 0 1"), "a1c1");
        assertLegal(rules.parsePosition("7r/8/8/8/8/1k6/7P/K7 w a1 - 0 1"), "a1c1");
    }

    /** Were the piece passed over taken away it would still not be attacked; but the king stands in its place. */
    @Proves("C-14")
    @RuleTest(given = "king-leap-through-attack=forbidden")
    void anOwnPieceOnTheSquarePassedDoesNotShieldIt(Ruleset rules) {
        assertIllegal(rules.parsePosition("7k/8/8/8/8/8/P3P2r/4K3 w e1 - 0 1"), "e1e3");
    }

    @Proves({"LA-04", "C-03"})
    @RuleTest(given = "king-leap-through-attack=forbidden")
    void aLeapThatMayNotBeMadeOverAnAttackStillGivesCheck(Ruleset rules) {
        assertIllegal(rules.parsePosition("8/p7/8/8/4k3/8/P6r/4K3 b e1 - 0 1"), "e4e3");
    }

    @Proves("LA-05")
    @RuleTest(unless = "king-checked=barred-while-checked")
    void aCheckCostsTheKingHisLeapForGood(Ruleset rules) {
        Position checked =
                rules.parsePosition("4k2r/p7/8/8/8/8/P7/4K3 b e1e8 - 0 1").play("h8h1");
        assertEquals(List.of(Square.parse("e8")), checked.rights());
        Position later = checked.play("e1f2").play("h1h5").play("f2e1").play("a7a6");
        assertDestinations(later, "e1", "d1 d2 e2 f1 f2");
    }

    @Proves({"LA-05", "C-03"})
    @RuleTest(unless = "king-checked=barred-while-checked")
    void aCheckParriesTheEnemyKingsLeap(Ruleset rules) {
        Position position = rules.parsePosition("8/8/5p2/5r2/8/7Q/k1K5/3N4 b c2h3 - 0 1");
        assertTrue(position.isCheck());
        assertLegal(position, "f5c5", "f5f2");
        assertEquals(
                "8/8/5p2/2r5/8/7Q/k1K5/3N4 w h3 - 1 2", position.play("f5c5").toFen());
    }

    @Proves("LA-05")
    @RuleTest(given = "king-checked=barred-while-checked", unless = "king-checked=forfeits-leap")
    void aKingInCheckMayNotLeapButKeepsHisLeap(Ruleset rules) {
        Position checked =
                rules.parsePosition("4k2r/p7/8/8/8/8/P7/4K3 b e1e8 - 0 1").play("h8h1");
        assertEquals(List.of(Square.parse("e1"), Square.parse("e8")), checked.rights());
        assertMoves(checked, "e1d2 e1e2 e1f2");
        Position blocked = rules.parsePosition("4k3/p7/8/8/8/8/P7/4KF1r w e1e8 - 0 1");
        assertDestinations(blocked, "e1", "c1 c3 d1 d2 e2 e3 f2 g3");
    }

    @Proves({"LA-05", "C-03"})
    @RuleTest(given = "king-checked=barred-while-checked", unless = "king-checked=forfeits-leap")
    void theLeapOfAKingInCheckStillCountsAgainstTheOther(Ruleset rules) {
        Position position = rules.parsePosition("8/8/5p2/5r2/8/7Q/k1K5/3N4 b c2h3 - 0 1");
        assertIllegal(position, "f5c5", "f5f2");
    }

    @Proves("LA-06")
    @RuleTest
    void theQueenStepsOneSquareDiagonally(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/2p5/1p1QP3/8/8/K7 w - - 0 1");
        assertDestinations(position, "d4", "c3 c5 e3 e5");
    }

    @Proves("LA-07")
    @RuleTest(unless = "queen-leap=ring")
    void theQueensFirstMoveMayBeAJumpOfTwoSquaresDiagonally(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/2p5/1p1QP3/8/8/K7 w d4 - 0 1");
        assertDestinations(position, "d4", "b2 b6 c3 c5 e3 e5 f2 f6");
    }

    @Proves("LA-07")
    @RuleTest(given = "queen-leap=ring", unless = "queen-leap=diagonal")
    void theQueensFirstMoveMayBeAJumpOfTwoSquaresStraightToo(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/2p5/1p1QP3/8/8/K7 w d4 - 0 1");
        assertDestinations(position, "d4", "b2 b6 c3 c5 d2 d6 e3 e5 f2 f4 f6");
    }

    @Proves("LA-07")
    @RuleTest
    void theQueensJumpNeverCapturesOrGivesCheck(Ruleset rules) {
        Position position = rules.parsePosition("8/5k2/1p3p2/8/3Q4/8/8/K7 w d4 - 0 1");
        assertIllegal(position, "d4b6", "d4f6");
        assertLegal(rules.parsePosition("8/8/5k2/1p6/3Q4/8/8/K7 w d4 - 0 1"), "d4c5");
    }

    @Proves({"LA-07", "C-10"})
    @RuleTest
    void theQueenHasHerJumpOnlyOnce(Ruleset rules) {
        Position jumped =
                rules.initialPosition().play("d1b3").play("a7a6").play("a2a3").play("a6a5");
        assertDestinations(jumped, "b3", "a4 c4 a2");
        assertEquals("e1d8e8", jumped.toFen().split(" ", -1)[2]);
    }

    @Proves({"LA-08", "C-02"})
    @RuleTest
    void rookFilAndKnightMoveAsInTheShortAssize(Ruleset rules) {
        Position position = rules.parsePosition("k6n/8/1f3P2/3p4/1P1R4/8/3F4/2N4K w - - 0 1");
        assertDestinations(position, "d4", "c4 d3 d5 e4 f4 g4 h4");
        assertDestinations(position, "d2", "f4");
        assertDestinations(position, "c1", "a2 b3 d3 e2");
    }

    @Proves("LA-08")
    @RuleTest
    void aFilDoesNotTakeAFil(Ruleset rules) {
        assertDestinations(rules.parsePosition("k6r/8/8/8/8/4f3/8/K1F5 w - - 0 1"), "c1", "a3");
    }

    @Proves("LA-09")
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("k7/8/8/8/2p1p3/3P4/8/7K w - - 0 1"), "d3", "c4 d4 e4");
    }

    @Proves({"LA-09", "C-10"})
    @RuleTest
    void thePawnHasItsDoubleStepOnItsArrayRankOnly(Ruleset rules) {
        assertDestinations(rules.parsePosition("k7/p7/8/8/8/8/3P4/7K w - - 0 1"), "d2", "d3 d4");
        assertDestinations(rules.parsePosition("k7/p7/8/8/8/3P4/8/7K w - - 0 1"), "d3", "d4");
        assertDestinations(rules.parsePosition("k7/p7/8/8/8/8/8/3P3K w - - 0 1"), "d1", "d2");
    }

    @Proves({"LA-09", "LA-10"})
    @RuleTest(unless = "pawn-double-step=leap")
    void theDoubleStepNeverPassesAPiece(Ruleset rules) {
        assertIllegal(rules.parsePosition("7k/8/8/8/8/4n3/4P3/K7 w - - 0 1"), "e2e4");
        assertIllegal(rules.parsePosition("7k/8/8/8/4n3/8/4P3/K7 w - - 0 1"), "e2e4");
        assertIllegal(rules.parsePosition("7k/2p5/2n5/1P6/8/8/8/K7 b - - 0 1"), "c7c5");
    }

    @Proves("LA-09")
    @RuleTest(given = "pawn-double-step=leap", unless = "pawn-double-step=clear-path")
    void theDoubleStepMayPassAPiece(Ruleset rules) {
        assertLegal(rules.parsePosition("7k/8/8/8/8/4n3/4P3/K7 w - - 0 1"), "e2e4");
        assertIllegal(rules.parsePosition("7k/8/8/8/4n3/8/4P3/K7 w - - 0 1"), "e2e4");
    }

    @Proves("LA-10")
    @RuleTest(given = "pawn-double-step=leap")
    void thereIsNoEnPassantWhereAPieceStandsOnTheSquarePassed(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/2p5/2n5/1P6/8/8/8/K7 b - - 0 1").play("c7c5");
        assertEquals("7k/8/2n5/1Pp5/8/8/8/K7 w - - 0 2", position.toFen());
        assertEquals("7k/8/2P5/2p5/8/8/8/K7 b - - 0 2", position.play("b5c6").toFen());
    }

    @Proves("LA-10")
    @RuleTest
    void aPawnThatHasJustMadeADoubleStepMayBeCapturedAsIfItHadMadeASingleOne(Ruleset rules) {
        Position position =
                rules.parsePosition("7k/2p5/8/1P6/8/8/8/K7 b - - 0 1").play("c7c5");
        assertEquals(Optional.of(Square.parse("c6")), position.enPassant());
        assertEquals("bxc6", position.algebraic(position.move("b5c6")));
        assertEquals("7k/8/2P5/8/8/8/8/K7 b - - 0 2", position.play("b5c6").toFen());
        Position later = position.play("a1b1").play("h8g8");
        assertEquals(Optional.empty(), later.enPassant());
        assertIllegal(later, "b5c6");
    }

    @Proves({"LA-10", "C-04"})
    @RuleTest
    void enPassantMayNotOpenALineOnTheOwnKing(Ruleset rules) {
        Position position =
                rules.parsePosition("8/2p5/8/KP5r/8/8/8/7k b - - 0 1").play("c7c5");
        assertIllegal(position, "b5c6");
        assertEquals("8/8/8/KPp4r/8/8/8/7k w - - 0 2", position.toFen());
    }

    @Proves({"LA-11", "C-10", "C-13"})
    @RuleTest
    void aPawnBecomesAQueenThatMayJumpOnALaterTurn(Ruleset rules) {
        Position promoted =
                rules.parsePosition("7k/1P6/8/8/8/8/7p/K7 w - - 0 1").play("b7b8");
        assertEquals("1Q5k/8/8/8/8/8/7p/K7 b b8 - 0 1", promoted.toFen());
        assertEquals(
                "6k1/8/3Q4/8/8/8/7p/K7 b - - 2 2",
                promoted.play("h8g8").play("b8d6").toFen());
        Position captured =
                rules.parsePosition("r6k/1P6/8/8/8/8/7p/K7 w - - 0 1").play("b7a8");
        assertEquals("Q6k/8/8/8/8/8/7p/K7 b a8 - 0 1", captured.toFen());
    }

    @Proves({"LA-12", "C-06"})
    @RuleTest
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/F7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves({"LA-13", "C-07"})
    @RuleTest(unless = "baring=reprieve")
    void takingEveryPieceButTheKingWinsAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6"), "1-0 bare-king");
    }

    @Proves({"LA-13", "C-07"})
    @RuleTest
    void baringDecidesBeforeStalemateDoes(Ruleset rules) {
        Position position =
                rules.parsePosition("k7/8/K7/1R6/8/8/8/1n6 w - - 0 1").play("b5b1");
        assertOutcome(position, "1-0 bare-king");
    }

    @Proves({"LA-13", "C-08"})
    @RuleTest(given = "baring=reprieve", unless = "baring=immediate")
    void aSideJustBaredDrawsByBaringTheOther(Ruleset rules) {
        Position bared = rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6");
        assertOutcome(bared, "*");
        assertOutcome(bared.play("c6d6"), "1/2-1/2 bare-king");
        assertOutcome(bared.play("c6b7"), "1-0 bare-king");
    }

    @Proves({"C-10", "LA-02"})
    @RuleTest
    void aKingThatHasMovedHasNoLeap(Ruleset rules) {
        Position later = rules.parsePosition("4k3/p7/8/8/8/8/P7/4K3 w e1e8 - 0 1")
                .play("e1e2")
                .play("e8e7")
                .play("e2e1")
                .play("e7e8");
        assertEquals(List.of(), later.rights());
        assertDestinations(later, "e1", "d1 d2 e2 f1 f2");
    }

    @Proves("C-10")
    @RuleTest
    void aRightGoesWithItsPieceWhenItIsCaptured(Ruleset rules) {
        Position position =
                rules.parsePosition("k2r4/p7/8/8/8/8/8/3Q3K b d1 - 0 1").play("d8d1");
        assertEquals(List.of(), position.rights());
    }
}

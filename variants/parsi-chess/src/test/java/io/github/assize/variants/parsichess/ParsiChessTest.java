package io.github.assize.variants.parsichess;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertIllegal;
import static io.github.assize.testkit.PositionAssertions.assertLegal;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertMoves;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.SetUp;
import io.github.assize.core.Square;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;

final class ParsiChessTest extends RulesetContract {
    private static final String LEAPER = "4k3/4p3/8/8/8/8/8/4K2C w e1 - 0 1";
    private static final String CHECKED = "c3k3/4p3/8/8/8/8/8/4K2C b e1 - 0 1";
    private static final String CHARIOT_IN_REACH = "4k3/4p3/8/8/8/5c2/P7/4K3 w e1 - 0 1";
    private static final String RAJAS = "8/4p3/8/8/8/2k5/8/4K2C b e1 - 0 1";
    private static final String ROYAL = "7k/3PP3/p7/8/8/8/8/4K3 w - - 0 1";
    private static final String ELEPHANT = "7k/2P5/p7/8/8/8/8/4KE2 w - - 0 1";
    private static final String HORSE = "7k/1P6/p7/8/8/8/8/H3K3 w - - 0 1";
    private static final String BARRED = "2k5/3P4/8/8/p7/8/8/E3K2E b - - 0 1";
    private static final String STALEMATING = "7k/8/5K2/8/p7/P7/8/6V1 w - - 0 1";
    private static final String BARING = "7k/8/5K2/8/p7/V7/8/8 w - - 0 1";

    @Override
    protected Ruleset ruleset() {
        return ParsiChess.ruleset();
    }

    /** Each raja stands on the left of the board's middle as its own side sees it: the board is turned, and not mirrored. */
    @Override
    protected boolean treatsColorsAlike() {
        return false;
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainParsiChess(answers);
    }

    private static Position after(Ruleset rules, String moves) {
        Position position = rules.initialPosition();
        for (String move : moves.split(" ", -1)) {
            position = position.play(move);
        }
        return position;
    }

    private static boolean isPosition(Ruleset rules, String fen) {
        return SetUp.parse(rules, fen).faults().isEmpty();
    }

    @Proves("PC-01")
    @RuleTest
    void theRajaSteps(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/4p3/8/8/3K4/8/P7/8 w - - 0 1"), "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    @Proves("PC-02")
    @RuleTest
    void theRajaMayLeapLikeAHorse(Ruleset rules) {
        assertDestinations(rules.initialPosition(), "e1", "d3 f3");
        assertEquals(
                "4k3/4p3/8/8/8/5K2/8/7C b - - 1 1",
                rules.parsePosition(LEAPER).play("e1f3").toFen());
    }

    @Proves("PC-02")
    @RuleTest(unless = "king-leap-capture=yes")
    void theLeapDoesNotCapture(Ruleset rules) {
        Position position = rules.parsePosition(CHARIOT_IN_REACH);
        assertIllegal(position, "e1f3");
        assertMoveCount(position, 6);
        assertMoveCount(rules.parsePosition(RAJAS), 8);
        assertLegal(rules.parsePosition(RAJAS), "c3c2", "c3d3");
    }

    @Proves({"PC-02", "C-03"})
    @RuleTest(given = "king-leap-capture=yes")
    void theLeapMayCapture(Ruleset rules) {
        Position position = rules.parsePosition(CHARIOT_IN_REACH);
        assertLegal(position, "e1f3");
        assertMoveCount(position, 7);
        assertMoveCount(rules.parsePosition(RAJAS), 6);
    }

    @Proves({"PC-03", "C-10"})
    @RuleTest(unless = "king-leap-when=first-move")
    void theRajaMayLeapOnceInTheGame(Ruleset rules) {
        Position position = rules.parsePosition(LEAPER).play("e1e2").play("e8d8");
        assertEquals("3k4/4p3/8/8/8/8/4K3/7C w e2 - 2 2", position.toFen());
        assertLegal(position, "e2f4");
        assertEquals("3k4/4p3/8/8/5K2/8/8/7C b - - 3 2", position.play("e2f4").toFen());
    }

    @Proves("PC-03")
    @RuleTest(given = "king-leap-when=first-move")
    void theRajaMayLeapOnlyOnHisFirstMove(Ruleset rules) {
        assertIllegal(rules.parsePosition(LEAPER).play("e1e2").play("e8d8"), "e2f4");
    }

    @Proves("PC-04")
    @RuleTest(unless = "king-checked=keeps-leap")
    void aCheckCostsTheLeap(Ruleset rules) {
        Position position = rules.parsePosition(CHECKED).play("a8a1");
        assertEquals("4k3/4p3/8/8/8/8/8/c3K2C w - - 1 2", position.toFen());
        assertIllegal(position, "e1f3");
    }

    @Proves("PC-04")
    @RuleTest(given = "king-checked=keeps-leap")
    void aCheckMayCostNothing(Ruleset rules) {
        assertLegal(rules.parsePosition(CHECKED).play("a8a1"), "e1f3");
    }

    @Proves("PC-05")
    @RuleTest
    void vizierChariotElephantAndHorseGoAsQueenRookBishopAndKnight(Ruleset rules) {
        Position position = rules.parsePosition("6k1/p7/8/8/3E4/8/H7/C3K2V w - - 0 1");
        assertDestinations(position, "a1", "b1 c1 d1");
        assertDestinations(position, "a2", "b4 c1 c3");
        assertDestinations(position, "d4", "a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8");
        assertDestinations(position, "h1", "a8 b7 c6 d5 e4 f1 f3 g1 g2 h2 h3 h4 h5 h6 h7 h8");
    }

    @Proves("PC-06")
    @RuleTest
    void thePawnStepsStraightAndCapturesAslant(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1"), "d4", "c5 d5 e5");
        assertDestinations(rules.parsePosition("4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1"), "d4", "");
    }

    @Proves({"PC-07", "PC-08"})
    @RuleTest
    void onlyTheOuterAndTheRoyalPawnsHaveADoubleStep(Ruleset rules) {
        Position position = rules.initialPosition();
        assertMoveCount(position, 18);
        assertLegal(position, "a2a4", "d2d4", "e2e4", "h2h4", "e1d3", "e1f3");
        assertIllegal(position, "b2b4", "c2c4", "f2f4", "g2g4");
        assertFalse(isPosition(rules, "chekvehc/pppppppp/8/8/8/8/PPPPPPPP/CHEVKEHC w b2 - 0 1"));
    }

    @Proves({"PC-07", "PC-09"})
    @RuleTest
    void aPawnsDoubleStepHangsOnThePieceBehindIt(Ruleset rules) {
        Position gone = after(rules, "g1f3 g8f6 h1g1 a7a6");
        assertEquals("chekve1c/1ppppppp/p4h2/8/8/5H2/PPPPPPPP/CHEVKEC1 w e1a2d2e2d7e7h7d8 - 0 3", gone.toFen());
        assertIllegal(gone, "h2h4");
        assertIllegal(gone.play("g1h1").play("a6a5"), "h2h4");
        assertEquals(
                List.of("a2", "d2", "h2", "a7", "d7", "h7", "d8"),
                after(rules, "e1f3 e7e6").rights().stream()
                        .map(Square::toString)
                        .toList());
    }

    @Proves("PC-09")
    @RuleTest
    void aPawnLosesItsDoubleStepWhereThePieceBehindIsCaptured(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/7v/8/8/8/P6P/4K2C b h2 - 0 1");
        assertEquals("4k3/p7/8/8/8/8/P6v/4K2C w - - 0 2", position.play("h6h2").toFen());
        Position behind = rules.parsePosition("4k3/p7/8/8/8/8/4e2P/4K2C b h2 - 0 1");
        assertEquals("h2", behind.toFen().split(" ", -1)[2]);
        Position taken =
                rules.parsePosition("4k3/p7/8/8/8/8/P3K2P/6vC b h2 - 0 1").play("g1h1");
        assertEquals("4k3/p7/8/8/8/8/P3K2P/7v w - - 0 2", taken.toFen());
        assertFalse(isPosition(rules, "4k3/p7/8/8/8/8/P3K2P/8 w h2 - 0 1"));
        assertFalse(isPosition(rules, "4k3/p7/8/8/8/8/P3K2P/7V w h2 - 0 1"));
    }

    @Proves("PC-10")
    @RuleTest
    void thereIsNoEnPassant(Ruleset rules) {
        assertIllegal(rules.parsePosition("3ck3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("e8f8"), "e5d6");
        assertFalse(isPosition(rules, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
    }

    @Proves("PC-11")
    @RuleTest
    void aPawnBecomesThePieceOfItsFile(Ruleset rules) {
        for (String becomes : List.of("a8=C", "c8=E", "f8=E", "h8=C")) {
            Position position = rules.parsePosition("8/P1P2P1P/8/3k4/8/p7/8/4K3 w - - 0 1");
            assertEquals(becomes, position.algebraic(position.move(becomes)).substring(0, 4));
        }
        assertEquals(
                "3V3k/4P3/p7/8/8/8/8/4K3 b - - 0 1",
                rules.parsePosition(ROYAL).play("d8").toFen());
        assertFalse(isPosition(rules, "4P2k/8/p7/8/8/8/8/4K3 w - - 0 1"));
    }

    @Proves("PC-11")
    @RuleTest(unless = "royal-files=own-vizier")
    void bothRoyalFilesMakeAVizier(Ruleset rules) {
        assertLegal(rules.parsePosition(ROYAL), "d7d8", "e7e8");
    }

    @Proves("PC-11")
    @RuleTest(given = "royal-files=own-vizier")
    void onlyTheOwnViziersFileMayMakeAVizier(Ruleset rules) {
        assertLegal(rules.parsePosition(ROYAL), "d7d8");
        assertIllegal(rules.parsePosition(ROYAL), "e7e8");
        Position black = rules.parsePosition("4k3/8/8/8/8/P7/3pp3/7K b - - 0 1");
        assertLegal(black, "e2e1");
        assertIllegal(black, "d2d1");
    }

    @Proves("PC-12")
    @RuleTest
    void aPawnIsPromotedOnlyToWhatIsLost(Ruleset rules) {
        assertIllegal(rules.parsePosition("7k/3P4/p7/8/8/8/8/1V2K3 w - - 0 1"), "d7d8");
        assertLegal(rules.parsePosition("7k/3P4/p7/8/8/8/8/C3K3 w - - 0 1"), "d7d8");
        assertLegal(rules.parsePosition("7k/2P5/p7/8/8/8/8/2E1K3 w - - 0 1"), "c7c8");
    }

    @Proves("PC-12")
    @RuleTest(unless = "elephant-lost=same-colour")
    void anyLostElephantWillDo(Ruleset rules) {
        assertLegal(rules.parsePosition(ELEPHANT), "c7c8");
    }

    @Proves("PC-12")
    @RuleTest(given = "elephant-lost=same-colour")
    void theElephantOfThatColourMayHaveToBeLost(Ruleset rules) {
        assertIllegal(rules.parsePosition(ELEPHANT), "c7c8");
    }

    @Proves({"PC-13", "C-03"})
    @RuleTest(unless = "barred-pawn-checks=yes")
    void aBarredPawnGivesNoCheck(Ruleset rules) {
        Position position = rules.parsePosition(BARRED);
        assertFalse(position.isCheck());
        assertMoveCount(position, 5);
        assertTrue(rules.parsePosition("2k5/3P4/8/8/p7/8/8/E3K3 b - - 0 1").isCheck());
    }

    @Proves({"PC-13", "C-04"})
    @RuleTest(unless = "barred-pawn-checks=yes")
    void aCaptureMayLetThePawnGiveCheck(Ruleset rules) {
        assertIllegal(rules.parsePosition("2k5/3P4/8/8/c7/8/8/E3K2E b - - 0 1"), "a4a1");
        assertLegal(rules.parsePosition("2k5/3P4/8/8/c7/8/8/C3K1EE b - - 0 1"), "a4a1");
    }

    @Proves("PC-13")
    @RuleTest(given = "barred-pawn-checks=yes")
    void aBarredPawnMayGiveCheck(Ruleset rules) {
        Position position = rules.parsePosition(BARRED);
        assertTrue(position.isCheck());
        assertMoveCount(position, 4);
    }

    @Proves("PC-14")
    @RuleTest(unless = "horse-leap=no")
    void aPawnThatBecomesAHorseMayLeapOn(Ruleset rules) {
        Position position = rules.parsePosition(HORSE);
        assertMoveCount(position, 11);
        assertLegal(position, "b7b8", "b7b8a6", "b7b8c6", "b7b8d7");
        assertEquals("7k/8/H7/8/8/8/8/H3K3 b - - 0 1", position.play("b7b8a6").toFen());
        assertOutcome(position.play("b7b8c6"), "*");
        assertEquals("b8=Hxa6", position.algebraic(position.move("b7b8a6")));
        assertEquals("b8=H-c6", position.algebraic(position.move("b7b8c6")));
        assertMoveCount(rules.parsePosition("7k/1P6/p7/8/8/8/8/HH2K3 w - - 0 1"), 10);
    }

    @Proves({"PC-14", "C-04"})
    @RuleTest(unless = "horse-leap=no")
    void twoMayBeCapturedInOneTurn(Ruleset rules) {
        Position position = rules.parsePosition("1c5k/P7/p1v5/8/8/8/8/4K3 w - - 0 1");
        assertLegal(position, "axb8=Hxc6");
        Move move = position.move("axb8=Hxc6");
        assertEquals("a7b8c6", move.toString());
        assertEquals("[c, v]", move.captured().toString());
        assertEquals(Optional.of(Square.parse("b8")), move.capturedAt());
        assertEquals(Optional.of(Square.parse("c6")), move.onward());
        assertEquals("7k/8/p1H5/8/8/8/8/4K3 b - - 0 1", position.play(move).toFen());
    }

    @Proves({"PC-14", "C-03"})
    @RuleTest(unless = "horse-leap=no")
    void theLeapOnwardTakesNoRaja(Ruleset rules) {
        Position position = rules.parsePosition("8/1P6/2k4p/8/8/8/8/4K3 w - - 0 1");
        assertLegal(position, "b7b8", "b7b8a6", "b7b8d7");
        assertIllegal(position, "b7b8c6");
    }

    @Proves("PC-14")
    @RuleTest(unless = "horse-leap=no")
    void onlyWhatIsPromotedLeapsOn(Ruleset rules) {
        Position array = rules.initialPosition();
        for (String text : List.of("e2e3e4", "ee3e4", "e3-e4")) {
            assertTrue(
                    array.why(text)
                            .orElseThrow()
                            .contains("a pawn is not promoted on e3 and so does not leap on to e4"),
                    text);
        }
        assertTrue(array.why("g1f3h4").orElseThrow().contains("a horse is not promoted on f3"));
    }

    @Proves("PC-14")
    @RuleTest(given = "horse-leap=no")
    void aPawnThatBecomesAHorseMayHaveToStay(Ruleset rules) {
        assertMoveCount(rules.parsePosition(HORSE), 8);
    }

    @Proves({"PC-15", "C-06"})
    @RuleTest(unless = {"stalemate=removal", "stalemate=draw"})
    void stalematingIsForbidden(Ruleset rules) {
        Position position = rules.parsePosition(STALEMATING);
        assertIllegal(position, "g1g6");
        assertMoveCount(position, 27);
    }

    @Proves("PC-15")
    @RuleTest(given = "stalemate=removal")
    void aStalematedSideMayRemoveAPiece(Ruleset rules) {
        assertMoves(rules.parsePosition(STALEMATING).play("g1g6"), "xa3 xg6");
    }

    @Proves("PC-15")
    @RuleTest(given = "stalemate=draw")
    void stalemateMayBeADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition(STALEMATING).play("g1g6"), "1/2-1/2 stalemate");
    }

    @Proves("PC-16")
    @RuleTest(unless = {"stalemate=removal", "stalemate=draw"})
    void whoCanOnlyStalemateHasDrawn(Ruleset rules) {
        assertOutcome(rules.parsePosition("k1K5/p1P5/P7/8/8/8/8/8 w - - 0 1"), "1/2-1/2 stalemate");
        Position inCheck = rules.parsePosition("k7/p1P5/P7/8/8/8/v7/K7 w - - 0 1");
        assertTrue(inCheck.isCheck());
        assertOutcome(inCheck, "1/2-1/2 stalemate");
    }

    @Proves("PC-16")
    @RuleTest(given = "stalemate=draw")
    void noMoveIsIllegalForStalemating(Ruleset rules) {
        assertLegal(rules.parsePosition(STALEMATING), "g1g6");
    }

    @Proves("PC-16")
    @RuleTest(given = "stalemate=removal")
    void noMoveIsIllegalForStalematingWhereThatCostsAPiece(Ruleset rules) {
        assertLegal(rules.parsePosition(STALEMATING), "g1g6");
    }

    @Proves({"PC-17", "C-07"})
    @RuleTest(unless = "baring=wins")
    void aBareRajaDraws(Ruleset rules) {
        assertOutcome(rules.parsePosition(BARING).play("a3a4"), "1/2-1/2 bare-king");
    }

    @Proves("PC-17")
    @RuleTest(given = "baring=wins")
    void aBareRajaMayLose(Ruleset rules) {
        assertOutcome(rules.parsePosition(BARING).play("a3a4"), "1-0 bare-king");
    }

    @Proves({"PC-17", "C-05"})
    @RuleTest(unless = "lone-king-mated=mate-first")
    void aLoneRajaIsNotMated(Ruleset rules) {
        assertEquals(
                Optional.of(Outcome.Reason.BARE_KING),
                rules.parsePosition("k7/1V6/1K6/8/8/8/8/8 b - - 0 1").outcome().reason());
    }

    @Proves({"PC-17", "C-05"})
    @RuleTest(given = "lone-king-mated=mate-first")
    void aLoneRajaMayBeMated(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/1V6/1K6/8/8/8/8/8 b - - 0 1"), "1-0 checkmate");
    }

    @Proves("PC-18")
    @RuleTest
    void perpetualCheckIsNoPartOfThePosition(Ruleset rules) {
        Position position = rules.parsePosition("7k/p7/8/8/8/8/8/4K1V1 w - - 0 1");
        Position again = position.play("g1h2")
                .play("h8g8")
                .play("h2g2")
                .play("g8h8")
                .play("g2h2")
                .play("h8g8");
        assertLegal(again, "h2g2");
        assertOutcome(again, "*");
    }
}

package io.github.assize.variants.shatranjalgeria;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
import static io.github.assize.testkit.PositionAssertions.assertOutcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import io.github.assize.testkit.Proves;
import io.github.assize.testkit.RuleTest;
import io.github.assize.testkit.RulesetContract;
import io.github.assize.testkit.plain.PlainGame;
import java.util.Map;
import java.util.stream.Collectors;

final class ShatranjAlgeriaTest extends RulesetContract {
    private static final String LEAPER = "4k3/p7/8/8/8/8/P7/4K3 w e1 - 0 1";
    private static final String CAPTURE = "4k3/p7/8/8/8/3p4/P7/4K3 w e1 - 0 1";
    private static final String LAST_PAWN = "8/5k2/8/3p4/4P3/3K4/8/8 b - - 0 1";
    private static final String LAST_RUKH = "8/5k2/8/3r4/3P4/3K4/8/8 b - - 0 1";

    @Override
    protected Ruleset ruleset() {
        return ShatranjAlgeria.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainShatranjAlgeria(answers);
    }

    private static String rights(Position position) {
        return position.rights().stream().map(Square::toString).collect(Collectors.joining());
    }

    @Proves("AG-01")
    @RuleTest
    void theShahStepsOneSquareInAnyDirection(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"), "e1", "d1 d2 e2 f1 f2");
    }

    @Proves("AG-02")
    @RuleTest
    void theShahMayLeapLikeAnAsb(Ruleset rules) {
        assertDestinations(rules.parsePosition(LEAPER), "e1", "c2 d1 d2 d3 e2 f1 f2 f3 g2");
        assertMoveCount(rules.initialPosition(), 14);
        assertTrue(rules.initialPosition().isLegal("e1f3"));
    }

    @Proves("AG-03")
    @RuleTest(unless = {"king-leap=once", "king-leap=first-move"})
    void neitherStepsNorLeapsSpendTheLeap(Ruleset rules) {
        assertEquals("e2", rights(rules.parsePosition(LEAPER).play("e1e2")));
        assertEquals("f3", rights(rules.parsePosition(LEAPER).play("e1f3")));
    }

    @Proves("AG-03")
    @RuleTest(
            given = "king-leap=once",
            unless = {"king-leap=until-checked", "king-leap=first-move"})
    void aLeapSpendsTheLeap(Ruleset rules) {
        assertEquals("e2", rights(rules.parsePosition(LEAPER).play("e1e2")));
        assertEquals("", rights(rules.parsePosition(LEAPER).play("e1f3")));
    }

    @Proves({"AG-03", "C-10"})
    @RuleTest(
            given = "king-leap=first-move",
            unless = {"king-leap=until-checked", "king-leap=once"})
    void aStepSpendsTheLeapToo(Ruleset rules) {
        assertEquals("", rights(rules.parsePosition(LEAPER).play("e1e2")));
    }

    @Proves({"AG-04", "C-03"})
    @RuleTest(unless = "king-leap-capture=no")
    void theLeapCaptures(Ruleset rules) {
        assertTrue(rules.parsePosition(CAPTURE).isLegal("e1d3"));
        assertMoveCount(rules.parsePosition(CAPTURE), 8);
    }

    @Proves("AG-04")
    @RuleTest(given = "king-leap-capture=no")
    void theLeapGoesToEmptySquaresOnly(Ruleset rules) {
        assertFalse(rules.parsePosition(CAPTURE).isLegal("e1d3"));
        assertMoveCount(rules.parsePosition(CAPTURE), 7);
    }

    @Proves({"AG-05", "C-04"})
    @RuleTest
    void aCheckCostsTheLeapForGood(Ruleset rules) {
        Position checked =
                rules.parsePosition("4k3/p6r/8/8/8/8/P7/4K3 b e1 - 0 1").play("h7h1");
        assertEquals("", rights(checked));
        assertDestinations(checked, "e1", "d2 e2 f2");
        Position facing = rules.parsePosition("8/p7/2k5/8/8/3K4/P7/8 w c6d3 - 0 1");
        assertTrue(facing.isLegal("d3c4"));
    }

    @Proves("AG-06")
    @RuleTest
    void fersRukhPilAndAsbGoAsInModernChess(Ruleset rules) {
        Position position = rules.parsePosition("5k2/p7/8/8/3Q4/8/8/RBN1K3 w - - 0 1");
        assertDestinations(
                position, "d4", "a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8");
        assertDestinations(position, "a1", "a2 a3 a4 a5 a6 a7");
        assertDestinations(position, "b1", "a2 c2 d3 e4 f5 g6 h7");
        assertDestinations(position, "c1", "a2 b3 d3 e2");
    }

    @Proves("AG-07")
    @RuleTest
    void aSarbazStepsStraightAndCapturesDiagonally(Ruleset rules) {
        assertDestinations(rules.parsePosition("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1"), "e2", "d3 e3");
    }

    @Proves("AG-08")
    @RuleTest
    void aSarbazBecomesAFers(Ruleset rules) {
        assertEquals(
                "Q3k3/p7/8/8/8/8/8/4K3 b - - 0 1",
                rules.parsePosition("n3k3/pP6/8/8/8/8/8/4K3 w - - 0 1")
                        .play("b7a8")
                        .toFen());
    }

    @Proves("AG-09")
    @RuleTest
    void eachShahFacesTheOthersFers(Ruleset rules) {
        assertEquals(
                "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w e1d8 - 0 1",
                rules.initialPosition().toFen());
    }

    @Proves("AG-10")
    @RuleTest
    void stalemateWinsForTheSideThatGivesIt(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/N7/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("AG-11")
    @RuleTest
    void aBareShahLoses(Ruleset rules) {
        assertOutcome(rules.parsePosition("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"), "1-0 bare-king");
    }

    @Proves("AG-12")
    @RuleTest(unless = {"baring=immediate", "baring=reprieve"})
    void aBareShahIsReprievedByASarbazAlone(Ruleset rules) {
        Position bared = rules.parsePosition(LAST_PAWN).play("d5e4");
        assertOutcome(bared, "*");
        assertOutcome(bared.play("d3e4"), "1/2-1/2 bare-king");
        assertOutcome(bared.play("d3e3"), "0-1 bare-king");
        assertOutcome(rules.parsePosition(LAST_RUKH).play("d5d4"), "0-1 bare-king");
    }

    @Proves("AG-12")
    @RuleTest(
            given = "baring=immediate",
            unless = {"baring=pawn-reprieve", "baring=reprieve"})
    void aBareShahLosesAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition(LAST_PAWN).play("d5e4"), "0-1 bare-king");
    }

    @Proves("AG-12")
    @RuleTest(
            given = "baring=reprieve",
            unless = {"baring=pawn-reprieve", "baring=immediate"})
    void aBareShahIsReprievedByAnyLastPiece(Ruleset rules) {
        Position bared = rules.parsePosition(LAST_RUKH).play("d5d4");
        assertOutcome(bared, "*");
        assertOutcome(bared.play("d3d4"), "1/2-1/2 bare-king");
    }

    @Proves({"AG-13", "C-11"})
    @RuleTest
    void thereIsNoCastling(Ruleset rules) {
        assertFalse(rules.parsePosition("4k3/p7/8/8/8/8/P7/4K2R w e1 - 0 1").isLegal("e1h1"));
        assertFalse(rules.parsePosition("4k3/p7/8/8/8/8/P7/4K2R w e1 - 0 1").isLegal("e1g1"));
    }
}

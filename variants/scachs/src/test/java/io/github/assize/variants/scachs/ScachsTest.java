package io.github.assize.variants.scachs;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
import static io.github.assize.testkit.PositionAssertions.assertMoveCount;
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
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ScachsTest extends RulesetContract {
    private static final String LEAPER = "4k3/p7/8/8/8/8/P7/4K3 w e1 - 0 1";
    private static final String BARRED = "4k3/p7/8/8/8/3p4/P3P3/4K3 w e1 - 0 1";
    private static final String OVER_ATTACK = "4kr2/p7/8/8/8/8/P7/4K2R w e1h1 - 0 1";
    private static final String UNPROMOTED = "7k/1P5p/8/8/8/8/8/K2Q4 w - - 0 1";
    private static final String QUEENS = "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1";

    @Override
    protected Ruleset ruleset() {
        return Scachs.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainScachs(answers);
    }

    @Proves("SC-01")
    @RuleTest
    void kingRookBishopAndKnightGoAsInModernChess(Ruleset rules) {
        Position position = rules.parsePosition("6k1/p7/8/8/3B4/8/N7/R3K3 w - - 0 1");
        assertDestinations(position, "e1", "d1 d2 e2 f1 f2");
        assertDestinations(position, "a1", "b1 c1 d1");
        assertDestinations(position, "d4", "a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8");
        assertDestinations(position, "a2", "b4 c1 c3");
    }

    @Proves("SC-02")
    @RuleTest(unless = "queen-lost=loses")
    void theQueenRidesAndMayBeLost(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/3q4/4P3/8/8/3QK3 w - - 0 1");
        assertDestinations(position, "d1", "a1 a4 b1 b3 c1 c2 d2 d3 d4 e2 f3 g4 h5");
        assertOutcome(position.play("e4d5"), "*");
    }

    @Proves("SC-02")
    @RuleTest(given = "queen-lost=loses")
    void aSideWithoutAQueenHasLost(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/3q4/4P3/8/8/3QK3 w - - 0 1");
        assertOutcome(position.play("e4d5"), "1-0 queen-lost");
        assertOutcome(rules.parsePosition("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"), "1/2-1/2 queen-lost");
    }

    @Proves({"SC-03", "C-03"})
    @RuleTest(unless = "queen-takes-queen=yes")
    void aQueenTakesNoQueen(Ruleset rules) {
        Position position = rules.parsePosition(QUEENS);
        assertFalse(position.isLegal("d1d8"));
        assertMoveCount(position, 19);
    }

    @Proves("SC-03")
    @RuleTest(given = "queen-takes-queen=yes")
    void aQueenMayTakeAQueen(Ruleset rules) {
        assertTrue(rules.parsePosition(QUEENS).isLegal("d1d8"));
    }

    @Proves({"SC-04", "C-10"})
    @RuleTest(unless = "king-leap=jump")
    void theKingsFirstMoveMayBeOfTwoSquares(Ruleset rules) {
        Position position = rules.parsePosition(LEAPER);
        assertDestinations(position, "e1", "c1 c3 d1 d2 e2 e3 f1 f2 g1 g3");
        assertFalse(rules.parsePosition(BARRED).isLegal("e1e3"));
        assertEquals("4k3/p7/8/8/8/6K1/P7/8 b - - 1 1", position.play("e1g3").toFen());
        assertMoveCount(rules.initialPosition(), 20);
    }

    @Proves("SC-04")
    @RuleTest(given = "king-leap=jump")
    void theKingMayLeapOverPieces(Ruleset rules) {
        assertTrue(rules.parsePosition(BARRED).isLegal("e1e3"));
        assertMoveCount(rules.initialPosition(), 23);
    }

    @Proves("SC-05")
    @RuleTest
    void theLeapDoesNotCapture(Ruleset rules) {
        assertFalse(rules.parsePosition("4k3/p7/8/8/8/4p3/P7/4K3 w e1 - 0 1").isLegal("e1e3"));
    }

    @Proves("SC-06")
    @RuleTest
    void aKingInCheckMayNotLeap(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/8/8/8/P2p4/4K3 w e1 - 0 1");
        assertDestinations(position, "e1", "d1 d2 e2 f1 f2");
        Position other =
                rules.parsePosition("4k3/p7/8/8/8/8/P3B3/4K2r w e1 - 0 1").play("e2f1");
        assertTrue(other.play("h1h2").isLegal("e1c1"));
    }

    @Proves("SC-06")
    @RuleTest(unless = "king-leap-through-attack=forbidden")
    void theKingMayLeapOverAnAttackedSquare(Ruleset rules) {
        Position position = rules.parsePosition(OVER_ATTACK);
        assertTrue(position.isLegal("e1g1"));
        assertTrue(position.isLegal("e1g3"));
        assertFalse(position.isLegal("e1h1"));
        assertMoveCount(position, 19);
    }

    @Proves({"SC-06", "C-14"})
    @RuleTest(given = "king-leap-through-attack=forbidden")
    void theKingMayNotLeapOverAnAttackedSquare(Ruleset rules) {
        assertMoveCount(rules.parsePosition(OVER_ATTACK), 17);
    }

    @Proves("SC-07")
    @RuleTest(unless = "castling=none")
    void theKingCastlesOrLeapsToTheSameSquare(Ruleset rules) {
        Position position = rules.initialPosition();
        for (String move : "e4 e5 Nf3 Nf6 Be2 Be7".split(" ", -1)) {
            position = position.play(move);
        }
        assertTrue(position.isLegal("O-O"));
        assertEquals("e1h1", position.move("O-O").toString());
        assertEquals(
                "rnbqk2r/ppppbppp/5n2/4p3/4P3/5N2/PPPPBPPP/RNBQ1RK1 b a1a8e8h8 - 5 4",
                position.play("O-O").toFen());
        assertEquals(
                "rnbqk2r/ppppbppp/5n2/4p3/4P3/5N2/PPPPBPPP/RNBQ2KR b a1h1a8e8h8 - 5 4",
                position.play("Kg1").toFen());
    }

    @Proves("SC-07")
    @RuleTest(given = "castling=none")
    void thereIsNoCastling(Ruleset rules) {
        Position position = rules.parsePosition("4k3/p7/8/8/8/8/P7/4K2R w e1 - 0 1");
        assertFalse(position.isLegal("e1h1"));
        assertFalse(position.isLegal("O-O"));
        assertMoveCount(position, 21);
    }

    @Proves("SC-08")
    @RuleTest
    void aPawnMayGoTwoSquaresOnItsFirstMove(Ruleset rules) {
        assertDestinations(rules.initialPosition(), "e2", "e3 e4");
        assertDestinations(rules.parsePosition("4k3/8/8/8/8/3p4/4P3/4K2Q w - - 0 1"), "e2", "d3 e3 e4");
    }

    @Proves("SC-09")
    @RuleTest
    void aPawnIsCapturedEnPassant(Ruleset rules) {
        Position position = rules.parsePosition("k7/8/8/3pP3/8/8/7p/K7 w - d6 0 1");
        assertMoveCount(position, 5);
        assertEquals("k7/8/3P4/8/8/8/7p/K7 b - - 0 1", position.play("e5d6").toFen());
    }

    @Proves({"SC-10", "SC-11"})
    @RuleTest(unless = "promotion=always")
    void aPawnBecomesAQueenOnlyWhereThereIsNone(Ruleset rules) {
        Position stays = rules.parsePosition(UNPROMOTED).play("b8");
        assertEquals("1P5k/7p/8/8/8/8/8/K2Q4 b - - 0 1", stays.toFen());
        assertDestinations(stays.play("h7h6"), "b8", "");
        assertEquals(
                "1Q5k/7p/8/8/8/8/8/K2R4 b - - 0 1",
                rules.parsePosition("7k/1P5p/8/8/8/8/8/K2R4 w - - 0 1")
                        .play("b8=Q")
                        .toFen());
    }

    @Proves({"SC-10", "SC-11"})
    @RuleTest(given = "promotion=always")
    void aPawnAlwaysBecomesAQueen(Ruleset rules) {
        assertEquals(
                "1Q5k/7p/8/8/8/8/8/K2Q4 b - - 0 1",
                rules.parsePosition(UNPROMOTED).play("b8").toFen());
    }

    @Proves({"SC-12", "C-07"})
    @RuleTest(unless = "baring=reprieve")
    void aBareKingLosesAtOnce(Ruleset rules) {
        assertOutcome(rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6"), "1-0 bare-king");
    }

    @Proves("SC-12")
    @RuleTest(given = "baring=reprieve")
    void aBareKingMayBareTheOther(Ruleset rules) {
        Position position =
                rules.parsePosition("8/8/2kn4/8/8/8/8/3RK3 w - - 0 1").play("d1d6");
        assertOutcome(position, "*");
        assertOutcome(position.play("c6d6"), "1/2-1/2 bare-king");
    }

    @Proves({"SC-13", "C-06"})
    @RuleTest(unless = "stalemate=draw")
    void stalemateWinsForTheSideThatGivesIt(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/N7/8/8/8/8/8 b - - 0 1"), "1-0 stalemate");
    }

    @Proves("SC-13")
    @RuleTest(given = "stalemate=draw")
    void stalemateMayBeADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/p1K5/N7/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }

    @Proves("SC-14")
    @RuleTest
    void baringGoesBeforeMate(Ruleset rules) {
        assertOutcome(rules.parsePosition("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"), "1-0 bare-king");
    }

    @Test
    void thePoemsGameEndsInMate() {
        String moves = "e4 d5 exd5 Qxd5 Nc3 Qd8 Bc4 Nf6 Nf3 Bg4 h3 Bxf3 Qxf3 e6 Qxb7 Nbd7 Nb5 Rc8 Nxa7 Nb6 Nxc8 Nxc8 d4"
                + " Nd6 Bb5+ Nxb5 Qxb5+ Nd7 d5 exd5 Be3 Bd6 Rd1 Qf6 Rxd5 Qg6 Bf4 Bxf4 Qxd7+ Kf8 Qd8#";
        Position position = Scachs.ruleset().initialPosition();
        for (String move : moves.split(" ", -1)) {
            assertEquals(move, position.algebraic(position.move(move)));
            position = position.play(move);
        }
        assertEquals("3Q1k1r/2p2ppp/6q1/3R4/5b2/7P/PPP2PP1/4K2R b e1h1h8 - 2 21", position.toFen());
        assertOutcome(position, "1-0 checkmate");
    }
}

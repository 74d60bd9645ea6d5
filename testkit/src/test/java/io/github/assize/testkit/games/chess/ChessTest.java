package io.github.assize.testkit.games.chess;

import static io.github.assize.testkit.PositionAssertions.assertDestinations;
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
import java.util.Map;
import java.util.Optional;

final class ChessTest extends RulesetContract {
    @Override
    protected Ruleset ruleset() {
        return Chess.ruleset();
    }

    @Override
    protected PlainGame plain(Map<String, String> answers) {
        return new PlainChess(answers);
    }

    @Proves("CH-01")
    @RuleTest
    void theKingStepsOneSquareInAnyDirection(Ruleset rules) {
        Position position = rules.parsePosition("8/8/8/1k6/4K3/8/P6p/8 w - - 0 1");
        assertDestinations(position, "e4", "d3 d4 d5 e3 e5 f3 f4 f5");
    }

    @Proves("CH-02")
    @RuleTest
    void queenRookAndBishopRideAndTheKnightLeaps(Ruleset rules) {
        Position position = rules.parsePosition("7k/8/8/8/8/2p5/8/QN2K3 w - - 0 1");
        assertDestinations(position, "a1", "a2 a3 a4 a5 a6 a7 a8 b2 c3");
        assertDestinations(position, "b1", "a3 c3 d2");
    }

    @Proves({"CH-03", "CH-04"})
    @RuleTest
    void aPawnIsCapturedInPassingOnlyAtOnce(Ruleset rules) {
        Position stepped =
                rules.parsePosition("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1").play("e2e4");
        assertEquals(Optional.of(Square.parse("e3")), stepped.enPassant());
        assertTrue(stepped.isLegal("d4e3"));
        assertFalse(stepped.play("e8e7").play("e1e2").isLegal("d4e3"));
    }

    @Proves("CH-05")
    @RuleTest
    void aPawnBecomesWhatItsPlayerWishes(Ruleset rules) {
        Position position = rules.parsePosition("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        assertEquals("1N2k3/8/8/8/8/8/8/4K3 b - - 0 1", position.play("a7b8=N").toFen());
        assertEquals("Rn2k3/8/8/8/8/8/8/4K3 b - - 0 1", position.play("a8=R").toFen());
        Move move = position.move("axb8=B");
        assertEquals("a7b8=B", move.toString());
        assertEquals("axb8=B", position.algebraic(move));
    }

    @Proves("CH-06")
    @RuleTest
    void aKingCastlesWithARook(Ruleset rules) {
        Position position = rules.parsePosition("r3k2r/8/8/8/8/8/8/R3K2R w a1e1h1a8e8h8 - 0 1");
        Move move = position.move("O-O");
        assertEquals("e1h1", move.toString());
        assertTrue(move.isCastling());
        assertEquals(Optional.of(Square.parse("g1")), move.landing());
        assertEquals(Optional.of(Square.parse("f1")), move.partnerLanding());
        assertEquals(
                "r3k2r/8/8/8/8/8/8/R4RK1 b a1a8e8h8 - 1 1", position.play(move).toFen());
        Position other = position.play("e1a1");
        assertEquals("r3k2r/8/8/8/8/8/8/2KR3R b h1a8e8h8 - 1 1", other.toFen());
        assertEquals("O-O-O", position.algebraic(position.move("e1a1")));
        Position checking = rules.parsePosition("5k2/8/8/8/8/8/8/4K2R w e1h1 -");
        assertEquals("O-O+", checking.algebraic(checking.move("O-O+")));
    }

    @Proves("CH-06")
    @RuleTest
    void theRightToCastleBelongsToTheSquaresOfTheArray(Ruleset rules) {
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("4k3/8/8/8/8/8/8/3K3R w d1h1 -"));
        assertThrows(InvalidPositionException.class, () -> rules.parsePosition("4k3/8/8/8/8/8/8/4K1R1 w e1g1 -"));
        Position moved = rules.parsePosition("4k3/8/8/8/8/8/8/4K2R w e1h1 -")
                .play("h1h2")
                .play("e8d8")
                .play("h2h1");
        assertFalse(moved.play("d8e8").isLegal("O-O"));
    }

    @Proves("CH-07")
    @RuleTest
    void stalemateIsADraw(Ruleset rules) {
        assertOutcome(rules.parsePosition("7k/5Q2/5K2/8/8/8/8/8 b - - 0 1"), "1/2-1/2 stalemate");
    }
}

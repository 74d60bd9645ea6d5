package io.github.assize.testkit.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** First moves and what they cost, in a game that has more to say of them than most. */
final class OukChatrangTest {
    private static Position position(String fen) {
        return OukChatrang.RULESET.parsePosition(fen);
    }

    private static String movesFrom(String square, String fen) {
        return position(fen).legalMoves().stream()
                .filter(move -> move.from().equals(Optional.of(Square.parse(square))))
                .map(Move::toString)
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static String rights(Position position) {
        return position.rights().stream().map(Square::toString).collect(Collectors.joining(" "));
    }

    @Test
    void theKingLeapsAsideToEmptySquares() {
        assertEquals("d1b2 d1c2 d1f2", movesFrom("d1", "4k3/8/8/8/8/8/3PP3/2RKR3 w d1 -"));
        assertEquals("d1c2 d1f2", movesFrom("d1", "4k3/8/8/8/8/8/1m1PP3/2RKR3 w d1 -"));
        assertEquals("d1c2", movesFrom("d1", "4k3/8/8/8/8/8/3PP3/2RKR3 w - -"));
    }

    @Test
    void theNeangLeapsTwoSquaresAheadOverAnything() {
        assertEquals("e1d2 e1e3 e1f2", movesFrom("e1", "4k3/8/8/8/8/8/4s3/2K1M3 w e1 -"));
        assertEquals("e1d2 e1f2", movesFrom("e1", "4k3/8/8/8/8/4s3/4P3/2K1M3 w e1 -"));
        assertEquals("e1d2 e1f2", movesFrom("e1", "4k3/8/8/8/8/8/4P3/2K1M3 w - -"));
    }

    @Test
    void aCheckForbidsTheLeapAndLeavesTheRight() {
        Position checked = position("3k4/8/8/8/8/2n5/8/3K4 w d1 -");
        assertTrue(checked.isCheck());
        assertFalse(checked.isLegal("d1f2"));
        assertEquals("d1", rights(checked));
    }

    @Test
    void aBoatThatComesIntoLineCostsTheKingHisLeapWhateverStandsBetween() {
        Position before = position("3k4/8/r7/3p4/3p4/8/8/3KM3 b d1e1d8 -");
        assertEquals("e1 d8", rights(before.play("a6d6")));
        assertEquals("e1 d8", rights(before.play("a6a1")));
        assertEquals("d1 e1 d8", rights(before.play("a6c6")));
    }

    @Test
    void aBoatThatStandsInLineOrIsHisOwnCostsTheKingNothing() {
        Position standing = position("3r3k/3p4/8/8/8/8/3P4/R2KM3 w d1e1 -");
        assertEquals("d1 e1", rights(standing.play("d2d3").play("d7d6")));
        assertEquals("d1 e1", rights(standing.play("a1b1")));
    }

    @Test
    void aNeangThatWasATreyHasNoLeap() {
        Position promoted = position("4k3/8/8/3P4/8/8/8/2K5 w - -").play("d5d6");
        assertEquals("4k3/8/3M4/8/8/8/8/2K5 b - - 0 1", promoted.toFen());
    }

    @Test
    void playIsTheSameInTheSecondImplementation() {
        PlainOukChatrang plain = new PlainOukChatrang();
        assertEquals(plain.start().perft(2), Perft.count(OukChatrang.RULESET.initialPosition(), 2));
        SideBySide.play(OukChatrang.RULESET, plain, 60);
    }
}

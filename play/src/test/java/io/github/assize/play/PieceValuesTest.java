package io.github.assize.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.assize.core.Move;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What pieces are worth by the rules alone. */
final class PieceValuesTest {
    static List<Ruleset> rulesets() {
        return Rulesets.all();
    }

    private static String values(String ruleset) {
        Ruleset rules = Rulesets.byId(ruleset);
        return rules.pieceTypes().stream()
                .map(type -> type.letter() + PieceValues.of(rules).of(type))
                .collect(Collectors.joining(" "));
    }

    @Test
    void aPieceIsWorthTheSquaresItMayGoTo() {
        // Counted by hand on 64 squares: pawn 154, fers 196, rook 896, pil 144, knight 336, bishop 560, queen 1456.
        assertEquals("K0 Q127 R582 B94 N218 P100", values("shatranj"));
        assertEquals("K0 Q945 B364 N218 R582 P100 +P64", values("chatur"));
    }

    @Test
    void firstMovesDoNotCount() {
        Ruleset rules = Rulesets.byId("lombard-chess");
        PieceType queen = rules.pieceTypes().get(1);
        assertEquals("FimA", queen.betza());
        assertEquals(127, PieceValues.of(rules).of(queen));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theBalanceIsKeptMoveByMove(Ruleset ruleset) {
        SplittableRandom random = new SplittableRandom(3);
        PieceValues values = PieceValues.of(ruleset);
        for (int game = 0; game < 5; game++) {
            Position position = ruleset.initialPosition();
            for (int ply = 0; ply < 200 && !position.outcome().isDecided(); ply++) {
                List<Move> moves = position.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                int expected = values.balance(position) + values.gain(move, position.sideToMove());
                position = position.play(move);
                assertEquals(expected, -values.balance(position), position::toFen);
            }
        }
    }

    @Test
    void aForeignTypeHasNoValue() {
        PieceValues values = PieceValues.of(Rulesets.byId("shatranj"));
        PieceType griffon = PieceType.of("griffon", "G", "t[FR]");
        assertEquals(
                "griffon: its value is asked of a ruleset that has [shah, fers, rukh, pil, asb, sarbaz]",
                assertThrows(IllegalArgumentException.class, () -> values.of(griffon))
                        .getMessage());
    }
}

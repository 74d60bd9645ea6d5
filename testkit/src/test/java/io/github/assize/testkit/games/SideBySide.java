package io.github.assize.testkit.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainGame;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.List;
import java.util.Random;

/** Plays a game at random in the core and in the plain frame. */
final class SideBySide {
    private static final int PLIES = 50;

    private SideBySide() {}

    /** Plays some games from the array, the same on every machine, and asserts that nothing differs on the way. */
    static void play(Ruleset ruleset, PlainGame plain, int games) {
        Random random = new Random(1283);
        for (int game = 0; game < games; game++) {
            play(ruleset.initialPosition(), plain.start(), random);
        }
    }

    private static void play(Position start, PlainPosition plainStart, Random random) {
        Position position = start;
        PlainPosition plain = plainStart;
        for (int ply = 0; ply < PLIES; ply++) {
            List<String> moves =
                    position.legalMoves().stream().map(Move::toString).sorted().toList();
            assertEquals(plain.fen(), position.toFen());
            assertEquals(plain.moves(), moves, position::toFen);
            assertEquals(plain.outcome(), position.outcome().toString(), position::toFen);
            assertEquals(moves.size(), Perft.count(position, 1), position::toFen);
            assertEquals(position, position.ruleset().parsePosition(position.toFen()));
            if (moves.isEmpty()) {
                return;
            }
            String move = moves.get(random.nextInt(moves.size()));
            position = position.play(move);
            plain = plain.play(move);
        }
    }
}

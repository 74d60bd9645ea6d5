package io.github.assize.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.assize.core.Laws;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Movement;
import io.github.assize.core.PieceType;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;

/** Texts read as movements, and games made of them. */
final class MovementFuzzTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");

    @FuzzTest
    void whatIsReadIsAMovement(byte[] data) {
        String text = new String(data, UTF_8);
        try {
            Movement movement = Movement.of(text);
            assertEquals(text, movement.betza());
            assertEquals(movement, Movement.of(movement.betza()));
            checkGame(PieceType.of("man", "M", movement));
        } catch (MalformedTextException refused) {
            Refusal.check(refused, text);
        }
    }

    /** A game with such a piece can be played, or is refused with a sentence. */
    private static void checkGame(PieceType piece) {
        try {
            Position start = Ruleset.define("toy", "Toy")
                    .laws(Laws.onBoard(7, 7)
                            .pieces(KING, piece)
                            .king(KING)
                            .array("k6/7/7/3m3/3M3/7/6K w - - 0 1")
                            .build())
                    .build()
                    .initialPosition();
            for (Move move : start.legalMoves()) {
                assertEquals(move, start.move(move.toString()));
                assertEquals(1, start.play(move).fullmoveNumber());
            }
        } catch (IllegalArgumentException refused) {
            assertTrue(Refusal.message(refused).length() > 20, refused::toString);
        }
    }
}

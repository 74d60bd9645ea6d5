package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The two clocks of a position, which have to be read again however long a game is. */
final class ClocksTest {
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final Ruleset RULES = Ruleset.define("toy", "Toy")
            .laws(Laws.onBoard(4, 4)
                    .pieces(KING)
                    .king(KING)
                    .array("k3/4/4/3K w - - 0 1")
                    .build())
            .build();

    @Test
    void theyStayAtTheGreatestNumberThatCanBeRead() {
        Position last = RULES.parsePosition("k3/4/4/3K b - - 999999998 999999999");
        Position next = last.play("a4a3");
        assertEquals("4/k3/4/3K w - - 999999999 999999999", next.toFen());
        Position after = next.play("d1d2");
        assertEquals("4/k3/3K/4 b - - 999999999 999999999", after.toFen());
        assertEquals(after, RULES.parsePosition(after.toFen()));
    }

    @Test
    void aGreaterOneIsRefused() {
        assertEquals(
                "halfmove clock: it must be at most 999999999, at column 17 of \"k3/4/4/3K w - - 1000000000 1\"",
                assertThrows(MalformedTextException.class, () -> RULES.parsePosition("k3/4/4/3K w - - 1000000000 1"))
                        .getMessage());
    }
}

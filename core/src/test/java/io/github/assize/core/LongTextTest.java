package io.github.assize.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of a million characters: they are refused in no time, with a message that stays short. */
final class LongTextTest {
    private static final int LONG = 1_000_000;
    private static final PieceType KING = PieceType.of("king", "K", "K");
    private static final Position START = Ruleset.define("kings", "Kings")
            .laws(Laws.onBoard(3, 3)
                    .pieces(KING)
                    .king(KING)
                    .array("k2/3/2K w - - 0 1")
                    .build())
            .build()
            .initialPosition();

    static Stream<String> texts() {
        return Stream.of(
                        " ",
                        "1",
                        "9",
                        "a",
                        "a1",
                        "K",
                        "Ka1",
                        "x",
                        "=",
                        "+",
                        "/",
                        "(",
                        "k2/3/2K w - - ",
                        "[K]",
                        "W",
                        "ſ",
                        "\n")
                .map(part -> part.repeat(LONG / part.length()));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void areRefused(String text) {
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertRefused(text, () -> Square.parse(text));
            assertRefused(text, () -> START.ruleset().parsePosition(text));
            assertRefused(text, () -> START.play(text));
            assertRefused(text, () -> Movement.of(text));
            assertTrue(START.why(text).orElseThrow().length() < 400);
        });
    }

    private static void assertRefused(String text, Executable reading) {
        MalformedTextException refused = assertThrows(MalformedTextException.class, reading);
        assertEquals(text, refused.text());
        assertTrue(String.valueOf(refused.getMessage()).length() < 400, refused::getMessage);
    }

    @Test
    void aPositionHasAThousandCharactersAtTheMost() {
        String long1000 = START.toFen() + " ".repeat(1000 - START.toFen().length());
        assertEquals(START.toFen().length() + 1, column(long1000));
        assertEquals(1001, column(long1000 + " "));
    }

    private static int column(String fen) {
        return assertThrows(MalformedTextException.class, () -> START.ruleset().parsePosition(fen))
                .column();
    }

    @Test
    void ofATextAHundredAndTwentyCharactersAreShown() {
        assertEquals("a".repeat(120), MalformedTextException.shown("a".repeat(120)));
        assertEquals("a".repeat(120) + "…", MalformedTextException.shown("a".repeat(121)));
    }
}

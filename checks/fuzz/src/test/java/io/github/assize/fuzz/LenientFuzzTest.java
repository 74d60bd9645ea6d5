package io.github.assize.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.assize.core.IllegalMoveException;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.GameRecord;
import io.github.assize.game.Lenient;
import io.github.assize.game.PgnReader;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Texts as people and programs write them, read as moves and positions. */
final class LenientFuzzTest {
    private static final List<Ruleset> RULESETS = Stream.concat(
                    Rulesets.all().stream(),
                    Stream.of(Rulesets.byId("grant-acedrex").with("dice", "pass")))
            .toList();
    private static final List<Position> POSITIONS = Stream.concat(
                    Rulesets.all().stream().map(Ruleset::initialPosition),
                    Stream.of(
                            position("long-assize", "3r4/3k4/8/8/q2Pp3/1f6/8/K7 b a1d7 d3 0 1"),
                            position("chatur", "8/3P2+P1/5K2/1k6/8/+p7/8/3b3q w - - 0 63"),
                            position("chatur", "4k3/p7/8/8/8/8/P1PPP3/2RKQ3 w d1 - 0 1")))
            .toList();

    @FuzzTest
    void whatTheCoreReadsIsReadAlikeAndAllElseIsMeantOrRefused(byte[] data) {
        String text = new String(data, UTF_8);
        POSITIONS.forEach(position -> checkMove(position, text));
        for (Ruleset ruleset : RULESETS) {
            checkPosition(ruleset, text);
            checkOperations(ruleset, text);
        }
    }

    private static void checkMove(Position position, String text) {
        try {
            Move move = Lenient.move(position, text);
            assertTrue(position.isLegal(move), text);
            assertEquals(Optional.empty(), Lenient.refusal(position, text));
            if (position.isLegal(text)) {
                assertEquals(position.move(text), move);
            }
        } catch (MalformedTextException | IllegalMoveException refused) {
            assertFalse(position.isLegal(text), text);
            assertTrue(Lenient.refusal(position, text).isPresent(), text);
        }
    }

    private static void checkPosition(Ruleset ruleset, String text) {
        Optional<Position> strict = strict(ruleset, text);
        try {
            Position position = Lenient.position(ruleset, text);
            strict.ifPresent(expected -> assertEquals(expected, position, text));
            assertEquals(position, ruleset.parsePosition(position.toFen()));
        } catch (MalformedTextException | InvalidPositionException refused) {
            assertEquals(Optional.empty(), strict, text);
        }
    }

    private static Optional<Position> strict(Ruleset ruleset, String text) {
        try {
            return Optional.of(ruleset.parsePosition(text));
        } catch (IllegalArgumentException refused) {
            return Optional.empty();
        }
    }

    private static void checkOperations(Ruleset ruleset, String text) {
        GameRecord record;
        try {
            record = Lenient.epd(ruleset, text);
        } catch (IllegalArgumentException refused) {
            assertFalse(Refusal.message(refused).isBlank());
            return;
        }
        assertEquals(record, PgnReader.of(new StringReader(record.toString())).next(), text);
    }

    private static Position position(String ruleset, String fen) {
        return Rulesets.byId(ruleset).parsePosition(fen);
    }
}

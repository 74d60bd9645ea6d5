package io.github.assize.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.MalformedTextException;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;
import java.util.stream.Stream;

/** Texts read as positions of every ruleset. */
final class PositionFuzzTest {
    /** All rulesets, and readings with what these have not: dice, and en passant beside retreats. */
    private static final List<Ruleset> RULESETS = Stream.concat(
                    Rulesets.all().stream(),
                    Stream.of(
                            Rulesets.byId("grant-acedrex").with("dice", "reroll"),
                            Rulesets.byId("grant-acedrex").with("dice", "pass"),
                            Rulesets.byId("chatur").with("en-passant", "yes"),
                            Rulesets.byId("shatranj").with("stalemate", "exchange"),
                            Rulesets.byId("chaturanga")
                                    .with("king-leap", "once")
                                    .with("promotion", "by-file-if-lost"),
                            Rulesets.byId("ouk-chatrang").with("goal", "first-check"),
                            Rulesets.byId("ouk-chatrang").with("leaps-end", "first-capture"),
                            Rulesets.byId("shatranj-at-tamma").with("promotion", "stays"),
                            Rulesets.byId("shatar").with("mate", "shatar").with("mori-mate", "illegal"),
                            Rulesets.byId("chandaraki")
                                    .with("en-passant", "yes")
                                    .with("stalemate", "forbidden")))
            .toList();

    @FuzzTest
    void whatIsReadIsAPosition(byte[] data) {
        String fen = new String(data, UTF_8);
        for (Ruleset ruleset : RULESETS) {
            try {
                checkPosition(ruleset.parsePosition(fen));
            } catch (MalformedTextException refused) {
                Refusal.check(refused, fen);
            } catch (InvalidPositionException refused) {
                Refusal.check(refused);
            }
        }
    }

    private static void checkPosition(Position position) {
        checkText(position);
        for (Move move : position.legalMoves()) {
            checkText(position.play(move));
        }
        for (int face : position.rolls().keySet()) {
            checkText(position.roll(face));
        }
    }

    private static void checkText(Position position) {
        String fen = position.toFen();
        Position read = reread(position, fen);
        assertEquals(position, read, fen);
        assertEquals(position.hashCode(), read.hashCode(), fen);
        assertEquals(fen, read.toFen());
        assertEquals(position.outcome(), read.outcome(), fen);
        assertEquals(position.legalMoves(), read.legalMoves(), fen);
    }

    /** A refusal here is a failure, not one of those that the text at hand may meet. */
    private static Position reread(Position position, String fen) {
        try {
            return position.ruleset().parsePosition(fen);
        } catch (IllegalArgumentException refused) {
            throw new AssertionError("its own text is refused: " + fen, refused);
        }
    }
}

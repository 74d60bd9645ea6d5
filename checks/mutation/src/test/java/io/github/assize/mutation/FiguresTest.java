package io.github.assize.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.RulesetProvider;
import io.github.assize.testkit.plain.PlainFigures;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The figures of the rulesets, each time with a ruleset compiled anew. */
final class FiguresTest {
    private static final long MOST_LINES = 10_000;

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void positionsHaveTheirMoves(Class<? extends RulesetProvider> variant) {
        Ruleset ruleset = FreshVariant.ruleset(variant);
        PlainFigures.rows(variant, "positions.tsv").forEach(row -> checkPosition(ruleset, row));
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void readingsChangeThem(Class<? extends RulesetProvider> variant) {
        Ruleset ruleset = FreshVariant.ruleset(variant);
        for (List<String> row : PlainFigures.rows(variant, "readings.tsv")) {
            checkPosition(read(ruleset, row.get(1)), row.subList(2, row.size()));
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void movesLeadToTheirPositions(Class<? extends RulesetProvider> variant) {
        Ruleset ruleset = FreshVariant.ruleset(variant);
        for (List<String> row : PlainFigures.rows(variant, "moves.tsv")) {
            Position before = read(ruleset, row.get(1)).parsePosition(row.get(2));
            Move move = before.move(row.get(3));
            assertEquals(move, before.move(before.algebraic(move)));
            assertEquals(row.get(4), before.play(move).toFen());
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void linesOfPlayAreCounted(Class<? extends RulesetProvider> variant) {
        Ruleset ruleset = FreshVariant.ruleset(variant);
        for (List<String> row : PlainFigures.rows(variant, "perft.tsv")) {
            long lines = Long.parseLong(row.get(4));
            if (lines <= MOST_LINES) {
                assertEquals(
                        lines, Perft.count(position(read(ruleset, row.get(1)), row), Integer.parseInt(row.get(3))));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.assize.mutation.FreshVariant#classes")
    void badTextsAreRefused(Class<? extends RulesetProvider> variant) {
        Ruleset ruleset = FreshVariant.ruleset(variant);
        for (List<String> row : PlainFigures.rows(variant, "refusals.tsv")) {
            checkRefusal(row.subList(1, 4), () -> read(ruleset, row.get(0)).parsePosition(row.get(1)));
        }
        for (List<String> row : PlainFigures.rows(variant, "bad-moves.tsv")) {
            Position position = read(ruleset, row.get(0)).parsePosition(row.get(1));
            assertFalse(position.isLegal(row.get(2)), row.get(2));
            checkRefusal(row.subList(2, 5), () -> position.play(row.get(2)));
        }
    }

    private static void checkRefusal(List<String> row, Executable reading) {
        String message = assertThrows(IllegalArgumentException.class, reading, row.get(0))
                .getMessage();
        if (row.get(1).startsWith("column ")) {
            assertEquals(row.get(2) + ", at " + row.get(1) + " of \"" + row.get(0) + "\"", message);
        } else {
            assertTrue(String.valueOf(message).contains(row.get(2)), message);
        }
    }

    private static Position position(Ruleset ruleset, List<String> row) {
        return row.get(2).equals("start") ? ruleset.initialPosition() : ruleset.parsePosition(row.get(2));
    }

    private static Ruleset read(Ruleset ruleset, String answers) {
        Ruleset read = ruleset;
        for (Map.Entry<String, String> answer : PlainFigures.answers(answers).entrySet()) {
            read = read.with(answer.getKey(), answer.getValue());
        }
        return read;
    }

    private static void checkPosition(Ruleset ruleset, List<String> row) {
        Position position = ruleset.parsePosition(row.get(0));
        assertEquals(row.get(0), position.toFen());
        assertEquals(row.get(1), position.outcome().toString(), row.get(0));
        assertEquals(row.get(2), moves(position), row.get(0));
    }

    private static String moves(Position position) {
        return position.legalMoves().stream().map(Move::toString).sorted().collect(Collectors.joining(" "));
    }
}

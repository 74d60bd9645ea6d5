package io.github.assize.testkit;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.testkit.plain.PlainFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A file of numbers of lines of play. Its columns are ruleset, answers, {@code start} or a FEN, depth, and number; see
 * {@link PlainFigures} for the form. Immutable.
 *
 * @since 0.1.0
 */
public final class PerftFile {
    /** What the file is called. */
    static final String NAME = "perft.tsv";

    private final List<Row> rows;

    private record Row(String ruleset, Map<String, String> answers, String position, int depth, long lines) {
        private static final int COLUMNS = 5;
        private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

        static Row of(List<String> columns) {
            boolean whole = columns.size() == COLUMNS
                    && columns.subList(3, COLUMNS).stream()
                            .allMatch(column -> NUMBER.matcher(column).matches());
            if (!whole) {
                throw new IllegalArgumentException(NAME + ", \"" + String.join(" ", columns)
                        + "\": a line must be a ruleset's id, answers or -, start or a FEN, the depth and the number,"
                        + " with a tab between");
            }
            return new Row(
                    columns.get(0),
                    PlainFigures.answers(columns.get(1)),
                    columns.get(2),
                    Math.toIntExact(Long.parseLong(columns.get(3))),
                    Long.parseLong(columns.get(4)));
        }

        Position start(Ruleset ruleset) {
            return position.equals("start") ? ruleset.initialPosition() : ruleset.parsePosition(position);
        }
    }

    private PerftFile(List<Row> rows) {
        this.rows = rows;
    }

    /**
     * Reads the file {@code perft.tsv}.
     *
     * @param test the class in whose package it stands
     * @return the file
     * @throws IllegalArgumentException if there is none, or a line of it has another form
     */
    public static PerftFile beside(Class<?> test) {
        return new PerftFile(PlainFigures.rows(test, NAME).stream().map(Row::of).toList());
    }

    /**
     * Returns how many numbers there are.
     *
     * @return the number of lines of the file that are not comments
     */
    public int size() {
        return rows.size();
    }

    /**
     * Counts the lines of play whose number is within a cap, and compares.
     *
     * @param rulesets makes the ruleset with the answers given
     * @param above rows with this many lines or fewer are left out; -1 for none
     * @param upTo rows with more lines than this are left out
     * @return what differs, a sentence each
     */
    public List<String> differences(Function<Map<String, String>, Ruleset> rulesets, long above, long upTo) {
        List<String> differences = new ArrayList<>();
        for (Row row : rows) {
            if (above < row.lines() && row.lines() <= upTo) {
                Ruleset ruleset = rulesets.apply(row.answers());
                long counted = Perft.count(row.start(ruleset), row.depth());
                if (!row.ruleset().equals(ruleset.id())) {
                    differences.add(ruleset + ": a row is of " + row.ruleset());
                } else if (counted != row.lines()) {
                    differences.add(ruleset + ", " + row.position() + ", depth " + row.depth() + ": expected "
                            + row.lines() + ", counted " + counted);
                }
            }
        }
        return differences;
    }
}

package io.github.assize.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints what was measured, with what is to be reached. */
final class Report {
    private final Results results;

    Report(Results results) {
        this.results = results;
    }

    /** Prints the tables and how many of the targets are reached. */
    void printTables(PrintStream out) {
        Tables.print(
                out,
                results.figures(),
                Row::title,
                figures -> figures.stream().map(this::cell).toList());
        long aimed = results.figures().stream()
                .filter(f -> Known.target(f).isPresent())
                .count();
        long reached = results.figures().stream().filter(this::reaches).count();
        out.println(reached + " of " + aimed + " targets are reached.");
    }

    /** Prints what is measured of rulesets once more, as multiples of the first ruleset's values. */
    void printMultiples(PrintStream out) {
        List<Figure> figures = results.figures().stream()
                .filter(figure -> figure.row() != Row.COMMAND)
                .toList();
        Tables.print(out, figures, Row::id, this::multiples);
    }

    private List<String> multiples(List<Figure> row) {
        double first = results.value(row.get(0));
        return row.stream()
                .map(figure -> String.format(Locale.ROOT, "%.2f", results.value(figure) / first))
                .toList();
    }

    /** Prints a line of fields parted by tabs for each figure. */
    void printTsv(PrintStream out) {
        out.println("# Columns: row, column, value, target (- for none), all values that were measured.");
        for (Figure figure : results.figures()) {
            String target = Known.target(figure).orElse("-");
            String values = results.values(figure).stream().map(Report::number).collect(Collectors.joining(" "));
            out.println(String.join("\t", Server.name(figure), number(results.value(figure)), target, values));
        }
    }

    private String cell(Figure figure) {
        String value = number(results.value(figure));
        String more = reaches(figure) ? " >= " : " < ";
        String less = reaches(figure) ? " <= " : " > ";
        String sign = figure.row().lessIsBetter() ? less : more;
        return value + Known.target(figure).map(sign::concat).orElse("");
    }

    private boolean reaches(Figure figure) {
        double value = results.value(figure);
        return Known.target(figure)
                .map(Double::parseDouble)
                .filter(target -> figure.row().lessIsBetter() ? value <= target : value >= target)
                .isPresent();
    }

    /** Writes a number with three digits that count, or all before the point; a whole number without a point. */
    static String number(double value) {
        String format = value == Math.rint(value) || value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, format, value);
    }
}

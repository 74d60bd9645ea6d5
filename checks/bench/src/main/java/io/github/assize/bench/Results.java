package io.github.assize.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleSupplier;

/** The values of all figures, measured in rounds, so that a slow minute of the machine meets all of them. */
final class Results {
    private final Options options;
    private final Map<Figure, List<Double>> values = new LinkedHashMap<>();

    Results(Options options) {
        this.options = options;
    }

    void measure() {
        Map<Figure, DoubleSupplier> meters = options.meters();
        for (int round = 0; round < options.rounds(); round++) {
            meters.forEach((figure, meter) ->
                    values.computeIfAbsent(figure, f -> new ArrayList<>()).add(meter.getAsDouble()));
        }
    }

    /** Returns the median, or the best where nothing is warm. */
    private double value(Figure figure) {
        return Table.quantile(
                values.getOrDefault(figure, List.of()), figure.row().isCold() ? 0 : 0.5);
    }

    void print(PrintStream out) {
        Table table = new Table();
        values.keySet().forEach(figure -> table.put(figure.column(), figure.row(), cell(figure)));
        table.print(out);
        long targets = values.keySet().stream()
                .filter(figure -> figure.target().isPresent())
                .count();
        long reached = values.keySet().stream().filter(this::isReached).count();
        out.println(reached + " of " + targets + " targets are reached.");
    }

    private String cell(Figure figure) {
        String relation = figure.row().lessIsBetter() ? " <= " : " >= ";
        String target = figure.target().isPresent()
                ? (isReached(figure) ? relation : relation.replace(">=", "<").replace("<=", ">"))
                        + number(figure.target().getAsDouble())
                : "";
        return number(value(figure)) + target;
    }

    private boolean isReached(Figure figure) {
        return figure.target().stream()
                .anyMatch(target -> figure.row().lessIsBetter() ? value(figure) <= target : value(figure) >= target);
    }

    /** Writes a number with three digits that count, or all before the point; a whole number without a point. */
    static String number(double value) {
        String format = value == Math.rint(value) || value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, format, value);
    }
}

package io.github.assize.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Prints ratios with their spread. */
final class Ratios {
    private final Map<Figure, List<Double>> ratios;

    /**
     * Creates it.
     *
     * @param ratios the ratios of pairs of values, above 1 where the second is better
     */
    Ratios(Map<Figure, List<Double>> ratios) {
        this.ratios = ratios;
    }

    void print(PrintStream out) {
        Tables.print(out, ratios.keySet(), Row::id, this::cells, "all");
        out.println("Above 1 the second is better. The median of all pairs, and between which values half of the pairs"
                + " lie; +, - or = before it where all of that half is above 1, below 1, or neither."
                + " All: the geometric mean of the medians.");
    }

    private List<String> cells(List<Figure> figures) {
        List<String> cells = new ArrayList<>();
        List<Double> medians = new ArrayList<>();
        for (Figure figure : figures) {
            List<Double> pairs = Objects.requireNonNull(ratios.get(figure));
            medians.add(Statistics.median(pairs));
            cells.add(cell(pairs));
        }
        cells.add(String.format(Locale.ROOT, "%.3f", Statistics.geometricMean(medians)));
        return cells;
    }

    private static String cell(List<Double> pairs) {
        double lower = Statistics.quantile(pairs, Statistics.LOWER_QUARTILE);
        double upper = Statistics.quantile(pairs, Statistics.UPPER_QUARTILE);
        String sign = lower > 1 ? "+" : upper < 1 ? "-" : "=";
        return String.format(Locale.ROOT, "%s %.3f (%.3f-%.3f)", sign, Statistics.median(pairs), lower, upper);
    }
}

package io.github.assize.bench;

import static java.util.stream.Collectors.joining;

import java.io.File;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** How many times better the second of two builds is, by pairs of measurements in JVMs that live at the same time. */
final class Comparison {
    private final Options options;
    private final Path first;
    private final Path second;
    private final Map<Figure, List<Double>> ratios = new LinkedHashMap<>();

    Comparison(Options options, Path first, Path second) {
        this.options = options;
        this.first = first;
        this.second = second;
    }

    /** Measures what both can in turns; which one goes first changes every round. */
    void measure(boolean secondStartsFirst) {
        try (Remote early = remote(secondStartsFirst ? second : first);
                Remote late = remote(secondStartsFirst ? first : second)) {
            Remote before = secondStartsFirst ? late : early;
            Remote after = secondStartsFirst ? early : late;
            for (int round = 0; round < options.rounds(); round++) {
                for (Figure figure : before.figures()) {
                    if (after.figures().contains(figure)) {
                        ratios.computeIfAbsent(figure, f -> new ArrayList<>())
                                .add(gain(figure, before, after, round % 2 == 0));
                    }
                }
            }
        }
    }

    private Remote remote(Path root) {
        String classPath = Stream.of("benchmarks", "cli/target/assize.jar", "benchmarks.jar")
                .map(path -> root.resolve(path).toString())
                .collect(joining(File.pathSeparator));
        return new Remote(classPath, options);
    }

    private static double gain(Figure figure, Remote before, Remote after, boolean firstGoesFirst) {
        double late = firstGoesFirst ? 0 : after.measure(figure);
        double old = before.measure(figure);
        return gain(figure.row(), old, firstGoesFirst ? after.measure(figure) : late);
    }

    static double gain(Row row, double before, double after) {
        return row.lessIsBetter() ? before / after : after / before;
    }

    void print(PrintStream out) {
        Table table = new Table();
        ratios.forEach((figure, pairs) -> table.put(figure.column(), figure.row(), cell(pairs)));
        for (Row row : Row.values()) {
            List<Double> medians = ratios.entrySet().stream()
                    .filter(entry -> entry.getKey().row() == row)
                    .map(entry -> Table.quantile(entry.getValue(), 0.5))
                    .toList();
            if (!medians.isEmpty()) {
                table.put("all", row, text(geometricMean(medians)));
            }
        }
        table.print(out);
        out.println(
                "Above 1 the second is better. The median of all pairs, and between which values half of the pairs lie; +, -"
                        + " or = before it where all of that half is above 1, below 1, or neither. All: the geometric mean.");
    }

    static double geometricMean(List<Double> values) {
        return Math.exp(values.stream().mapToDouble(Math::log).average().orElseThrow());
    }

    static String cell(List<Double> pairs) {
        double lower = Table.quantile(pairs, 0.25);
        double upper = Table.quantile(pairs, 0.75);
        String sign = lower > 1 ? "+" : upper < 1 ? "-" : "=";
        return sign + " " + text(Table.quantile(pairs, 0.5)) + " (" + text(lower) + "-" + text(upper) + ")";
    }

    private static String text(double ratio) {
        return String.format(Locale.ROOT, "%.3f", ratio);
    }
}

package io.github.assize.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** A table in Markdown, a line a ruleset, whose columns stand below each other in plain text too. */
final class Table {
    private final Map<String, Map<Row, String>> lines = new LinkedHashMap<>();
    private final Set<Row> rows = new TreeSet<>();

    void put(String line, Row row, String cell) {
        lines.computeIfAbsent(line, l -> new EnumMap<>(Row.class)).put(row, cell);
        rows.add(row);
    }

    /** Prints the table and below it what its columns are. */
    void print(PrintStream out) {
        List<List<String>> cells = new ArrayList<>();
        cells.add(line("", row -> row.id()));
        lines.forEach((name, line) -> cells.add(line(name, row -> line.getOrDefault(row, ""))));
        print(out, cells);
        out.println();
        rows.forEach(row -> out.println("- " + row.id() + ": " + row.title()));
        out.println();
    }

    /** Prints lines of cells, the first of which is the head. */
    static void print(PrintStream out, List<List<String>> cells) {
        int[] widths = new int[cells.get(0).size()];
        for (List<String> line : cells) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        List<String> rule = new ArrayList<>();
        for (int width : widths) {
            rule.add("-".repeat(width));
        }
        out.println(padded(cells.get(0), widths));
        out.println(padded(rule, widths));
        cells.subList(1, cells.size()).forEach(line -> out.println(padded(line, widths)));
    }

    private interface Text {
        String of(Row row);
    }

    private List<String> line(String name, Text text) {
        List<String> line = new ArrayList<>(List.of(name));
        rows.forEach(row -> line.add(text.of(row)));
        return line;
    }

    private static String padded(List<String> line, int[] widths) {
        StringBuilder text = new StringBuilder("|");
        for (int i = 0; i < widths.length; i++) {
            String blank = " ".repeat(widths[i] - line.get(i).length());
            text.append(' ')
                    .append(i == 0 ? line.get(i) + blank : blank + line.get(i))
                    .append(" |");
        }
        return text.toString();
    }

    /** Returns the value below which so great a part of the values lies. */
    static double quantile(List<Double> values, double part) {
        List<Double> sorted = values.stream().sorted().toList();
        double place = part * (sorted.size() - 1);
        double below = sorted.get((int) Math.floor(place));
        double above = sorted.get((int) Math.ceil(place));
        return below + (place - Math.floor(place)) * (above - below);
    }
}

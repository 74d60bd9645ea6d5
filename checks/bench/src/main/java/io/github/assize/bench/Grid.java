package io.github.assize.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A table in Markdown whose columns stand below each other in plain text too. */
final class Grid {
    private final List<List<String>> lines = new ArrayList<>();

    Grid(String corner, List<String> columns) {
        add(corner, columns);
        lines.add(Collections.nCopies(columns.size() + 1, ""));
    }

    /** Adds a line. */
    void add(String title, List<String> cells) {
        List<String> line = new ArrayList<>();
        line.add(title);
        line.addAll(cells);
        lines.add(line);
    }

    void print(PrintStream out) {
        int columns = lines.get(0).size();
        int[] widths = IntStream.range(0, columns).map(this::width).toArray();
        lines.set(1, IntStream.of(widths).mapToObj("-"::repeat).toList());
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder("|");
            for (int i = 0; i < columns; i++) {
                text.append(' ').append(padded(line.get(i), widths[i], i == 0)).append(" |");
            }
            out.println(text);
        }
    }

    private int width(int column) {
        return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
    }

    private static String padded(String text, int width, boolean left) {
        String blank = " ".repeat(width - text.length());
        return left ? text + blank : blank + text;
    }
}

package io.github.assize.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table of medians whose cells measure themselves. */
final class MeterGrid {
    private final List<String> columns;
    private final Map<String, Map<String, Cell>> lines = new LinkedHashMap<>();

    /** What measures a cell, and what it has measured. */
    private record Cell(Meter meter, List<Double> values) {
        String text() {
            return Report.number(Statistics.median(values));
        }
    }

    MeterGrid(List<String> columns) {
        this.columns = List.copyOf(columns);
    }

    void add(String line, String column, Meter meter) {
        lines.computeIfAbsent(line, l -> new LinkedHashMap<>()).put(column, new Cell(meter, new ArrayList<>()));
    }

    /** Adds a cell that needs no measuring. */
    void addConstant(String line, String column, double value) {
        add(line, column, () -> value);
    }

    /** Measures all cells in rounds, and prints their medians. */
    void measureAndPrint(Pace pace, PrintStream out) {
        for (int round = 0; round < pace.warmUps(); round++) {
            cells().forEach(cell -> cell.meter().measure());
        }
        for (int round = 0; round < pace.rounds(); round++) {
            cells().forEach(cell -> cell.values().add(cell.meter().measure()));
        }
        Grid grid = new Grid("", columns);
        lines.forEach((title, line) -> grid.add(
                title,
                columns.stream()
                        .map(column ->
                                line.containsKey(column) ? line.get(column).text() : "")
                        .toList()));
        grid.print(out);
    }

    private List<Cell> cells() {
        return lines.values().stream().flatMap(line -> line.values().stream()).toList();
    }
}

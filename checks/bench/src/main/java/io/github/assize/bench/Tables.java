package io.github.assize.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Prints figures as tables: a table for each set of rows that have their columns in common. */
final class Tables {
    private Tables() {}

    /**
     * Prints the tables.
     *
     * @param title gives the title of a row
     * @param cells gives the cells of a row's figures
     * @param more the titles of the columns that are no figure's own
     */
    static void print(
            PrintStream out,
            Collection<Figure> figures,
            Function<Row, String> title,
            Function<List<Figure>, List<String>> cells,
            String... more) {
        Map<List<String>, Grid> grids = new LinkedHashMap<>();
        for (Row row : Row.values()) {
            List<Figure> own = figures.stream().filter(f -> f.row() == row).toList();
            if (!own.isEmpty()) {
                List<String> columns =
                        new ArrayList<>(own.stream().map(Figure::title).toList());
                columns.addAll(List.of(more));
                grids.computeIfAbsent(columns, c -> new Grid("", c)).add(title.apply(row), cells.apply(own));
            }
        }
        grids.values().forEach(grid -> {
            grid.print(out);
            out.println();
        });
    }
}

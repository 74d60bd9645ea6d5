package io.github.assize.bench;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Which figures are measured. */
final class Selection {
    @Option(
            names = "--rows",
            split = ",",
            converter = RowConverter.class,
            paramLabel = "ROW",
            description = "only these rows: array, middle-game, public-api, leaves-made, playouts, playout-bytes,"
                    + " fen-reading, fen-writing, later-compile, parallel, first-compile, command")
    private List<Row> rows = List.of(Row.values());

    @Mixin
    private Columns columns = new Columns();

    /** Reads the id of a row. */
    static final class RowConverter implements ITypeConverter<Row> {
        @Override
        public Row convert(String id) {
            return Stream.of(Row.values())
                    .filter(row -> row.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("no row \"" + id + "\"; there are: "
                            + Stream.of(Row.values()).map(Row::id).collect(joining(", "))));
        }
    }

    Set<Row> rows() {
        return EnumSet.copyOf(rows);
    }

    Columns columns() {
        return columns;
    }

    /** Returns the words that ask another JVM for the same. */
    List<String> words() {
        List<String> words = new ArrayList<>(columns.words());
        words.add("--rows=" + rows.stream().map(Row::id).collect(joining(",")));
        return words;
    }
}

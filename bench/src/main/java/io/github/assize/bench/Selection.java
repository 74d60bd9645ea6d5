package io.github.assize.bench;

import static java.util.stream.Collectors.joining;

import java.nio.file.Path;
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

    @Option(
            names = "--cli",
            paramLabel = "JAR",
            description = "the runnable jar of the command line, whose start-up is left out where it is not there;"
                    + " default: ${DEFAULT-VALUE}")
    private Path commandLine = Path.of("cli", "target", "assize.jar");

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

    Path commandLine() {
        return commandLine;
    }

    /** Returns the words that ask another JVM for the same, but of a certain command line. */
    List<String> words(Path otherCommandLine) {
        List<String> words = new ArrayList<>(columns.words());
        words.add("--rows=" + rows.stream().map(Row::id).collect(joining(",")));
        words.add("--cli=" + otherCommandLine);
        return words;
    }
}

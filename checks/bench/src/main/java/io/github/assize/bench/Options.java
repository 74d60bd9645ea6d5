package io.github.assize.bench;

import static java.util.stream.Collectors.joining;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What is measured, and how long. */
final class Options {
    private static final long NANOS_A_MILLI = 1_000_000;

    @Option(
            names = "--rows",
            split = ",",
            converter = Row.Converter.class,
            paramLabel = "ROW",
            description = "only these rows, of ${COMPLETION-CANDIDATES}",
            completionCandidates = Row.Ids.class)
    private List<Row> rows = List.of(Row.values());

    @Option(
            names = "--rulesets",
            split = ",",
            paramLabel = "ID",
            description =
                    "only these rulesets, each with the answers wished for after it: chatur:king-leap=jump:en-passant=yes")
    private List<String> rulesets = List.of();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "how often each figure is measured, once at least; default: ${DEFAULT-VALUE}")
    private int rounds = 5;

    @Option(
            names = "--millis",
            paramLabel = "MS",
            description = "how long a rate is measured in a round, by thread CPU time; default: ${DEFAULT-VALUE}")
    private int millis = 200;

    @Option(
            names = "--warm-ups",
            paramLabel = "N",
            description = "how many rounds go before those that count; default: ${DEFAULT-VALUE}")
    private int warmUps = 3;

    @Option(names = "--tiny", description = "as little work as shows that it works")
    private boolean tiny;

    int rounds() {
        if (rounds < 1) {
            throw new IllegalArgumentException("--rounds must be at least 1, not " + rounds);
        }
        return rounds;
    }

    long nanos() {
        return millis * NANOS_A_MILLI;
    }

    boolean tiny() {
        return tiny;
    }

    /** Returns what measures each figure, by its column and row, warm. */
    @SuppressWarnings("ReturnValueIgnored") // What warms up measures nothing.
    Map<Figure, DoubleSupplier> meters() {
        Map<Figure, DoubleSupplier> meters = new LinkedHashMap<>();
        for (Column column : columns()) {
            rows.forEach(row -> meters.put(new Figure(row, column.name()), row.meter(column, this)));
        }
        for (int round = 0; round < warmUps; round++) {
            meters.forEach((figure, meter) -> {
                if (!figure.row().isCold()) {
                    meter.getAsDouble();
                }
            });
        }
        return meters;
    }

    private List<Column> columns() {
        Stream<String> names = rulesets.isEmpty() ? Rulesets.all().stream().map(Ruleset::id) : rulesets.stream();
        return names.map(name -> Column.of(name, tiny)).toList();
    }

    /** Returns the words that ask another JVM for the same. */
    List<String> words() {
        List<String> words =
                new ArrayList<>(List.of("--rounds=" + rounds, "--millis=" + millis, "--warm-ups=" + warmUps));
        words.add("--rows=" + rows.stream().map(Row::id).collect(joining(",")));
        if (!rulesets.isEmpty()) {
            words.add("--rulesets=" + String.join(",", rulesets));
        }
        if (tiny) {
            words.add("--tiny");
        }
        return words;
    }
}

package io.github.assize.bench;

import java.util.List;
import picocli.CommandLine.Option;

/** Which rulesets are measured. */
final class Columns {
    @Option(
            names = "--rulesets",
            split = ",",
            paramLabel = "ID",
            description = "only these rulesets; default: ${DEFAULT-VALUE}")
    private List<String> ids = Column.IDS;

    List<String> ids() {
        return ids;
    }

    List<Column> of(Size size) {
        return ids.stream().map(id -> Column.of(id, size)).toList();
    }

    List<String> names() {
        return of(Size.FULL).stream().map(column -> column.ruleset().name()).toList();
    }

    /** Returns the words that ask another JVM for the same. */
    List<String> words() {
        return List.of("--rulesets=" + String.join(",", ids));
    }
}

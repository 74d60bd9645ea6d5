package io.github.assize.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** A table beside the tests: cells parted by tabulators, comments that begin with a hash. */
final class Table {
    private Table() {}

    static List<String[]> rows(String name) throws IOException {
        try (InputStream stream = requireNonNull(Table.class.getResourceAsStream(name))) {
            return new String(stream.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        }
    }
}

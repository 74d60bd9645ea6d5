package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * One figure of the table.
 *
 * @param row what is measured
 * @param column the ruleset of which it is measured, with its answers
 */
record Figure(Row row, String column) {
    private static final String TARGETS = targets();

    private static String targets() {
        try (InputStream file = Objects.requireNonNull(Figure.class.getResourceAsStream("targets.tsv"))) {
            return new String(file.readAllBytes(), UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Reads a figure from its text. */
    static Figure parse(String text) {
        int tab = text.indexOf('\t');
        return new Figure(Row.of(text.substring(0, tab)), text.substring(tab + 1));
    }

    /** Returns what is to be reached, where that has been said. */
    OptionalDouble target() {
        return TARGETS.lines()
                .filter(line -> line.startsWith(this + "\t"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf('\t') + 1)))
                .findFirst();
    }

    @Override
    public String toString() {
        return row.id() + "\t" + column;
    }
}

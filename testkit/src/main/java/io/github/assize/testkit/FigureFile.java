package io.github.assize.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file of figures beside a test class. Immutable.
 *
 * <p>It is in UTF-8, with or without a byte order mark. Its columns are parted by tabs; a line that begins with {@code #}
 * is a comment, and an empty line is none at all. Where a column names answers it gives them as {@code reading=answer},
 * parted by spaces, or {@code -} for the defaults. An empty last column may be left out.
 *
 * @param name the name of the file
 * @param rows its lines that are neither comments nor empty
 * @since 0.1.0
 */
public record FigureFile(String name, List<Row> rows) {
    /** What is known of a game, a kind a line. */
    private static final String FIGURES = "figures.tsv";

    private static final int FEW = 120;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /**
     * Creates a file.
     *
     * @param name the name of the file
     * @param rows its lines that are neither comments nor empty
     */
    public FigureFile {
        rows = List.copyOf(rows);
    }

    /**
     * Reads a file.
     *
     * @param test the class in whose package it stands
     * @param name its name
     * @param columns how many columns each of its lines has, at least 1
     * @return the file; without rows if there is no such file
     * @throws IllegalArgumentException if a line has another number of columns
     */
    public static FigureFile beside(Class<?> test, String name, int columns) {
        return new FigureFile(
                name, rows(test, name).stream().map(row -> row.ofSize(columns)).toList());
    }

    /** Reads what the figures beside a class have of a kind; its columns are those after the kind. */
    static FigureFile of(Class<?> test, FigureKind kind) {
        List<Row> rows = new ArrayList<>();
        for (Row row : rows(test, FIGURES)) {
            FigureKind its = row.kind();
            List<String> columns = row.ofSize(1 + its.columns).columns();
            if (its == kind) {
                rows.add(new Row(row.place(), columns.subList(1, columns.size())));
            }
        }
        return new FigureFile(FIGURES, rows);
    }

    private static List<Row> rows(Class<?> test, String name) {
        List<Row> rows = new ArrayList<>();
        int number = 0;
        for (String line : text(test, name).lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                rows.add(new Row(name + ", line " + number, List.of(line.split("\t", -1))));
            }
        }
        return rows;
    }

    private static String text(Class<?> test, String name) {
        try (InputStream file = test.getResourceAsStream(name)) {
            String text = file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns a part of the rows, evenly over the file; all of a few. */
    FigureFile share(double part) {
        double kept = Math.max(part, (double) FEW / Math.max(FEW, rows.size()));
        List<Row> some = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            if ((int) ((i + 1) * kept) > (int) (i * kept)) {
                some.add(rows.get(i));
            }
        }
        return new FigureFile(name, some);
    }

    /**
     * Checks every row.
     *
     * @param check throws an {@link AssertionError} or an {@link IllegalArgumentException} where a row is wrong
     * @return what is wrong, a sentence a row
     */
    public List<String> failures(Consumer<Row> check) {
        List<String> failures = new ArrayList<>();
        for (Row row : rows) {
            try {
                check.accept(row);
            } catch (AssertionError | IllegalArgumentException failure) {
                String message = String.valueOf(failure.getMessage());
                failures.add(message.startsWith(row.place() + ": ") ? message : row.place() + ": " + message);
            }
        }
        return failures;
    }

    /**
     * A line of the file.
     *
     * @param place the name of the file and the number of the line, for messages
     * @param columns the columns
     * @since 0.1.0
     */
    public record Row(String place, List<String> columns) {
        private static final Pattern ANSWER = Pattern.compile("[^= ]+=[^= ]+");
        private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");
        private static final int MOST = 1_000;

        /**
         * Creates a line.
         *
         * @param place the name of the file and the number of the line, for messages
         * @param columns the columns
         */
        public Row {
            columns = List.copyOf(columns);
        }

        private FigureKind kind() {
            for (FigureKind kind : FigureKind.values()) {
                if (get(0).equals(kind.toString())) {
                    return kind;
                }
            }
            throw wrong("a line begins with one of " + List.of(FigureKind.values()) + ", this one with " + get(0));
        }

        private Row ofSize(int size) {
            if (columns.size() == size - 1) {
                return new Row(
                        place, Stream.concat(columns.stream(), Stream.of("")).toList());
            }
            if (columns.size() != size) {
                throw wrong("a line has " + size + " columns with a tab between, this one has " + columns.size());
            }
            return this;
        }

        /**
         * Returns a column.
         *
         * @param column its index, from 0
         * @return its text
         */
        public String get(int column) {
            return columns.get(column);
        }

        /**
         * Returns a column that names answers.
         *
         * @param column its index, from 0
         * @return the answer to each reading named
         * @throws IllegalArgumentException if it is neither {@code -} nor answers, or answers a reading twice
         */
        public Map<String, String> answers(int column) {
            Map<String, String> answers = new TreeMap<>();
            if (!get(column).equals("-")) {
                for (String answer : get(column).split(" ", -1)) {
                    if (!ANSWER.matcher(answer).matches()) {
                        throw wrong("answers must be -, or reading=answer with a space between, not \"" + get(column)
                                + "\"");
                    }
                    int equals = answer.indexOf('=');
                    String reading = answer.substring(0, equals);
                    if (answers.put(reading, answer.substring(equals + 1)) != null) {
                        throw wrong("reading " + reading + " is answered twice");
                    }
                }
            }
            return answers;
        }

        /**
         * Returns a column that counts.
         *
         * @param column its index, from 0
         * @return the number
         * @throws IllegalArgumentException if it is no number of 1 to 18 digits
         */
        public long number(int column) {
            if (!NUMBER.matcher(get(column)).matches()) {
                throw wrong("a number must have 1 to 18 digits, not \"" + get(column) + "\"");
            }
            return Long.parseLong(get(column));
        }

        /**
         * Returns a column that gives a depth.
         *
         * @param column its index, from 0
         * @return the depth
         * @throws IllegalArgumentException if it is no number from 0 to 1000
         */
        public int depth(int column) {
            long depth = number(column);
            if (depth > MOST) {
                throw wrong("a depth must be at most " + MOST + ", not " + depth);
            }
            return (int) depth;
        }

        private IllegalArgumentException wrong(String what) {
            return new IllegalArgumentException(place + ": " + what + ", in \"" + String.join(" | ", columns) + "\"");
        }
    }
}

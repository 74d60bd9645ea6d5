package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The figures that are known beforehand: right answers, and what is to be reached. */
final class Known {
    /** The answers of a ruleset as its sources have it, in the table of lines of play. */
    static final String DEFAULT = "-";

    private static final Map<List<String>, String> PERFT = read("perft.tsv");
    private static final Map<List<String>, String> MIDDLE_GAME = read("middle-game.tsv");
    private static final Map<List<String>, String> TARGETS = read("targets.tsv");

    private Known() {}

    /** Returns the number of lines of play from the array. */
    static long perft(String ruleset, String answer, int depth) {
        return number(PERFT, ruleset, answer, String.valueOf(depth));
    }

    /** Returns the answers of a ruleset for which lines of play are known, the default first. */
    static List<String> answers(String ruleset) {
        return PERFT.keySet().stream()
                .filter(key -> key.get(0).equals(ruleset))
                .map(key -> key.get(1))
                .distinct()
                .toList();
    }

    /** Returns the number of lines of play from the middle-game position of a ply. */
    static long middleGame(String ruleset, int ply, int depth) {
        return number(MIDDLE_GAME, ruleset, String.valueOf(ply), String.valueOf(depth));
    }

    /** Returns what is to be reached, as it is written, if anything. */
    static Optional<String> target(Figure figure) {
        return Optional.ofNullable(TARGETS.get(List.of(figure.row().id(), figure.column())));
    }

    private static long number(Map<List<String>, String> table, String... key) {
        String value = table.get(List.of(key));
        return Long.parseLong(Objects.requireNonNull(value, () -> "no figure is known for " + String.join(" ", key)));
    }

    /** Reads a table: by the fields of each line but the last, the last. */
    private static Map<List<String>, String> read(String name) {
        Map<List<String>, String> table = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(Known.class.getResourceAsStream(name), name);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                List<String> fields = Arrays.asList(line.split("\t", -1));
                table.put(List.copyOf(fields.subList(0, fields.size() - 1)), fields.get(fields.size() - 1));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }
}

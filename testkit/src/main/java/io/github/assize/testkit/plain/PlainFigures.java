package io.github.assize.testkit.plain;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Compares a plain game with figures that stand in files beside a test class.
 *
 * <p>The files are in UTF-8, their columns are parted by tabs, and a line that begins with {@code #} is a comment. Where a
 * column names answers it gives them as {@code reading=answer}, parted by spaces, or {@code -} for the defaults.
 *
 * @since 0.1.0
 */
public final class PlainFigures {

    private final Class<?> beside;
    private final Function<Map<String, String>, PlainGame> games;
    private final Map<String, PlainGame> made = new HashMap<>();

    /**
     * Prepares the comparison.
     *
     * @param beside the class in whose package the files stand
     * @param games makes the game with the answers given
     */
    public PlainFigures(Class<?> beside, Function<Map<String, String>, PlainGame> games) {
        this.beside = beside;
        this.games = games;
    }

    /**
     * Reads a file of figures.
     *
     * @param beside the class in whose package it stands
     * @param name its name
     * @return the columns of each line that is no comment
     * @throws IllegalArgumentException if there is no such file
     */
    public static List<List<String>> rows(Class<?> beside, String name) {
        List<List<String>> rows = new ArrayList<>();
        for (String line : text(beside, name).lines().toList()) {
            if (!line.startsWith("#")) {
                rows.add(List.of(line.split("\t", -1)));
            }
        }
        return rows;
    }

    private static String text(Class<?> beside, String name) {
        try (InputStream file = beside.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalArgumentException("no file " + name + " beside " + beside.getName());
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Reads a column that names answers.
     *
     * @param text the column
     * @return the answer to each reading named
     */
    public static Map<String, String> answers(String text) {
        Map<String, String> answers = new TreeMap<>();
        if (!text.equals("-")) {
            for (String answer : text.split(" ", -1)) {
                int equals = answer.indexOf('=');
                answers.put(answer.substring(0, equals), answer.substring(equals + 1));
            }
        }
        return answers;
    }

    /**
     * Compares the positions of {@code positions.tsv}, whose columns are FEN, outcome and moves.
     *
     * @return what differs, a sentence each
     */
    public List<String> positions() {
        List<String> differences = new ArrayList<>();
        for (List<String> row : rows(beside, "positions.tsv")) {
            comparePosition(differences, "-", row);
        }
        return differences;
    }

    /**
     * Compares the positions of {@code readings.tsv}, whose columns are ruleset, answers, FEN, outcome and moves.
     *
     * @return what differs, a sentence each
     */
    public List<String> readings() {
        List<String> differences = new ArrayList<>();
        for (List<String> row : rows(beside, "readings.tsv")) {
            comparePosition(differences, row.get(1), row.subList(2, row.size()));
        }
        return differences;
    }

    private void comparePosition(List<String> differences, String answers, List<String> row) {
        PlainPosition position = game(answers).parse(row.get(0));
        compare(differences, answers + " " + row.get(0), row.get(0), position.fen());
        compare(differences, "outcome, " + answers + " " + row.get(0), row.get(1), position.outcome());
        String moves = row.size() > 2 ? row.get(2) : "";
        compare(differences, "moves, " + answers + " " + row.get(0), moves, String.join(" ", position.moves()));
    }

    /**
     * Plays the moves of {@code moves.tsv}, whose columns are ruleset, answers, FEN, move and the FEN after it.
     *
     * @return what differs, a sentence each
     */
    public List<String> moves() {
        List<String> differences = new ArrayList<>();
        for (List<String> row : rows(beside, "moves.tsv")) {
            PlainPosition after = game(row.get(1)).parse(row.get(2)).play(row.get(3));
            compare(differences, String.join(" ", row.subList(1, 4)), row.get(4), after.fen());
        }
        return differences;
    }

    /**
     * Counts the lines of play of {@code perft.tsv}, whose columns are ruleset, answers, {@code start} or a FEN, depth
     * and number of lines.
     *
     * @param most rows with more lines than this are left out
     * @return what differs, a sentence each
     */
    public List<String> perft(long most) {
        List<String> differences = new ArrayList<>();
        for (List<String> row : rows(beside, "perft.tsv")) {
            if (Long.parseLong(row.get(4)) <= most) {
                PlainGame game = game(row.get(1));
                PlainPosition position = row.get(2).equals("start") ? game.start() : game.parse(row.get(2));
                String counted = Long.toString(position.perft(Integer.parseInt(row.get(3))));
                compare(differences, String.join(" ", row.subList(1, 4)), row.get(4), counted);
            }
        }
        return differences;
    }

    private PlainGame game(String answers) {
        return made.computeIfAbsent(answers, text -> games.apply(answers(text)));
    }

    private static void compare(List<String> differences, String what, String expected, String found) {
        if (!expected.equals(found)) {
            differences.add(what + ": expected " + expected + ", found " + found);
        }
    }
}

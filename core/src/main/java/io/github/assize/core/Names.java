package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the names that a ruleset gives: they stand in tables, on the command line and in saved games. Refuses the names
 * of what is not there.
 */
final class Names {
    /** Letters and signs that nobody sees: Hangul fillers, and braille without dots. */
    private static final String FILLERS = "\u115F\u1160\u3164\uFFA0\u2800";

    private Names() {}

    /** Returns {@code White} or {@code Black}. */
    static String side(Color color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    /**
     * Returns an id of lower-case letters and digits, with single hyphens between them.
     *
     * @throws IllegalArgumentException if it is none
     */
    static String id(String what, String id) {
        boolean fits = !id.isEmpty() && !id.startsWith("-") && !id.endsWith("-") && !id.contains("--");
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            fits &= (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        }
        return checked(fits, what, id, "lower-case letters and digits, with single hyphens between them");
    }

    /**
     * Returns a text that fills a field of a table.
     *
     * @throws IllegalArgumentException if nothing of it is seen, or it has a tab or an end of a line in it, or what no reader
     *     could tell: half a letter, or a mark that turns the direction of writing
     */
    static String line(String what, String text) {
        boolean seen = text.codePoints().anyMatch(Names::isSeen);
        boolean broken = text.codePoints().anyMatch(Names::breaksLines);
        checked(seen && !broken, what, text, "one line that is not blank, without tabs");
        return checked(
                text.codePoints().noneMatch(Names::misleads),
                what,
                text,
                "without halves of letters, and without marks that turn the direction of writing");
    }

    /**
     * Returns the id of a rule, or nothing.
     *
     * @throws IllegalArgumentException if it does not fit a field of a table
     */
    static String ruleId(String id) {
        return requireNonNull(id, "id").isEmpty() ? id : line("rule id", id);
    }

    private static boolean isSeen(int c) {
        return !Character.isWhitespace(c)
                && !Character.isSpaceChar(c)
                && Character.getType(c) != Character.FORMAT
                && FILLERS.indexOf(c) < 0;
    }

    private static boolean breaksLines(int c) {
        int category = Character.getType(c);
        return Character.isISOControl(c)
                || category == Character.LINE_SEPARATOR
                || category == Character.PARAGRAPH_SEPARATOR;
    }

    private static boolean misleads(int c) {
        return Character.getType(c) == Character.SURROGATE
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069);
    }

    private static String checked(boolean fits, String what, String text, String right) {
        if (!fits) {
            throw new IllegalArgumentException(
                    what + " \"" + MalformedTextException.shown(text) + "\": must be " + right);
        }
        return text;
    }

    /** Refuses a name of something that is not there, and says what is there instead. */
    static IllegalArgumentException unknown(String who, String what, String name, Stream<String> names) {
        String shown = "\"" + MalformedTextException.shown(name) + "\"";
        String list = names.collect(Collectors.joining(", "));
        return new IllegalArgumentException(
                list.isEmpty()
                        ? who + "no " + what + "s, so none is named " + shown
                        : who + "no " + what + " " + shown + "; there are: " + list);
    }
}

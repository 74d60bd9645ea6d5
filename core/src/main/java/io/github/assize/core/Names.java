package io.github.assize.core;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the names that a ruleset gives: they stand in tables, on the command line and in saved games. Refuses the names
 * of what is not there.
 */
final class Names {
    private Names() {}

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
     * @throws IllegalArgumentException if it is blank, or has a tab or an end of a line in it
     */
    static String line(String what, String text) {
        boolean fits = false;
        boolean broken = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int category = Character.getType(c);
            fits |= !Character.isWhitespace(c) && !Character.isSpaceChar(c) && category != Character.FORMAT;
            broken |= Character.isISOControl(c)
                    || category == Character.LINE_SEPARATOR
                    || category == Character.PARAGRAPH_SEPARATOR;
        }
        return checked(fits && !broken, what, text, "one line that is not blank, without tabs");
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

package io.github.assize.cli;

/** Words of strangers as messages show them: so that the message stays one short line, as the library's own do. */
final class Shown {
    /** As many characters as the library quotes. */
    private static final int MOST = 120;

    private Shown() {}

    /** Returns a text in quotation marks, cut where it is long. */
    static String quoted(String text) {
        return "\"" + oneLine(text.length() <= MOST ? text : text.substring(0, MOST) + "…") + "\"";
    }

    /** Returns a text with a mark in the place of each character that a terminal would obey or that ends a line. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(c -> line.appendCodePoint(breaksLine(c) ? '\uFFFD' : c));
        return line.toString();
    }

    private static boolean breaksLine(int c) {
        int type = Character.getType(c);
        return Character.isISOControl(c) || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
    }
}

package io.github.assize.diagram;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes an SVG document, an element a line. An element begins with {@link #element}, gets its attributes by
 * {@link #with}, and ends as {@link #empty}, as {@link #text} or, with others inside, as {@link #open} and
 * {@link #close}. Numbers have at most two decimals, whatever the locale.
 */
final class Svg {
    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private String begun = "";

    Svg element(String name) {
        text.append('<').append(name);
        begun = name;
        return this;
    }

    Svg with(String attribute, String value) {
        text.append(' ').append(attribute).append("=\"").append(escape(value)).append('"');
        return this;
    }

    Svg with(String attribute, double value) {
        return with(attribute, number(value));
    }

    Svg empty() {
        text.append("/>\n");
        return this;
    }

    Svg text(String content) {
        text.append('>').append(escape(content)).append("</").append(begun).append(">\n");
        return this;
    }

    Svg open() {
        text.append(">\n");
        open.push(begun);
        return this;
    }

    Svg close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** Returns a number with at most two decimals. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        long size = Math.abs(hundredths);
        String fraction = size % 100 == 0 ? "" : "." + size % 100 / 10 + (size % 10 == 0 ? "" : size % 10);
        return sign + size / 100 + fraction;
    }

    /** Returns a list of numbers, a blank between two. */
    static String numbers(double... values) {
        StringBuilder list = new StringBuilder();
        for (double value : values) {
            list.append(list.isEmpty() ? "" : " ").append(number(value));
        }
        return list.toString();
    }

    /** Returns a text in which nothing is markup; what XML cannot hold becomes U+FFFD. */
    static String escape(String raw) {
        StringBuilder safe = new StringBuilder(raw.length());
        raw.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(isXml(c) ? c : 0xFFFD);
            }
        });
        return safe.toString();
    }

    private static boolean isXml(int c) {
        boolean character = c >= ' ' && !(c >= 0xD800 && c <= 0xDFFF) && c != 0xFFFE && c != 0xFFFF;
        return character || c == '\t' || c == '\n';
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

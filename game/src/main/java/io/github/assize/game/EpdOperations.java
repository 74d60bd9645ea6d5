package io.github.assize.game;

import io.github.assize.core.MalformedTextException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The operations of a line of EPD: each a code, its operands, and a semicolon. */
final class EpdOperations {
    private final String text;
    private final Map<String, Operation> operations = new LinkedHashMap<>();
    private int at;

    /**
     * An operation.
     *
     * @param value its operands as they stand; where it has one, a text in quotes, what that says
     * @param at where its code stands, from 0
     */
    record Operation(String code, String value, int at) {
        /** Returns that it cannot stand where it stands in a text. */
        MalformedTextException malformed(String text, String why) {
            return new MalformedTextException(text, at + 1, "the operation " + code + " " + why);
        }
    }

    private EpdOperations(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /** Returns whether operations stand from a place on: a code, and a semicolon at last. */
    static boolean isAhead(String text, int at) {
        return Texts.isLetter(text.charAt(at)) && text.indexOf(';', at) >= 0;
    }

    /**
     * Reads the operations from a place on, by their codes, in the order in which they stand.
     *
     * @throws MalformedTextException if they cannot be read, or one stands twice
     */
    static Map<String, Operation> read(String text, int at) {
        EpdOperations reader = new EpdOperations(text, at);
        while (reader.skipBlanks()) {
            reader.operation();
        }
        return reader.operations;
    }

    /** Goes on to the next character that can be seen, and returns whether there is one. */
    private boolean skipBlanks() {
        while (at < text.length() && Texts.isUnseen(text.charAt(at))) {
            at++;
        }
        return at < text.length();
    }

    private void operation() {
        int start = at;
        while (at < text.length() && Texts.isTagLetter(text.charAt(at))) {
            at++;
        }
        if (at == start || !Texts.isLetter(text.charAt(start))) {
            throw new MalformedTextException(text, start + 1, "an operation must begin with its code, as bm or id");
        }
        String code = text.substring(start, at);
        Operation operation = new Operation(code, operands(code, start), start);
        if (operations.putIfAbsent(code, operation) != null) {
            throw operation.malformed(text, "must not stand here twice");
        }
    }

    /** Reads what stands before the semicolon: of a single text in quotes what it says, else the operands as they stand. */
    private String operands(String code, int start) {
        skipBlanks();
        int first = at;
        int last = at;
        boolean isOneText = false;
        String said = "";
        while (at < text.length() && text.charAt(at) != ';') {
            isOneText = at == first && text.charAt(at) == '"';
            if (text.charAt(at) == '"') {
                said = quoted(code, start);
            } else {
                skipWord();
            }
            last = at;
            requireBlank(code);
            skipBlanks();
        }
        if (at == text.length()) {
            throw new Operation(code, "", start).malformed(text, "must end with a semicolon");
        }
        at++;
        return isOneText ? said : text.substring(first, last);
    }

    /** Reads a text in quotes, in which a backslash stands before a quote and before a backslash. */
    private String quoted(String code, int start) {
        StringBuilder said = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
            boolean escapes = text.startsWith("\\\"", at) || text.startsWith("\\\\", at);
            at += escapes ? 1 : 0;
            said.append(text.charAt(at));
        }
        if (at == text.length()) {
            throw new Operation(code, "", start).malformed(text, "has a quote that is not closed");
        }
        at++;
        return said.toString();
    }

    private void skipWord() {
        while (at < text.length() && "\";".indexOf(text.charAt(at)) < 0 && !Texts.isUnseen(text.charAt(at))) {
            at++;
        }
    }

    private void requireBlank(String code) {
        if (at < text.length() && text.charAt(at) != ';' && !Texts.isUnseen(text.charAt(at))) {
            throw new MalformedTextException(
                    text,
                    at + 1,
                    "the operation " + code + " must have a blank between its operands, and a backslash before a quote"
                            + " within one");
        }
    }
}

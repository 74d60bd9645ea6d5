package io.github.assize.core;

/** Reads a text from left to right and tells in which column it fails. */
final class TextReader {
    /** The greatest number that can be read. */
    static final int MAX_NUMBER = 999_999_999;

    /** What some programs write at the head of a text in Unicode. */
    static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    private final String what;
    private int at;

    /**
     * Starts at the first character.
     *
     * @param text the text
     * @param what what the text is to be, for the message
     */
    TextReader(String text, String what) {
        this.text = text;
        this.what = what;
    }

    boolean atEnd() {
        return at == text.length();
    }

    /** Returns the next character without going on, or a NUL at the end. */
    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
    }

    char next() {
        char c = peek();
        at++;
        return c;
    }

    boolean skip(char c) {
        if (!atEnd() && peek() == c) {
            at++;
            return true;
        }
        return false;
    }

    int position() {
        return at;
    }

    void goTo(int position) {
        at = position;
    }

    /** Returns whether a character is a blank or a mark that nobody sees: where one stands wrongly it must be named. */
    static boolean isUnseen(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == BYTE_ORDER_MARK;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Reads a run of digits as a number of at most nine digits' worth. */
    int number(String name) {
        if (!isDigit(peek())) {
            throw malformed(name + " must be a number");
        }
        int start = at;
        long value = 0;
        while (isDigit(peek())) {
            value = Math.min(value * 10 + (next() - '0'), Integer.MAX_VALUE);
        }
        if (value > MAX_NUMBER) {
            at = start;
            throw malformed(name + " must be at most " + MAX_NUMBER);
        }
        return (int) value;
    }

    /** Reads a square of a board with so many files and ranks; the prefix begins the message. */
    Square square(String prefix, int files, int ranks) {
        char file = peek();
        if (file < 'a' || file >= 'a' + files) {
            throw malformed(prefix + "a square must begin with a file from a to " + (char) ('a' + files - 1));
        }
        at++;
        int digits = at;
        if (!isDigit(peek()) || peek() == '0') {
            throw malformed(prefix + "a square must end with a rank from 1 to " + ranks);
        }
        int rank = number("a rank");
        if (rank > ranks) {
            at = digits;
            throw malformed(prefix + "a square must end with a rank from 1 to " + ranks);
        }
        return Square.of(file - 'a', rank - 1);
    }

    void expectEnd() {
        if (!atEnd()) {
            throw malformed("a " + what + " must end here");
        }
    }

    MalformedTextException malformed(String reason) {
        return new MalformedTextException(text, Math.min(at, text.length()) + 1, reason);
    }
}

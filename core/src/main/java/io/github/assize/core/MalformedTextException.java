package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;

/**
 * Thrown when a text cannot be read: a square, a position, a move or a movement. Written to a stream, it becomes a
 * plain {@link IllegalArgumentException} with the same message and stack trace.
 *
 * @since 0.1.0
 */
public final class MalformedTextException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final int SHOWN = 120;

    /** The text as the caller wrote it. */
    private final String text;

    /** The column, from 1, of the first character that cannot be read. */
    private final int column;

    /** What is wrong there. */
    private final String reason;

    /**
     * Creates the exception, for what reads texts of its own.
     *
     * @param text the whole text
     * @param column the place of the first character that cannot be read, from 1
     * @param reason what is wrong there
     */
    public MalformedTextException(String text, int column, String reason) {
        super(requireNonNull(reason, "reason") + ", at column " + column + " of \""
                + shown(requireNonNull(text, "text")) + "\"");
        this.text = text;
        this.column = column;
        this.reason = reason;
    }

    static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < Math.min(text.length(), SHOWN); i++) {
            char c = text.charAt(i);
            shown.append(Character.isISOControl(c) ? '\uFFFD' : c);
        }
        return text.length() <= SHOWN ? shown.toString() : shown + "…";
    }

    /**
     * Returns the text as it was given.
     *
     * @return the whole text
     */
    public String text() {
        return text;
    }

    /**
     * Returns the place of the first character that cannot be read.
     *
     * @return the column, from 1; one more than the text's length where the text ends too soon
     */
    public int column() {
        return column;
    }

    /**
     * Returns what is wrong there.
     *
     * @return the message without the place and the text
     */
    public String reason() {
        return reason;
    }

    /**
     * Has a plain exception written in its place.
     *
     * @return the plain exception
     */
    private Object writeReplace() {
        return SerialForm.of(this);
    }

    /**
     * Refuses to be read, as it is never written in this form.
     *
     * @param in the stream
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerialForm.refused();
    }
}

package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;

/**
 * Thrown when a move reads well but is not legal in the position, or fits two legal moves. Written to a stream, it
 * becomes a plain {@link IllegalArgumentException} with the same message and stack trace.
 *
 * @since 0.1.0
 */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Position position;

    /** The move as the caller wrote it. */
    private final String move;

    /**
     * Creates the exception, for what reads moves of its own.
     *
     * @param position the position in which the move was tried
     * @param move the move as it was given
     * @param reason why it is not legal
     */
    public IllegalMoveException(Position position, String move, String reason) {
        super(MalformedTextException.shown(requireNonNull(move, "move")) + ": " + requireNonNull(reason, "reason")
                + ", in " + requireNonNull(position, "position").toFen());
        this.position = position;
        this.move = move;
    }

    /**
     * Returns the position in which the move was tried.
     *
     * @return the position
     */
    public Position position() {
        return position;
    }

    /**
     * Returns the move as it was given.
     *
     * @return the text
     */
    public String move() {
        return move;
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

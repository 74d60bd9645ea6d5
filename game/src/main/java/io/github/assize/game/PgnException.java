package io.github.assize.game;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;

/**
 * Thrown when a game in a PGN file is broken and nobody listens for faults. Written to a stream, it becomes a plain
 * {@link IllegalArgumentException} with the same message and stack trace.
 *
 * @since 0.1.0
 */
public final class PgnException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient PgnFault fault;

    PgnException(PgnFault fault) {
        super("game " + fault.game() + ", " + fault);
        this.fault = fault;
    }

    /**
     * Returns what is wrong.
     *
     * @return the fault
     */
    public PgnFault fault() {
        return fault;
    }

    /**
     * Has a plain exception written in its place.
     *
     * @return the plain exception
     */
    private Object writeReplace() {
        return SerialForm.copy(this, new IllegalArgumentException(getMessage(), getCause()));
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

package io.github.assize.game;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;

/**
 * Thrown when a game that has ended is to go on. Written to a stream, it becomes a plain {@link IllegalStateException}
 * with the same message and stack trace.
 *
 * @since 0.1.0
 */
public final class GameOverException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    private final transient Conclusion conclusion;

    GameOverException(String what, Conclusion conclusion) {
        super(what + ": the game is over, " + conclusion);
        this.conclusion = conclusion;
    }

    /**
     * Returns how the game has ended.
     *
     * @return the conclusion
     */
    public Conclusion conclusion() {
        return conclusion;
    }

    /**
     * Has a plain exception written in its place.
     *
     * @return the plain exception
     */
    private Object writeReplace() {
        return SerialForm.copy(this, new IllegalStateException(getMessage(), getCause()));
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

package io.github.assize.core;

import com.google.common.collect.ImmutableSet;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Thrown when a text reads as a position that the ruleset does not allow; it tells all that is wrong at once. Written
 * to a stream, it becomes a plain {@link IllegalArgumentException} with the same message and stack trace.
 *
 * @since 0.1.0
 */
public final class InvalidPositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient ImmutableSet<Fault> faults;

    InvalidPositionException(String fen, Set<Fault> faults) {
        super(faults.stream().map(Fault::text).collect(Collectors.joining("; ")) + ", in \""
                + MalformedTextException.shown(fen) + "\"");
        this.faults = ImmutableSet.copyOf(faults);
    }

    /**
     * Returns all faults, in the order in which the FEN shows them.
     *
     * @return the faults, at least one, unmodifiable
     */
    public Set<Fault> faults() {
        return faults;
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

package io.github.assize.core;

import static java.util.Objects.requireNonNull;

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

    /**
     * Creates the exception, for what reads positions of its own.
     *
     * @param fen the position as it was given
     * @param faults all that is wrong with it, at least one fault
     * @throws IllegalArgumentException if there is no fault
     */
    public InvalidPositionException(String fen, Set<Fault> faults) {
        super(requireFaults(faults).stream().map(Fault::text).collect(Collectors.joining("; ")) + ", in \""
                + MalformedTextException.shown(requireNonNull(fen, "fen")) + "\"");
        this.faults = ImmutableSet.copyOf(faults);
    }

    private static Set<Fault> requireFaults(Set<Fault> faults) {
        if (requireNonNull(faults, "faults").isEmpty()) {
            throw new IllegalArgumentException("a position that is refused must have a fault");
        }
        return faults;
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

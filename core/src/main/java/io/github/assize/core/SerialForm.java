package io.github.assize.core;

import java.io.InvalidObjectException;

/**
 * What the exceptions of this package are serialized as. They carry positions and faults, which are not serializable;
 * one that came back without them would break what its methods promise.
 */
final class SerialForm {
    private SerialForm() {}

    /** Returns a plain exception with the same message, stack trace, cause and suppressed exceptions. */
    static IllegalArgumentException of(IllegalArgumentException exception) {
        IllegalArgumentException plain = new IllegalArgumentException(exception.getMessage(), exception.getCause());
        plain.setStackTrace(exception.getStackTrace());
        for (Throwable suppressed : exception.getSuppressed()) {
            plain.addSuppressed(suppressed);
        }
        return plain;
    }

    /** Refuses a stream that holds an exception in its own form: none is ever written so. */
    static InvalidObjectException refused() {
        return new InvalidObjectException("serialized as an IllegalArgumentException only");
    }
}

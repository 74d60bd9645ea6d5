package io.github.assize.game;

import java.io.InvalidObjectException;

/** What the exceptions of this package are serialized as: what they carry is not serializable. */
final class SerialForm {
    private SerialForm() {}

    /** Gives a plain exception the stack trace and the suppressed exceptions of another. */
    static <T extends RuntimeException> T copy(RuntimeException from, T plain) {
        plain.setStackTrace(from.getStackTrace());
        for (Throwable suppressed : from.getSuppressed()) {
            plain.addSuppressed(suppressed);
        }
        return plain;
    }

    /** Refuses a stream that holds an exception in its own form: none is ever written so. */
    static InvalidObjectException refused() {
        return new InvalidObjectException("serialized as a plain exception only");
    }
}

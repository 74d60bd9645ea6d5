package io.github.assize.core;

import static java.util.Objects.requireNonNull;

/**
 * One answer to a {@link Reading}. Immutable and thread-safe.
 *
 * @param id the id, such as {@code threeleaper}
 * @param readBy who reads the source so, or what the answer means
 * @since 0.1.0
 */
public record Answer(String id, String readBy) {
    /**
     * Creates an answer.
     *
     * @param id the id, such as {@code threeleaper}
     * @param readBy who reads the source so, or what the answer means
     */
    public Answer {
        requireNonNull(id, "id");
        requireNonNull(readBy, "readBy");
    }
}

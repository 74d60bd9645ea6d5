package io.github.assize.core;

import static java.util.Objects.requireNonNull;

/**
 * A work that a ruleset follows. Immutable and thread-safe.
 *
 * @param title author, title and year
 * @param reference the page or the record's id
 * @since 0.1.0
 */
public record Source(String title, String reference) {
    /**
     * Creates a source.
     *
     * @param title author, title and year
     * @param reference the page or the record's id
     */
    public Source {
        requireNonNull(title, "title");
        requireNonNull(reference, "reference");
    }
}

package io.github.assize.core;

import org.jspecify.annotations.Nullable;

/**
 * What a game says of one thing, and where.
 *
 * @param value what it says, or null where it says nothing
 * @param rule the id of the rule that says so, or nothing
 */
record Law<T extends @Nullable Object>(T value, String rule) {
    /** Returns a law that says nothing. */
    @SuppressWarnings("NullAway") // The type variable admits null, which is seen from Java 21 on only.
    static <T> Law<@Nullable T> none() {
        return new Law<>(null, "");
    }
}

package io.github.assize.core;

/**
 * What a game says of one thing, and where.
 *
 * @param value what it says
 * @param rule the id of the rule that says so, or nothing
 */
record Law<T>(T value, String rule) {}

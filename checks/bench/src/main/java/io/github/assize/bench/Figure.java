package io.github.assize.bench;

/**
 * One figure of the tables.
 *
 * @param row what is measured
 * @param column the id of what it is measured of: a ruleset, or the words of a command
 * @param title the column for people
 */
record Figure(Row row, String column, String title) {}

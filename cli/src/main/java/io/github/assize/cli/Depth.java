package io.github.assize.cli;

/** A number of plies as a word of a command. */
final class Depth {
    private Depth() {}

    static int parse(String word) {
        try {
            int depth = Integer.parseInt(word);
            if (depth >= 1) {
                return depth;
            }
        } catch (NumberFormatException e) {
            // Refused below, as a number out of bounds is.
        }
        throw new IllegalArgumentException(
                "depth " + Shown.quoted(word) + ": must be a whole number of plies from 1 to " + Integer.MAX_VALUE);
    }
}

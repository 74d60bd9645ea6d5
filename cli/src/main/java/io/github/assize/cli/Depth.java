package io.github.assize.cli;

/** A number of plies as a word of a command. */
final class Depth {
    private Depth() {}

    static int parse(String word) {
        try {
            int depth = isNumber(word) ? Integer.parseInt(word) : 0;
            if (depth >= 1) {
                return depth;
            }
        } catch (NumberFormatException e) {
            // Refused below, as a number out of bounds is.
        }
        throw new IllegalArgumentException(
                "depth " + Shown.quoted(word) + ": must be a whole number of plies from 1 to " + Integer.MAX_VALUE);
    }

    /** Returns whether a word is written as a number of a FEN is: Java itself reads signs and the digits of all scripts. */
    private static boolean isNumber(String word) {
        return !word.isEmpty() && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}

package io.github.assize.cli;

import java.util.regex.Pattern;

/** Whole numbers as values of options. */
final class Numbers {
    /** Written as a number of a FEN is: Java itself reads signs and the digits of all scripts. */
    private static final Pattern DIGITS = Pattern.compile("-?[0-9]{1,19}");

    private Numbers() {}

    /** Returns the value of an option that may be left out. */
    static long option(Arguments arguments, String option, long otherwise, long least, long most) {
        return arguments.has(option) ? parse(option, arguments.option(option, ""), least, most) : otherwise;
    }

    private static long parse(String option, String word, long least, long most) {
        try {
            long number = DIGITS.matcher(word).matches() ? Long.parseLong(word) : least - 1;
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Refused below, as a number out of bounds is.
        }
        throw new IllegalArgumentException(
                option + " " + Shown.quoted(word) + ": must be a whole number from " + least + " to " + most);
    }
}

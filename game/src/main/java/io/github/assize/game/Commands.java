package io.github.assize.game;

import io.github.assize.core.Color;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The commands in comments that belong to a turn itself: what was rolled, and what was said of a count. */
final class Commands {
    /** A comment that begins with a command; what comes after it is another, or a comment of its own. */
    static final Pattern OWN = Pattern.compile("\\[%(roll|count) ([^\\]]*)\\] ?(.*)", Pattern.DOTALL);

    private static final Pattern ANYWHERE = Pattern.compile("\\[%(roll|count) ");

    private Commands() {}

    static String roll(int face) {
        return "[%roll " + face + "]";
    }

    /** Names the side too: a word at the end of a line may belong to the last turn or begin the next. */
    static String count(Count count, Color side) {
        return "[%count " + count + " " + side.name().toLowerCase(Locale.ROOT) + "]";
    }

    /**
     * Returns a comment that holds no command of the record's own.
     *
     * @throws IllegalArgumentException if it holds one
     */
    static String requireFree(String comment) {
        Matcher command = ANYWHERE.matcher(comment);
        if (command.find()) {
            throw new IllegalArgumentException(
                    "a comment must not hold " + command.group() + "…]: the turn says it itself");
        }
        return comment;
    }
}

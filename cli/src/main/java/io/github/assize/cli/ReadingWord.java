package io.github.assize.cli;

import io.github.assize.core.Ruleset;

/** A reading told in one word. */
final class ReadingWord {
    private static final String DEFAULT = "default";

    private ReadingWord() {}

    /**
     * Reads a word.
     *
     * @param ruleset what the answers are put on top of
     * @param word {@code default}, the name of a preset, or answers such as {@code baring=reprieve}, parted by commas
     */
    static Ruleset read(Ruleset ruleset, String word) {
        if (word.equals(DEFAULT)) {
            return ruleset;
        }
        if (word.indexOf('=') < 0) {
            return ruleset.preset(word);
        }
        Ruleset read = ruleset;
        for (String answer : word.split(",", -1)) {
            int at = answer.indexOf('=');
            if (at < 0) {
                throw new IllegalArgumentException(
                        "reading " + Shown.quoted(answer) + ": must be an id, =, and an answer");
            }
            read = read.with(answer.substring(0, at), answer.substring(at + 1));
        }
        return read;
    }
}

package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.HashMap;
import java.util.Map;

/** A reading told in one word. */
final class ReadingWord {
    /** What a word may be. */
    static final String FORMS = "default, the name of a preset, or answers such as baring=reprieve parted by commas";

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
            return Rulesets.byId(ruleset.id());
        }
        if (word.indexOf('=') < 0) {
            return ruleset.preset(word);
        }
        Ruleset read = ruleset;
        Map<String, String> answered = new HashMap<>();
        for (String part : word.split(",", -1)) {
            int at = part.indexOf('=');
            if (at < 0) {
                throw new IllegalArgumentException(
                        "reading " + Shown.quoted(part) + ": must be an id, =, and an answer");
            }
            String id = part.substring(0, at);
            String answer = part.substring(at + 1);
            read = read.with(id, answer);
            String other = answered.put(id, answer);
            if (other != null) {
                throw new IllegalArgumentException("reading " + Shown.quoted(word) + ": " + id
                        + " may be given only once: it has the answers " + other + " and " + answer);
            }
        }
        return read;
    }
}

package io.github.assize.cli;

import static io.github.assize.cli.Syntax.FEN;
import static io.github.assize.cli.Syntax.PRESET;
import static io.github.assize.cli.Syntax.READING;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.List;
import picocli.CommandLine.ParseResult;

/** The words that a command was given, and what they name. */
final class Arguments {
    private final ParseResult parsed;

    Arguments(ParseResult parsed) {
        this.parsed = parsed;
    }

    /** Returns the word that follows so many others. */
    String word(int index) {
        return parsed.matchedPositionalValue(index, "");
    }

    /** Returns all words from one on. */
    List<String> words(int from) {
        return parsed.matchedPositionalValue(from, List.of());
    }

    boolean has(String option) {
        return parsed.hasMatchedOption(option);
    }

    String option(String name, String otherwise) {
        return parsed.matchedOptionValue(name, otherwise);
    }

    /** Returns the ruleset named, in its default reading. */
    Ruleset defaults() {
        return Rulesets.byId(word(0));
    }

    /** Returns the ruleset named, in the reading chosen. */
    Ruleset ruleset() {
        return read(defaults());
    }

    /** Returns a ruleset in the reading chosen: the preset first, then each reading. */
    Ruleset read(Ruleset ruleset) {
        Ruleset read = has(PRESET) ? ruleset.preset(option(PRESET, "")) : ruleset;
        List<String> readings = parsed.matchedOptionValue(READING, List.of());
        for (String reading : readings) {
            int at = reading.indexOf('=');
            if (at < 0) {
                throw new IllegalArgumentException(
                        "--reading " + Shown.quoted(reading) + ": must be an id, =, and an answer");
            }
            read = read.with(reading.substring(0, at), reading.substring(at + 1));
        }
        return read;
    }

    /** Returns the position named, of the ruleset in the reading chosen. */
    Position position() {
        Ruleset ruleset = ruleset();
        return has(FEN) ? ruleset.parsePosition(option(FEN, "")) : ruleset.initialPosition();
    }
}

package io.github.assize.cli;

import static io.github.assize.cli.Syntax.FEN;
import static io.github.assize.cli.Syntax.LENIENT;
import static io.github.assize.cli.Syntax.PRESET;
import static io.github.assize.cli.Syntax.READING;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Refusal;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Lenient;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import picocli.CommandLine.ParseResult;

/** The words that a command was given, and what they name. */
final class Arguments {
    private final ParseResult parsed;
    private final Streams streams;

    Arguments(ParseResult parsed, Streams streams) {
        this.parsed = parsed;
        this.streams = streams;
    }

    /** Returns the word that follows so many others. */
    String word(int index) {
        return parsed.matchedPositionalValue(index, "");
    }

    /** Returns the word that follows so many others, or another where it is left out. */
    String word(int index, String otherwise) {
        return parsed.matchedPositionalValue(index, otherwise);
    }

    /** Returns all words from one on. */
    List<String> words(int from) {
        return parsed.hasMatchedPositional(from)
                ? parsed.matchedPositional(from).stringValues()
                : List.of();
    }

    boolean has(String option) {
        return parsed.hasMatchedOption(option);
    }

    String option(String name, String otherwise) {
        return parsed.matchedOptionValue(name, otherwise);
    }

    /** Returns whether the first word is there and is to name a ruleset. */
    boolean namesRuleset() {
        return parsed.hasMatchedPositional(0)
                && parsed.matchedPositional(0).paramLabel().equals(Syntax.RULESET);
    }

    /** Returns all rulesets, and complains of those that cannot be had. */
    List<Ruleset> rulesets() {
        return Rulesets.all(this::complain);
    }

    /** Returns the ruleset named, in its default reading, and complains of rulesets that cannot be had. */
    Ruleset defaults() {
        return Rulesets.byId(word(0), this::complain);
    }

    private void complain(ServiceConfigurationError problem) {
        streams.complain("a ruleset cannot be had: " + problem.getMessage());
    }

    /** Returns the ruleset named, in the reading chosen. */
    Ruleset ruleset() {
        return read(defaults());
    }

    /** Returns a ruleset in the reading chosen: the preset first, then each reading. */
    Ruleset read(Ruleset ruleset) {
        Ruleset read = has(PRESET) ? ruleset.preset(option(PRESET, "")) : ruleset;
        List<String> readings = parsed.matchedOptionValue(READING, List.of());
        Map<String, String> answered = new HashMap<>();
        for (String reading : readings) {
            int at = reading.indexOf('=');
            if (at < 0) {
                throw new IllegalArgumentException(
                        "--reading " + Shown.quoted(reading) + ": must be an id, =, and an answer");
            }
            String id = reading.substring(0, at);
            String answer = reading.substring(at + 1);
            read = read.with(id, answer);
            String other = answered.put(id, answer);
            if (other != null) {
                throw new IllegalArgumentException(
                        "--reading " + id + " may be given only once: it has the answers " + other + " and " + answer);
            }
        }
        return read;
    }

    /** Returns the position named, of the ruleset in the reading chosen. */
    Position position() throws IOException {
        Ruleset ruleset = ruleset();
        return has(FEN) ? position(ruleset, fen(option(FEN, ""))) : ruleset.initialPosition();
    }

    /** Reads a position, leniently where that was asked for. */
    Position position(Ruleset ruleset, String fen) {
        return isLenient() ? Lenient.position(ruleset, fen) : ruleset.parsePosition(fen);
    }

    /** Reads a move, leniently where that was asked for. */
    Move move(Position position, String move) {
        return isLenient() ? Lenient.move(position, move) : position.move(move);
    }

    /** Tells why a text means no legal move, read leniently where that was asked for. */
    Optional<String> why(Position position, String move) {
        return refusal(position, move).map(refusal -> refusal.sentence() + (isLenient() ? "" : hint(position, move)));
    }

    /** Returns why a text means no legal move, read leniently where that was asked for. */
    Optional<Refusal> refusal(Position position, String move) {
        return isLenient() ? Lenient.refusal(position, move) : position.refusal(move);
    }

    /** Returns what the text means where it is read leniently; nothing if it then means nothing either. */
    private static String hint(Position position, String move) {
        return Lenient.refusal(position, move).isEmpty()
                ? "; with " + LENIENT + " it means " + Lenient.move(position, move)
                : "";
    }

    boolean isLenient() {
        return has(LENIENT);
    }

    /** Returns a FEN, or the only line of standard input where it is {@code -}. */
    private String fen(String word) throws IOException {
        if (!word.equals(Input.STANDARD)) {
            return word;
        }
        if (words(1).contains(Input.STANDARD)) {
            throw new IllegalArgumentException(
                    "standard input has the FEN or the moves, not both: - may stand only once");
        }
        LineReader lines = new LineReader(Input.open(word, streams), streams.out());
        String line = lines.next();
        if (line == null || lines.next() != null) {
            throw new IllegalArgumentException("--fen -: standard input must have one line, a FEN");
        }
        return line;
    }
}

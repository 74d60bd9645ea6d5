package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The words that name a ruleset and its reading. */
final class RulesetOptions {
    @Parameters(index = "0", paramLabel = "RULESET", description = "a ruleset, by the id that assize list gives")
    private String id = "";

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "take a named set of answers; assize rules lists presets")
    private @Nullable String preset;

    @Option(
            names = "--reading",
            paramLabel = "ID=ANSWER",
            description = "answer one question the source leaves open, after the preset; assize rules lists them")
    private List<String> readings = new ArrayList<>();

    /** Returns the ruleset in its default reading. */
    Ruleset defaults() {
        return Rulesets.byId(id);
    }

    /** Returns the ruleset in the reading that the words choose. */
    Ruleset ruleset() {
        return read(defaults());
    }

    /** Returns a ruleset with the answers that the words choose. */
    Ruleset read(Ruleset ruleset) {
        Ruleset read = preset == null ? ruleset : ruleset.preset(preset);
        for (String reading : readings) {
            int at = reading.indexOf('=');
            if (at < 0) {
                throw new IllegalArgumentException("--reading \"" + reading + "\": must be an id, =, and an answer");
            }
            read = read.with(reading.substring(0, at), reading.substring(at + 1));
        }
        return read;
    }

    boolean chooses() {
        return preset != null || !readings.isEmpty();
    }
}

package io.github.assize.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What a command takes. It is told to picocli by calls and not by annotations: to read those takes longer than most
 * commands run.
 */
final class Syntax {
    static final String FEN = "--fen";
    static final String PRESET = "--preset";
    static final String JSON = "--json";
    static final String LENIENT = "--lenient";
    static final String RULESET = "RULESET";
    static final String READING = "--reading";

    private final CommandSpec spec = CommandSpec.create();
    private int words;

    private Syntax(String description) {
        spec.usageMessage()
                .description(description.stripTrailing())
                .descriptionHeading("%n")
                .parameterListHeading("%n")
                .sortOptions(false)
                .abbreviateSynopsis(true);
    }

    /**
     * Begins the syntax of a command.
     *
     * @param description what the command does and prints, in lines of at most 79 characters
     */
    static Syntax of(String description) {
        return new Syntax(description);
    }

    /** Takes a ruleset and its reading. */
    Syntax ruleset() {
        return ruleset(true);
    }

    private Syntax ruleset(boolean required) {
        spec.addOption(OptionSpec.builder(PRESET)
                .type(String.class)
                .paramLabel("NAME")
                .description("take a named set of answers; assize rules lists presets")
                .build());
        spec.addOption(OptionSpec.builder(READING)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel("ID=ANSWER")
                .description("answer a question that the source leaves open, after the preset;"
                        + " assize rules lists questions and answers")
                .build());
        return word(RULESET, "a ruleset, by the id that assize list gives", required);
    }

    /** Takes a position of a ruleset. */
    Syntax position() {
        return position(true);
    }

    /** Takes a position of a ruleset, or none where something else is given in its place. */
    Syntax optionalPosition() {
        return position(false);
    }

    private Syntax position(boolean required) {
        return ruleset(required)
                .option(FEN, "FEN", "a position, or - for a line of standard input; left out, the array")
                .lenient();
    }

    /** Takes the option to read leniently. */
    Syntax lenient() {
        return flag(LENIENT, "read positions and moves as people and other programs write them");
    }

    /** Takes a word. */
    Syntax word(String label, String description) {
        return word(label, description, true);
    }

    private Syntax word(String label, String description, boolean required) {
        spec.addPositional(PositionalParamSpec.builder()
                .index(String.valueOf(words++))
                .required(required)
                .arity(required ? "1" : "0..1")
                .type(String.class)
                .paramLabel(label)
                .description(description)
                .build());
        return this;
    }

    /** Takes a word that may be left out; no other may follow. */
    Syntax optionalWord(String label, String description) {
        return word(label, description, false);
    }

    /** Takes all words that follow, if any. */
    Syntax words(String label, String description) {
        spec.addPositional(PositionalParamSpec.builder()
                .index(words + "..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(label)
                .description(description)
                .build());
        return this;
    }

    /** Takes an option with a value. */
    Syntax option(String name, String label, String description) {
        spec.addOption(OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(label)
                .description(description)
                .build());
        return this;
    }

    /** Takes an option without a value. */
    Syntax flag(String name, String description) {
        spec.addOption(OptionSpec.builder(name).description(description).build());
        return this;
    }

    /** Takes the option to write JSON. */
    Syntax json(String description) {
        return flag(JSON, description);
    }

    /** Returns what reads the words of the command and tells how to call it. */
    CommandLine commandLine(String command, String title) {
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("print this text")
                .build());
        spec.name(command).usageMessage().header(title, "").optionListHeading(words == 0 ? "%n" : "");
        return new CommandLine(spec).setExpandAtFiles(false).setUnmatchedArgumentsAllowed(true);
    }
}

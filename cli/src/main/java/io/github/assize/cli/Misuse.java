package io.github.assize.cli;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Says in a line what is wrong with the words of a command, and what would be right. */
final class Misuse {
    /** What picocli adds to a letter among options written together. */
    private static final String IN_CLUSTER = " (while processing option: ";

    private Misuse() {}

    /** Refuses = after an option that takes no value where no value follows it, which picocli passes over. */
    static void refuseEmptyValues(CommandLine line, List<String> words) {
        for (OptionSpec option : line.getCommandSpec().options()) {
            int given = words.indexOf(option.longestName() + "=");
            int end = words.indexOf("--");
            if (isFlag(option) && given >= 0 && (end < 0 || given < end)) {
                throw new IllegalArgumentException(takesNoValue(option));
            }
        }
    }

    /** Refuses nothing as the name of a file. */
    static void refuseEmptyFiles(ParseResult parsed) {
        for (OptionSpec option : parsed.matchedOptions()) {
            if (option.paramLabel().equals("FILE") && option.stringValues().contains("")) {
                throw new IllegalArgumentException(option.longestName() + ": a file must be named");
            }
        }
    }

    private static boolean isFlag(OptionSpec option) {
        return option.arity().max() == 0;
    }

    private static String takesNoValue(OptionSpec flag) {
        return flag.longestName() + " takes no value";
    }

    /** Refuses a word that the command does not take. */
    static IllegalArgumentException unknown(CommandLine line, String unmatched) {
        int cluster = unmatched.indexOf(IN_CLUSTER);
        String word = cluster < 0 ? unmatched : unmatched.substring(0, cluster);
        List<String> names = line.getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .toList();
        // After -- an option's name is a word as any other.
        return word.startsWith("-") && !names.contains(word)
                ? new IllegalArgumentException("no option " + Shown.quoted(word) + "; there are: "
                        + names.stream().sorted().collect(Collectors.joining(", ")))
                : tooMany(word, usage(line));
    }

    /** Refuses a word after the last one that has a meaning. */
    static IllegalArgumentException tooMany(String word, String usage) {
        return new IllegalArgumentException(Shown.quoted(word) + " is a word too many; right is: " + usage);
    }

    /** Refuses words that picocli refuses. */
    static IllegalArgumentException refused(CommandLine line, ParameterException refusal) {
        List<String> unknown = line.getUnmatchedArguments();
        return unknown.isEmpty()
                ? new IllegalArgumentException(sentence(line, refusal), refusal)
                : unknown(line, unknown.get(0));
    }

    private static String sentence(CommandLine line, ParameterException refusal) {
        if (refusal instanceof MissingParameterException missing) {
            return missing(line, missing.getMissing().get(0));
        }
        if (refusal instanceof OverwrittenOptionException twice
                && twice.getOverwritten() instanceof OptionSpec option) {
            return option.longestName() + " may be given only once";
        }
        if (refusal.getArgSpec() instanceof OptionSpec flag && isFlag(flag)) {
            return takesNoValue(flag);
        }
        return refusal.getMessage() + "; right is: " + usage(line);
    }

    private static String missing(CommandLine line, ArgSpec missing) {
        return missing instanceof OptionSpec option
                ? option.longestName() + " must have a value: " + option.longestName() + " " + option.paramLabel()
                : missing.paramLabel() + " is missing; right is: " + usage(line);
    }

    /** Returns the line that the help of the command begins with. */
    private static String usage(CommandLine line) {
        return line.getHelp().synopsis(0).strip();
    }
}

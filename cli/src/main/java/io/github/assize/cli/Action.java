package io.github.assize.cli;

import java.io.IOException;
import picocli.CommandLine.Option;

/** One command; picocli fills in its fields from the words. */
abstract class Action {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            order = 1,
            description = "print this text")
    private boolean help;

    /** Tells whether the words ask what the command does, and no more. */
    boolean isHelpAsked() {
        return help;
    }

    /**
     * Runs the command.
     *
     * @return the exit status
     * @throws IllegalArgumentException if what the words name does not exist
     * @throws IOException if a stream fails
     */
    abstract int run(Streams streams) throws IOException;
}

package io.github.assize.cli;

import java.io.IOException;

/** What a command takes and does. */
interface Action {
    /** Returns what the command takes. */
    Syntax syntax();

    /**
     * Runs the command.
     *
     * @return the exit status
     * @throws IllegalArgumentException if what the arguments name does not exist
     * @throws IOException if a stream fails
     */
    int run(Arguments arguments, Streams streams) throws IOException;
}

package io.github.assize.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code assize}. */
@Command(name = "assize", mixinStandardHelpOptions = true, description = "The rules of historical chess.")
public final class Main implements Runnable {
    /**
     * Runs one command and exits with its status.
     *
     * @param args the words of the command
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}

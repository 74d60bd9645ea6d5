package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * What a command reads from and writes to.
 *
 * @param in standard input
 * @param out standard output
 * @param err standard error
 * @param errIsTerminal tells whether somebody looks at standard error; may be slow to answer
 * @param outDrawsColors tells whether standard output is a terminal that draws colors and is meant to; may be slow too
 * @param isConversation tells whether somebody types on standard input and looks at standard output; may be slow too
 */
record Streams(
        InputStream in,
        Output out,
        PrintStream err,
        BooleanSupplier errIsTerminal,
        BooleanSupplier outDrawsColors,
        BooleanSupplier isConversation) {
    static Streams ofProcess() {
        return new Streams(
                System.in,
                new Output(new FileOutputStream(FileDescriptor.out)),
                new PrintStream(new FileOutputStream(FileDescriptor.err), false, UTF_8),
                () -> isTerminal(2),
                () -> wantsColors(System.getenv()) && isTerminal(1),
                () -> isTerminal(0) && isTerminal(1));
    }

    /** Tells what the environment says of colors: nothing against them, and a terminal that has some. */
    static boolean wantsColors(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /** Asks test(1), which inherits the stream: Java itself only knows whether input and output are a terminal. */
    private static boolean isTerminal(int stream) {
        try {
            return new ProcessBuilder("test", "-t", Integer.toString(stream))
                            .inheritIO()
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Writes one line to standard error. */
    void complain(String sentence) {
        err.print("assize: " + Shown.oneLine(sentence) + "\n");
        err.flush();
    }
}

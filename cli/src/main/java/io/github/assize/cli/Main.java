package io.github.assize.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The command {@code assize}. */
public final class Main {
    /** All that was asked for was done. */
    static final int DONE = 0;

    /** A line or a move was refused, or a stream failed. */
    static final int REFUSED = 1;

    /** The words of the command make no sense. */
    static final int MISUSED = 2;

    /** Somebody has interrupted: what a shell gives for a program that SIGINT has ended. */
    static final int INTERRUPTED = 130;

    /** Nobody reads the output any more: what a shell gives for a program that SIGPIPE has ended. */
    static final int UNREAD = 141;

    private Main() {}

    /**
     * Runs one command and exits with its status.
     *
     * @param args the words of the command
     */
    public static void main(String[] args) {
        System.exit(run(List.of(args), Streams.ofProcess()));
    }

    /** Runs one command and returns its exit status. */
    static int run(List<String> words, Streams streams) {
        try {
            int status = dispatch(words, streams);
            streams.out().flush();
            return status;
        } catch (IOException e) {
            if (isClosedPipe(e)) {
                return UNREAD;
            }
            streams.complain(String.valueOf(e.getMessage()));
            return REFUSED;
        } catch (OutOfMemoryError e) {
            streams.complain("out of memory: this needs more than the " + heap() + " MB that Java may use here;"
                    + " java -Xmx, as in java -Xmx4g -jar assize.jar, allows more");
            return REFUSED;
        } catch (StackOverflowError e) {
            streams.complain("out of stack: the depth is too great; java -Xss, as in java -Xss64m -jar assize.jar,"
                    + " allows more");
            return REFUSED;
        }
    }

    private static long heap() {
        return Runtime.getRuntime().maxMemory() >> 20;
    }

    private static int dispatch(List<String> words, Streams streams) throws IOException {
        try {
            if (words.isEmpty()) {
                throw new IllegalArgumentException("a command must be given; " + Verb.thereAre());
            }
            List<String> rest = words.subList(1, words.size());
            return switch (words.get(0)) {
                case "-h", "--help", "help" -> Help.print(rest, streams);
                case "-V", "--version" -> Help.printVersion(rest, streams);
                default -> Verb.named(words.get(0)).run(rest, streams);
            };
        } catch (IllegalArgumentException e) {
            streams.complain(String.valueOf(e.getMessage()));
            return MISUSED;
        }
    }

    /** Returns whether the reader of the output went away, as head(1) does, which is nobody's fault. */
    private static boolean isClosedPipe(IOException e) {
        return String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}

package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The text that shows what commands there are. */
final class Help {
    private static final String BEFORE = """
        Assize tells the rules of historical chess: legal moves, check, and how a game ends.

        Usage: assize COMMAND [WORD...]

        Commands:
        """;
    private static final String AFTER = """

        assize COMMAND --help tells what a command takes and what it prints.
        assize --version prints the version.

        Output is UTF-8; fields are parted by one TAB. Exit status: 0 if all went well,
        1 if a move or a line of the input was refused or a stream failed, 2 if the
        command was refused, 141 if nobody reads the output any more.
        """;

    private Help() {}

    static int print(List<String> words, Streams streams) throws IOException {
        if (words.size() > 1) {
            throw Misuse.tooMany(words.get(1), "assize help [COMMAND]");
        }
        if (!words.isEmpty()) {
            return Verb.named(words.get(0)).run(List.of("--help"), streams);
        }
        streams.out().text(BEFORE);
        for (Verb verb : Verb.values()) {
            streams.out().text("  " + verb.word() + " ".repeat(10 - verb.word().length()) + verb.summary() + "\n");
        }
        streams.out().text(AFTER);
        return Main.DONE;
    }

    static int printVersion(List<String> words, Streams streams) throws IOException {
        if (!words.isEmpty()) {
            throw Misuse.tooMany(words.get(0), "assize --version");
        }
        streams.out().text(version() + "\n");
        return Main.DONE;
    }

    /** Returns the name and the version. */
    static String version() throws IOException {
        try (InputStream version = requireNonNull(Help.class.getResourceAsStream("version.txt"))) {
            return "assize " + new String(version.readAllBytes(), UTF_8).strip();
        }
    }
}

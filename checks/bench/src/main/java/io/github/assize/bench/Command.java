package io.github.assize.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The commands whose time from start to end is measured. */
enum Command {
    LIST("list", Column.IDS.size()),
    HELP("--help", 1),
    MOVES("moves grant-acedrex", (int) Known.perft("grant-acedrex", Known.DEFAULT, 1));

    private static final double NANOS_A_SECOND = 1e9;

    private final String words;
    private final int lines;

    /**
     * Creates a command.
     *
     * @param lines how many lines it prints, at least
     */
    Command(String words, int lines) {
        this.words = words;
        this.lines = lines;
    }

    String words() {
        return words;
    }

    /** Returns what measures the command by the clock on the wall, in seconds. */
    Meter meter(Path jar) {
        List<String> line = new ArrayList<>(List.of("-jar", jar.toString()));
        line.addAll(List.of(words.split(" ")));
        return () -> {
            long start = System.nanoTime();
            List<String> printed = Jvm.run(line);
            double seconds = (System.nanoTime() - start) / NANOS_A_SECOND;
            if (printed.size() < lines) {
                throw new IllegalStateException("assize " + words + " prints " + printed.size() + " lines");
            }
            return seconds;
        };
    }
}

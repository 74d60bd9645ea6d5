package io.github.assize.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Has the system open a file with the program that it has for it. */
final class Opener {
    private Opener() {}

    /** Opens a file, and tells whether there was something to open it with. */
    static boolean open(Path file) {
        try {
            new ProcessBuilder(command(System.getProperty("os.name", ""), file.toString()))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    static List<String> command(String system, String file) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", file);
        }
        return List.of(name.contains("mac") ? "open" : "xdg-open", file);
    }
}

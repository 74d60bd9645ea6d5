package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts JVMs of the same make as this one. */
final class Jvm {
    /** Options for a JVM in which JOL looks into objects; without the first it guesses, and says so. */
    static final List<String> LOOKING_INSIDE =
            List.of("-Djdk.attach.allowAttachSelf=true", "-Djol.magicFieldOffset=true");

    private Jvm() {}

    /** Runs a JVM to its end and returns the lines that it prints. */
    static List<String> run(List<String> arguments) {
        try {
            Process process = start(arguments);
            process.getOutputStream().close();
            List<String> lines;
            try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
                lines = out.lines().toList();
            }
            int status = process.waitFor();
            if (status != 0) {
                throw new IllegalStateException("java " + String.join(" ", arguments) + " ends with " + status);
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Starts a JVM; what it complains of is shown. */
    static Process start(List<String> arguments) throws IOException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(arguments);
        return new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Returns where this JVM has its classes from. */
    static String classPath() {
        return System.getProperty("java.class.path");
    }
}

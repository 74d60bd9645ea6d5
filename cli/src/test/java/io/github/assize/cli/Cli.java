package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the command line for tests. */
final class Cli {
    private Cli() {}

    /** What a run left behind. */
    record Run(int status, String out, String err) {}

    /** Runs a command in this process, without input. */
    static Run run(String... words) {
        return runWith("", words);
    }

    /** Runs a command in this process. */
    static Run runWith(String input, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = run(new ByteArrayInputStream(input.getBytes(UTF_8)), out, err, words);
        return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
    }

    static int run(InputStream in, OutputStream out, OutputStream err, String... words) {
        return Main.run(List.of(words), streams(in, out, err, false));
    }

    static Streams streams(InputStream in, OutputStream out, OutputStream err, boolean terminal) {
        return new Streams(
                in, new Output(out), new PrintStream(err, false, UTF_8), () -> terminal, () -> terminal, () -> false);
    }

    /** Runs a command in a virtual machine of its own, with options for it; its streams are taken as UTF-8. */
    static Run fork(List<String> options, String input, String... words) throws IOException, InterruptedException {
        Path in = Files.createTempFile("assize", ".in");
        Path out = Files.createTempFile("assize", ".out");
        Path err = Files.createTempFile("assize", ".err");
        try {
            Files.writeString(in, input);
            Process process = process(options, words)
                    .redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            return new Run(process.waitFor(), Files.readString(out), Files.readString(err));
        } finally {
            Files.delete(in);
            Files.delete(out);
            Files.delete(err);
        }
    }

    /** Sends the signal of Ctrl-C, and gives the status with which a process ends then. */
    static int interrupt(Process process) throws IOException, InterruptedException {
        new ProcessBuilder("/bin/kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
        boolean ended = process.waitFor(2, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertTrue(ended, "the signal is not heeded, or ignored as it is by whatever started the tests");
        return process.exitValue();
    }

    /** Prepares a command in a virtual machine of its own. */
    static ProcessBuilder process(List<String> options, String... words) {
        List<String> arguments = new ArrayList<>(List.of("-cp", System.getProperty("java.class.path")));
        arguments.addAll(options);
        arguments.add(Main.class.getName());
        arguments.addAll(List.of(words));
        return java(arguments.toArray(String[]::new));
    }

    /** Prepares a virtual machine of its own. */
    static ProcessBuilder java(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(arguments));
        ProcessBuilder process = new ProcessBuilder(command);
        // A machine that is told options by these says so on the stream for errors.
        process.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        return process;
    }
}

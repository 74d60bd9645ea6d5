package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.core.Rulesets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.stream.Stream;

/** Starts JVMs of the same make as this one. */
final class Jvm {
    private static final double NANOS_A_MILLI = 1e6;
    private static final double NANOS_A_SECOND = 1e9;
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private Jvm() {}

    /** Returns the JDK, the processor and the number of cores. */
    static String describe() {
        return "JDK " + System.getProperty("java.vm.version") + ", "
                + Runtime.getRuntime().availableProcessors() + " cores of " + processor() + ", "
                + System.getProperty("os.name");
    }

    private static String processor() {
        try (Stream<String> lines = Files.lines(PROCESSORS)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            return System.getProperty("os.arch");
        }
    }

    /** Measures the first use of a ruleset in a JVM, in milliseconds of thread CPU time. */
    static DoubleSupplier firstCompile(Column column) {
        String fen = Rulesets.byId(column.ruleset().id()).initialPosition().toFen();
        List<String> line = List.of(
                "-cp",
                System.getProperty("java.class.path"),
                FirstUse.class.getName(),
                LaterCompile.provider(column.ruleset().id()).getName());
        return () -> {
            List<String> printed = run(line);
            if (!printed.get(1).equals(fen)) {
                throw new IllegalStateException(line + " prints " + printed);
            }
            return Long.parseLong(printed.get(0)) / NANOS_A_MILLI;
        };
    }

    /** Measures the command line, which comes with the library in one jar, by the clock on the wall, in seconds. */
    static DoubleSupplier moves(Column column) {
        List<String> line = List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.assize.cli.Main",
                "moves",
                column.ruleset().id());
        int moves = Rulesets.byId(column.ruleset().id())
                .initialPosition()
                .legalMoves()
                .size();
        return () -> {
            long start = System.nanoTime();
            Works.expect(line.toString(), moves, run(line).size());
            return (System.nanoTime() - start) / NANOS_A_SECOND;
        };
    }

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
}

package io.github.assize.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** Tells what the figures were measured on. */
final class Machine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private Machine() {}

    /** Returns the JDK, the processor and the number of cores. */
    static String describe() {
        return String.format(
                Locale.ROOT,
                "JDK %s (%s), %d cores of %s, %s",
                System.getProperty("java.vm.version"),
                System.getProperty("java.vm.name"),
                Runtime.getRuntime().availableProcessors(),
                processor(),
                System.getProperty("os.name"));
    }

    /** Returns how many threads wanted a core, on average of the last minute. */
    static String load() {
        return String.format(
                Locale.ROOT,
                "%.1f",
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
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
}

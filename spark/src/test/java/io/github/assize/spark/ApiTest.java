package io.github.assize.spark;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the public signatures against their listing in {@code checks/api}, as every published module does; with
 * {@code -Dapi.update=true} it writes the listing anew.
 */
final class ApiTest {
    private static final Path LISTING = Path.of("..", "checks", "api", "assize-spark.txt");
    private static final Path CLASSES = Path.of("target", "classes");
    private static final ToolProvider JAVAP = ToolProvider.findFirst("javap").orElseThrow();

    @Test
    void noSignatureChangesUnnoticed() throws IOException {
        String signatures;
        try (Stream<Path> files = Files.list(CLASSES.resolve("io/github/assize/spark"))) {
            signatures = files.map(file -> "io.github.assize.spark."
                            + file.getFileName().toString().replace(".class", ""))
                    .filter(ApiTest::isPublic)
                    .sorted()
                    .map(ApiTest::signatures)
                    .collect(joining("\n"));
        }
        if (Boolean.getBoolean("api.update")) {
            Files.writeString(LISTING, signatures);
        }
        assertEquals(Files.readString(LISTING), signatures);
    }

    private static boolean isPublic(String name) {
        try {
            return Modifier.isPublic(
                    Class.forName(name, false, ApiTest.class.getClassLoader()).getModifiers());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static String signatures(String name) {
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        assertEquals(0, JAVAP.run(out, out, "-protected", "-constants", "-cp", CLASSES.toString(), name));
        List<String> lines = printed.toString()
                .lines()
                .filter(line -> !line.startsWith("Compiled from") && !line.equals("}"))
                .toList();
        return lines.get(0) + "\n" + lines.stream().skip(1).sorted().collect(joining("\n")) + "\n}\n";
    }
}

package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code says with the field's words what once had names of its own. */
final class WordsTest {
    private static final Pattern RETIRED =
            Pattern.compile("\\b(Survey|leash|tryOut|emitted|hemmedIn|massed|MASSED|entangled|ManExplainer|WayExplainer"
                    + "|GateCompiler|Sees to it|thought away)\\b");

    @Test
    void noRetiredWordStandsInTheSources() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            files.filter(file -> file.toString()
                            .replace('\\', '/')
                            .matches("\\.\\./(?!checks/)(?!.*/target/).*/src/main/java/.*\\.java"))
                    .forEach(file -> RETIRED.matcher(read(file))
                            .results()
                            .forEach(word -> found.add(file + ": " + word.group())));
        }
        assertEquals(List.of(), found);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

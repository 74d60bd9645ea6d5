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
    private static final Pattern RETIRED = Pattern.compile(
            "\\b(Survey|leash|tryOut|emit|emitted|hemmedIn|massed|MASSED|entangled|firsts|parry|parries|parrying"
                    + "|sparing|checkAlone|PlainMan|ManExplainer|WayExplainer|GateCompiler|Sees to it|thought away|Tells whether"
                    + "|Ends the telling|[Mm]an|[Mm]en)\\b");

    /** The texts of the rules and what the games are called keep the words of their sources. */
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"");

    @Test
    void noRetiredWordStandsInTheSources() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            files.filter(file -> file.toString()
                            .replace('\\', '/')
                            .matches("\\.\\./(?!checks/)(?!.*/target/).*/src/main/java/.*\\.java"))
                    .forEach(file -> RETIRED.matcher(TEXT.matcher(read(file)).replaceAll("\"\""))
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

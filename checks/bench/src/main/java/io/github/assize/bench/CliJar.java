package io.github.assize.bench;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the command line is, whose start-up is measured. */
final class CliJar {
    private static final Path IN_A_TREE = Path.of("cli", "target", "assize.jar");

    @Option(
            names = "--cli",
            paramLabel = "JAR",
            description = "the runnable jar of the command line, whose start-up is left out where it is not there;"
                    + " default: ${DEFAULT-VALUE}")
    private Path path = IN_A_TREE;

    Path path() {
        return path;
    }

    /** Returns the words that ask another JVM for the same. */
    String word() {
        return word(path);
    }

    /** Returns the words that ask another JVM for the command line of a built tree. */
    static String wordFor(Path tree) {
        return word(tree.resolve(IN_A_TREE));
    }

    private static String word(Path jar) {
        return "--cli=" + jar;
    }
}

package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rulesets are found from wherever they are asked for, and broken ones are told. */
final class RulesetsFoundTest {
    private static final List<String> IDS =
            Rulesets.all().stream().map(Ruleset::id).toList();

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource(PluginHost.Caller.class)
    void aLibraryInALoaderOfItsOwnFindsThemFromAnyThread(PluginHost.Caller caller) throws Exception {
        Path host = Path.of(PluginHost.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Process process = Cli.java(
                        // On a machine of few processors supplyAsync would begin a thread of its own.
                        "-Djava.util.concurrent.ForkJoinPool.common.parallelism=4",
                        "-cp",
                        host.toString(),
                        PluginHost.class.getName(),
                        caller.name(),
                        System.getProperty("java.class.path"))
                .redirectErrorStream(true)
                .start();
        assertEquals(
                String.join(" ", IDS) + "; chatur\n",
                new String(process.getInputStream().readAllBytes(), UTF_8));
        assertEquals(0, process.waitFor());
    }

    @Test
    void aBrokenProviderIsToldOnceAndHidesNoOther() throws Exception {
        String path = System.getProperty("java.class.path") + File.pathSeparator + services("org.example.Missing");
        String told = "assize: a ruleset cannot be had: Provider org.example.Missing not found\n";
        for (String[] words : new String[][] {{"list"}, {"moves", "chatur"}, {"rules", "short-assize"}}) {
            Cli.Run run = Cli.fork(List.of("-cp", path), "", words);
            assertEquals(new Cli.Run(0, Cli.run(words).out(), told), run);
        }
        Cli.Run unknown = Cli.fork(List.of("-cp", path), "", "moves", "chess");
        String refusal = "assize: no ruleset \"chess\"; there are: " + String.join(", ", IDS)
                + "; Provider org.example.Missing not found\n";
        assertEquals(new Cli.Run(2, "", refusal), unknown);
    }

    private Path services(String... providers) throws IOException {
        Path file = directory.resolve("META-INF/services/io.github.assize.core.RulesetProvider");
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(providers));
        return directory;
    }
}

package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** XBoard on a display without a screen, with the command line of this build as its engine. */
final class Xboard implements AutoCloseable {
    /** The pictures stay here to be looked at. */
    static final Path PICTURES = Path.of("target/outside");

    private static final Pattern SETUP = Pattern.compile("setup \\((\\S+)\\) ([0-9]+)x([0-9]+)");

    private final Path directory;
    private final Process server;
    private final String display;

    Xboard(Path folder) throws IOException {
        directory = Files.createTempDirectory(folder, "xboard");
        server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1000x900x24")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String number = server.inputReader(UTF_8).readLine();
        assertNotNull(number, "Xvfb has to be installed, as .ci/outside-play does");
        display = ":" + number;
        Files.createDirectories(PICTURES);
        script(
                "assize",
                String.join(
                                " ",
                                Cli.process(List.of("-Xmx200m", "-XX:TieredStopAtLevel=1"))
                                        .command()) + " \"$@\"");
        script("engine", directory.resolve("assize") + " xboard");
    }

    /** Writes a program into the folder and returns it. */
    Path script(String name, String line) throws IOException {
        Path script = directory.resolve(name);
        Files.writeString(script, "#!/bin/sh\n" + line + "\n");
        if (!script.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + script + " executable");
        }
        return script;
    }

    /** Returns the options that have XBoard begin from a position, which it reads before the engine tells it of the board. */
    List<String> from(String variant, String fen) throws IOException {
        String said =
                Cli.runWith("new\nvariant " + variant + "\nquit\n", "xboard").out();
        Matcher setup = SETUP.matcher(said);
        assertTrue(setup.find(), said);
        Path file = directory.resolve("position.fen");
        Files.writeString(file, fen + "\n");
        return List.of(
                "-loadPositionFile",
                file.toString(),
                "-pieceToCharTable",
                setup.group(1),
                "-boardWidth",
                setup.group(2),
                "-boardHeight",
                setup.group(3));
    }

    Path engine() {
        return directory.resolve("engine");
    }

    /** Returns a file in the folder. */
    Path file(String name) {
        return directory.resolve(name);
    }

    /** Runs a line in a shell, in the folder, where {@code assize} and the games are found by their names. */
    Process shell(String line) throws IOException {
        ProcessBuilder process = new ProcessBuilder("sh", "-c", line).directory(directory.toFile());
        process.environment().put("DISPLAY", display);
        process.environment().put("HOME", directory.toString());
        process.environment().merge("PATH", directory + ":/usr/games", (path, own) -> own + ":" + path);
        return process.redirectErrorStream(true)
                .redirectOutput(directory.resolve("said").toFile())
                .start();
    }

    /** What XBoard left behind. */
    record Run(String games, String debug) {}

    /** Prepares XBoard with the engine, with which it keeps to no rule of its own. */
    ProcessBuilder program(String variant, Path first, List<String> options) throws IOException {
        List<String> words =
                new ArrayList<>(List.of("/usr/games/xboard", "-fcp", first.toString(), "-variant", variant));
        words.addAll(List.of("-firstOptions", "Seed=1", "-secondOptions", "Seed=2"));
        // What it saves in the home of its user would make the next run another one, which finds the home without HOME.
        words.addAll(List.of(
                "-saveSettingsOnExit", "false", "-sgf", file("saved.pgn").toString()));
        words.addAll(List.of("-ruleMoves", "0", "-repeatsToDraw", "0", "-testClaims", "false", "-xponder"));
        words.addAll(List.of("-debug", "-nameOfDebugFile", debug().toString(), "-size", "49"));
        words.addAll(options);
        ProcessBuilder process = new ProcessBuilder(words);
        process.environment().put("DISPLAY", display);
        process.environment().put("HOME", directory.toString());
        process.redirectErrorStream(true)
                .redirectOutput(directory.resolve("said").toFile());
        return process;
    }

    private Path debug() {
        return directory.resolve("debug");
    }

    /** Has two engines play a match. */
    Run match(String variant, int games, Path first, Path second, List<String> options) throws Exception {
        Path file = directory.resolve("games.pgn");
        Files.deleteIfExists(file);
        List<String> words = new ArrayList<>(List.of("-scp", second.toString(), "-mode", "TwoMachines", "-noGUI"));
        words.addAll(List.of("-mg", String.valueOf(games), "-tc", "5", "-sgf", file.toString(), "-xexit"));
        words.addAll(List.of("-matchPause", "100"));
        words.addAll(options);
        Process xboard = program(variant, first, words).start();
        if (!xboard.waitFor(240, TimeUnit.SECONDS)) {
            xboard.destroyForcibly().waitFor();
        }
        return new Run(Files.exists(file) ? Files.readString(file) : "", readDebug());
    }

    /** Returns the last of what XBoard and the engines have said to each other. */
    String heard() {
        try {
            String debug = readDebug();
            return debug.substring(Math.max(0, debug.length() - 3000));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads what XBoard and the engines have said to each other. */
    String readDebug() throws IOException {
        return Files.readString(debug(), ISO_8859_1);
    }

    /** Runs a program on the display. */
    void run(String... words) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(words);
        process.environment().put("DISPLAY", display);
        process.redirectErrorStream(true)
                .redirectOutput(directory.resolve("out").toFile())
                .start()
                .waitFor();
    }

    /** Takes a picture of the screen. */
    void picture(String name) throws IOException, InterruptedException {
        run("import", "-window", "root", PICTURES.resolve(name + ".png").toString());
    }

    /** Waits until something has been said, a minute at most. */
    boolean hears(String words) throws IOException, InterruptedException {
        for (int i = 0; i < 300; i++) {
            if (Files.exists(debug()) && readDebug().contains(words)) {
                return true;
            }
            TimeUnit.MILLISECONDS.sleep(200);
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        server.destroy();
    }
}

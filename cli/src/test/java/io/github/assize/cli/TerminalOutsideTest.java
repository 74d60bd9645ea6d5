package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.game.GameRecord;
import io.github.assize.game.PgnReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assize play} in a terminal, which tmux is. */
@Tag("outside")
@Tag("play")
final class TerminalOutsideTest {
    private static final int PATIENCE = 60;

    @TempDir
    private Path directory;

    private String socket() {
        return directory.resolve("tmux").toString();
    }

    private String tmux(String... words) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("tmux", "-S", socket()));
        all.addAll(List.of(words));
        Path out = directory.resolve("out");
        new ProcessBuilder(all)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        return Files.readString(out);
    }

    private void type(String... keys) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("send-keys", "-t", "game"));
        words.addAll(List.of(keys));
        tmux(words.toArray(String[]::new));
    }

    private String shows(String words) throws IOException, InterruptedException {
        String screen = "";
        for (int i = 0; i < PATIENCE * 5 && !screen.contains(words); i++) {
            TimeUnit.MILLISECONDS.sleep(200);
            screen = tmux("capture-pane", "-p", "-t", "game");
        }
        String last = screen;
        assertTrue(last.contains(words), () -> "\"" + words + "\" is not on the screen:\n" + last);
        return last;
    }

    /** Opens a terminal of so many columns in which a game is played. */
    private void open(String columns, String... words) throws IOException, InterruptedException {
        String command = String.join(" ", Cli.process(List.of(), words).command());
        List<String> all = new ArrayList<>(List.of("new-session", "-d", "-s", "game", "-x", columns, "-y", "45"));
        all.add("env TERM=xterm-256color " + command + "; echo left: $?; sleep 600");
        tmux(all.toArray(String[]::new));
    }

    @Test
    void aGameIsPlayedWithCompletionWhyUndoAndSave() throws Exception {
        Path file = directory.resolve("games.pgn");
        open("100", "play", "chatur", "--black", "1", "--seed", "1");
        try {
            String board = shows("White>");
            assertTrue(board.contains("R  N  B  K  Q  B  N  R"), board);
            type("g1f", "Tab");
            shows("White> g1f3");
            type("Enter");
            shows("1. Nf3");
            shows("1... ");
            type("why Ra5", "Enter");
            shows("the prahu on a1 is blocked at a2 by its own bidak (CH-03)");
            type("Ra5", "Enter");
            shows("Ra5: the prahu on a1");
            type("undo", "Enter");
            type("d3", "Enter");
            shows("1. d3");
            type("save " + file, "Enter");
            shows("saved");
            type("hint", "Enter");
            type("C-c");
            shows("Ctrl-C once more leaves");
            type("quit", "Enter");
            for (int i = 0; i < PATIENCE * 5 && !Files.exists(file); i++) {
                TimeUnit.MILLISECONDS.sleep(200);
            }
            try (PgnReader games = PgnReader.of(file)) {
                GameRecord record = games.next();
                assertEquals("d2d3", record.mainLine().moves().get(0).toString());
                assertEquals(2, record.mainLine().moves().size());
            }
        } finally {
            tmux("kill-server");
        }
    }

    @Test
    void whoeverIsToRollIsToldSoAndTwoInterruptionsLeaveANarrowTerminal() throws Exception {
        open("44", "play", "grant-acedrex", "--reading", "dice=pass", "--black", "human");
        try {
            shows("White, roll or roll FACE>");
            type("a5", "Enter");
            shows("the die is to be rolled first");
            type("roll 1", "Enter");
            shows("1. rolls 1");
            type("a5", "Enter");
            shows("Black, roll or roll FACE>");
            type("C-c");
            shows("Ctrl-C once more leaves");
            type("C-c");
            shows("left: 0");
        } finally {
            tmux("kill-server");
        }
    }
}

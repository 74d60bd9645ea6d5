package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class ProgressTest {
    @Test
    void showsABarOnATerminalAndTakesItAway() {
        String shown = shown(true, Duration.ZERO);
        assertTrue(shown.contains("depth 7"), shown);
        assertTrue(shown.contains("100%"), shown);
        assertTrue(shown.endsWith("\r" + " ".repeat(79) + "\r"), shown);
    }

    @Test
    void showsNothingWhereNobodyLooks() {
        assertEquals("", shown(false, Duration.ZERO));
    }

    @Test
    void showsNothingForShortWork() {
        assertEquals("", shown(true, Duration.ofHours(1)));
    }

    private static String shown(boolean terminal, Duration moment) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = Cli.streams(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, terminal);
        try (Progress progress = new Progress(streams, "depth 7", 3, " steps", moment)) {
            progress.step();
            progress.step();
            progress.step();
        }
        return err.toString(UTF_8);
    }
}

package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.cli.Markdown.Block;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Holds what the guide for players shows in a terminal against what happens; XBoard has its own tests. */
final class PlayingGuideTest {
    static final Path GUIDE = Path.of("../docs/playing.md");

    private static final Pattern PIPED = Pattern.compile("\\$ printf '([^']*)' \\| assize (.*)");
    private static final Pattern IN_TABLE = Pattern.compile("(?m)^\\|.*\\| `assize (play [^`]*)` \\|$");

    @Test
    void whatIsPipedPrintsWhatIsShown() throws IOException {
        int shown = 0;
        for (Block block : Markdown.blocks(GUIDE)) {
            var piped = PIPED.matcher(block.text());
            if (piped.lookingAt()) {
                Cli.Run run = Cli.runWith(
                        piped.group(1).replace("\\n", "\n"), piped.group(2).split(" "));
                assertEquals(block.text().substring(block.text().indexOf('\n') + 1), run.out());
                assertEquals("", run.err());
                shown++;
            }
        }
        assertEquals(1, shown);
    }

    @Test
    void whatTheTableSaysIsUnderstood() throws IOException {
        List<String> lines = new ArrayList<>();
        IN_TABLE.matcher(Files.readString(GUIDE)).results().forEach(line -> lines.add(line.group(1)));
        assertEquals(8, lines.size());
        for (String line : lines) {
            String real = line.replace("FEN --pgn games.pgn", "- --limit 1").replace("--black /usr/games/fairymax", "");
            // With the machine on both sides a limit ends the game at once; a human says nothing here.
            String[] words = (real + (real.contains("--limit") ? "" : " --limit 2"))
                    .strip()
                    .split("\\s+");
            boolean fromPosition = real.contains("--fen -");
            String input = fromPosition ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w d1e8 - 0 1\n" : "";
            Cli.Run run = Cli.runWith(input, words);
            assertEquals("", run.err(), line);
            assertEquals(0, run.status(), line);
        }
        assertTrue(Files.readString(GUIDE).contains("`assize play chatur`"));
    }
}

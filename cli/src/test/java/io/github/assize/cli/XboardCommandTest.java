package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code assize xboard}; what the engine answers has tests of its own. */
final class XboardCommandTest {
    @Test
    void itAsksForTimeBeforeAllElseAndTellsItsVersion() throws Exception {
        Cli.Run run = Cli.runWith("xboard\nprotover 2\nquit\nnonsense\n", "xboard");
        List<String> lines = run.out().lines().toList();
        assertEquals("feature done=0", lines.get(0));
        assertTrue(lines.get(1).startsWith("feature myname=\"A" + Help.version().substring(1) + "\" "), lines.get(1));
        assertEquals("feature done=1", lines.get(lines.size() - 1));
        assertEquals("", run.err());
        assertEquals(0, run.status());
    }

    @Test
    void itEndsWithItsInput() {
        assertEquals(0, Cli.runWith("new\ngo", "xboard").status());
    }
}

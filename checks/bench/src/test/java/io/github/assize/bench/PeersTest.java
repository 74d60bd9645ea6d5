package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.bench.Peers.Program;
import io.github.assize.bench.Peers.Row;
import io.github.assize.core.Perft;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A ratio is printed only of programs that count the same; what a row names is there. */
final class PeersTest {
    private static final Row ROW = new Row("game", "chess", "start", 3, Map.of());

    /** A program that works at a rate of its own. */
    private record Counting(String title, long nodes, double seconds) implements Peer {
        @Override
        public boolean warmsUp() {
            return false;
        }

        @Override
        public Count count(int depth) {
            return new Count(nodes, nodes, seconds);
        }

        @Override
        public void close() {}
    }

    private static String printed(boolean whole, Map<Program, Peer> others) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Peers peers = new Peers(new PrintStream(printed, true, UTF_8), 3);
        peers.measure(ROW, new Counting("Assize", 8_000_000, 1), others);
        assertEquals(whole, peers.print());
        return printed.toString(UTF_8);
    }

    @Test
    void theRatioIsThatOfTheRates() {
        String printed = printed(true, Map.of(Program.SJAAK, new Counting("Sjaak", 8_000_000, 4)));
        assertTrue(printed.contains("| 4.0 (4.0-4.0) |"), printed);
        assertTrue(printed.contains(" 8000000 | "), printed);
    }

    @Test
    void whereCountsDifferThereIsNoRatio() {
        String printed = printed(
                false,
                new HashMap<>(Map.of(
                        Program.FAIRY_STOCKFISH, new Counting("Fairy", 8_000_000, 2),
                        Program.SJAAK, new Counting("Sjaak", 8_000_001, 4))));
        assertTrue(printed.contains("| 2.0 (2.0-2.0) | other counts |"), printed);
        assertTrue(
                printed.contains("No ratio for game: Sjaak counts 8000001 lines of 3 plies, Assize 8000000."), printed);
    }

    @Test
    void assizeAnswersAsAProgramOfItsOwn() {
        try (Peer assize = Peers.assize(ROW)) {
            assertEquals("Assize", assize.title());
            assertEquals(8902, assize.count(3).nodes());
        }
    }

    @Test
    void everyRowHasAPositionAndEveryGameThatIsNotBuiltInIsTold() throws IOException {
        String told = text("peers.ini") + text("peers.txt");
        List<String> names = new ArrayList<>();
        for (Row row : Peers.rows()) {
            assertTrue(Perft.count(PeerGames.position(row.ruleset(), row.position()), 2) > 0, row::toString);
            assertFalse(row.names().isEmpty(), row::toString);
            names.addAll(row.names().values());
        }
        for (String game : List.of("plain-chess", "long-assize-afoot", "algeria-afoot", "silver-chaturanga", "tamma")) {
            assertTrue(names.contains(game), game);
            assertTrue(told.contains("[" + game + ":") || told.contains("Variant: " + game), game);
        }
    }

    private static String text(String name) throws IOException {
        return new String(Peers.resource(name).readAllBytes(), UTF_8);
    }
}

package io.github.assize.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.game.PgnFault.Kind;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is told of broken files: every kind of fault, each at two places or more. */
final class PgnFaultTest {
    private static final String C = "[Variant \"chatur\"]\n";
    private static final String GOOD = "\n\n[Event \"next\"]\n[Variant \"chatur\"]\n\n1. d3 e5 *\n";

    /** A broken text; the place, the turn and the beginning of the message that are to be told of it. */
    private record Broken(Kind kind, String place, String message, String text) {
        static Broken of(String[] cells) {
            String place = cells[1] + ":" + cells[2] + " ply " + cells[3];
            return new Broken(Kind.valueOf(cells[0]), place, cells[4], cells[5].translateEscapes());
        }
    }

    private static List<Broken> table() throws IOException {
        return Table.rows("pgn-faults.tsv").stream().map(Broken::of).toList();
    }

    @TestFactory
    Stream<DynamicTest> everyFaultIsToldWithItsPlaceAndOnlyThatGameIsLost() throws IOException {
        return table().stream()
                .map(broken -> DynamicTest.dynamicTest(broken.kind() + " " + broken.text(), () -> {
                    List<PgnFault> faults = new ArrayList<>();
                    PgnReader reader = PgnReader.of(new StringReader(GOOD.trim() + "\n\n" + broken.text() + GOOD))
                            .onFault(faults::add);
                    List<GameRecord> records = new ArrayList<>();
                    reader.forEachRemaining(records::add);
                    PgnFault fault = faults.get(0);
                    assertEquals(1, faults.size(), faults::toString);
                    assertEquals(
                            broken.kind() + " " + broken.place(),
                            fault.kind() + " " + (fault.line() - 5) + ":" + fault.column() + " ply " + fault.ply(),
                            fault::toString);
                    assertTrue(fault.message().startsWith(broken.message()), fault::toString);
                    assertEquals(2, fault.game());
                    assertEquals(
                            2,
                            records.stream()
                                    .filter(r -> "next".equals(r.tags().get("Event")))
                                    .count());
                }));
    }

    @Test
    void everyKindIsTriedAtTwoPlacesOrMore() throws IOException {
        Map<Kind, Integer> tried = new EnumMap<>(Kind.class);
        table().forEach(broken -> tried.merge(broken.kind(), 1, Integer::sum));
        for (Kind kind : Kind.values()) {
            boolean elsewhere = kind == Kind.LIMIT || kind == Kind.ENCODING;
            assertTrue(elsewhere || tried.getOrDefault(kind, 0) >= 2, kind::toString);
        }
        assertTrue(table().size() >= 40, table().size() + " files");
    }

    private static PgnFault limit(PgnReader reader) {
        PgnException thrown = assertThrows(PgnException.class, reader::next);
        assertEquals(Kind.LIMIT, thrown.fault().kind());
        return thrown.fault();
    }

    private static PgnReader reader(String text) {
        return PgnReader.of(new StringReader(C + "\n" + text));
    }

    @Test
    void variationsMayLieOnlySoDeepInEachOther() {
        String deep = "1. d3 (1. e3 (1. a3 (1. b3)))";
        assertEquals(
                "line 3, column 21: variations must lie at most 2 deep in each other",
                limit(reader(deep + " *").maxNesting(2)).toString());
        assertEquals(
                "line 3, column 7: variations must lie at most 0 deep in each other",
                limit(reader(deep + " *").maxNesting(0)).toString());
        assertEquals(
                1, reader(deep + " *").maxNesting(3).next().mainLine().moves().size());
        String tooDeep = "1. d3 " + "(1. e3 ".repeat(101) + ")".repeat(101) + " *";
        assertEquals(Kind.LIMIT, limit(reader(tooDeep)).kind());
    }

    @Test
    void aGameMayHaveOnlySoManyTurns() {
        assertEquals(
                "line 3, column 13: a game must have at most 2 turns",
                limit(reader("1. d3 d6 2. d4 *").maxPlies(2)).toString());
        assertEquals(
                "line 3, column 11: a game must have at most 1 turns",
                limit(reader("1. d3 (1. e3) *").maxPlies(1)).toString());
        String endless = "Nf3 Nc6 Ng1 Nb8 ".repeat(5000);
        assertEquals(20_000, reader(endless + "*").next().mainLine().moves().size());
        assertEquals(20_001, limit(reader(endless + "Nf3 *")).ply());
    }

    @Test
    void aWordMayBeOnlySoLong() {
        assertEquals(
                "line 3, column 7: a comment must have at most 10 characters",
                limit(reader("1. d3 {a long comment} *").maxToken(10)).toString());
        assertEquals(
                "line 1, column 11: a tag must have at most 10 characters",
                limit(PgnReader.of(new StringReader("[Variant \"" + "c".repeat(11) + "\"]\n*"))
                                .maxToken(10))
                        .toString());
        assertEquals(
                Kind.LIMIT, limit(reader("{" + "x".repeat(1 << 20) + "y} *")).kind());
        assertEquals(
                1 << 20,
                reader("{" + "x".repeat(1 << 20) + "} *")
                        .next()
                        .root()
                        .comments()
                        .get(0)
                        .length());
    }

    @Test
    void limitsThatNothingKeepsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> reader("*").maxNesting(-1));
        assertThrows(IllegalArgumentException.class, () -> reader("*").maxPlies(-1));
        assertThrows(IllegalArgumentException.class, () -> reader("*").maxToken(0));
    }

    @Test
    void aGameThatIsNotUtf8IsReadAsLatinAndTold() {
        byte[] one = "[Event \"Žofín\"]\n[Variant \"chatur\"]\n\n1. d3 {éé} *\n\n".getBytes(UTF_8);
        byte[] two =
                "[White \"Müller\"]\n[Variant \"chatur\"]\n\n1. d3 {Grüße} *\n\n".getBytes(StandardCharsets.ISO_8859_1);
        byte[] three = "[Variant \"chatur\"]\n\n1. d3 {a\n  Größe} *\n\n".getBytes(StandardCharsets.ISO_8859_1);
        ByteArrayInputStream file = new ByteArrayInputStream(joined(one, two, one, three, one));
        List<PgnFault> faults = new ArrayList<>();
        List<GameRecord> records = new ArrayList<>();
        PgnReader.of(file).onFault(faults::add).forEachRemaining(records::add);
        assertEquals(5, records.size());
        assertEquals("Müller", records.get(1).tags().get("White"));
        assertEquals(List.of("Grüße"), records.get(1).at(List.of(0)).comments());
        assertEquals("Žofín", records.get(2).tags().get("Event"));
        assertEquals(List.of("a Größe"), records.get(3).at(List.of(0)).comments());
        assertEquals(
                "[2 ENCODING line 6, column 10, 4 ENCODING line 19, column 5]",
                faults.stream()
                        .map(f -> f.game() + " " + f.kind() + " line " + f.line() + ", column " + f.column())
                        .toList()
                        .toString());
    }

    private static byte[] joined(byte[]... parts) {
        java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    @Test
    void withoutAListenerANonUnicodeGameIsBrokenUnlessReadLeniently() {
        byte[] latin = (C + "\n1. d3 {Grüße} *\n").getBytes(StandardCharsets.ISO_8859_1);
        PgnException thrown = assertThrows(
                PgnException.class,
                () -> PgnReader.of(new ByteArrayInputStream(latin)).next());
        assertEquals(Kind.ENCODING, thrown.fault().kind());
        assertEquals(
                List.of("Grüße"),
                PgnReader.of(new ByteArrayInputStream(latin))
                        .lenient()
                        .next()
                        .at(List.of(0))
                        .comments());
    }

    @Test
    void aMoveFaultTellsWhyAsThePositionDoes() {
        PgnException thrown = assertThrows(
                PgnException.class, () -> reader("1. d3 d6 2. Ra4 *").next());
        String why = "the prahu on a1";
        assertTrue(
                thrown.fault().why().orElseThrow().startsWith(why),
                thrown.fault().why()::toString);
        assertTrue(thrown.fault().toString().startsWith("line 3, column 13: Ra4 at ply 3 is not legal: " + why));
        assertTrue(String.valueOf(thrown.getMessage()).startsWith("game 1, line 3, column 13: Ra4"));
    }

    @Test
    void withoutAListenerEachBrokenGameThrowsAndTheNextCanBeRead() {
        PgnReader reader = PgnReader.of(new StringReader(GOOD + C + "\n1. Ra4 *\n" + GOOD));
        assertEquals(2, reader.next().mainLine().moves().size());
        assertTrue(reader.hasNext());
        assertThrows(PgnException.class, reader::next);
        assertEquals("next", reader.next().tags().get("Event"));
        assertThrows(java.util.NoSuchElementException.class, reader::next);
    }
}

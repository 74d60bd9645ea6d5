package io.github.assize.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.assize.game.PgnFault.Kind;
import java.io.ByteArrayInputStream;
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
    private static final String D = "[Variant \"grant-acedrex\"]\n[Reading \"dice=pass\"]\n";
    private static final String GOOD = "\n\n[Event \"next\"]\n[Variant \"chatur\"]\n\n1. d3 e5 *\n";

    /** A broken text; the place, the turn and the beginning of the message that are to be told of it. */
    private record Broken(Kind kind, int line, int column, int ply, String text, String message) {}

    private static final List<Broken> TABLE = List.of(
            new Broken(Kind.TAG, 2, 2, 1, C + "[\"x\"]\n\n*", "a tag must begin with its name"),
            new Broken(Kind.TAG, 2, 9, 1, C + "[Event  Paris]\n\n*", "after the name Event"),
            new Broken(Kind.TAG, 2, 15, 1, C + "[Event \"Paris]\n\n*", "a tag's value must end with a quote"),
            new Broken(Kind.TAG, 2, 15, 1, C + "[Event \"Paris\"\n\n*", "a tag must end with ]"),
            new Broken(
                    Kind.TAG,
                    2,
                    9,
                    1,
                    C + "[Event \"Pa\tris\"]\n\n*",
                    "a tag must not hold the control character U+0009"),
            new Broken(Kind.DUPLICATE_TAG, 2, 2, 1, C + C + "\n*", "the tag Variant is given twice"),
            new Broken(
                    Kind.DUPLICATE_TAG,
                    1,
                    14,
                    1,
                    "[Event \"a\"] [Event \"a\"]\n" + C + "\n*",
                    "the tag Event is given"),
            new Broken(Kind.UNKNOWN_VARIANT, 1, 11, 1, "[Variant \"chess\"]\n\n*", "there is no ruleset \"chess\""),
            new Broken(Kind.UNKNOWN_VARIANT, 1, 1, 1, "[Event \"x\"]\n\n*", "the tag Variant must say"),
            new Broken(Kind.UNKNOWN_VARIANT, 1, 1, 1, "1. e4 e5 *", "the tag Variant must say"),
            new Broken(
                    Kind.READING, 2, 24, 1, C + "[Reading \"retreat=none king-leap=far\"]\n\n*", "reading king-leap"),
            new Broken(Kind.READING, 2, 11, 1, C + "[Reading \"retreat\"]\n\n*", "an answer must be written id=answer"),
            new Broken(
                    Kind.READING,
                    2,
                    24,
                    1,
                    C + "[Reading \"retreat=none retreat=none\"]\n\n*",
                    "the reading retreat is answered twice"),
            new Broken(
                    Kind.READING,
                    2,
                    10,
                    1,
                    "[Variant \"grant-acedrex\"]\n[Preset \"mine\"]\n\n*",
                    "grant-acedrex has no preset"),
            new Broken(
                    Kind.READING,
                    3,
                    11,
                    1,
                    "[Variant \"grant-acedrex\"]\n[Preset \"murray\"]\n[Reading \"dice=pass\"]\n\n*",
                    "the Reading contradicts"),
            new Broken(
                    Kind.FEN, 2, 7, 1, C + "[FEN \"9/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", "placement: rank 8 is too long"),
            new Broken(
                    Kind.FEN,
                    3,
                    7,
                    1,
                    C + "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
                    "White has 0 kings"),
            new Broken(Kind.FEN, 2, 9, 1, C + "[SetUp \"1\"]\n\n*", "SetUp \"1\" must have a FEN"),
            new Broken(Kind.FEN, 2, 9, 1, C + "[SetUp \"yes\"]\n\n*", "SetUp must be"),
            new Broken(
                    Kind.FEN,
                    3,
                    7,
                    1,
                    C + "[SetUp \"0\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
                    "a FEN stands beside"),
            new Broken(Kind.MOVE, 3, 4, 1, C + "\n1. Ra4 *", "Ra4 at ply 1 is not legal: the prahu on a1"),
            new Broken(Kind.MOVE, 4, 2, 4, C + "\n1. d3 d6 2. d4\n Qx *", "Qx at ply 4 is not legal:"),
            new Broken(Kind.MOVE, 3, 25, 4, C + "\n1. d3 d6 (1... d5 d4 2. e4 *", "e4 at ply 4 is not legal: a bidak"),
            new Broken(
                    Kind.AMBIGUOUS_MOVE,
                    4,
                    4,
                    1,
                    C + "[FEN \"4k3/p7/8/8/8/8/4P3/N2KN3 w - - 0 1\"]\n\n1. Nc2 *",
                    "Nc2 at ply 1"),
            new Broken(Kind.AMBIGUOUS_MOVE, 3, 34, 7, C + "\n1. Nf3 a6 2. Nd4 a5 3. Nc3 a4 4. Nb5 *", "Nb5 at ply 7"),
            new Broken(Kind.ROLL, 4, 4, 1, D + "\n1. a5 a8 *", "a5 lacks its roll"),
            new Broken(
                    Kind.ROLL, 4, 27, 2, D + "\n1. a5 {[%roll 1]} 1... a8 {[%roll nine]} *", "a roll must be a number"),
            new Broken(Kind.ROLL, 4, 4, 1, D + "\n1. -- {[%roll 1]} *", "the roll 1 lets a man move"),
            new Broken(
                    Kind.ROLL,
                    5,
                    4,
                    1,
                    D + "[FEN \"11k/p11/12/12/12/12/12/12/12/12/P11/K11 w - - 0 1 -\"]\n\n1. Rb1 {[%roll 5]} *",
                    "the roll 5 loses the turn"),
            new Broken(Kind.ROLL, 3, 7, 2, C + "\n1. d3 {[%roll 5]} *", "roll 5: no roll is awaited"),
            new Broken(Kind.NAG, 3, 7, 2, C + "\n1. d3 $256 *", "a glyph must be from $0 to $255"),
            new Broken(Kind.NAG, 3, 6, 2, C + "\n1. d3!!! *", "a mark must be one of"),
            new Broken(Kind.NAG, 3, 1, 1, C + "\n$1 1. d3 *", "a glyph must follow a move"),
            new Broken(Kind.UNCLOSED_COMMENT, 3, 7, 2, C + "\n1. d3 {a word\n\nd6 *", "the comment that opens here"),
            new Broken(Kind.UNCLOSED_COMMENT, 4, 1, 1, C + "\n\n{ 1. d3 d6 2. d4 *", "the comment that opens here"),
            new Broken(Kind.UNCLOSED_VARIATION, 3, 7, 3, C + "\n1. d3 (1. e3 e6 *", "the variation that opens here"),
            new Broken(Kind.UNCLOSED_VARIATION, 4, 1, 2, C + "\n1. d3\n(1. e3", "the variation that opens here"),
            new Broken(Kind.STRAY, 3, 1, 1, C + "\n) *", "no variation is open"),
            new Broken(Kind.STRAY, 3, 7, 2, C + "\n1. d3 } *", "\"}\" has no meaning here"),
            new Broken(Kind.STRAY, 3, 1, 1, C + "\n(1. d3) *", "a variation must follow a move"),
            new Broken(Kind.STRAY, 3, 8, 1, C + "\n1. d3 () *", "a variation must hold a move"),
            new Broken(Kind.NO_RESULT, 5, 1, 3, C + "\n1. d3 d6", "the game must end with its result"),
            new Broken(
                    Kind.NO_RESULT,
                    5,
                    1,
                    2,
                    C + "\n1. d3\n\n[Variant \"chatur\"]\n\n*",
                    "the game must end with its result"),
            new Broken(
                    Kind.RESULT,
                    3,
                    10,
                    3,
                    "[Result \"1-0\"]\n" + C + "1. d3 d6 0-1",
                    "the result 0-1 contradicts the tag"),
            new Broken(
                    Kind.RESULT,
                    3,
                    30,
                    6,
                    C + "\n1. d3 e5 2. Qc3 Ke7 3. Qxe5# 0-1",
                    "the result must be 1-0 checkmate"),
            new Broken(
                    Kind.RESULT, 3, 30, 6, C + "\n1. d3 e5 2. Qc3 Ke7 3. Qxe5# *", "the result must be 1-0 checkmate"),
            new Broken(Kind.RESULT, 2, 10, 2, C + "[Reason \"boredom\"]\n1. d3 0-1", "there is no reason \"boredom\""),
            new Broken(Kind.RESULT, 2, 10, 2, C + "[Result \"won\"]\n1. d3 0-1", "Result must be one of"),
            new Broken(
                    Kind.RESULT,
                    3,
                    7,
                    2,
                    C + "[Reason \"stalemate\"]\n1. d3 1-0",
                    "the result cannot be 1-0 stalemate"),
            new Broken(Kind.RESULT, 2, 10, 2, C + "[Reason \"time\"]\n1. d3 *", "a game with the result * cannot"),
            new Broken(
                    Kind.RESULT,
                    3,
                    7,
                    2,
                    C + "[Reason \"resignation\"]\n1. d3 1/2-1/2",
                    "the result cannot be 1/2-1/2: a resignation"));

    @TestFactory
    Stream<DynamicTest> everyFaultIsToldWithItsPlaceAndOnlyThatGameIsLost() {
        return TABLE.stream()
                .map(broken -> DynamicTest.dynamicTest(broken.kind() + " " + broken.text(), () -> {
                    List<PgnFault> faults = new ArrayList<>();
                    PgnReader reader = PgnReader.of(new StringReader(GOOD.trim() + "\n\n" + broken.text() + GOOD))
                            .onFault(faults::add);
                    List<GameRecord> records = new ArrayList<>();
                    reader.forEachRemaining(records::add);
                    PgnFault fault = faults.get(0);
                    assertEquals(1, faults.size(), faults::toString);
                    assertEquals(
                            broken.kind() + " " + broken.line() + ":" + broken.column() + " ply " + broken.ply(),
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
    void everyKindIsTriedAtTwoPlacesOrMore() {
        Map<Kind, Integer> tried = new EnumMap<>(Kind.class);
        TABLE.forEach(broken -> tried.merge(broken.kind(), 1, Integer::sum));
        for (Kind kind : Kind.values()) {
            boolean elsewhere = kind == Kind.LIMIT || kind == Kind.ENCODING;
            assertTrue(elsewhere || tried.getOrDefault(kind, 0) >= 2, kind::toString);
        }
        assertTrue(TABLE.size() >= 40, TABLE.size() + " files");
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
                "line 3, column 7: a word must have at most 10 characters",
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
        byte[] one = "[Event \"Žofín\"]\n[Variant \"chatur\"]\n\n1. d3 {éé} *\n\n".getBytes(StandardCharsets.UTF_8);
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

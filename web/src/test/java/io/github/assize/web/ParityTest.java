package io.github.assize.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.game.PgnReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The script says under Node what the library says on the JVM: the same texts, whole. */
@Tag("outside")
final class ParityTest {
    private static final Path INDEX = Path.of("target/npm/index.js");
    private static final int POSITIONS = Integer.getInteger("assize.parity", 2000);
    private static final int WHOLE = 25;
    private static final int LONGEST = 400;
    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    @TempDir
    private Path folder;

    private final List<String> questions = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();

    static Stream<Ruleset> rulesets() {
        return Rulesets.all().stream();
    }

    /** Asks the script what the library answers here. */
    private void ask(Supplier<@Nullable Object> answer, Object... question) {
        questions.add(GSON.toJson(question));
        Object expected;
        try {
            expected = answer.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            expected = Map.of("error", String.valueOf(e.getMessage()));
        }
        answers.add(GSON.toJson(expected));
    }

    private void compare() throws IOException, InterruptedException {
        Path asked = Files.write(folder.resolve("questions.txt"), questions, UTF_8);
        Path said = folder.resolve("answers.txt");
        Process process = new ProcessBuilder("node", "src/test/node/answer.mjs", INDEX.toString(), asked.toString())
                .redirectOutput(said.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertEquals(0, process.waitFor());
        List<String> lines = Files.readAllLines(said, UTF_8);
        assertEquals(answers.size(), lines.size());
        for (int i = 0; i < answers.size(); i++) {
            String expected = answers.get(i);
            String actual = lines.get(i);
            if (!expected.equals(actual)) {
                assertEquals(JsonParser.parseString(expected), JsonParser.parseString(actual), questions.get(i));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void playedPositionsAreTheSame(Ruleset ruleset) throws Exception {
        List<Ruleset> readings = readings(ruleset);
        int[] left = new int[readings.size()];
        for (int i = 0; i < POSITIONS; i++) {
            left[i % 2 == 0 ? 0 : i / 2 % left.length]++;
        }
        for (int i = 0; i < left.length; i++) {
            play(readings.get(i), left[i], new Random(i));
        }
        compare();
    }

    /** Returns the ruleset and then each reading that differs from it by one answer. */
    private static List<Ruleset> readings(Ruleset ruleset) {
        List<Ruleset> readings = new ArrayList<>(List.of(ruleset));
        for (Reading reading : ruleset.readings()) {
            reading.answers().stream()
                    .filter(answer -> !answer.equals(reading.defaultAnswer()))
                    .forEach(answer -> readings.add(ruleset.with(reading.id(), answer.id())));
        }
        return readings;
    }

    private void play(Ruleset ruleset, int positions, Random random) {
        Iterator<Position> played = Stream.generate(() -> game(ruleset, random))
                .flatMap(List::stream)
                .iterator();
        for (int i = 0; i < positions; i++) {
            ask(Games.text(ruleset), played.next(), i % WHOLE == 0, random);
        }
    }

    private static List<Position> game(Ruleset ruleset, Random random) {
        List<Position> game = new ArrayList<>();
        Position position = ruleset.initialPosition();
        game.add(position);
        while (game.size() < LONGEST && !position.outcome().isDecided()) {
            if (position.awaitsRoll()) {
                List<Integer> faces = List.copyOf(position.rolls().keySet());
                position = position.roll(faces.get(random.nextInt(faces.size())));
            } else {
                List<Move> moves = position.legalMovesInOrder();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
            game.add(position);
        }
        return game;
    }

    private void ask(String game, Position position, boolean whole, Random random) {
        String fen = position.toFen();
        ask(() -> Positions.moves(game, fen), "moves", game, fen);
        Ruleset ruleset = position.ruleset();
        String text = square(ruleset, random) + square(ruleset, random);
        ask(() -> Positions.why(game, fen, text), "why", game, fen, text);
        if (!position.legalMoves().isEmpty()) {
            String move = position.legalMovesInOrder()
                    .get(random.nextInt(position.legalMoves().size()))
                    .toString();
            ask(() -> Positions.play(game, fen, move), "play", game, fen, move);
        }
        if (whole) {
            ask(() -> Positions.describe(game, fen), "position", game, fen);
            ask(() -> Perft.count(position, 2), "perft", game, fen, 2);
            ask(() -> Pictures.position(game, fen, true, "", ""), "picture", game, fen, Map.of("flipped", true));
        }
    }

    private static String square(Ruleset ruleset, Random random) {
        return (char) ('a' + random.nextInt(ruleset.files())) + "" + (1 + random.nextInt(ruleset.ranks()));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void whatARulesetSaysOfItselfIsTheSame(Ruleset ruleset) throws Exception {
        for (Ruleset reading : readings(ruleset)) {
            String game = Games.text(reading);
            ask(() -> Games.describe(game), "ruleset", game);
            ask(() -> Comparison.compare(ruleset.id(), "", game, ""), "compare", ruleset.id(), "", game, "");
            for (int seed = 1; seed <= 2; seed++) {
                int sown = seed;
                ask(() -> Playouts.play(game, "", sown, 3, LONGEST), "playout", game, "", seed, 3, LONGEST);
            }
        }
        ask(() -> Perft.count(ruleset.initialPosition(), 3), "perft", ruleset.id(), "", 3);
        ruleset.pieceTypes()
                .forEach(type -> ask(
                        () -> Pictures.movement(ruleset.id(), type.letter(), "", true, false),
                        "movement",
                        ruleset.id(),
                        type.letter(),
                        Map.of("black", true)));
        compare();
    }

    @Test
    void thePackageIsFoundByItsNameAndItsTypesNameAllThatItHas() throws Exception {
        Path linked = Files.createDirectories(folder.resolve("node_modules")).resolve("assize");
        Files.createSymbolicLink(linked, INDEX.toAbsolutePath().getParent());
        Path script = Files.writeString(folder.resolve("use.mjs"), """
                import * as assize from 'assize';
                console.log(Object.keys(assize).sort().join(' '));
                """);
        Process process = new ProcessBuilder("node", script.toString()).start();
        String names = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
        String types = Files.readString(INDEX.resolveSibling("index.d.ts"));
        assertEquals(
                Pattern.compile("export (?:function|class) (\\w+)")
                        .matcher(types)
                        .results()
                        .map(match -> match.group(1))
                        .sorted()
                        .collect(joining(" ")),
                names);
        assertFalse(names.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"""
                [Variant "makruk"]
                [SetUp "1"]
                [FEN "k6m/8/8/8/8/8/8/NR4K1 b - - 0 1"]

                {It begins.} 1... Ka7 {[%count start black]} ({Or} 1... Mg7 $1 {[%count start black]} {so} 2. Kh1)
                (1... Mg7) 2. Kh1 Ka8 {[%count stop black]} {[%count start black]} (2... Mg7 {[%count stop black]}) 3. Kg1
                {[%count stop black]} {[%count start black]} {and says no more} *
                """, """
                [Variant "grant-acedrex"]
                [Reading "dice=pass"]

                1. b5 {[%roll 1]} (1. c5 {[%roll 1]} {the same roll}) (1. Le2 {[%roll 4]}) {[%roll 8]} *
                """, """
                [Variant "grant-acedrex"]
                [Reading "dice=pass"]
                [SetUp "1"]
                [FEN "k10r/12/12/12/12/12/12/12/12/12/12/1R8K1 w - - 0 1 -"]

                1. -- {[%roll 1]} {[%count start white]} {lost} *
                """, """
                [Variant "shatar"]
                [SetUp "1"]
                [FEN "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1"]
                [Result "1/2-1/2"]
                [Reason "void-mate"]

                1/2-1/2
                """, """
                [Variant "chatur"]
                [Result "0-1"]
                [Reason "time"]

                1. d3 0-1
                """, """
                [Variant "chatur"]
                [Reason "abandoned"]
                [Annotator "Nobody, \\"so\\""]
                [White "José"]
                [WhiteElo "1200"]
                [__proto__ "a name like another"]
                [Termination "emergency"]

                1. d3 $1 $18 {a comment} *
                """})
    void aGameIsReadAndWrittenAlike(String pgn) throws Exception {
        ask(() -> PgnIn.read(pgn), "readPgn", pgn);
        Map<?, ?> game = (Map<?, ?>) ((List<?>) requireNonNull(PgnIn.read(pgn).get("games"))).get(0);
        ask(() -> PgnReader.of(new StringReader(pgn)).next().toString(), "writePgn", game);
        compare();
    }

    /** Asks for a game of one move with a result, which is written as the library reads it. */
    private void asRead(String result) {
        String pgn = "[Variant \"chatur\"]\n[Result \"" + result + "\"]\n\n1. d3 " + result + "\n";
        ask(
                () -> PgnReader.of(new StringReader(pgn)).next().toString(),
                "writePgn",
                Map.of("game", "chatur", "steps", List.of(Map.of("parent", 0, "text", "d3")), "result", result));
    }

    @Test
    void aResultWithoutAReasonIsWrittenAsItIsRead() throws Exception {
        for (String result : List.of("1-0", "0-1", "1/2-1/2", "*")) {
            asRead(result);
        }
        Map<String, Object> mated = Map.of("game", "shatar", "fen", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1");
        String byBoard = PgnOut.write("shatar", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", new String[0], new String[0], "");
        for (String result : List.of("1-0", "1-0 checkmate")) {
            ask(() -> byBoard, "writePgn", with(mated, result));
        }
        refused("result \"*\": by the board the game has ended, 1-0 checkmate", "writePgn", with(mated, "*"));
        refused("0-1 adjudication: the game is over, 1-0 checkmate", "writePgn", with(mated, "0-1"));
        refused("result \"2-0\" has no reason that there is", "writePgn", Map.of("game", "chatur", "result", "2-0"));
        for (String result : List.of("0-1 void-mate", "1-0 checkmate")) {
            refused(
                    "result \"" + result + "\": by the board the game goes on",
                    "writePgn",
                    Map.of("game", "chatur", "result", result));
        }
        compare();
    }

    private static Map<String, Object> with(Map<String, Object> game, String result) {
        Map<String, Object> ended = new HashMap<>(game);
        ended.put("result", result);
        return ended;
    }

    @Test
    void aGameThatIsNotUtf8IsReadAsTheLibraryReadsIt() throws Exception {
        String pgn = "[Variant \"chatur\"]\n[White \"Jos\u00e9\"]\n\n1. d3 *\n\n";
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(pgn.getBytes(ISO_8859_1));
        file.write(pgn.getBytes(UTF_8));
        byte[] bytes = file.toByteArray();
        List<?> games = (List<?>) requireNonNull(PgnIn.read(bytes).get("games"));
        games.forEach(game -> assertEquals(Map.of("White", "José"), ((Map<?, ?>) game).get("tags")));
        List<Integer> unsigned = new ArrayList<>();
        for (byte value : bytes) {
            unsigned.add(Byte.toUnsignedInt(value));
        }
        ask(() -> PgnIn.read(bytes), "readPgn", Map.of("bytes", unsigned));
        compare();
    }

    /** Asks the script for what no Java could be asked for. */
    private void refused(String sentence, @Nullable Object... question) {
        questions.add(GSON.toJson(question));
        answers.add(GSON.toJson(Map.of("error", sentence)));
    }

    @Test
    void valuesOfAnotherKindAreRefusedWithASentence() throws Exception {
        String game = "chatur";
        refused("game must be a text, not null", "position", (Object) null);
        refused("fen must be a text, not null", "moves", game, null);
        refused("move must be a text, not undefined", "play", game, "");
        refused("depth must be a whole number from 0 to 2147483647, not \"x\"", "perft", game, "", "x");
        refused("depth must be a whole number from 0 to 2147483647, not -1", "perft", game, "", -1);
        refused("face must be a whole number from 1 to 2147483647, not 1.5", "roll", game, "", 1.5);
        refused("index must be a whole number from 0 to 2147483647, not -1", "playout", game, "", 1, -1);
        refused("cap must be a whole number from 0 to 2147483647, not -2", "playout", game, "", 1, 0, -2);
        refused("otherGame must be a text, not undefined", "compare", game, "");
        refused("options must be an object, not null", "picture", game, "", null);
        refused("flipped must be true or false, not 1", "picture", game, "", Map.of("flipped", 1));
        refused("an arrow must be an object, not 3", "picture", game, "", Map.of("arrows", List.of(3)));
        refused("values must be an array, not an object", "histogram", "t", "x", "y", Map.of());
        refused(
                "a value must be a whole number from 0 to 2147483647, not an array",
                "histogram",
                "t",
                "x",
                "y",
                List.of(List.of()));
        refused("pgn must be a text or a Uint8Array, not 3", "readPgn", 3);
        refused("pgn must be a text or a Uint8Array, not an object", "readPgn", Map.of());
        refused("record must be an object, not null", "writePgn", (Object) null);
        refused("tag White must be a text, not 3", "writePgn", Map.of("game", game, "tags", Map.of("White", 3)));
        refused(
                "parent must be a whole number from 0 to 2147483647, not undefined",
                "writePgn",
                Map.of("game", game, "steps", List.of(Map.of("text", "d3"))));
        refused(
                "a step must have a text, a face or a count",
                "writePgn",
                Map.of("game", game, "steps", List.of(Map.of("parent", 0))));
        ask(
                () -> PgnOut.write(game, "", new String[] {"move 4 d3"}, new String[0], ""),
                "writePgn",
                Map.of("game", game, "steps", List.of(Map.of("parent", 4, "text", "d3"))));
        compare();
    }

    @Test
    void whatIsRefusedIsRefusedWithTheSameSentence() throws Exception {
        String bare = "chatur";
        ask(() -> Positions.play(bare, "", "e2e5"), "play", bare, "", "e2e5");
        ask(() -> Positions.play(bare, "", "??"), "play", bare, "", "??");
        ask(() -> Positions.describe(bare, "8/8"), "position", bare, "8/8");
        ask(() -> Positions.faults(bare, "8/8/8/8/8/8/8/8 w - - 0 1"), "faults", bare, "8/8/8/8/8/8/8/8 w - - 0 1");
        ask(() -> Positions.faults(bare, "what"), "faults", bare, "what");
        ask(() -> Positions.roll(bare, "", 3), "roll", bare, "", 3);
        ask(() -> Games.describe("chatur king-leap=far"), "ruleset", "chatur king-leap=far");
        ask(() -> Games.describe("chatur king-leap"), "ruleset", "chatur king-leap");
        refused(
                "reading king-leap of chatur may be answered only once: it has the answers jump and slide",
                "ruleset",
                "chatur king-leap=jump king-leap=slide");
        ask(() -> PgnIn.read("[Variant \"chatur\"]\n\n1. d3 d9 *"), "readPgn", "[Variant \"chatur\"]\n\n1. d3 d9 *");
        ask(
                () -> PgnOut.write(bare, "", new String[] {"count 0 now"}, new String[0], ""),
                "writePgn",
                Map.of("game", bare, "steps", List.of(Map.of("parent", 0, "count", "now"))));
        ask(
                () -> PgnOut.write(bare, "", new String[0], new String[0], "* agreement"),
                "writePgn",
                Map.of("game", bare, "result", "* agreement"));
        ask(() -> Games.all(), "rulesets");
        ask(
                () -> Pictures.histogram("How long", "plies", "games", new int[] {3, 40, 41, 700}),
                "histogram",
                "How long",
                "plies",
                "games",
                List.of(3, 40, 41, 700));
        int most = Integer.MAX_VALUE;
        ask(() -> Pictures.histogram("t", "x", "y", new int[] {0, most}), "histogram", "t", "x", "y", List.of(0, most));
        compare();
    }
}

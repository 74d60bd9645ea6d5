package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Positions and games as JSON, as docs/json.md describes them. */
final class JsonLineTest {
    private static final Path PAGE = Path.of("../docs/json.md");
    private static final String PGN = """
        [White "Robert"]
        [Variant "grant-acedrex"]
        [Reading "dice=pass"]
        [Reason "resignation"]

        1. a5 {[%roll 1]} a8 {[%roll 1]} {[%roll 6]} 0-1
        """;
    private static final String ROOKS = "k7/p7/8/8/8/8/8/K6R b - - 3 7";

    @Test
    void thePageShowsWhatTheCommandPrints() throws IOException {
        List<String> shown = Pattern.compile("```console\n[^\n]*\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult example) -> example.group(1))
                .toList();
        assertEquals(
                List.of(
                        Cli.run("moves", "short-assize", "--fen", ROOKS, "--json"),
                        Cli.run("replay", "chatur", "d3", "e5", "Qc3", "Ke7", "Qxe5", "--json")),
                shown.stream().map(out -> new Cli.Run(0, out, "")).toList());
    }

    /** Returns the members in the tables of the page, table by table. */
    private static List<List<String>> described() throws IOException {
        return Pattern.compile("(\\| `\\w+` \\|.*\n)+")
                .matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult table) -> Pattern.compile("(?m)^\\| `(\\w+)`")
                        .matcher(table.group())
                        .results()
                        .map((MatchResult member) -> member.group(1))
                        .toList())
                .toList();
    }

    @TempDir
    private Path folder;

    @Test
    void thePageDescribesEveryMemberInItsOrder() throws IOException {
        JsonObject position = object(Cli.run("moves", "chatur", "--json").out());
        JsonObject refusal =
                object(Cli.runWith("8", "analyze", "chatur", "--json").out());
        JsonObject game =
                object(Cli.runWith(PGN, "replay", "--pgn", "-", "--json").out());
        JsonObject counted = new JsonObject();
        counted.add("count", new JsonArray());
        game.getAsJsonArray("plies").get(0).getAsJsonObject().asMap().forEach(counted::add);
        Path games = folder.resolve("games.jsonl");
        JsonObject study = object(Cli.run(
                        "playouts",
                        "chatur",
                        "--games",
                        "1",
                        "--against",
                        "king-leap=jump",
                        "--format",
                        "json",
                        "--games-out",
                        games.toString())
                .out());
        JsonObject playout = object(Files.readString(games));
        assertEquals(
                described(),
                Stream.of(position, refusal, game, counted, study, playout)
                        .map(object -> List.copyOf(object.keySet()))
                        .toList());
    }

    @Test
    void aGameIsWrittenWithItsTagsTurnsAndEnd() throws IOException {
        JsonObject game =
                object(Cli.runWith(PGN, "replay", "--pgn", "-", "--json").out());
        assertEquals("Robert", game.getAsJsonObject("tags").get("White").getAsString());
        assertEquals("pass", game.getAsJsonObject("readings").get("dice").getAsString());
        assertEquals("0-1 resignation", game.get("outcome").getAsString());
        assertEquals(
                "[{\"roll\":1,\"move\":\"a4a5\",\"algebraic\":\"a5\"},{\"roll\":1,\"move\":\"a9a8\",\"algebraic\":\"a8\"},"
                        + "{\"roll\":6}]",
                game.getAsJsonArray("plies").toString());
        assertTrue(game.get("start").getAsString().endsWith(" 0 1 -"), game::toString);
        assertTrue(game.get("fen").getAsString().endsWith(" 0 2 6"), game::toString);
    }

    @Test
    void aTurnThatIsLostHasARollAndNoMove() throws IOException {
        String passing = "k10p/12/12/12/12/12/12/12/12/12/12/K10R w - - 0 1 -";
        Cli.Run run = Cli.run("replay", "grant-acedrex", "--reading", "dice=pass", "--fen", passing, "=7", "--json");
        assertEquals(
                "[{\"roll\":7,\"algebraic\":\"--\"}]",
                object(run.out()).get("plies").toString());
    }

    @Test
    void everyWordAboutACountIsWrittenInItsOrder() throws IOException {
        Cli.Run run = Cli.runWith("""
                [Variant "makruk"]
                [FEN "k6m/8/8/8/8/8/8/NR4K1 b - - 0 1"]

                1... Ka7 {[%count start black]} 2. Kh1 Ka8 {[%count stop black]} {[%count start black]} *
                """, "replay", "--pgn", "-", "--json");
        assertEquals(
                "[{\"count\":[\"start\"],\"move\":\"a8a7\",\"algebraic\":\"Ka7\"},"
                        + "{\"move\":\"g1h1\",\"algebraic\":\"Kh1\"},"
                        + "{\"count\":[\"stop\",\"start\"],\"move\":\"a7a8\",\"algebraic\":\"Ka8\"}]",
                object(run.out()).get("plies").toString());
    }

    @Test
    void aBrokenGameIsToldOnStandardErrorAndTheOthersAreWritten() throws IOException {
        Cli.Run run = Cli.runWith(
                "[Variant \"chatur\"]\n\n1. Ra4 *\n\n[Variant \"chatur\"]\n\n1. d3 *\n",
                "replay",
                "--pgn",
                "-",
                "--json");
        assertEquals(1, run.status());
        assertTrue(run.err().startsWith("-:3:4: Ra4 at ply 1 is not legal"), run::err);
        assertEquals(1, run.out().lines().count());
        assertEquals("*", object(run.out()).get("outcome").getAsString());
    }

    @Test
    void everyRulesetIsWrittenAsItStands() throws IOException {
        for (Ruleset ruleset : Rulesets.all()) {
            Position position = ruleset.initialPosition();
            JsonObject object = object(Cli.run("moves", ruleset.id(), "--json").out());
            assertEquals(1, object.get("schema").getAsInt());
            assertEquals(ruleset.id(), object.get("ruleset").getAsString());
            assertEquals(new TreeMap<>(ruleset.answers()), strings(object.getAsJsonObject("readings")));
            assertEquals(position.toFen(), object.get("fen").getAsString());
            assertEquals(position.isCheck(), object.get("check").getAsBoolean());
            assertEquals(position.outcome().toString(), object.get("outcome").getAsString());
            List<String> moves = object.getAsJsonArray("moves").asList().stream()
                    .map(JsonElement::getAsString)
                    .toList();
            assertEquals(
                    position.legalMoves().stream().map(Move::toString).sorted().toList(), moves);
        }
    }

    @Test
    void theReadingChosenIsWritten() throws IOException {
        JsonObject object = object(Cli.run("moves", "grant-acedrex", "--reading", "dice=pass", "--json")
                .out());
        assertEquals("pass", object.getAsJsonObject("readings").get("dice").getAsString());
        assertTrue(object.getAsJsonArray("moves").isEmpty());
    }

    @Test
    void analyzeWritesAnObjectALine() throws IOException {
        Cli.Run run = Cli.runWith(ROOKS + "\nk7/\u2028\"8\n" + ROOKS + "\n", "analyze", "short-assize", "--json");
        assertEquals(1, run.status());
        assertEquals("", run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(3, lines.size());
        assertEquals(Cli.run("moves", "short-assize", "--fen", ROOKS, "--json").out(), lines.get(0) + "\n");
        assertEquals(2, object(lines.get(1)).get("line").getAsInt());
        assertTrue(object(lines.get(1)).get("error").getAsString().contains("\"8"), lines.get(1));
        assertEquals(lines.get(0), lines.get(2));
    }

    private static JsonObject object(String line) {
        return JsonParser.parseString(line).getAsJsonObject();
    }

    private static Map<String, String> strings(JsonObject object) {
        Map<String, String> strings = new TreeMap<>();
        object.asMap().forEach((name, value) -> strings.put(name, value.getAsString()));
        return strings;
    }
}

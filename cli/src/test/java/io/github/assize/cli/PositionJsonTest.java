package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Positions as JSON, as docs/json.md describes them. */
final class PositionJsonTest {
    private static final Path PAGE = Path.of("../docs/json.md");
    private static final String ROOKS = "k7/p7/8/8/8/8/8/K6R b - - 3 7";

    @Test
    void thePageShowsWhatTheCommandPrints() throws IOException {
        String shown = Files.readString(PAGE).replaceAll("(?s).*```console\n[^\n]*\n(.*?)```.*", "$1");
        assertEquals(new Cli.Run(0, shown, ""), Cli.run("moves", "short-assize", "--fen", ROOKS, "--json"));
    }

    @Test
    void thePageDescribesEveryMemberInItsOrder() throws IOException {
        List<String> described = Pattern.compile("(?m)^\\| `(\\w+)`")
                .matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult member) -> member.group(1))
                .toList();
        List<String> written = new ArrayList<>(
                object(Cli.run("moves", "chatur", "--json").out()).keySet());
        JsonObject refusal =
                object(Cli.runWith("8", "analyze", "chatur", "--json").out());
        assertEquals("schema", refusal.keySet().iterator().next());
        written.addAll(refusal.keySet());
        written.remove(written.lastIndexOf("schema"));
        assertEquals(described, written);
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

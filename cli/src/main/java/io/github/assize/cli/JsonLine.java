package io.github.assize.cli;

import com.google.gson.stream.JsonWriter;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Count;
import io.github.assize.game.Game;
import io.github.assize.game.GameRecord;
import io.github.assize.game.Ply;
import io.github.assize.study.Figure;
import io.github.assize.study.Figures;
import io.github.assize.study.Playout;
import io.github.assize.study.PlySums;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import io.github.assize.study.Use;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;

/** Writes positions, games and figures as JSON, an object a line; docs/json.md describes them. */
final class JsonLine {
    /** The number of the description. A field that comes to mean something else makes a new one, an added field none. */
    private static final int SCHEMA = 1;

    private final StringWriter text = new StringWriter();
    private final JsonWriter json = new JsonWriter(text);

    private JsonLine() throws IOException {
        json.beginObject().name("schema").value(SCHEMA);
    }

    /** Returns the object of a position. */
    static String of(Position position) throws IOException {
        JsonLine object = new JsonLine();
        object.ruleset(position.ruleset());
        object.json.name("fen").value(position.toFen());
        object.json.name("check").value(position.isCheck());
        object.json.name("outcome").value(position.outcome().toString());
        object.json.name("moves").beginArray();
        for (String move : MovesCommand.sorted(position)) {
            object.json.value(move);
        }
        object.json.endArray();
        return object.end();
    }

    /** Returns the object of a game. */
    static String of(Game game) throws IOException {
        JsonLine object = new JsonLine();
        object.ruleset(game.position().ruleset());
        object.game(game);
        return object.end();
    }

    /** Returns the object of the game that was played, with the tags of its record. */
    static String of(GameRecord record) throws IOException {
        JsonLine object = new JsonLine();
        object.ruleset(record.root().position().ruleset());
        object.strings("tags", record.tags());
        object.game(record.mainLine());
        return object.end();
    }

    /** Returns the object of a line that is no position. */
    static String refusal(long line, String message) throws IOException {
        JsonLine object = new JsonLine();
        object.json.name("line").value(line).name("error").value(message);
        return object.end();
    }

    /** Returns the object of a game of a study. */
    static String of(Study study, Playout game) throws IOException {
        JsonLine object = new JsonLine();
        object.study(study);
        object.json.name("game").value(game.index());
        object.json.name("outcome").value(game.outcome().toString());
        object.json.name("plies").value(game.plies()).name("legalMoves").value(game.legalMoves());
        object.json.name("choices").value(game.choices()).name("pieces").value(game.pieces());
        object.json.name("repeated").value(game.repeated()).name("occupied").value(game.occupied());
        if (game.exposed().isPresent()) {
            object.json.name("exposed").value(game.exposed().getAsInt());
        }
        object.json.name("uses").beginObject();
        for (Use use : Use.values()) {
            if (game.uses(use) > 0) {
                object.json.name(use.toString()).value(game.uses(use));
            }
        }
        object.json.endObject();
        return object.end();
    }

    /** Returns the object of a study. */
    static String of(Study study, Tally tally) throws IOException {
        JsonLine object = new JsonLine();
        object.study(study);
        object.json.name("games").value(tally.games()).name("figures").beginArray();
        for (Figure figure : Figures.of(tally, study)) {
            object.figure(figure);
        }
        object.json.endArray();
        object.counts("endings", tally.endings());
        object.counts("plies", tally.plies());
        if (study.other().isPresent()) {
            object.counts("exposed", tally.exposed());
        }
        object.json.name("byPly").beginArray();
        for (PlySums sums : tally.byPly()) {
            object.json.beginArray().value(sums.games());
            object.json.value(sums.legalMoves()).value(sums.pieces()).endArray();
        }
        object.json.endArray();
        return object.end();
    }

    private void study(Study study) throws IOException {
        ruleset(study.ruleset());
        if (study.other().isPresent()) {
            strings("against", study.other().get().answers());
        }
        json.name("policy").value(study.policy().toString());
        json.name("seed").value(study.seed()).name("cap").value(study.cap());
    }

    private void figure(Figure figure) throws IOException {
        json.beginObject().name("figure").value(figure.name()).name("games").value(figure.games());
        number("value", figure.value());
        if (figure.interval().isPresent()) {
            number("low", figure.interval().get().low());
            number("high", figure.interval().get().high());
        }
        json.endObject();
    }

    private void number(String name, double value) throws IOException {
        json.name(name).jsonValue(Figure.text(value));
    }

    private void counts(String name, Map<?, Long> counts) throws IOException {
        json.name(name).beginObject();
        for (Map.Entry<?, Long> count : counts.entrySet()) {
            json.name(count.getKey().toString()).value(count.getValue());
        }
        json.endObject();
    }

    private String end() throws IOException {
        json.endObject();
        return text.toString();
    }

    private void ruleset(Ruleset ruleset) throws IOException {
        json.name("ruleset").value(ruleset.id());
        strings("readings", ruleset.answers());
    }

    private void strings(String name, Map<String, String> strings) throws IOException {
        json.name(name).beginObject();
        for (Map.Entry<String, String> string : strings.entrySet()) {
            json.name(string.getKey()).value(string.getValue());
        }
        json.endObject();
    }

    private void game(Game game) throws IOException {
        json.name("start").value(game.start().toFen());
        json.name("plies").beginArray();
        for (Ply ply : game.plies()) {
            ply(ply);
        }
        json.endArray();
        json.name("fen").value(game.position().toFen());
        json.name("outcome").value(game.conclusion().map(Conclusion::toString).orElse("*"));
    }

    private void ply(Ply ply) throws IOException {
        json.beginObject();
        if (!ply.counts().isEmpty()) {
            json.name("count").beginArray();
            for (Count count : ply.counts()) {
                json.value(count.toString());
            }
            json.endArray();
        }
        if (ply.roll().isPresent()) {
            json.name("roll").value(ply.roll().getAsInt());
        }
        if (ply.move().isPresent()) {
            json.name("move").value(ply.move().get().toString());
        }
        String algebraic = ply.algebraic();
        if (!algebraic.isEmpty()) {
            json.name("algebraic").value(algebraic);
        }
        json.endObject();
    }
}

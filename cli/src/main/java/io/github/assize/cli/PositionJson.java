package io.github.assize.cli;

import com.google.gson.stream.JsonWriter;
import io.github.assize.core.Position;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;

/** Writes positions as JSON, an object a line; docs/json.md describes them. */
final class PositionJson {
    /** The number of the description. A field that comes to mean something else makes a new one, an added field none. */
    private static final int SCHEMA = 1;

    private final StringWriter text = new StringWriter();
    private final JsonWriter json = new JsonWriter(text);

    private PositionJson() {}

    /** Returns the object of a position. */
    static String of(Position position) throws IOException {
        PositionJson object = new PositionJson();
        object.write(position);
        return object.text.toString();
    }

    /** Returns the object of a line that is no position. */
    static String refusal(long line, String message) throws IOException {
        PositionJson object = new PositionJson();
        object.json.beginObject().name("schema").value(SCHEMA);
        object.json.name("line").value(line).name("error").value(message).endObject();
        return object.text.toString();
    }

    private void write(Position position) throws IOException {
        json.beginObject().name("schema").value(SCHEMA);
        json.name("ruleset").value(position.ruleset().id());
        json.name("readings").beginObject();
        for (Map.Entry<String, String> answer : position.ruleset().answers().entrySet()) {
            json.name(answer.getKey()).value(answer.getValue());
        }
        json.endObject();
        json.name("fen").value(position.toFen());
        json.name("check").value(position.isCheck());
        json.name("outcome").value(position.outcome().toString());
        json.name("moves").beginArray();
        for (String move : MovesCommand.sorted(position)) {
            json.value(move);
        }
        json.endArray().endObject();
    }
}

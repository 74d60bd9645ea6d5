package io.github.assize.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.assize.study.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opens a report in Chromium, and holds the tables that it shows against the JSON of the same study. */
@Tag("outside")
final class ReportOutsideTest {
    @TempDir
    private Path folder;

    @Test
    void theTablesOfAReportAreThoseOfTheJson() throws Exception {
        Path page = folder.resolve("page.html");
        Cli.Run run = Cli.run(
                "playouts",
                "chatur",
                "--against",
                "king-leap=jump",
                "--games",
                "40",
                "--cap",
                "90",
                "--format",
                "json",
                "--report",
                page.toString());
        assertEquals(0, run.status(), run.err());
        JsonObject study = JsonParser.parseString(run.out()).getAsJsonObject();
        String shown = shown(page);
        int rows = 0;
        for (String row : rows(study)) {
            assertTrue(shown.contains(row), row);
            rows++;
        }
        assertTrue(rows > 120, rows + " rows");
    }

    private static List<String> rows(JsonObject study) {
        List<String> rows = new ArrayList<>();
        for (JsonElement element : study.getAsJsonArray("figures")) {
            JsonObject figure = element.getAsJsonObject();
            String bounds = figure.has("low")
                    ? figure.get("low").getAsString() + " to "
                            + figure.get("high").getAsString()
                    : "-";
            rows.add(row(
                    figure.get("figure").getAsString(),
                    figure.get("value").getAsString(),
                    bounds,
                    figure.get("games").getAsString()));
        }
        for (Map.Entry<String, JsonElement> length :
                study.getAsJsonObject("plies").entrySet()) {
            rows.add(row(length.getKey(), length.getValue().getAsString()));
        }
        int ply = 0;
        for (JsonElement element : study.getAsJsonArray("byPly")) {
            JsonArray sums = element.getAsJsonArray();
            double games = sums.get(0).getAsDouble();
            rows.add(row(
                    String.valueOf(ply++),
                    sums.get(0).getAsString(),
                    Figure.text(sums.get(1).getAsLong() / games),
                    Figure.text(sums.get(2).getAsLong() / games)));
        }
        return rows;
    }

    private static String row(String... cells) {
        return "<tr><td>" + String.join("</td><td>", cells) + "</td></tr>";
    }

    /** Returns the page as the browser has it, which must say nothing on its console. */
    private String shown(Path page) throws IOException, InterruptedException {
        Path out = folder.resolve("out.html");
        Path err = folder.resolve("err.txt");
        Process chromium = new ProcessBuilder(
                        "chromium",
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--no-first-run",
                        "--enable-logging=stderr",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--dump-dom",
                        page.toUri().toString())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertTrue(chromium.waitFor(2, TimeUnit.MINUTES), "Chromium ends");
        assertEquals(0, chromium.exitValue(), Files.readString(err));
        assertFalse(Files.readString(err).contains("CONSOLE"), Files.readString(err));
        return Files.readString(out);
    }
}

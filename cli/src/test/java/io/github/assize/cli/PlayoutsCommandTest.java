package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.assize.core.Rulesets;
import io.github.assize.game.GameRecord;
import io.github.assize.game.PgnReader;
import io.github.assize.study.Figure;
import io.github.assize.study.Figures;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayoutsCommandTest {
    @TempDir
    private Path folder;

    private static String out(String... words) {
        Cli.Run run = Cli.run(words);
        assertEquals("", run.err());
        assertEquals(0, run.status());
        return run.out();
    }

    @Test
    void theTableHasTheFiguresOfTheStudy() {
        String[] words = {"playouts", "short-assize", "--games", "6", "--cap", "60", "--seed", "-9"};
        Study study = Study.of(Rulesets.byId("short-assize")).cap(60).seed(-9);
        Tally tally = study.run(0, 6);
        List<String> lines = out(words).lines().toList();
        assertEquals("6 games of short-assize policy=uniform seed=-9 cap=60", lines.get(0));
        List<Figure> figures = Figures.of(tally, study);
        assertEquals(figures.size() + 1, lines.size());
        for (int i = 0; i < figures.size(); i++) {
            String expected = figures.get(i).toString().replace(" (", " ").replace(")", "");
            assertEquals(expected, lines.get(i + 1).strip().replaceAll(" +", " "));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "tsv", "csv", "json"})
    void noFormDependsOnTheThreads(String form) throws IOException {
        List<String> outputs = new ArrayList<>();
        List<String> reports = new ArrayList<>();
        for (String threads : List.of("1", "2", "8")) {
            Path report = folder.resolve(threads + ".html");
            outputs.add(out(
                    "playouts",
                    "chatur",
                    "--games",
                    "8",
                    "--cap",
                    "80",
                    "--against",
                    "king-leap=jump",
                    "--format",
                    form,
                    "--threads",
                    threads,
                    "--report",
                    report.toString()));
            reports.add(Files.readString(report));
        }
        assertEquals(outputs.get(0), outputs.get(1));
        assertEquals(outputs.get(0), outputs.get(2));
        assertEquals(reports.get(0), reports.get(1));
        assertEquals(reports.get(0), reports.get(2));
    }

    @Test
    void tabsAndCommasPartTheSameFields() {
        String[] words = {"playouts", "makruk", "short-assize", "--games", "3", "--cap", "20", "--format"};
        List<String> tabs = out(with(words, "tsv")).lines().toList();
        List<String> commas = out(with(words, "csv")).lines().toList();
        assertEquals(tabs.size(), commas.size());
        for (int i = 0; i < tabs.size(); i++) {
            assertEquals(
                    tabs.get(i).replaceAll("\t-(?=\t|$)", "\t"), commas.get(i).replace(',', '\t'));
        }
        assertTrue(
                tabs.get(1).startsWith("1\tmakruk\tdefault\t-\tuniform\t1\t20\tCompletion\t3\t0\t0\t0."), tabs.get(1));
        assertTrue(tabs.get(tabs.size() - 1).startsWith("1\tshort-assize\t"));
    }

    static String[] with(String[] words, String more) {
        List<String> all = new ArrayList<>(List.of(words));
        all.add(more);
        return all.toArray(String[]::new);
    }

    @Test
    void jsonCountsWhatTheFiguresAreMadeFrom() {
        JsonObject object = JsonParser.parseString(out(
                        "playouts",
                        "chatur",
                        "--reading",
                        "stalemate=draw",
                        "--games",
                        "5",
                        "--cap",
                        "90",
                        "--against",
                        "king-leap=jump",
                        "--format",
                        "json"))
                .getAsJsonObject();
        assertEquals(1, object.get("schema").getAsInt());
        assertEquals("draw", object.getAsJsonObject("readings").get("stalemate").getAsString());
        assertEquals("jump", object.getAsJsonObject("against").get("king-leap").getAsString());
        assertEquals("draw", object.getAsJsonObject("against").get("stalemate").getAsString());
        for (String counts : List.of("endings", "plies", "exposed")) {
            long games = object.getAsJsonObject(counts).entrySet().stream()
                    .mapToLong(count -> count.getValue().getAsLong())
                    .sum();
            assertEquals(5, games, counts);
        }
        assertEquals(
                "Completion",
                object.getAsJsonArray("figures")
                        .get(0)
                        .getAsJsonObject()
                        .get("figure")
                        .getAsString());
    }

    /** What can be said of one game stands in its line, so that the lines make the figures by plain sums. */
    @Test
    void theLinesOfGamesMakeTheFigures() throws IOException {
        Path lines = folder.resolve("games.jsonl");
        JsonObject study = JsonParser.parseString(out(
                        "playouts",
                        "chatur",
                        "--games",
                        "9",
                        "--against",
                        "king-leap-capture=no",
                        "--format",
                        "json",
                        "--games-out",
                        lines.toString()))
                .getAsJsonObject();
        Map<String, Double> sums = new HashMap<>();
        for (String line : Files.readAllLines(lines)) {
            JsonObject game = JsonParser.parseString(line).getAsJsonObject();
            double plies = game.get("plies").getAsDouble();
            double moves = game.get("legalMoves").getAsDouble();
            sums.merge("DurationMoves", plies, Double::sum);
            sums.merge("BranchingFactor", moves / plies, Double::sum);
            sums.merge("GameTreeComplexity", plies * Math.log10(moves / plies), Double::sum);
            sums.merge("DecisionMoves", game.get("choices").getAsDouble() / plies, Double::sum);
            sums.merge("PieceNumber", game.get("pieces").getAsDouble() / plies, Double::sum);
            sums.merge("BoardCoverage", game.get("occupied").getAsDouble() / 64, Double::sum);
            sums.merge("PositionalRepetition", game.get("repeated").getAsDouble() / plies, Double::sum);
            sums.merge("exposed", game.has("exposed") ? 1.0 : 0, Double::sum);
            sums.merge(game.get("outcome").getAsString(), 1.0, Double::sum);
            JsonObject uses = game.getAsJsonObject("uses");
            for (String use : uses.keySet()) {
                sums.merge(use, uses.get(use).getAsDouble(), Double::sum);
                sums.merge(use + "-games", 1.0, Double::sum);
            }
        }
        for (JsonElement element : study.getAsJsonArray("figures")) {
            JsonObject figure = element.getAsJsonObject();
            Double sum = sums.remove(figure.get("figure").getAsString());
            if (sum != null) {
                double value = figure.get("value").getAsDouble();
                assertEquals(value, sum / 9, value / 100_000, figure::toString);
            }
        }
        assertEquals(Map.of(), sums);
    }

    @Test
    void jsonSumsUpEachPly() {
        JsonObject object = JsonParser.parseString(
                        out("playouts", "chatur", "--games", "3", "--cap", "30", "--format", "json"))
                .getAsJsonObject();
        JsonArray byPly = object.getAsJsonArray("byPly");
        assertEquals(30, byPly.size());
        assertEquals(JsonParser.parseString("[3,66,96]"), byPly.get(0));
        long moves = 0;
        for (long game = 0; game < 3; game++) {
            moves += Study.of(Rulesets.byId("chatur")).cap(30).playout(game).legalMoves();
        }
        long told = 0;
        for (JsonElement ply : byPly) {
            told += ply.getAsJsonArray().get(1).getAsLong();
        }
        assertEquals(moves, told);
    }

    @Test
    void eachOtherAnswerIsPlayedBesideTheDefault() {
        List<String> studies = out("playouts", "short-assize", "--games", "2", "--cap", "4", "--all-readings")
                .lines()
                .filter(line -> !line.startsWith(" "))
                .toList();
        assertEquals(
                List.of(
                        "2 games of short-assize policy=uniform seed=1 cap=4",
                        "2 games of short-assize array=rooks-back against short-assize policy=uniform seed=1 cap=4"),
                studies.subList(0, 2));
        int others = Rulesets.byId("short-assize").readings().stream()
                .mapToInt(reading -> reading.answers().size() - 1)
                .sum();
        assertEquals(1 + others, studies.size());
    }

    @Test
    void gamesWrittenAsPgnEndAsTheLinesOfJsonSay() throws IOException {
        Path pgn = folder.resolve("games.pgn");
        Path lines = folder.resolve("games.jsonl");
        out("playouts", "chaturanga", "shatranj", "--games", "3", "--games-out", pgn.toString());
        out("playouts", "chaturanga", "shatranj", "--games", "3", "--games-out", lines.toString());
        List<String> told = Files.readAllLines(lines);
        assertEquals(6, told.size());
        try (PgnReader reader = PgnReader.of(pgn)) {
            for (String line : told) {
                JsonObject game = JsonParser.parseString(line).getAsJsonObject();
                GameRecord record = reader.next();
                assertEquals(game.get("ruleset").getAsString(), record.tags().get("Variant"));
                assertEquals(game.get("game").getAsString(), record.tags().get("Round"));
                assertEquals(
                        game.get("outcome").getAsString(),
                        record.conclusion().map(Object::toString).orElse("*"));
                assertEquals(
                        game.get("plies").getAsInt(), record.mainLine().plies().size());
            }
            assertFalse(reader.hasNext());
        }
    }

    @Test
    void defaultIsTheReadingOfTheRulesetHoweverItIsPlayed() {
        String first = out(
                        "playouts",
                        "chatur",
                        "--reading",
                        "stalemate=draw",
                        "--against",
                        "default",
                        "--games",
                        "1",
                        "--cap",
                        "4")
                .lines()
                .toList()
                .get(0);
        assertEquals("1 games of chatur stalemate=draw against chatur policy=uniform seed=1 cap=4", first);
    }

    @Test
    void twoNamesOfOneFileAreRefusedWhereTheFileIsThere() throws IOException {
        Path file = Files.createFile(folder.resolve("games.jsonl"));
        Path link = folder.resolve("page.html");
        try {
            Files.createSymbolicLink(link, file);
        } catch (UnsupportedOperationException | IOException e) {
            assumeTrue(false, "links can be made here");
        }
        assertEquals(
                new Cli.Run(
                        2,
                        "",
                        "assize: --report \"" + link + "\" and --games-out \"" + file
                                + "\" are the same file: each needs its own\n"),
                Cli.run(
                        "playouts",
                        "chatur",
                        "--games",
                        "1",
                        "--games-out",
                        file.toString(),
                        "--report",
                        link.toString()));
    }

    @Test
    void gamesAreInTheirFileBeforeTheMachineMayEnd() throws IOException {
        Path file = folder.resolve("games.jsonl");
        Study study = Study.of(Rulesets.byId("chatur")).cap(3);
        Syntax syntax = StudyOptions.take(Syntax.of("Plays."), "3");
        Streams streams = Cli.streams(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream(), false);
        Arguments arguments =
                new Arguments(syntax.commandLine("plays", "Plays.").parseArgs(), streams);
        try (GameFile games = new GameFile(file.toString())) {
            try (Playing playing = new Playing(streams, new StudyOptions(arguments), 3, games, null)) {
                playing.play(study);
            }
            assertEquals(
                    3, Files.readAllLines(file).size(), "written as the machine may end, and not when all is closed");
        }
    }

    @Test
    void whatIsDoneIsNotDoneAgain() throws IOException {
        String file = folder.resolve("resume.txt").toString();
        String[] few = {"playouts", "short-assize", "--games", "4", "--cap", "90", "--resume", file};
        String[] more = {"playouts", "short-assize", "chatur", "--games", "9", "--cap", "90", "--resume", file};
        out(few);
        String kept = Files.readString(Path.of(file));
        assertEquals(out("playouts", "short-assize", "chatur", "--games", "9", "--cap", "90"), out(more));
        assertTrue(Files.readString(Path.of(file)).length() > kept.length());
        assertEquals(out("playouts", "short-assize", "chatur", "--games", "9", "--cap", "90"), out(more));
        assertEquals(out("playouts", "short-assize", "--games", "9", "--cap", "90"), out(few));
        Files.writeString(Path.of(file), kept.replace("branching\t", "branching\tx"), UTF_8);
        assertTrue(
                Cli.run(more).err().contains("of a tally is none"),
                Cli.run(more).err());
        Files.writeString(Path.of(file), kept.replaceFirst("ply\t7\t.*\n", ""), UTF_8);
        assertTrue(
                Cli.run(more).err().contains(": a tally does not agree: 4 games have a ply 7, and 0 are told"),
                Cli.run(more).err());
        Files.write(Path.of(file), new byte[] {(byte) 0xff});
        assertEquals(
                "assize: --resume \"" + file + "\": must be UTF-8\n",
                Cli.run(more).err());
        Files.writeString(Path.of(file), "something else\n", UTF_8);
        assertTrue(
                Cli.run(more).err().contains("must begin with \"assize-resume 1 assize "),
                Cli.run(more).err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--report", "--resume"})
    void whatCannotBeWrittenIsRefusedBeforeAGameIsPlayed(String option) {
        String folderItself = folder.toString();
        String nowhere = folder.resolve("none").resolve("file").toString();
        String[] words = {"playouts", "chatur", "--games", "1000000000", option};
        assertEquals(
                new Cli.Run(1, "", "assize: cannot write \"" + folderItself + "\": it is a folder\n"),
                Cli.run(with(words, folderItself)));
        assertEquals(
                new Cli.Run(1, "", "assize: cannot write \"" + nowhere + "\": there is no such folder\n"),
                Cli.run(with(words, nowhere)));
        assertEquals(
                new Cli.Run(1, "", "assize: cannot write \"" + folderItself + "\": it is a folder\n"),
                Cli.run("compare", "chatur", "default", "lone-king=draws", "--report", folderItself));
    }

    @ParameterizedTest
    @ValueSource(strings = {"games.jsonl", "games.pgn"})
    void aDiskThatIsFullIsToldWithTheFile(String name) throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "there is a disk that is full");
        Path file = Files.createSymbolicLink(folder.resolve(name), full);
        Cli.Run run = Cli.run("playouts", "chatur", "--games", "2", "--cap", "9", "--games-out", file.toString());
        Files.delete(file);
        assertEquals(1, run.status());
        assertTrue(run.err().startsWith("assize: cannot write \"" + file + "\": "), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void whatMayNotBeWrittenIsRefusedBeforeAGameIsPlayed() {
        assumeTrue(folder.toFile().setReadOnly() && !Files.isWritable(folder), "something may not be written");
        String page = folder.resolve("page.html").toString();
        assertEquals(
                new Cli.Run(1, "", "assize: cannot write \"" + page + "\": that is not allowed\n"),
                Cli.run("playouts", "chatur", "--games", "1000000000", "--report", page));
    }

    @Test
    void aReportOfAllReadingsHasASectionForEachRuleset() throws IOException {
        Path report = folder.resolve("all.html");
        String resumed = folder.resolve("resume.txt").toString();
        out("playouts", "shatar", "--all-readings", "--games", "3", "--cap", "30", "--resume", resumed);
        String[] words = {
            "playouts", "short-assize", "shatar", "--all-readings", "--games", "2", "--cap", "30", "--resume", resumed
        };
        out(with(with(words, "--report"), report.toString()));
        String html = Files.readString(report);
        assertTrue(html.contains(">games of each study</th><td style=\"text-align:left\">2 to 3</td>"), html);
        assertEquals(2, html.split("<h2>", -1).length - 1);
        assertTrue(html.contains("<title>What each answer changes: short-assize, shatar</title>"), html);
        assertTrue(html.indexOf("baring=reprieve") < html.indexOf("mori-mate=loses"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games 0 | --games \"0\": must be a whole number from 1 to 1000000000000",
                "--games many | --games \"many\": must be a whole number from 1 to 1000000000000",
                "--cap 1000001 | --cap \"1000001\": must be a whole number from 1 to 1000000",
                "--threads 0 | --threads \"0\": must be a whole number from 1 to 1024",
                "--seed 1.5 | --seed \"1.5\": must be a whole number from -9223372036854775807 to 9223372036854775807",
                "--policy best | --policy \"best\": must be uniform, greedy, search:d2 or search:d2,n=2000, d from 1"
                        + " to 64",
                "--policy search:d65 | --policy \"search:d65\": must be uniform, greedy, search:d2 or search:d2,n=2000, d"
                        + " from 1 to 64",
                "--against king-leap=slide | --against \"king-leap=slide\": must be another reading than that played, chatur",
                "--reading stalemate=draw --against stalemate=draw | --against \"stalemate=draw\": must be another reading"
                        + " than that played, chatur stalemate=draw",
                "--against default | --against \"default\": must be another reading than that played, chatur",
                "makruk chatur | chatur may be given only once",
                "--report a.jsonl --games-out ./a.jsonl | --report \"a.jsonl\" and --games-out \"./a.jsonl\" are the same"
                        + " file: each needs its own",
                "--resume a --report ./a | --report \"./a\" and --resume \"a\" are the same file: each needs its own",
                "--format xml | --format \"xml\": must be table, tsv, csv or json",
                "--games-out x.txt | --games-out \"x.txt\": the name must end in .jsonl or .pgn",
                "--games-out a.pgn --resume b | --games-out may not be given with --resume, which knows no games but their"
                        + " figures",
                "--against baring | chatur has no presets, so none is named \"baring\"",
                "--against stalemate=draw,x | reading \"x\": must be an id, =, and an answer",
                "--against stalemate=draw --all-readings | --against may not be given with --all-readings",
                "--reading stalemate=draw --all-readings | a reading may be chosen for one ruleset only, and not with"
                        + " --all-readings",
                "makruk --reading stalemate=draw | a reading may be chosen for one ruleset only, and not with"
                        + " --all-readings",
            })
    void refusesWhatMakesNoStudy(String words, String message) {
        Cli.Run run = Cli.run(("playouts chatur " + words).split(" "));
        assertEquals(new Cli.Run(2, "", "assize: " + message + "\n"), run);
    }
}

package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ExploreCommandTest {
    private static final String PAGE = "/io/github/assize/cli/page.html";
    private static final int ROOM = 10_000;

    @TempDir
    private Path folder;

    /** Runs the command with the page of the tests. */
    private static int run(ByteArrayOutputStream out, String... words) throws IOException {
        return run(new ExploreCommand(PAGE, ROOM), out, new ByteArrayOutputStream(), words);
    }

    private static int run(
            ExploreCommand command, ByteArrayOutputStream out, ByteArrayOutputStream err, String... words)
            throws IOException {
        Streams streams = Cli.streams(InputStream.nullInputStream(), out, err, false);
        Arguments arguments =
                new Arguments(command.syntax().commandLine("assize explore", "").parseArgs(words), streams);
        int status = command.run(arguments, streams);
        streams.out().flush();
        return status;
    }

    private String written(String... words) throws IOException {
        Path file = folder.resolve("page.html");
        String[] all = new String[words.length + 2];
        System.arraycopy(words, 0, all, 0, words.length);
        all[words.length] = "--out";
        all[words.length + 1] = file.toString();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertEquals(0, run(out, all));
        assertEquals("", out.toString(UTF_8));
        return Files.readString(file);
    }

    @Test
    void writesThePageAndInItWhatItBeginsWith() throws IOException {
        assertTrue(written().contains("<meta name=\"start\" content=\"\">\n<meta name=\"games\" content=\"\">\n"));
        assertTrue(written("chatur").contains("<meta name=\"start\" content=\"g=chatur\">"));
        String read = written("chatur", "--reading", "king-leap=jump", "--fen", "4k3/p7/8/8/8/8/8/R2K4 b - - 0 1");
        assertTrue(
                read.contains("content=\"g=chatur&amp;r=king-leap.jump"
                        + "&amp;f=4k3/p7/8/8/8/8/8/R2K4%20b%20-%20-%200%201\""),
                read);
    }

    @Test
    void takesAlongAllGamesWithTheirVariationsAndWords() throws IOException {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), """
                [Variant "grant-acedrex"]
                [Reading "dice=pass"]
                [White "\\"Alfonso\\" <X> & sons"]

                1. b5 {[%roll 1]} {[%roll 8]} *

                [Variant "chatur"]

                1. d3 (1. e3 {slow}) 1... d6 *
                """);
        String page = written("--pgn", pgn.toString());
        assertTrue(page.contains("<meta name=\"start\" content=\"\">\n"), page);
        assertTrue(page.contains("[White &quot;\\&quot;Alfonso\\&quot; &lt;X> &amp; sons&quot;]\n"), page);
        assertTrue(page.contains("\n1. b5 {[%roll 1]} {[%roll 8]} *\n"), page);
        assertTrue(page.contains("\n1. d3 (1. e3 {slow}) 1... d6 *\n"), page);
    }

    @Test
    void takesAlongTheGamesForWhichThereIsRoom() throws IOException {
        String game = "[Variant \"chatur\"]\n\n1. d3 *\n\n";
        Path pgn = Files.writeString(folder.resolve("games.pgn"), game + game + game);
        Path page = folder.resolve("page.html");
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] words = {"--pgn", pgn.toString(), "--out", page.toString()};
        assertEquals(1, run(new ExploreCommand(PAGE, 350), new ByteArrayOutputStream(), err, words));
        assertEquals(
                "assize: the page takes along 2 of the 3 games in \"" + pgn
                        + "\": it has room for 350 characters of them\n",
                err.toString(UTF_8));
        assertEquals(3, Files.readString(page).split("1\\. d3", -1).length);
    }

    @Test
    void givesThePageToThisComputerAlone() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Thread server = new Thread(() -> {
            try {
                run(out, "chatur", "--serve");
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        server.start();
        while (out.size() == 0) {
            LockSupport.parkNanos(1_000_000);
        }
        URI address = URI.create(out.toString(UTF_8).strip());
        assertEquals("g=chatur", address.getFragment());
        assertTrue(List.of("127.0.0.1", "[::1]").contains(address.getHost()));
        HttpClient client = HttpClient.newHttpClient();
        HttpResponse<String> page = client.send(HttpRequest.newBuilder(address).build(), ofString());
        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("content=\"g=chatur\""));
        assertEquals(
                "text/html; charset=utf-8",
                page.headers().firstValue("Content-Type").orElseThrow());
        assertEquals(
                404,
                client.send(HttpRequest.newBuilder(address.resolve("/other")).build(), ofString())
                        .statusCode());
        HttpRequest post = HttpRequest.newBuilder(address)
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        assertEquals(405, client.send(post, ofString()).statusCode());
        server.interrupt();
        server.join();
    }

    private static HttpResponse.BodyHandler<String> ofString() {
        return HttpResponse.BodyHandlers.ofString(UTF_8);
    }

    @Test
    void refusesWhatContradictsItself() {
        refused("--out and --serve may not be given together", "--out", "x", "--serve");
        refused("--fen must have a RULESET", "--fen", "x");
        assertEquals(
                new Cli.Run(1, "", "assize: cannot read \"nofile\": there is no such file\n"),
                Cli.run("explore", "--pgn", "nofile", "--out", "x.html"));
        refused("RULESET and --pgn may not be given together: a game names its ruleset", "chatur", "--pgn", "x");
        refused(
                "--preset and --pgn may not be given together: a game tells it in its tags",
                "--pgn",
                "x",
                "--preset",
                "y");
    }

    private static void refused(String message, String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "explore";
        System.arraycopy(words, 0, all, 1, words.length);
        assertEquals(new Cli.Run(2, "", "assize: " + message + "\n"), Cli.run(all));
    }

    @Test
    void everySystemHasItsWayToOpenAFile() {
        assertEquals(List.of("xdg-open", "x"), Opener.command("Linux", "x"));
        assertEquals(List.of("open", "x"), Opener.command("Mac OS X", "x"));
        assertEquals(List.of("rundll32", "url.dll,FileProtocolHandler", "x"), Opener.command("Windows 11", "x"));
    }
}

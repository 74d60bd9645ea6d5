package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.game.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Opens the explorer, a page that holds the rules, in a browser. */
final class ExploreCommand implements Action {
    /** Where the module {@code web} leaves the page. */
    static final String PAGE = "/io/github/assize/web/assize-explorer.html";

    private static final String OUT = "--out";
    private static final String PGN = "--pgn";
    private static final String SERVE = "--serve";
    private static final String START = "<meta name=\"start\" content=\"\">";
    private static final String NAME = "assize-explorer.html";

    private final String resource;

    ExploreCommand() {
        this(PAGE);
    }

    /** Creates a command that takes its page from another place. */
    ExploreCommand(String resource) {
        this.resource = resource;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("""
            Writes a page that shows and explains every move of every ruleset, with all
            rules in it, to a folder for temporary files, prints its address, and opens
            it in a browser. The page needs neither this program nor a network.
            """)
                .optionalPosition()
                .option(PGN, "FILE", "begin with the main line of the first game of a PGN file")
                .option(OUT, "FILE", "write the page to this file, and open nothing")
                .flag(SERVE, "give the page over HTTP to this computer alone, until it is stopped");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        if (arguments.has(OUT) && arguments.has(SERVE)) {
            throw new IllegalArgumentException(OUT + " and " + SERVE + " may not be given together");
        }
        String start = start(arguments, streams);
        byte[] page = page(start);
        if (arguments.has(OUT)) {
            Saved.write(arguments.option(OUT, ""), page);
            return Main.DONE;
        }
        if (arguments.has(SERVE)) {
            return PageServer.serve(page, start, streams);
        }
        Path file = Files.createTempDirectory("assize").resolve(NAME);
        Saved.write(file.toString(), page);
        streams.out().line(file.toUri().toString());
        streams.out().flush();
        if (!Opener.open(file)) {
            streams.complain("no browser was found: open the file of this address in one");
        }
        return Main.DONE;
    }

    /** Returns what the page begins with, as its address would tell it; the empty text where it chooses itself. */
    private static String start(Arguments arguments, Streams streams) throws IOException {
        if (!arguments.has(PGN)) {
            return arguments.namesRuleset() ? PageLink.of(arguments.position()) : withoutRuleset(arguments);
        }
        if (arguments.namesRuleset()) {
            throw new IllegalArgumentException("RULESET and --pgn may not be given together: a game names its ruleset");
        }
        refusePositions(arguments, "and --pgn may not be given together: a game tells it in its tags");
        List<GameRecord> games = new ArrayList<>();
        int status = new PgnFiles(arguments, streams).read(List.of(arguments.option(PGN, "")), games::add);
        if (games.isEmpty()) {
            String file = Shown.quoted(arguments.option(PGN, ""));
            throw new IOException((status == Main.DONE ? "there is no game in " : "no game can be read from ") + file);
        }
        return PageLink.of(games.get(0).mainLine());
    }

    private static String withoutRuleset(Arguments arguments) {
        refusePositions(arguments, "must have a RULESET");
        return "";
    }

    private static void refusePositions(Arguments arguments, String why) {
        for (String option : List.of(Syntax.FEN, Syntax.PRESET, Syntax.READING)) {
            if (arguments.has(option)) {
                throw new IllegalArgumentException(option + " " + why);
            }
        }
    }

    private byte[] page(String start) throws IOException {
        try (InputStream in = ExploreCommand.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException(
                        "this program was built without the explorer; mvn -Pweb package builds it with it");
            }
            String page = new String(in.readAllBytes(), UTF_8);
            if (!page.contains(START)) {
                throw new IOException("the explorer in this program is of another version");
            }
            return page.replace(START, START.replace("\"\"", '"' + start.replace("&", "&amp;") + '"'))
                    .getBytes(UTF_8);
        }
    }
}

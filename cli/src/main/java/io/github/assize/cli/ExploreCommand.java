package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.game.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Opens the explorer, a page that holds the rules, in a browser. */
final class ExploreCommand implements Action {
    /** Where the module {@code web} leaves the page. */
    static final String PAGE = "/io/github/assize/web/assize-explorer.html";

    private static final String OUT = "--out";
    private static final String PGN = "--pgn";
    private static final String SERVE = "--serve";
    private static final String START = "start";
    private static final String GAMES = "games";

    /** How many characters of games a page takes along, so that a browser reads them in seconds. */
    private static final int ROOM = 300_000;

    private static final String NAME = "assize-explorer.html";

    private final String resource;
    private final int room;

    ExploreCommand() {
        this(PAGE, ROOM);
    }

    /** Creates a command that takes its page from another place, with another room for games. */
    ExploreCommand(String resource, int room) {
        this.resource = resource;
        this.room = room;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("""
            Writes a page that shows and explains every move of every ruleset, with all
            rules in it, to a folder for temporary files, prints its address, and opens
            it in a browser. The page needs neither this program nor a network.
            """)
                .optionalPosition()
                .option(PGN, "FILE", "take along the games of a PGN file, and begin with the first")
                .option(OUT, "FILE", "write the page to this file, and open nothing")
                .flag(SERVE, "give the page over HTTP to this computer alone, until it is stopped");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        if (arguments.has(OUT) && arguments.has(SERVE)) {
            throw new IllegalArgumentException(OUT + " and " + SERVE + " may not be given together");
        }
        String start = start(arguments);
        Luggage luggage = new Luggage(room);
        int status = pack(luggage, arguments, streams);
        byte[] page = page(start, luggage.text.toString());
        if (arguments.has(OUT)) {
            Saved.write(arguments.option(OUT, ""), page);
            return status;
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
        return status;
    }

    /** Returns what the page begins with, as its address would tell it; the empty text where it chooses itself. */
    private static String start(Arguments arguments) throws IOException {
        if (!arguments.has(PGN)) {
            return arguments.namesRuleset() ? PageLink.of(arguments.position()) : withoutRuleset(arguments);
        }
        if (arguments.namesRuleset()) {
            throw new IllegalArgumentException("RULESET and --pgn may not be given together: a game names its ruleset");
        }
        refusePositions(arguments, "and --pgn may not be given together: a game tells it in its tags");
        return "";
    }

    /** Packs the games that are given, tells of those that cannot be had or taken, and returns the exit status. */
    private int pack(Luggage luggage, Arguments arguments, Streams streams) throws IOException {
        if (!arguments.has(PGN)) {
            return Main.DONE;
        }
        String file = arguments.option(PGN, "");
        int status = new PgnFiles(arguments, streams).read(file, luggage::add);
        if (luggage.games == 0) {
            throw new IOException(
                    (status == Main.DONE ? "there is no game in " : "no game can be read from ") + Shown.quoted(file));
        }
        if (luggage.taken < luggage.games) {
            streams.complain("the page takes along " + luggage.taken + " of the " + luggage.games + " games in "
                    + Shown.quoted(file) + ": it has room for " + room + " characters of them");
            return Main.REFUSED;
        }
        return status;
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

    private byte[] page(String start, String games) throws IOException {
        try (InputStream in = ExploreCommand.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException(
                        "this program was built without the explorer; mvn -Pweb package builds it with it");
            }
            String page = new String(in.readAllBytes(), UTF_8);
            return told(told(page, START, start), GAMES, games).getBytes(UTF_8);
        }
    }

    /** Tells the page something in an element that waits for it. */
    private static String told(String page, String name, String content) throws IOException {
        String element = "<meta name=\"" + name + "\" content=\"\">";
        if (!page.contains(element)) {
            throw new IOException("the explorer in this program is of another version");
        }
        String escaped = content.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
        return page.replace(element, element.replace("\"\"", '"' + escaped + '"'));
    }

    /** The games that the page takes along: the first ones, as many as there is room for. */
    private static final class Luggage {
        private final StringBuilder text = new StringBuilder();
        private final int room;
        private int taken;
        private int games;

        Luggage(int room) {
            this.room = room;
        }

        void add(GameRecord record) {
            String game = record + "\n";
            if (taken == games && text.length() + game.length() <= room) {
                text.append(game);
                taken++;
            }
            games++;
        }
    }
}

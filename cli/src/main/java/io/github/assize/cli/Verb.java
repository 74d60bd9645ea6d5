package io.github.assize.cli;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The commands by name. A command is made only when it is called: to make all of them, as a tree of subcommands does,
 * takes longer than most runs.
 */
enum Verb {
    LIST("list the rulesets"),
    SHOW("draw a position and tell how it stands"),
    SVG("draw a position, or the moves of a piece, as a picture"),
    EXPLORE("open a page that shows and explains every move"),
    MOVES("list the legal moves of a position"),
    PERFT("count the lines of play of each length"),
    ANALYZE("give outcome and legal moves of many positions"),
    REPLAY("play moves and print the position after them"),
    RULES("print the numbered rules, the readings and the presets"),
    DIFF("find where two readings of a ruleset part"),
    PGN("check, normalise or count the games of PGN files"),
    PLAY("play a game, against the machine, an engine or somebody"),
    PLAYOUTS("play many games and give figures of them"),
    COMPARE("tell what a reading changes in many games"),
    XBOARD("be an engine for XBoard");

    private final String summary;

    Verb(String summary) {
        this.summary = summary;
    }

    static Verb named(String word) {
        return Arrays.stream(values())
                .filter(verb -> verb.word().equals(word))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("no command " + Shown.quoted(word) + "; " + thereAre()));
    }

    static String thereAre() {
        return "there are: " + Arrays.stream(values()).map(Verb::word).collect(Collectors.joining(", "));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    String summary() {
        return summary;
    }

    private Action action() {
        return switch (this) {
            case LIST -> new ListCommand();
            case SHOW -> new ShowCommand();
            case SVG -> new SvgCommand();
            case EXPLORE -> new ExploreCommand();
            case MOVES -> new MovesCommand();
            case PERFT -> new PerftCommand();
            case ANALYZE -> new AnalyzeCommand();
            case REPLAY -> new ReplayCommand();
            case RULES -> new RulesCommand();
            case DIFF -> new DiffCommand();
            case PGN -> new PgnCommand();
            case PLAY -> new PlayCommand();
            case PLAYOUTS -> new PlayoutsCommand();
            case COMPARE -> new CompareCommand();
            case XBOARD -> new XboardCommand();
        };
    }

    int run(List<String> words, Streams streams) throws IOException {
        Action action = action();
        CommandLine line = action.syntax().commandLine("assize " + word(), title());
        ParseResult parsed = parse(line, words);
        Arguments arguments = new Arguments(parsed, streams);
        if (parsed.isUsageHelpRequested()) {
            if (arguments.namesRuleset()) {
                arguments.defaults();
            }
            // Read with = or a space before a value, shown with a space.
            streams.out().text(line.setSeparator(" ").getUsageMessage(Ansi.OFF));
            return Main.DONE;
        }
        return action.run(arguments, streams);
    }

    private static ParseResult parse(CommandLine line, List<String> words) {
        try {
            ParseResult parsed = line.parseArgs(words.toArray(String[]::new));
            if (!parsed.unmatched().isEmpty()) {
                throw Misuse.unknown(line, parsed.unmatched().get(0));
            }
            Misuse.refuseEmptyValues(line, words);
            Misuse.refuseEmptyFiles(parsed);
            return parsed;
        } catch (ParameterException e) {
            throw Misuse.refused(line, e);
        }
    }

    private String title() {
        return summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1) + ".";
    }
}

package io.github.assize.cli;

import io.github.assize.core.Ruleset;
import io.github.assize.game.Conclusion;
import io.github.assize.game.GameRecord;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Checks, normalises or counts the games of PGN files. */
final class PgnCommand implements Action {
    private static final List<String> VERBS = List.of("check", "cat", "stats");
    private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");

    /** How the games of a ruleset have ended. */
    private static final class Tally {
        private final Map<String, Integer> results = new TreeMap<>();
        private final Map<String, Integer> reasons = new TreeMap<>();
        private int games;

        void add(GameRecord record) {
            games++;
            results.merge(record.conclusion().map(Conclusion::token).orElse("*"), 1, Integer::sum);
            record.conclusion().ifPresent(end -> reasons.merge(end.reason().toString(), 1, Integer::sum));
        }

        void print(String id, Output out) throws IOException {
            StringBuilder line = new StringBuilder(id + "\t" + games);
            RESULTS.forEach(result -> line.append('\t').append(results.getOrDefault(result, 0)));
            List<String> counts = reasons.entrySet().stream()
                    .map(reason -> reason.getKey() + "=" + reason.getValue())
                    .toList();
            out.line(line.toString(), String.join(" ", counts));
        }
    }

    @Override
    public Syntax syntax() {
        return Syntax.of("""
            Reads PGN files and tells what is wrong with their games, each in a line on
            standard error: FILE:LINE:COLUMN: and what is wrong; the exit status is then
            1. check prints nothing else. The numbers of moves are not looked at, as the
            moves say all. cat prints the games that are well as PGN in one form. stats
            prints for each ruleset its id, the number of games, how many of them ended
            1-0, 0-1, 1/2-1/2 and *, and the reasons with their numbers.
            """)
                .lenient()
                .word("check|cat|stats", "what to do with the games")
                .words("FILE", "a PGN file; - is standard input");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        if (!VERBS.contains(arguments.word(0))) {
            throw new IllegalArgumentException(
                    "no command pgn " + Shown.quoted(arguments.word(0)) + "; there are: " + String.join(", ", VERBS));
        }
        List<String> names = arguments.words(1);
        if (names.isEmpty()) {
            throw new IllegalArgumentException("FILE is missing; right is: assize pgn check|cat|stats FILE...");
        }
        PgnFiles files = new PgnFiles(arguments, streams);
        return switch (arguments.word(0)) {
            case "check" -> files.read(names, record -> {});
            case "cat" -> files.read(names, record -> streams.out().text(record.toString()));
            default -> count(files, names, streams.out());
        };
    }

    private static int count(PgnFiles files, List<String> names, Output out) throws IOException {
        Map<String, Tally> tallies = new TreeMap<>();
        int status = files.read(names, record -> {
            Ruleset ruleset = record.root().position().ruleset();
            tallies.computeIfAbsent(ruleset.id(), id -> new Tally()).add(record);
        });
        for (Map.Entry<String, Tally> tally : tallies.entrySet()) {
            tally.getValue().print(tally.getKey(), out);
        }
        return status;
    }
}

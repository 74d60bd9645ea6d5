package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.core.Ruleset;
import io.github.assize.study.PlayoutPolicy;
import io.github.assize.study.Report;
import io.github.assize.study.Study;
import java.io.IOException;

/** The options that say which games are played. */
final class StudyOptions {
    static final String FORMAT = "--format";
    static final String GAMES = "--games";
    static final String REPORT = "--report";
    private static final String CAP = "--cap";
    private static final String POLICY = "--policy";
    private static final String SEED = "--seed";
    private static final String THREADS = "--threads";
    private static final int MOST_THREADS = 1024;

    private final Arguments arguments;

    StudyOptions(Arguments arguments) {
        this.arguments = arguments;
    }

    /** Takes the options. */
    static Syntax take(Syntax syntax, String games) {
        return syntax.option(GAMES, "N", "how many games; left out, " + games)
                .option(CAP, "N", "stop a game after N plies; left out, 1000")
                .option(SEED, "N", "the seed, any whole number; left out, 1")
                .option(
                        POLICY,
                        "NAME",
                        "how moves are chosen: uniform, greedy, search:d2 (so many plies ahead) or search:d2,n=2000"
                                + " (and so many positions), at most 64 plies; left out, uniform")
                .option(THREADS, "N", "how many games are played at once");
    }

    /** Writes a report to the file that was named for it. */
    static void write(Report report, Arguments arguments) throws IOException {
        Saved.write(arguments.option(REPORT, ""), report.toHtml().getBytes(UTF_8));
    }

    /**
     * Refuses a report that could not be written, and two files in one place, before hours of play.
     *
     * @param others the options that name other files to be written
     * @throws IOException if the report is a folder or in none
     * @throws IllegalArgumentException if another file is the report, too
     */
    static void expectReport(Arguments arguments, String... others) throws IOException {
        if (arguments.has(REPORT)) {
            String report = arguments.option(REPORT, "");
            Saved.expect(report);
            for (String other : others) {
                if (arguments.has(other) && Saved.isSame(report, arguments.option(other, ""))) {
                    throw new IllegalArgumentException(REPORT + " " + Shown.quoted(report) + " and " + other + " "
                            + Shown.quoted(arguments.option(other, "")) + " are the same file: each needs its own");
                }
            }
        }
    }

    Study study(Ruleset ruleset) {
        return Study.of(ruleset)
                .cap((int) Numbers.option(arguments, CAP, 1000, 1, 1_000_000))
                .seed(Numbers.option(arguments, SEED, 1, Long.MIN_VALUE + 1, Long.MAX_VALUE))
                .policy(policy());
    }

    private PlayoutPolicy policy() {
        try {
            return PlayoutPolicy.parse(arguments.option(POLICY, "uniform"));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("--" + e.getMessage(), e);
        }
    }

    long games(long otherwise) {
        return Numbers.option(arguments, GAMES, otherwise, 1, 1_000_000_000_000L);
    }

    int threads() {
        int processors = Runtime.getRuntime().availableProcessors();
        return (int) Numbers.option(arguments, THREADS, processors, 1, MOST_THREADS);
    }
}

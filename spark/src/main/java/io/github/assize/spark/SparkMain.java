package io.github.assize.spark;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.study.Figure;
import io.github.assize.study.Figures;
import io.github.assize.study.PlayoutPolicy;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;

/**
 * What {@code spark-submit} starts.
 *
 * @since 0.1.0
 */
public final class SparkMain {
    private static final String USAGE = "right is: study RULESET [ID=ANSWER...] [--games N] [--cap N] [--seed N]"
            + " [--policy NAME] [--against ID=ANSWER] [--parts N] [--parquet FOLDER], or perft RULESET DEPTH"
            + " [ID=ANSWER...] [--ahead N] [--parts N]";
    private static final Set<String> OPTIONS =
            Set.of("--games", "--cap", "--seed", "--policy", "--against", "--parts", "--parquet", "--ahead");
    private static final long MOST_GAMES = 1_000_000_000_000L;
    private static final int LONGEST = 1_000_000;
    private static final int MOST_PARTS = 1_000_000;
    private static final int DEEPEST = 100;

    private final Map<String, String> options = new LinkedHashMap<>();
    private final String[] words;
    private Ruleset ruleset;

    private SparkMain(String[] words) {
        this.words = words;
        ruleset = Rulesets.byId(word(1));
        boolean perft = word(0).equals("perft");
        for (int i = perft ? 3 : 2; i < words.length; i++) {
            if (OPTIONS.contains(words[i])) {
                String option = words[i++];
                options.put(option, word(i));
            } else if (words[i].indexOf('=') > 0) {
                ruleset = answered(words[i]);
            } else {
                throw new IllegalArgumentException("\"" + words[i] + "\" makes no sense; " + USAGE);
            }
        }
    }

    private Ruleset answered(String answer) {
        int at = answer.indexOf('=');
        if (at < 0) {
            throw new IllegalArgumentException("\"" + answer + "\" is no answer; " + USAGE);
        }
        return ruleset.with(answer.substring(0, at), answer.substring(at + 1));
    }

    /**
     * Runs one job and prints what it finds, fields parted by tabs.
     *
     * @param words what to do
     * @throws IOException if it cannot be told whether the folder for Parquet is there
     */
    public static void main(String[] words) throws IOException {
        int status = run(words, System.out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Returns the exit status: 0, or 2 after a line that tells what makes no sense. */
    static int run(String[] words, PrintStream out, PrintStream err) throws IOException {
        try {
            SparkMain main = new SparkMain(words);
            main.check();
            SparkSession session =
                    SparkSession.builder().appName("assize " + main.word(0)).getOrCreate();
            try {
                main.run(session, out);
            } finally {
                session.stop();
            }
            return 0;
        } catch (IllegalArgumentException e) {
            err.println("assize-spark: " + e.getMessage());
            return 2;
        }
    }

    private String word(int index) {
        if (index >= words.length) {
            throw new IllegalArgumentException("a word is missing; " + USAGE);
        }
        return words[index];
    }

    private long number(String option, long otherwise, long from, long to) {
        return whole(option, options.getOrDefault(option, String.valueOf(otherwise)), from, to);
    }

    private static long whole(String name, String word, long from, long to) {
        String wrong = name + " \"" + word + "\": must be a whole number from " + from + " to " + to;
        try {
            long number = Long.parseLong(word);
            if (number >= from && number <= to) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(wrong, e);
        }
        throw new IllegalArgumentException(wrong);
    }

    /** Refuses what makes no sense before a cluster is asked. */
    private void check() {
        parts();
        switch (word(0)) {
            case "study" -> {
                study();
                games();
            }
            case "perft" -> ahead();
            default -> throw new IllegalArgumentException("\"" + word(0) + "\" makes no sense; " + USAGE);
        }
    }

    private int parts() {
        return (int) number("--parts", 16, 1, MOST_PARTS);
    }

    private long games() {
        return number("--games", 10_000, 1, MOST_GAMES);
    }

    private int depth() {
        return (int) whole("DEPTH", word(2), 1, DEEPEST);
    }

    private int ahead() {
        return (int) number("--ahead", Math.min(2, depth()), 0, depth());
    }

    private Study study() {
        Study study = Study.of(ruleset)
                .cap((int) number("--cap", 1000, 1, LONGEST))
                .seed(number("--seed", 1, Long.MIN_VALUE, Long.MAX_VALUE))
                .policy(PlayoutPolicy.parse(options.getOrDefault("--policy", "uniform")));
        String other = options.get("--against");
        return other == null ? study : study.against(answered(other));
    }

    private void run(SparkSession session, PrintStream out) throws IOException {
        if (word(0).equals("perft")) {
            out.println(
                    depth() + "\t" + SparkPerft.count(session, ruleset.initialPosition(), depth(), ahead(), parts()));
            return;
        }
        String folder = options.get("--parquet");
        if (folder != null) {
            expectNone(session, new Path(folder));
        }
        Tally tally = SparkStudy.run(session, study(), games(), parts());
        out.print(tally);
        for (Figure figure : Figures.of(tally, study())) {
            out.println("figure\t" + figure);
        }
        if (folder != null) {
            SparkStudy.games(session, study(), games(), parts()).write().parquet(folder);
        }
    }

    /** Refuses a folder that is there before a game is played, as Spark would only after the last. */
    private static void expectNone(SparkSession session, Path folder) throws IOException {
        if (folder.getFileSystem(session.sparkContext().hadoopConfiguration()).exists(folder)) {
            throw new IllegalArgumentException("--parquet \"" + folder + "\": is there already");
        }
    }
}

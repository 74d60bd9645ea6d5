package io.github.assize.spark;

import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.study.Figure;
import io.github.assize.study.Figures;
import io.github.assize.study.PlayoutPolicy;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.SparkSession;

/**
 * What {@code spark-submit} starts.
 *
 * @since 0.1.0
 */
public final class SparkMain {
    private static final String USAGE = "right is: study RULESET [ID=ANSWER...] [--games N] [--cap N] [--seed N]"
            + " [--policy NAME] [--parts N] [--parquet FOLDER], or perft RULESET DEPTH [ID=ANSWER...] [--ahead N]"
            + " [--parts N]";
    private static final Set<String> OPTIONS =
            Set.of("--games", "--cap", "--seed", "--policy", "--parts", "--parquet", "--ahead");

    private final Map<String, String> options = new LinkedHashMap<>();
    private final String[] words;
    private Ruleset ruleset;

    private SparkMain(String[] words) {
        this.words = words;
        ruleset = Rulesets.byId(word(1));
        boolean perft = word(0).equals("perft");
        for (int i = perft ? 3 : 2; i < words.length; i++) {
            int at = words[i].indexOf('=');
            if (OPTIONS.contains(words[i])) {
                String option = words[i++];
                options.put(option, word(i));
            } else if (at > 0) {
                ruleset = ruleset.with(words[i].substring(0, at), words[i].substring(at + 1));
            } else {
                throw new IllegalArgumentException("\"" + words[i] + "\" makes no sense; " + USAGE);
            }
        }
    }

    /**
     * Runs one job and prints what it finds, fields parted by tabs.
     *
     * @param words what to do
     */
    public static void main(String[] words) {
        SparkMain main;
        try {
            main = new SparkMain(words);
            main.check();
        } catch (IllegalArgumentException e) {
            System.err.println("assize-spark: " + e.getMessage());
            System.exit(2);
            return;
        }
        SparkSession session =
                SparkSession.builder().appName("assize " + main.word(0)).getOrCreate();
        try {
            main.run(session);
        } finally {
            session.stop();
        }
    }

    private String word(int index) {
        if (index >= words.length) {
            throw new IllegalArgumentException("a word is missing; " + USAGE);
        }
        return words[index];
    }

    private long number(String option, long otherwise) {
        return whole(option, options.getOrDefault(option, String.valueOf(otherwise)));
    }

    private static long whole(String name, String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(name + " \"" + word + "\": must be a whole number", e);
        }
    }

    /** Refuses what makes no sense before a cluster is asked. */
    private void check() {
        switch (word(0)) {
            case "study" -> {
                study();
                Range.parts(number("--games", 10_000), parts());
            }
            case "perft" -> whole("DEPTH", word(2));
            default -> throw new IllegalArgumentException("\"" + word(0) + "\" makes no sense; " + USAGE);
        }
    }

    private int parts() {
        return Math.toIntExact(number("--parts", 16));
    }

    private Study study() {
        return Study.of(ruleset)
                .cap(Math.toIntExact(number("--cap", 1000)))
                .seed(number("--seed", 1))
                .policy(PlayoutPolicy.parse(options.getOrDefault("--policy", "uniform")));
    }

    private void run(SparkSession session) {
        if (word(0).equals("perft")) {
            Position start = ruleset.initialPosition();
            int depth = Math.toIntExact(whole("DEPTH", word(2)));
            int ahead = Math.toIntExact(number("--ahead", Math.min(2, depth)));
            System.out.println(depth + "\t" + SparkPerft.count(session, start, depth, ahead, parts()));
            return;
        }
        long games = number("--games", 10_000);
        Tally tally = SparkStudy.run(session, study(), games, parts());
        System.out.print(tally);
        for (Figure figure : Figures.of(tally, study())) {
            System.out.println("figure\t" + figure);
        }
        String folder = options.get("--parquet");
        if (folder != null) {
            SparkStudy.games(session, study(), games, parts()).write().parquet(folder);
        }
    }
}

package io.github.assize.cli;

import io.github.assize.core.Answer;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.study.Report;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays many games and prints figures of them. */
final class PlayoutsCommand implements Action {
    private static final String AGAINST = "--against";
    private static final String ALL = "--all-readings";
    private static final String GAMES_OUT = "--games-out";
    private static final String RESUME = "--resume";

    /** More rulesets than these are too many for a title. */
    private static final int MOST_IDS = 4;

    @Override
    public Syntax syntax() {
        return StudyOptions.take(Syntax.of("""
            Plays games from the array, both sides by the same policy, and prints figures
            of them, each with its interval at 95 %%: how games end, how long they are,
            how many moves there are to choose from, how often rules act; docs/study.md
            tells what each figure is. A game is the same on every machine. Long runs
            show how far they are on standard error if it is a terminal; Ctrl-C prints
            the figures of the games that are done, and the exit status is then 130.
            """).ruleset(), "10000")
                .flag(ALL, "play the default reading and each other answer by itself, beside the default")
                .option(
                        AGAINST,
                        "ID=ANSWER",
                        "tell how soon another answer would show; also default, a preset, or answers parted by commas")
                .option(StudyOptions.FORMAT, "NAME", "table, tsv, csv or json; left out, table")
                .option(StudyOptions.REPORT, "FILE", "write a page with charts and all numbers to this file, as HTML")
                .option(GAMES_OUT, "FILE", "write the games, too: FILE.jsonl has a line for each, FILE.pgn the moves")
                .option(
                        RESUME,
                        "FILE",
                        "keep what is done in this file, and go on from what it has, be it more than is asked for")
                .words("MORE", "more rulesets, without readings");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        FigureLines form = FigureLines.named(arguments.option(StudyOptions.FORMAT, "table"));
        StudyOptions options = new StudyOptions(arguments);
        List<Study> studies = studies(arguments, options);
        long games = options.games(10_000);
        if (arguments.has(RESUME) && arguments.has(GAMES_OUT)) {
            throw new IllegalArgumentException(
                    GAMES_OUT + " may not be given with " + RESUME + ", which knows no games but their figures");
        }
        StudyOptions.expectReport(arguments, GAMES_OUT, RESUME);
        try (@Nullable GameFile file = arguments.has(GAMES_OUT) ? new GameFile(arguments.option(GAMES_OUT, "")) : null;
                Playing playing = new Playing(streams, options, games, file, resumed(arguments))) {
            Map<Study, Tally> played = new LinkedHashMap<>();
            String stopped = "";
            form.begin(streams.out());
            for (Study study : studies) {
                Tally tally = playing.play(study);
                if (tally.games() > 0) {
                    form.print(study, tally, streams.out());
                    played.put(study, tally);
                }
                streams.out().flush();
                if (playing.isStopped()) {
                    stopped = "after " + tally.games() + " of " + games + " games of " + study;
                    streams.complain("stopped " + stopped);
                    break;
                }
            }
            if (arguments.has(StudyOptions.REPORT)) {
                Map<String, String> provenance = provenance(studies.get(0), range(played));
                if (!stopped.isEmpty()) {
                    int left = studies.size() - played.size();
                    provenance.put("stopped", stopped + (left == 0 ? "" : "; studies without a game: " + left));
                }
                Report blank = Report.of(title(studies, arguments.has(ALL)), provenance);
                Report report = arguments.has(ALL) ? byRuleset(blank, played) : each(blank, played);
                StudyOptions.write(report, arguments);
            }
            return playing.isStopped() ? Interrupt.STATUS : Main.DONE;
        }
    }

    private static @Nullable Resumed resumed(Arguments arguments) throws IOException {
        return arguments.has(RESUME) ? new Resumed(arguments.option(RESUME, "")) : null;
    }

    private static List<Study> studies(Arguments arguments, StudyOptions options) {
        List<Ruleset> rulesets = new ArrayList<>(List.of(arguments.ruleset()));
        for (String id : arguments.words(1)) {
            Ruleset more = Rulesets.byId(id);
            if (rulesets.stream().anyMatch(ruleset -> ruleset.id().equals(id))) {
                throw new IllegalArgumentException(id + " may be given only once");
            }
            rulesets.add(more);
        }
        boolean read = arguments.has(Syntax.READING) || arguments.has(Syntax.PRESET);
        if (read && (rulesets.size() > 1 || arguments.has(ALL))) {
            throw new IllegalArgumentException("a reading may be chosen for one ruleset only, and not with " + ALL);
        }
        if (arguments.has(AGAINST) && arguments.has(ALL)) {
            throw new IllegalArgumentException(AGAINST + " may not be given with " + ALL);
        }
        List<Study> studies = new ArrayList<>();
        for (Ruleset ruleset : rulesets) {
            Study study = options.study(ruleset);
            if (arguments.has(ALL)) {
                studies.addAll(allReadings(study));
            } else {
                studies.add(arguments.has(AGAINST) ? against(study, arguments.option(AGAINST, "")) : study);
            }
        }
        return studies;
    }

    private static Study against(Study study, String word) {
        Ruleset other = ReadingWord.read(study.ruleset(), word);
        if (other.equals(study.ruleset())) {
            throw new IllegalArgumentException(
                    AGAINST + " " + Shown.quoted(word) + ": must be another reading than that played, " + other);
        }
        return study.against(other);
    }

    /** Returns the study of the default and one of each other answer, beside which the default stands. */
    private static List<Study> allReadings(Study study) {
        List<Study> studies = new ArrayList<>(List.of(study));
        for (Reading reading : study.ruleset().readings()) {
            for (Answer answer : reading.answers()) {
                if (!answer.equals(reading.defaultAnswer())) {
                    Ruleset read = study.ruleset().with(reading.id(), answer.id());
                    studies.add(Study.of(read)
                            .cap(study.cap())
                            .seed(study.seed())
                            .policy(study.policy())
                            .against(study.ruleset()));
                }
            }
        }
        return studies;
    }

    /** Returns how many games the studies have: as many as were asked for, or more where so many were done before. */
    private static String range(Map<Study, Tally> played) {
        LongSummaryStatistics counts =
                played.values().stream().mapToLong(Tally::games).summaryStatistics();
        if (counts.getCount() == 0) {
            return "0";
        }
        return counts.getMin() == counts.getMax()
                ? String.valueOf(counts.getMax())
                : counts.getMin() + " to " + counts.getMax();
    }

    /** Returns what a page is about: the games by their ids, or how many they are. */
    private static String title(List<Study> studies, boolean all) {
        List<String> ids =
                studies.stream().map(study -> study.ruleset().id()).distinct().toList();
        String games = ids.size() <= MOST_IDS ? String.join(", ", ids) : ids.size() + " rulesets";
        return all ? "What each answer changes: " + games : "Playouts: " + games;
    }

    private static Report each(Report blank, Map<Study, Tally> played) {
        Report report = blank;
        for (Map.Entry<Study, Tally> one : played.entrySet()) {
            report = report.with(one.getKey(), one.getValue());
        }
        return report;
    }

    /** Tells of each ruleset in its default reading, which has none beside it, and there of those that follow. */
    private static Report byRuleset(Report blank, Map<Study, Tally> played) {
        Report report = blank;
        for (Map.Entry<Study, Tally> one : played.entrySet()) {
            Study defaults = one.getKey();
            if (defaults.other().isEmpty()) {
                Map<Study, Tally> readings = new LinkedHashMap<>(played);
                readings.keySet()
                        .removeIf(study ->
                                study.other().isEmpty() || !study.other().get().equals(defaults.ruleset()));
                report = report.withReadings(defaults, one.getValue(), readings);
            }
        }
        return report;
    }

    /** Returns what a reader needs to make the same figures again. */
    static Map<String, String> provenance(Study study, String games) throws IOException {
        Map<String, String> provenance = new LinkedHashMap<>();
        provenance.put("version", Help.version());
        provenance.put("games of each study", games);
        provenance.put("policy", study.policy().toString());
        provenance.put("seed", String.valueOf(study.seed()));
        provenance.put("cap", study.cap() + " plies");
        provenance.put("generator", "SplitMix64, one for each game");
        return provenance;
    }
}

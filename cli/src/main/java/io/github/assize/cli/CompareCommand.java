package io.github.assize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import io.github.assize.study.Effect;
import io.github.assize.study.Figure;
import io.github.assize.study.Figures;
import io.github.assize.study.Interval;
import io.github.assize.study.Report;
import io.github.assize.study.Study;
import io.github.assize.study.Tally;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Plays many games of two readings and prints how soon they part and what the second changes. */
final class CompareCommand implements Action {
    private static final int DEPTH = 2;

    @Override
    public Syntax syntax() {
        return StudyOptions.take(
                        Syntax.of("""
            Plays games in reading A and as many in reading B, and prints fields parted by
            tabs: how soon A's games would show that it is not B, what B changes in each
            figure, with an interval at 95 %%, and the first positions at which both part.
            A and B are default, the name of a preset, answers such as baring=reprieve
            parted by commas, or the id of another ruleset with the same pieces. Lines:

              exposed  PLY  SHARE  LOW  HIGH    share of games that show B by that ply
              effect   FIGURE  A  B  DIFFERENCE  LOW  HIGH  MARK    * if beyond chance
              array, moves, outcome, leads, end  as assize diff prints them, to depth 2

            Long runs show how far they are on standard error if it is a terminal.
            """)
                                .word(Syntax.RULESET, "a ruleset, by the id that assize list gives")
                                .word("A", "a reading")
                                .word("B", "another"),
                        "2000 of each")
                .option(StudyOptions.REPORT, "FILE", "write a page with charts and all numbers to this file, as HTML");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        StudyOptions options = new StudyOptions(arguments);
        Ruleset defaults = arguments.defaults();
        Study one = options.study(read(defaults, arguments.word(1)));
        Study other = options.study(read(defaults, arguments.word(2)));
        if (one.ruleset().equals(other.ruleset())) {
            throw new IllegalArgumentException(one.ruleset() + " and " + other.ruleset() + " are the same");
        }
        Study held = one.against(other.ruleset());
        long games = options.games(2000);
        StudyOptions.expectReport(arguments);
        try (Playing playing = new Playing(streams, options, games, null, null)) {
            Tally first = playing.play(held);
            Tally second = playing.isStopped() ? new Tally() : playing.play(other);
            if (playing.isStopped()) {
                streams.complain("stopped: a comparison needs all games of both");
                return Interrupt.STATUS;
            }
            printExposure(first, streams.out());
            printEffects(Figures.effects(first, second), streams.out());
            if (arguments.has(StudyOptions.REPORT)) {
                Map<String, String> provenance = PlayoutsCommand.provenance(one, String.valueOf(games));
                Report report = Report.of(one.ruleset() + " and " + other.ruleset(), provenance)
                        .with(held, first, other, second);
                Saved.write(
                        arguments.option(StudyOptions.REPORT, ""),
                        report.toHtml().getBytes(UTF_8));
            }
            if (!one.ruleset().initialPosition().awaitsRoll()
                    && !other.ruleset().initialPosition().awaitsRoll()) {
                new Comparison(one.ruleset(), other.ruleset(), DEPTH, streams).run();
            }
        }
        return Main.DONE;
    }

    private static Ruleset read(Ruleset defaults, String word) {
        boolean isId = Rulesets.all().stream().anyMatch(ruleset -> ruleset.id().equals(word));
        return isId ? Rulesets.byId(word) : ReadingWord.read(defaults, word);
    }

    private static void printExposure(Tally tally, Output out) throws IOException {
        long games = tally.games();
        long shown = 0;
        for (Map.Entry<Long, Long> parted : tally.exposed().entrySet()) {
            shown += parted.getValue();
            printShare(parted.getKey().toString(), Figure.share("exposed", shown, games), out);
        }
        printShare("ever", Figure.share("exposed", shown, games), out);
    }

    private static void printShare(String ply, Figure share, Output out) throws IOException {
        Interval bounds = share.interval().orElseThrow();
        out.line("exposed", ply, Figure.text(share.value()), Figure.text(bounds.low()), Figure.text(bounds.high()));
    }

    private static void printEffects(List<Effect> effects, Output out) throws IOException {
        for (Effect effect : effects) {
            out.line(
                    "effect",
                    effect.one().name(),
                    Figure.text(effect.one().value()),
                    Figure.text(effect.other().value()),
                    Figure.text(effect.difference()),
                    effect.interval().map(bounds -> Figure.text(bounds.low())).orElse("-"),
                    effect.interval().map(bounds -> Figure.text(bounds.high())).orElse("-"),
                    effect.isClear() ? "*" : "-");
        }
    }
}

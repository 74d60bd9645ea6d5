package io.github.assize.cli;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;

import io.github.assize.core.PieceType;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

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
            parted by commas, or the id of another ruleset with the same pieces, that is
            with a board of this size and pieces of these letters. Lines:

              study    NAME  VALUE          what fixes the games: A, B, version, seed, ...
              exposed  PLY  SHARE  LOW  HIGH    share of games that show B by that ply
              effect   FIGURE  A  B  DIFFERENCE  LOW  HIGH  MARK    * if beyond chance
              array, moves, outcome, leads, end  as assize diff prints them, to depth 2

            Of twenty figures that B does not touch, one lies outside its interval by luck.
            The mark asks for more: at least 100 games of each, and a difference that luck
            gives to one in a thousand. Where dice are thrown no positions are looked at.
            Long runs show how far they are on standard error if it is a terminal; Ctrl-C
            compares the games that both have, and the exit status is then 130.
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
        Study one = options.study(read(defaults, "A", arguments.word(1)));
        Study other = options.study(read(defaults, "B", arguments.word(2)));
        if (one.ruleset().equals(other.ruleset())) {
            throw new IllegalArgumentException("A " + Shown.quoted(arguments.word(1)) + " and B "
                    + Shown.quoted(arguments.word(2)) + " are the same: both are " + one.ruleset());
        }
        expectSamePieces(one.ruleset(), other.ruleset());
        Study held = one.against(other.ruleset());
        long games = options.games(2000);
        StudyOptions.expectReport(arguments);
        try (Playing playing = new Playing(streams, options, games, null, null)) {
            List<Tally> played = playing.playBoth(held, other);
            Tally first = played.get(0);
            Tally second = played.get(1);
            if (playing.isStopped()) {
                streams.complain("stopped after " + first.games() + " of " + games + " games of each");
            }
            if (first.games() > 0) {
                Map<String, String> provenance = provenance(one, other, first.games(), games);
                print(provenance, first, second, streams.out());
                if (arguments.has(StudyOptions.REPORT)) {
                    StudyOptions.write(
                            Report.of(one.ruleset() + " and " + other.ruleset(), provenance)
                                    .with(held, first, other, second),
                            arguments);
                }
                printPositions(one.ruleset(), other.ruleset(), playing, streams);
            }
            streams.out().flush();
            return playing.isStopped() ? Interrupt.STATUS : Main.DONE;
        }
    }

    private static Ruleset read(Ruleset defaults, String name, String word) {
        if (word.isEmpty()) {
            throw new IllegalArgumentException(name + " is empty: it must be " + ReadingWord.FORMS
                    + ", or the id of another ruleset with the same pieces");
        }
        boolean isId = Rulesets.all().stream().anyMatch(ruleset -> ruleset.id().equals(word));
        return isId ? Rulesets.byId(word) : ReadingWord.read(defaults, word);
    }

    /** Refuses rulesets of which no position can be written alike, so that no game of the one could be one of the other. */
    private static void expectSamePieces(Ruleset one, Ruleset other) {
        if (!pieces(one).equals(pieces(other))) {
            String others = Rulesets.all().stream()
                    .filter(ruleset ->
                            !ruleset.id().equals(one.id()) && pieces(ruleset).equals(pieces(one)))
                    .map(Ruleset::id)
                    .collect(joining(", "));
            throw new IllegalArgumentException(one.id() + " has " + pieces(one) + " and " + other.id() + " has "
                    + pieces(other) + "; right is another reading of " + one.id()
                    + (others.isEmpty() ? "" : ", or one of these with the same pieces: " + others));
        }
    }

    private static String pieces(Ruleset ruleset) {
        TreeSet<String> letters =
                ruleset.pieceTypes().stream().map(PieceType::letter).collect(toCollection(TreeSet::new));
        return ruleset.files() + "x" + ruleset.ranks() + " " + String.join(" ", letters);
    }

    private static Map<String, String> provenance(Study one, Study other, long played, long games) throws IOException {
        Map<String, String> provenance = new LinkedHashMap<>();
        provenance.put("A", one.ruleset().toString());
        provenance.put("B", other.ruleset().toString());
        provenance.putAll(PlayoutsCommand.provenance(one, String.valueOf(played)));
        if (played < games) {
            provenance.put("stopped", "after " + played + " of " + games + " games of each");
        }
        return provenance;
    }

    private static void print(Map<String, String> provenance, Tally first, Tally second, Output out)
            throws IOException {
        for (Map.Entry<String, String> fact : provenance.entrySet()) {
            out.line("study", fact.getKey(), fact.getValue());
        }
        printExposure(first, out);
        printEffects(Figures.effects(first, second), out);
    }

    private static void printPositions(Ruleset one, Ruleset other, Playing playing, Streams streams)
            throws IOException {
        if (playing.isStopped()) {
            streams.out().line("end", "no positions looked at: stopped");
        } else if (one.dice().isPresent() || other.dice().isPresent()) {
            Ruleset dice = one.dice().isPresent() ? one : other;
            streams.out()
                    .line("end", "no positions looked at: " + dice + " throws dice, and moves are compared, not rolls");
        } else {
            new Comparison(one, other, DEPTH, streams).run();
        }
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

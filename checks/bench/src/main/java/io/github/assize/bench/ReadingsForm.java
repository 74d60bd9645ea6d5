package io.github.assize.bench;

import io.github.assize.core.Answer;
import io.github.assize.core.InvalidPositionException;
import io.github.assize.core.Position;
import io.github.assize.core.Reading;
import io.github.assize.core.Ruleset;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures each answer of each ruleset in turns with the default. */
@Command(
        name = "readings",
        description = {
            "Prints the rate of each answer as a part of its default's rate: the median of all rounds, and between which"
                    + " values half of them lie.",
            "",
            "Perft is from the array, and from those of the default's middle-game positions that are positions with the"
                    + " answer too. With dice there is no perft, and a roll counts as a ply does."
        })
final class ReadingsForm implements Callable<Integer> {
    private static final double LEAST = 0.7;
    private static final int FEWER_PLIES = 1;

    private final PrintStream out;

    @Mixin
    private Pace pace = new Pace();

    @Mixin
    private Columns columns = new Columns();

    private final Grid grid = new Grid("", List.of("array", "middle game", "playouts"));
    private final Set<String> slow = new TreeSet<>();

    /** A ruleset in its default reading. */
    private record Default(Column column, Work array, List<Position> middleGame, Work playouts) {
        Ruleset ruleset() {
            return column.ruleset();
        }
    }

    ReadingsForm(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        columns.of(pace.size()).forEach(column -> addLines(standard(column)));
        grid.print(out);
        out.println();
        out.println(
                slow.isEmpty()
                        ? "No answer is under " + LEAST + " of its default anywhere."
                        : "Under " + LEAST + " of its default somewhere: " + String.join(", ", slow) + ".");
        return 0;
    }

    private static Default standard(Column column) {
        return new Default(
                column,
                array(column.ruleset(), column),
                MiddleGame.of(column.ruleset()),
                playouts(column.ruleset(), column));
    }

    private void addLines(Default standard) {
        for (Reading reading : standard.ruleset().readings()) {
            for (Answer answer : reading.answers()) {
                if (!answer.equals(reading.defaultAnswer())) {
                    Ruleset other = standard.ruleset().with(reading.id(), answer.id());
                    grid.add(other.toString(), hasDice(other) ? diced(standard, other) : plain(standard, other));
                }
            }
        }
    }

    private List<String> plain(Default standard, Ruleset other) {
        Column column = standard.column();
        return List.of(
                cell(other, standard.array(), array(other, column)),
                middleGame(standard, other),
                cell(other, standard.playouts(), playouts(other, column)));
    }

    private List<String> diced(Default standard, Ruleset other) {
        Work playouts =
                new DicePlayouts(other.initialPosition(), standard.column().games());
        return List.of("", "", cell(other, standard.playouts(), playouts));
    }

    private static boolean hasDice(Ruleset ruleset) {
        return ruleset.initialPosition().awaitsRoll();
    }

    private static Work array(Ruleset ruleset, Column column) {
        return Works.walkedPerft(List.of(ruleset.initialPosition()), column.depth() - FEWER_PLIES);
    }

    private static Work playouts(Ruleset ruleset, Column column) {
        return new Playouts(ruleset.initialPosition(), column.games());
    }

    private String middleGame(Default standard, Ruleset other) {
        List<Position> common = new ArrayList<>();
        List<Position> others = new ArrayList<>();
        for (Position position : standard.middleGame()) {
            read(other, position.toFen()).ifPresent(same -> {
                common.add(position);
                others.add(same);
            });
        }
        if (common.isEmpty()) {
            return "";
        }
        int depth = standard.column().middleDepth() - FEWER_PLIES;
        return cell(other, Works.walkedPerft(common, depth), Works.walkedPerft(others, depth));
    }

    /** Reads a position of the default with another answer, where it is one. */
    private static Optional<Position> read(Ruleset ruleset, String fen) {
        try {
            return Optional.of(ruleset.parsePosition(fen));
        } catch (InvalidPositionException e) {
            return Optional.empty();
        }
    }

    private String cell(Ruleset other, Work base, Work work) {
        List<Double> ratios = ratios(base, work);
        double median = Statistics.median(ratios);
        if (median < LEAST) {
            slow.add(other.toString());
        }
        return String.format(
                Locale.ROOT,
                "%.2f (%.2f-%.2f)",
                median,
                Statistics.quantile(ratios, Statistics.LOWER_QUARTILE),
                Statistics.quantile(ratios, Statistics.UPPER_QUARTILE));
    }

    private List<Double> ratios(Work base, Work other) {
        for (int round = 0; round < pace.warmUps(); round++) {
            ratio(base, other);
        }
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < pace.rounds(); round++) {
            ratios.add(ratio(base, other));
        }
        return ratios;
    }

    private double ratio(Work base, Work other) {
        double before = Clock.perSecond(base, pace.nanos());
        return Clock.perSecond(other, pace.nanos()) / before;
    }
}

package io.github.assize.study;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a tally says. The first names are those of Ludii's concepts, and mean the same:
 *
 * <table>
 *   <caption>The figures</caption>
 *   <tr><th>name<th>what it is
 *   <tr><td>{@code Completion}<td>share of games that a side won
 *   <tr><td>{@code Drawishness}<td>share of games drawn by rule; games stopped at the cap are none
 *   <tr><td>{@code Timeouts}<td>share of games stopped at the cap
 *   <tr><td>{@code AdvantageP1}<td>share of games that White won
 *   <tr><td>{@code Balance}<td>1 less the distance of the shares that White and Black won
 *   <tr><td>{@code OutcomeUniformity}<td>1 less the variance of a side's utility, which is 1 for a win, -1 for a loss, else 0
 *   <tr><td>{@code DurationMoves}<td>mean number of plies; {@code -median}, {@code -p10}, {@code -p90}: quantiles by nearest
 *       rank; {@code -deviation}: standard deviation. Games stopped count with the cap
 *   <tr><td>{@code DurationTurnsNotTimeouts}<td>mean number of plies of the games that were not stopped
 *   <tr><td>{@code BranchingFactor}<td>mean over games of the mean number of legal moves; {@code -maximum}: the greatest
 *   <tr><td>{@code DecisionMoves}<td>mean share of plies with more than one legal move
 *   <tr><td>{@code GameTreeComplexity}<td>mean of plies times log10 of the mean number of legal moves
 *   <tr><td>{@code PieceNumber}<td>mean over games of the mean number of pieces
 *   <tr><td>{@code BoardCoverage}<td>mean share of squares that were ever occupied
 *   <tr><td>{@code PositionalRepetition}<td>mean share of plies to a position that had stood before
 *   <tr><td>{@code 1-0 checkmate} and so on<td>share of games that ended so
 *   <tr><td>{@code promotions} and so on<td>mean number in a game of what {@link Use} lists, where there was any;
 *       {@code -games}: share of games with any
 *   <tr><td>{@code exposed}<td>share of games in which the other reading shows, where there is another;
 *       {@code exposed-by-10}, {@code -50}, {@code -100}: within so many plies
 * </table>
 *
 * @since 0.1.0
 */
public final class Figures {
    private static final long[] EARLY = {0, 10, 50, 100};

    /** How likely an interval is to hold the truth. */
    private static final double LEVEL = 0.95;

    private Figures() {}

    /**
     * Makes the figures of a tally.
     *
     * @param tally of at least one game
     * @param study what was played
     * @return the figures in the order of the table, unmodifiable
     * @throws IllegalArgumentException if the tally has no game
     */
    public static List<Figure> of(Tally tally, Study study) {
        return of(tally, tally.endings.keySet(), used(tally), study.other().isPresent());
    }

    /**
     * Makes the effects of a reading.
     *
     * @param one the tally without it, of at least one game
     * @param other the tally with it, of at least one game
     * @return an effect for each figure that both have, in the order of the table, unmodifiable
     * @throws IllegalArgumentException if a tally has no game
     */
    public static List<Effect> effects(Tally one, Tally other) {
        Set<String> endings = new TreeSet<>(one.endings.keySet());
        endings.addAll(other.endings.keySet());
        Set<Use> uses = new TreeSet<>(used(one));
        uses.addAll(used(other));
        Map<String, Figure> others = new HashMap<>();
        of(other, endings, uses, false).forEach(figure -> others.put(figure.name(), figure));
        ImmutableList.Builder<Effect> effects = ImmutableList.builder();
        for (Figure figure : of(one, endings, uses, false)) {
            Figure same = others.get(figure.name());
            if (same != null) {
                effects.add(new Effect(figure, same));
            }
        }
        return effects.build();
    }

    private static Set<Use> used(Tally tally) {
        Set<Use> used = new TreeSet<>();
        tally.uses.forEach((use, histogram) -> {
            if (histogram.count(times -> times > 0) > 0) {
                used.add(use);
            }
        });
        return used;
    }

    private static List<Figure> of(Tally tally, Set<String> endings, Set<Use> uses, boolean compared) {
        long games = tally.games();
        if (games == 0) {
            throw new IllegalArgumentException("there are no figures of no game");
        }
        List<Figure> figures = new ArrayList<>();
        outcomes(new Ends(tally), figures);
        durations(tally, figures);
        perGame("BranchingFactor", PerGame.BRANCHING, tally, figures);
        figures.add(Figure.of("BranchingFactor-maximum", games, maximum(tally.branching)));
        perGame("DecisionMoves", PerGame.DECISIONS, tally, figures);
        perGame("GameTreeComplexity", PerGame.COMPLEXITY, tally, figures);
        perGame("PieceNumber", PerGame.PIECES, tally, figures);
        perGame("BoardCoverage", PerGame.COVERAGE, tally, figures);
        perGame("PositionalRepetition", PerGame.REPETITION, tally, figures);
        for (String ending : endings) {
            if (!ending.equals(Tally.STOPPED)) {
                figures.add(Figure.share(ending, tally.endings().getOrDefault(ending, 0L), games));
            }
        }
        for (Use use : uses) {
            Histogram times = tally.uses.getOrDefault(use, new Histogram());
            figures.add(Figure.mean(use.toString(), times.moments(), games, 1));
            figures.add(Figure.share(use + "-games", times.count(number -> number > 0), games));
        }
        if (compared) {
            figures.add(Figure.share("exposed", tally.exposed.total(), games));
            for (long ply : EARLY) {
                figures.add(Figure.share("exposed-by-" + ply, tally.exposed.count(parted -> parted <= ply), games));
            }
        }
        return Collections.unmodifiableList(figures);
    }

    /** How many games White and Black won, how many were drawn by rule and how many were stopped. */
    private record Ends(long games, long white, long black, long drawn, long stopped) {
        Ends(Tally tally) {
            this(
                    tally.games(),
                    count(tally, "1-0"),
                    count(tally, "0-1"),
                    count(tally, "1/2-1/2"),
                    count(tally, Tally.STOPPED));
        }

        private static long count(Tally tally, String token) {
            return tally.endings().entrySet().stream()
                    .filter(ending -> ending.getKey().startsWith(token))
                    .mapToLong(Map.Entry::getValue)
                    .sum();
        }
    }

    private static void outcomes(Ends ends, List<Figure> figures) {
        long games = ends.games();
        figures.add(Figure.share("Completion", ends.white() + ends.black(), games));
        figures.add(Figure.share("Drawishness", ends.drawn(), games));
        figures.add(Figure.share("Timeouts", ends.stopped(), games));
        figures.add(Figure.share("AdvantageP1", ends.white(), games));
        double lead = (double) (ends.white() - ends.black()) / games;
        double won = (double) (ends.white() + ends.black()) / games;
        double variance = won - lead * lead;
        // The fourth moment of a side's utility about its mean tells how far the variance itself may be off.
        double fourth = (fourthPower(1 - lead) * ends.white()
                        + fourthPower(-1 - lead) * ends.black()
                        + fourthPower(lead) * (ends.drawn() + ends.stopped()))
                / games;
        double error = Math.sqrt(Math.max(0, fourth - variance * variance) / games);
        // Few games may end alike though others would not, and then have no deviation to tell by.
        boolean isFew = games < Effect.FEWEST || error == 0;
        Interval distance = distance(isFew ? lead(ends) : Interval.normal(lead, Math.sqrt(variance / games)));
        figures.add(Figure.of("Balance", games, 1 - Math.abs(lead), within(1 - distance.high(), 1 - distance.low())));
        Interval decided = Interval.wilson(ends.white() + ends.black(), games);
        Interval uniformity = isFew
                ? new Interval(
                        1 - decided.high() + distance.low() * distance.low(),
                        1 - decided.low() + distance.high() * distance.high())
                : Interval.normal(1 - variance, error);
        figures.add(Figure.of("OutcomeUniformity", games, 1 - variance, within(uniformity.low(), uniformity.high())));
    }

    private static double fourthPower(double number) {
        double square = number * number;
        return square * square;
    }

    /** Returns by how much White's share may exceed Black's: of games that one side wins the other wins none. */
    private static Interval lead(Ends ends) {
        long games = ends.games();
        double white = (double) ends.white() / (games - ends.white());
        double black = (double) ends.black() / (games - ends.black());
        double correlation = ends.white() + ends.black() == games ? -1 : -Math.sqrt(white * black);
        return Interval.ofDifference(
                (double) ends.white() / games,
                Interval.wilson(ends.white(), games),
                (double) ends.black() / games,
                Interval.wilson(ends.black(), games),
                correlation);
    }

    /** Returns how far from nought, to either side, a number may be. */
    private static Interval distance(Interval bounds) {
        double low = Math.abs(bounds.low());
        double high = Math.abs(bounds.high());
        return new Interval(bounds.contains(0) ? 0 : Math.min(low, high), Math.max(low, high));
    }

    private static Interval within(double low, double high) {
        return new Interval(Math.max(0, low), Math.min(1, high));
    }

    private static void durations(Tally tally, List<Figure> figures) {
        long games = tally.games();
        Moments moments = tally.plies.moments();
        figures.add(Figure.mean("DurationMoves", moments, games, 1));
        figures.add(quantile("DurationMoves-median", tally.plies, 50));
        figures.add(quantile("DurationMoves-p10", tally.plies, 10));
        figures.add(quantile("DurationMoves-p90", tally.plies, 90));
        if (games > 1) {
            figures.add(deviation(tally.plies, moments, games));
        }
        Histogram finished = new Histogram();
        tally.endings.forEach((ending, histogram) -> {
            if (!ending.equals(Tally.STOPPED)) {
                finished.add(histogram);
            }
        });
        if (finished.total() > 0) {
            figures.add(Figure.mean("DurationTurnsNotTimeouts", finished.moments(), finished.total(), 1));
        }
    }

    /**
     * Returns a quantile by nearest rank, with the games between which it lies by the binomial distribution; without them
     * where even the shortest and the longest game are none that it lies between in 95 of 100 studies.
     */
    static Figure quantile(String name, Histogram histogram, int percent) {
        long games = histogram.total();
        double expected = games * (percent / 100.0);
        double half = Interval.Z * Math.sqrt(expected * (1 - percent / 100.0));
        long low = Math.max(1, (long) Math.floor(expected - half));
        long high = Math.min(games, (long) Math.ceil(expected + half) + 1);
        double value = (double) histogram.atRank(Math.max(1, (games * percent + 99) / 100));
        while ((low == 1 || high == games) && holds(games, percent / 100.0, low, high) < LEVEL) {
            if (low == 1 && high == games) {
                return Figure.of(name, games, value);
            }
            low = Math.max(1, low - 1);
            high = Math.min(games, high + 1);
        }
        return Figure.of(
                name, games, value, new Interval((double) histogram.atRank(low), (double) histogram.atRank(high)));
    }

    /** Returns how likely at least so many and fewer than so many of few games are below the quantile. */
    private static double holds(long games, double share, long low, long high) {
        double term = 1;
        for (long game = 0; game < games; game++) {
            term *= 1 - share;
        }
        double sum = 0;
        for (long below = 0; below < high; below++) {
            sum += below >= low ? term : 0;
            term *= (double) (games - below) / (below + 1) * (share / (1 - share));
        }
        return sum;
    }

    /** Returns the standard deviation, whose own error comes from the fourth moment. */
    private static Figure deviation(Histogram plies, Moments moments, long games) {
        double mean = moments.mean(games);
        double deviation = Math.sqrt(moments.variance(games));
        double second = plies.spread(mean, 2) / games;
        double fourth = plies.spread(mean, 4) / games;
        double ofVariance = Math.sqrt(Math.max(0, fourth - second * second) / games);
        double error = deviation == 0 ? 0 : ofVariance / (2 * deviation);
        Interval bounds = Interval.normal(deviation, error);
        return Figure.of(
                "DurationMoves-deviation", games, deviation, new Interval(Math.max(0, bounds.low()), bounds.high()));
    }

    private static void perGame(String name, PerGame number, Tally tally, List<Figure> figures) {
        Moments moments = tally.perGame.getOrDefault(number, Moments.NONE);
        figures.add(Figure.mean(name, moments, tally.games(), PerGame.UNIT));
    }

    private static double maximum(Histogram histogram) {
        return histogram.counts().isEmpty() ? 0 : (double) histogram.counts().lastKey();
    }
}

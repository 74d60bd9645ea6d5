package io.github.assize.study;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.Multiset;
import io.github.assize.core.Color;
import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Rulesets;
import java.util.Map;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures of a few games, worked by hand. */
final class FiguresTest {
    private static final Ruleset RULES = Rulesets.byId("short-assize");

    private static final Study STUDY = Study.of(RULES);

    /** Two games that White won in 2 plies each, one that Black won in 4, one stopped after 8; none of them legal chess. */
    private static Tally tally() {
        Tally tally = new Tally();
        tally.add(game(0, won(Color.WHITE), new int[] {10, 20}, 0), RULES);
        tally.add(game(1, won(Color.WHITE), new int[] {1, 9}, 1), RULES);
        tally.add(game(2, won(Color.BLACK), new int[] {5, 5, 5, 5}, 0), RULES);
        tally.add(game(3, RULES.initialPosition().outcome(), new int[] {1, 1, 1, 1, 2, 2, 2, 2}, 4), RULES);
        return tally;
    }

    private static Playout game(int index, Outcome outcome, int[] branching, int repeated) {
        int[] pieces = branching.clone();
        Multiset<Use> uses = EnumMultiset.create(Use.class);
        uses.add(Use.PROMOTIONS, index);
        return new Playout(index, outcome, branching, pieces, repeated, 32, uses, index == 3 ? 5 : Playout.NEVER);
    }

    private static Outcome won(Color winner) {
        String white = "k7/8/8/8/8/8/8/KR6 b - - 0 1";
        String black = "K7/8/8/8/8/8/8/kr6 w - - 0 1";
        Position end = RULES.parsePosition(winner == Color.WHITE ? white : black);
        assertEquals(winner, end.outcome().winner().orElseThrow());
        return end.outcome();
    }

    private static Map<String, Figure> figures() {
        return Figures.of(tally(), STUDY.against(RULES)).stream().collect(toMap(Figure::name, figure -> figure));
    }

    private static Figure figure(String name) {
        return requireNonNull(figures().get(name), name);
    }

    private static double value(String name) {
        return figure(name).value();
    }

    @Test
    void outcomesAreShares() {
        assertEquals(0.75, value("Completion"));
        assertEquals(0, value("Drawishness"));
        assertEquals(0.25, value("Timeouts"));
        assertEquals(0.5, value("AdvantageP1"));
        assertEquals(0.75, value("Balance"));
        assertEquals(0.5, value("1-0 bare-king"));
        assertEquals(Interval.wilson(1, 4), figure("0-1 bare-king").interval().orElseThrow());
    }

    /** The utilities 1, 1, -1, 0 have the mean 1/4 and the variance 3/4 - 1/16. */
    @Test
    void uniformityIsOneLessTheVarianceOfTheUtility() {
        assertEquals(1 - 11.0 / 16, value("OutcomeUniformity"), 1e-15);
    }

    /** Of so few games that they all may end alike, each side's share has Wilson's bounds, of four 0.510109 to 1 and 0 to 0.489891. */
    @Test
    void fewGamesThatEndAlikeDoNotTellThatAllDo() {
        assertEquals("Balance 0 (0 to 1)", text("Balance", 1, 0, 1));
        assertEquals("Balance 0 (0 to 0.979782)", text("Balance", 4, 0, 4));
        assertEquals("Balance 1 (0.510109 to 1)", text("Balance", 0, 0, 4));
        assertEquals("OutcomeUniformity 1 (0 to 1)", text("OutcomeUniformity", 1, 0, 1));
        assertEquals("OutcomeUniformity 0 (0 to 0.979782)", text("OutcomeUniformity", 2, 2, 4));
    }

    private static String text(String name, int white, int black, int games) {
        return requireNonNull(ended(white, black, games).get(name), name).toString();
    }

    /** The figures of games of which a side won so many and the rest were stopped. */
    private static Map<String, Figure> ended(int white, int black, int games) {
        Tally tally = new Tally();
        for (int i = 0; i < games; i++) {
            Outcome outcome = i < white
                    ? won(Color.WHITE)
                    : i < white + black
                            ? won(Color.BLACK)
                            : RULES.initialPosition().outcome();
            tally.add(game(i, outcome, new int[] {1}, 0), RULES);
        }
        return Figures.of(tally, STUDY).stream().collect(toMap(Figure::name, figure -> figure));
    }

    /** Goes through all studies of so many games, each as likely as the true shares make it: as Wilson's bounds do of a share. */
    @ParameterizedTest
    @CsvSource({"1, 0.79", "2, 0.9", "4, 0.84", "10, 0.93", "20, 0.93"})
    void theBoundsOfFewGamesHoldTheTruth(int games, double often) {
        for (double[] truth :
                new double[][] {{0.5, 0.5}, {0.6, 0.4}, {0.75, 0.25}, {0.4, 0.4}, {0.3, 0.2}, {0.1, 0.1}, {0.9, 0.05}
                }) {
            double lead = truth[0] - truth[1];
            double uniformity = 1 - (truth[0] + truth[1] - lead * lead);
            double balanced = 0;
            double uniform = 0;
            for (int white = 0; white <= games; white++) {
                for (int black = 0; white + black <= games; black++) {
                    Map<String, Figure> figures = ended(white, black, games);
                    double likely = BinomialDistribution.of(games, truth[0]).probability(white)
                            * BinomialDistribution.of(games - white, truth[1] / (1 - truth[0]))
                                    .probability(black);
                    balanced += holds(figures, "Balance", 1 - Math.abs(lead)) ? likely : 0;
                    uniform += holds(figures, "OutcomeUniformity", uniformity) ? likely : 0;
                }
            }
            assertTrue(balanced > often, truth[0] + ", " + truth[1] + ": " + balanced);
            assertTrue(uniform > often, truth[0] + ", " + truth[1] + ": " + uniform);
        }
    }

    private static boolean holds(Map<String, Figure> figures, String name, double truth) {
        return requireNonNull(figures.get(name), name).interval().orElseThrow().contains(truth);
    }

    @Test
    void durationsCountStoppedGamesWithTheCap() {
        assertEquals(4, value("DurationMoves"));
        assertEquals(2, value("DurationMoves-median"));
        assertEquals(2, value("DurationMoves-p10"));
        assertEquals(8, value("DurationMoves-p90"));
        assertEquals(Math.sqrt(8), value("DurationMoves-deviation"), 1e-12);
        assertEquals(8 / 3.0, value("DurationTurnsNotTimeouts"), 1e-12);
        assertEquals(3, figure("DurationTurnsNotTimeouts").games());
    }

    @Test
    void whatIsToldOfEachGameIsAveragedOverGames() {
        assertEquals((15 + 5 + 5 + 1.5) / 4, value("BranchingFactor"));
        assertEquals(20, value("BranchingFactor-maximum"));
        assertEquals((1 + 0.5 + 1 + 0.5) / 4, value("DecisionMoves"));
        assertEquals((15 + 5 + 5 + 1.5) / 4, value("PieceNumber"));
        assertEquals(0.5, value("BoardCoverage"));
        assertEquals((0.5 + 0.5) / 4, value("PositionalRepetition"));
        double complexity = (2 * Math.log10(15) + 2 * Math.log10(5) + 4 * Math.log10(5) + 8 * Math.log10(1.5)) / 4;
        assertEquals(complexity, value("GameTreeComplexity"), 1e-9);
    }

    @Test
    void usesAreToldWhereThereAreAny() {
        assertEquals(1.5, value("promotions"));
        assertEquals(0.75, value("promotions-games"));
        assertTrue(!figures().containsKey("removals"));
    }

    @Test
    void exposureIsTheShareOfGamesThatPart() {
        assertEquals(0.25, value("exposed"));
        assertEquals(0, value("exposed-by-0"));
        assertEquals(0.25, value("exposed-by-10"));
        assertTrue(Figures.of(tally(), STUDY).stream()
                .noneMatch(figure -> figure.name().startsWith("exposed")));
    }

    @Test
    void anEndingThatOnlyOneReadingHasIsNoneInTheOther() {
        Tally one = new Tally();
        one.add(game(0, won(Color.WHITE), new int[] {1}, 0), RULES);
        Tally other = new Tally();
        other.add(game(0, won(Color.BLACK), new int[] {1}, 0), RULES);
        Map<String, Effect> effects = Figures.effects(one, other).stream()
                .collect(toMap(effect -> effect.one().name(), effect -> effect));
        assertEquals(-1, requireNonNull(effects.get("1-0 bare-king")).difference());
        assertEquals(1, requireNonNull(effects.get("0-1 bare-king")).difference());
        assertEquals(0, requireNonNull(effects.get("Completion")).difference());
    }

    @Test
    void noGameHasNoFigures() {
        assertEquals(
                "there are no figures of no game",
                assertThrows(IllegalArgumentException.class, () -> Figures.of(new Tally(), STUDY))
                        .getMessage());
    }
}

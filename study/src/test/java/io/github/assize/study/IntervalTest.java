package io.github.assize.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class IntervalTest {
    @Test
    void zIsTheQuantileOfTheNormalDistribution() {
        assertEquals(NormalDistribution.of(0, 1).inverseCumulativeProbability(0.975), Interval.Z, 1e-14);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "1, 1",
        "0, 10",
        "10, 10",
        "1, 10",
        "5, 10",
        "9, 10",
        "3, 29",
        "81, 263",
        "15, 148",
        "0, 20",
        "1, 29",
        "500, 1000",
        "999, 1000",
        "7, 20000",
        "19993, 20000",
        "1, 1000000",
        "333333, 1000000"
    })
    void aProportionHasTheIntervalOfCommonsStatistics(int part, int whole) {
        org.apache.commons.statistics.interval.Interval expected =
                BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(whole, part, 0.05);
        Interval own = Interval.wilson(part, whole);
        assertEquals(expected.getLowerBound(), own.low(), 1e-12);
        assertEquals(expected.getUpperBound(), own.high(), 1e-12);
    }

    /** The examples of Newcombe, "Two-sided confidence intervals for the single proportion", 1998, method 3. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void aProportionHasTheIntervalOfThePaper(int part, int whole, double low, double high) {
        Interval own = Interval.wilson(part, whole);
        assertEquals(low, own.low(), 0.00005);
        assertEquals(high, own.high(), 0.00005);
    }

    /** The examples of Newcombe, "Interval estimation for the difference between independent proportions", 1998, method 10. */
    @ParameterizedTest
    @CsvSource({
        "56, 70, 48, 80, 0.0524, 0.3339",
        "9, 10, 3, 10, 0.1705, 0.8090",
        "6, 7, 2, 7, 0.0582, 0.8062",
        "5, 56, 0, 29, -0.0381, 0.1926",
        "0, 10, 0, 20, -0.1611, 0.2775",
        "0, 10, 0, 10, -0.2775, 0.2775",
        "10, 10, 0, 20, 0.6791, 1.0000",
        "10, 10, 0, 10, 0.6075, 1.0000"
    })
    void aDifferenceOfProportionsHasTheIntervalOfThePaper(
            int one, int ofOne, int other, int ofOther, double low, double high) {
        Effect effect = new Effect(Figure.share("x", other, ofOther), Figure.share("x", one, ofOne));
        Interval own = effect.interval().orElseThrow();
        assertEquals(low, own.low(), 0.0001);
        assertEquals(high, own.high(), 0.0001);
        assertEquals((double) one / ofOne - (double) other / ofOther, effect.difference(), 1e-15);
        assertFalse(effect.isClear(), "of fewer than a hundred games");
    }

    @Test
    void sharesOfWhichChanceGivesOneInAThousandDifferClearly() {
        // Of eleven games that end otherwise, all in one of two studies: 2 of 2048 throws of coins.
        assertTrue(effect(0, 11, 20_000).isClear());
        assertTrue(effect(11, 0, 20_000).isClear());
        Effect ten = effect(0, 10, 20_000);
        assertFalse(ten.interval().orElseThrow().contains(0));
        assertFalse(ten.isClear());
        assertTrue(effect(10, 90, 100).isClear());
        assertFalse(effect(9, 90, 99).isClear());
    }

    private static Effect effect(int one, int other, int games) {
        return new Effect(Figure.share("x", one, games), Figure.share("x", other, games));
    }

    @Test
    void aClearDifferenceIsSoAtOneInAThousand() {
        double wide = NormalDistribution.of(0, 1).inverseCumulativeProbability(0.9995);
        assertEquals(wide / Interval.Z, Effect.WIDER, 1e-12);
        assertEquals(new Interval(-1, 8), new Interval(1, 4).widened(2, 3));
    }

    /** Worked by hand: 2, 4, 4, 4, 5, 5, 7, 9 has mean 5 and the sum of squares about it 32, so 32/7 as variance. */
    @Test
    void aMeanHasTheIntervalOfItsSampleDeviation() {
        Moments moments = Moments.NONE;
        for (int number : new int[] {2, 4, 4, 4, 5, 5, 7, 9}) {
            moments = moments.plus(number);
        }
        Figure mean = Figure.mean("x", moments, 8, 1);
        double half = 1.959963984540054 * Math.sqrt(32.0 / 7 / 8);
        assertEquals(5, mean.value());
        assertEquals(5 - half, mean.interval().orElseThrow().low(), 1e-15);
        assertEquals(5 + half, mean.interval().orElseThrow().high(), 1e-15);
    }

    @Test
    void aDifferenceOfMeansAddsTheSquaresOfTheirErrors() {
        Interval difference = Interval.ofDifference(10, new Interval(7, 13), 5, new Interval(1, 9));
        assertEquals(new Interval(0, 10), difference);
    }

    @ParameterizedTest
    @CsvSource({"6, 50", "10, 50", "31, 50", "1000, 50", "20000, 50", "100, 10", "1000, 90", "20000, 10"})
    void theRanksOfAQuantileHoldItInNineteenOfTwentySamples(int games, int percent) {
        Histogram ranks = new Histogram();
        for (int rank = 1; rank <= games; rank++) {
            ranks.add(rank, 1);
        }
        Figure quantile = Figures.quantile("x", ranks, percent);
        int low = (int) quantile.interval().orElseThrow().low();
        int high = (int) quantile.interval().orElseThrow().high();
        assertEquals(Math.ceil(games * percent / 100.0), quantile.value());
        // The quantile lies between two sorted games when at least low and fewer than high of them are below it.
        double holds = BinomialDistribution.of(games, percent / 100.0).probability(low - 1, high - 1);
        assertTrue(holds >= 0.95 && (holds < 0.975 || games < 50), low + " to " + high + ": " + holds);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 50, 90})
    void noQuantileHasAnIntervalThatHoldsItLessOften(int percent) {
        for (int games = 1; games <= 200; games++) {
            Histogram ranks = new Histogram();
            for (int rank = 1; rank <= games; rank++) {
                ranks.add(rank, 1);
            }
            BinomialDistribution below = BinomialDistribution.of(games, percent / 100.0);
            Optional<Interval> bounds = Figures.quantile("x", ranks, percent).interval();
            double most = below.probability(0, games - 1);
            assertEquals(most >= 0.95, bounds.isPresent(), games + " games: " + bounds);
            assertEquals(games >= (percent == 50 ? 6 : 29), bounds.isPresent(), games + " games: " + bounds);
            if (bounds.isPresent()) {
                double holds = below.probability(
                        (int) bounds.get().low() - 1, (int) bounds.get().high() - 1);
                assertTrue(holds >= 0.95, games + " games: " + holds);
            }
        }
    }

    @Test
    void boundsAreInOrderAndFinite() {
        assertEquals(
                "interval from 2.0 to 1.0",
                assertThrows(IllegalArgumentException.class, () -> new Interval(2, 1))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new Interval(0, Double.NaN));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 1",
        "0.1, 0.1",
        "1234567, 1234570",
        "-0.000012345678, -0.0000123457",
        "2.5e-10, 0.00000000025"
    })
    void figuresAreWrittenWithSixDigits(double number, String text) {
        assertEquals(text, Figure.text(number));
    }

    @Test
    void effectsAreOfOneFigure() {
        assertEquals(
                "a and b are different figures",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new Effect(Figure.of("a", 1, 1), Figure.of("b", 1, 1)))
                        .getMessage());
    }
}

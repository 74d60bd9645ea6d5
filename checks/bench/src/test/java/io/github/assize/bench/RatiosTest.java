package io.github.assize.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arithmetic of the comparison. */
final class RatiosTest {
    private static final double DELTA = 1e-9;

    @ParameterizedTest
    @CsvSource({"0, 1", "0.25, 2", "0.5, 3", "0.75, 4", "1, 5", "0.1, 1.4"})
    void aQuantileLiesBetweenTheValues(double part, double quantile) {
        assertEquals(quantile, Statistics.quantile(List.of(5.0, 1.0, 4.0, 2.0, 3.0), part), DELTA);
    }

    @Test
    void theGeometricMeanOfAGainAndALossOfOneFactorIsOne() {
        assertEquals(1, Statistics.geometricMean(List.of(1.25, 0.8)), DELTA);
    }

    @ParameterizedTest
    @CsvSource({
        "1.1, 1.2, 1.3, + 1.200 (1.150-1.250)",
        "0.7, 0.8, 0.9, - 0.800 (0.750-0.850)",
        "0.9, 1.0, 1.1, = 1.000 (0.950-1.050)"
    })
    void theSignTellsOnWhichSideOfOneTheMiddleHalfLies(double first, double second, double third, String cell) {
        Figure figure = new Figure(Row.ARRAY, "chatur", "Chátur");
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new Ratios(Map.of(figure, List.of(first, second, third))).print(new PrintStream(printed, true, UTF_8));
        assertTrue(printed.toString(UTF_8).contains("| " + cell + " |"), printed.toString(UTF_8));
    }

    @Test
    void theSecondIsBetterWhereLessOfItIsBetter() {
        assertEquals(2, Comparison.gain(Row.FIRST_COMPILE, () -> 20, () -> 10, true), DELTA);
        assertEquals(0.5, Comparison.gain(Row.ARRAY, () -> 20, () -> 10, true), DELTA);
        assertEquals(0.5, Comparison.gain(Row.ARRAY, () -> 20, () -> 10, false), DELTA);
    }
}

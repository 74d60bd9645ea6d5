package io.github.assize.diagram;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An axis with ticks at round numbers: every multiple of 1, 2 or 5 times a power of ten.
 *
 * @param first the first tick, as a multiple of the step
 * @param last the last tick, likewise
 */
record Axis(long first, long last, int mantissa, int exponent) {
    private static final int MOST_TICKS = 7;
    private static final int LEAST_EXPONENT = -9;
    private static final int DIGITS = 6;

    /** Returns the axis that holds both ends with the finest step that has few enough ticks. */
    static Axis of(double low, double high) {
        double end = high > low ? high : low + 1;
        for (int exponent = LEAST_EXPONENT; ; exponent++) {
            for (int mantissa : new int[] {1, 2, 5}) {
                double step = step(mantissa, exponent);
                // A hair's breadth, so that 0.3 is no more than three times 0.1.
                double first = Math.floor(low / step + 1e-9);
                double last = Math.ceil(end / step - 1e-9);
                if (last - first < MOST_TICKS) {
                    return new Axis((long) first, (long) last, mantissa, exponent);
                }
            }
        }
    }

    private static double step(int mantissa, int exponent) {
        return BigDecimal.valueOf(mantissa, -exponent).doubleValue();
    }

    int ticks() {
        return Math.toIntExact(last - first + 1);
    }

    /** Returns where a tick stands, from 0 at the first to 1 at the last. */
    double place(int tick) {
        return (double) tick / (last - first);
    }

    String label(int tick) {
        return plain(BigDecimal.valueOf((first + tick) * mantissa, -exponent));
    }

    List<String> labels() {
        return IntStream.range(0, ticks()).mapToObj(this::label).toList();
    }

    /** Returns where a value stands, from 0 at the first tick to 1 at the last. */
    double place(double value) {
        return (value / step(mantissa, exponent) - first) / (last - first);
    }

    /** Returns a figure with six significant digits, or fewer where the rest are noughts. */
    static String figure(double value) {
        return plain(new BigDecimal(value).round(new MathContext(DIGITS)));
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}

package io.github.assize.study;

/**
 * Between what bounds the truth lies in 95 of 100 studies.
 *
 * @param low the lower bound
 * @param high the upper bound, not below it
 * @since 0.1.0
 */
public record Interval(double low, double high) {
    /** How many deviations of the normal distribution 95 % of it lie within, to either side. */
    static final double Z = 1.959963984540054;

    /**
     * Creates an interval.
     *
     * @param low the lower bound
     * @param high the upper bound, not below it
     * @throws IllegalArgumentException if the bounds are no finite numbers or the upper is below the lower
     */
    public Interval {
        if (!Double.isFinite(low) || !Double.isFinite(high) || low > high) {
            throw new IllegalArgumentException("interval from " + low + " to " + high);
        }
    }

    /** Returns Wilson's score interval of a proportion. */
    static Interval wilson(long part, long whole) {
        double share = (double) part / whole;
        double square = Z * Z / whole;
        double center = (share + square / 2) / (1 + square);
        double half = Z * Math.sqrt(share * (1 - share) / whole + square / (4 * whole)) / (1 + square);
        return new Interval(part == 0 ? 0 : center - half, part == whole ? 1 : center + half);
    }

    /** Returns the interval of a mean, by its standard error. */
    static Interval normal(double mean, double error) {
        return new Interval(mean - Z * error, mean + Z * error);
    }

    /**
     * Returns the interval of the difference of two independent figures, from the interval of each: Newcombe's hybrid, which
     * for means is Welch's by the normal distribution.
     */
    static Interval ofDifference(double one, Interval ofOne, double other, Interval ofOther) {
        return ofDifference(one, ofOne, other, ofOther, 0);
    }

    /** Returns the interval of the difference of two figures of the same games, after Newcombe too. */
    static Interval ofDifference(double one, Interval ofOne, double other, Interval ofOther, double correlation) {
        double difference = one - other;
        return new Interval(
                difference - root(one - ofOne.low, ofOther.high - other, correlation),
                difference + root(ofOne.high - one, other - ofOther.low, correlation));
    }

    /** Returns an interval whose bounds are so many times further from a number within. */
    Interval widened(double middle, double times) {
        return new Interval(middle - times * (middle - low), middle + times * (high - middle));
    }

    private static double root(double one, double other, double correlation) {
        return Math.sqrt(one * one + other * other - 2 * correlation * one * other);
    }

    /**
     * Returns whether a number lies within.
     *
     * @param number the number
     * @return whether it is neither below the lower bound nor above the upper
     */
    public boolean contains(double number) {
        return low <= number && number <= high;
    }

    /** Returns both bounds with six significant digits. */
    @Override
    public String toString() {
        return Figure.text(low) + " to " + Figure.text(high);
    }
}

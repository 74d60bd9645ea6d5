package io.github.assize.bench;

import java.util.Collection;

/** Sums up several values of one figure. */
final class Statistics {
    static final double LOWER_QUARTILE = 0.25;
    static final double UPPER_QUARTILE = 0.75;

    private Statistics() {}

    /** Returns the value that so great a part of the values lies below, from 0 to 1; between two it is weighed. */
    static double quantile(Collection<Double> values, double part) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double place = part * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }

    static double median(Collection<Double> values) {
        return quantile(values, 0.5);
    }

    static double geometricMean(Collection<Double> values) {
        return Math.exp(values.stream().mapToDouble(Math::log).average().orElseThrow());
    }
}

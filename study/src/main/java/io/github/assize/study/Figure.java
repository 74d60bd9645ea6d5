package io.github.assize.study;

import static java.util.Objects.requireNonNull;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/**
 * One figure of many games.
 *
 * @param name what it is, such as {@code DurationMoves}
 * @param games how many games it is made from, at least 1
 * @param value the figure
 * @param interval where the truth lies, at 95 %; empty where that cannot be told, as of a greatest number
 * @since 0.1.0
 */
public record Figure(String name, long games, double value, Optional<Interval> interval) {
    private static final MathContext DIGITS = new MathContext(6);

    /**
     * Creates a figure.
     *
     * @param name what it is
     * @param games how many games it is made from, at least 1
     * @param value the figure
     * @param interval where the truth lies, if that can be told
     */
    public Figure {
        requireNonNull(name, "name");
        requireNonNull(interval, "interval");
    }

    static Figure of(String name, long games, double value, Interval interval) {
        return new Figure(name, games, value, Optional.of(interval));
    }

    static Figure of(String name, long games, double value) {
        return new Figure(name, games, value, Optional.empty());
    }

    /**
     * Returns the figure of a proportion.
     *
     * @param name what it is
     * @param part how many games it holds of, from 0 to the whole
     * @param whole how many games there are, at least 1
     * @return the share with Wilson's interval
     * @throws IllegalArgumentException if the part is not within the whole
     */
    public static Figure share(String name, long part, long whole) {
        if (part < 0 || whole < 1 || part > whole) {
            throw new IllegalArgumentException(name + ": " + part + " of " + whole + " is no share");
        }
        return of(name, whole, (double) part / whole, Interval.wilson(part, whole));
    }

    /** Returns the figure of a mean of whole numbers that stand for so many units. */
    static Figure mean(String name, Moments moments, long games, double unit) {
        double mean = moments.mean(games) / unit;
        return games < 2
                ? of(name, games, mean)
                : of(name, games, mean, Interval.normal(mean, Math.sqrt(moments.variance(games) / games) / unit));
    }

    /**
     * Writes a number as figures are written.
     *
     * @param number any finite number
     * @return six significant digits, without an exponent and without noughts at the end
     */
    public static String text(double number) {
        BigDecimal rounded = new BigDecimal(number).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** Returns name, value and interval, such as {@code Balance 0.98 (0.95 to 1)}. */
    @Override
    public String toString() {
        return name + " " + text(value)
                + interval.map(bounds -> " (" + bounds + ")").orElse("");
    }
}

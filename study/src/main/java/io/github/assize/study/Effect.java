package io.github.assize.study;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * What a reading changes in a figure.
 *
 * @param one the figure without it
 * @param other the figure with it, of the same name
 * @since 0.1.0
 */
public record Effect(Figure one, Figure other) {
    /**
     * Creates an effect.
     *
     * @param one the figure without the reading
     * @param other the figure with it
     * @throws IllegalArgumentException if they are figures of different things
     */
    public Effect {
        requireNonNull(one, "one");
        if (!one.name().equals(requireNonNull(other, "other").name())) {
            throw new IllegalArgumentException(one.name() + " and " + other.name() + " are different figures");
        }
    }

    /**
     * Returns by how much the figure grows.
     *
     * @return the other value less the one
     */
    public double difference() {
        return other.value() - one.value();
    }

    /**
     * Returns where the true difference lies.
     *
     * @return the interval at 95 %: Newcombe's hybrid of both intervals; empty where one of them has none
     */
    public Optional<Interval> interval() {
        if (one.interval().isEmpty() || other.interval().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Interval.ofDifference(
                other.value(),
                other.interval().get(),
                one.value(),
                one.interval().get()));
    }

    /**
     * Returns whether the difference is too great to be chance alone.
     *
     * @return whether there is an interval and nought is not in it
     */
    public boolean isClear() {
        return interval().filter(bounds -> !bounds.contains(0)).isPresent();
    }
}

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
    /** Fewer games than these have no clear effect. */
    static final int FEWEST = 100;

    /** How much further from its middle an interval of the normal distribution reaches at 99.9 % than at 95 %. */
    static final double WIDER = 3.2905267314919255 / Interval.Z;

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
     * Returns whether the difference is too great to be chance alone, where some forty figures are looked at. Of these two
     * lie outside their interval at 95 % by luck, so more is asked for: chance gives such a difference to one figure in a
     * thousand, and seldom to any of them.
     *
     * @return whether both figures are of at least 100 games, there is an interval, and nought is still not in it when it is
     *     widened to 99.9 %, as that of the normal distribution would be
     */
    public boolean isClear() {
        return Math.min(one.games(), other.games()) >= FEWEST
                && interval()
                        .map(bounds -> bounds.widened(difference(), WIDER))
                        .filter(bounds -> !bounds.contains(0))
                        .isPresent();
    }
}

package io.github.assize.play;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How much thought may be given to a move. What is used up first ends it; a move is chosen all the same. Budgets of depth
 * and of nodes are kept to the same on every machine, those of time are not. Immutable; thread-safe where what
 * {@link #until} is given is so.
 *
 * @since 0.1.0
 */
public final class Budget {
    private static final int DEEPEST = 64;
    private static final Budget UNLIMITED = new Budget(DEEPEST, Long.MAX_VALUE, null, () -> false);

    private final int depth;
    private final long nodes;
    private final @Nullable Duration time;
    private final BooleanSupplier stop;

    private Budget(int depth, long nodes, @Nullable Duration time, BooleanSupplier stop) {
        this.depth = depth;
        this.nodes = nodes;
        this.time = time;
        this.stop = stop;
    }

    /**
     * Returns the budget that ends with depth 64 only, which means hardly ever.
     *
     * @return the budget
     */
    public static Budget unlimited() {
        return UNLIMITED;
    }

    /**
     * Returns this budget with another limit of depth.
     *
     * @param plies how many turns to look ahead before captures are followed up, from 1 to 64
     * @return the budget
     * @throws IllegalArgumentException if the number is outside 1 to 64
     */
    public Budget depth(int plies) {
        if (plies < 1 || plies > DEEPEST) {
            throw new IllegalArgumentException("depth " + plies + ": must be from 1 to " + DEEPEST);
        }
        return new Budget(plies, nodes, time, stop);
    }

    /**
     * Returns this budget with another limit of nodes.
     *
     * @param positions how many positions may be looked at, from 1
     * @return the budget
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Budget nodes(long positions) {
        if (positions < 1) {
            throw new IllegalArgumentException("nodes " + positions + ": must be at least 1");
        }
        return new Budget(depth, positions, time, stop);
    }

    /**
     * Returns this budget with another limit of time.
     *
     * @param limit how long a move may take
     * @return the budget
     * @throws IllegalArgumentException if the time is negative
     */
    public Budget time(Duration limit) {
        if (requireNonNull(limit, "limit").isNegative()) {
            throw new IllegalArgumentException("time " + limit + ": must not be negative");
        }
        return new Budget(depth, nodes, limit, stop);
    }

    /**
     * Returns this budget with another reason to break off.
     *
     * @param stopped asked again and again whether a move is wanted at once
     * @return the budget
     */
    public Budget until(BooleanSupplier stopped) {
        return new Budget(depth, nodes, time, requireNonNull(stopped, "stopped"));
    }

    /**
     * Returns the limit of depth.
     *
     * @return the number of turns, from 1 to 64
     */
    public int plies() {
        return depth;
    }

    /**
     * Returns the limit of time.
     *
     * @return how long a move may take; empty where there is no limit
     */
    public Optional<Duration> time() {
        return Optional.ofNullable(time);
    }

    /**
     * Returns whether it is used up.
     *
     * @param spent the positions that have been looked at
     * @param since what {@link System#nanoTime()} said at first
     */
    boolean isSpent(long spent, long since) {
        return spent >= nodes
                || stop.getAsBoolean()
                || (time != null && Duration.ofNanos(System.nanoTime() - since).compareTo(time) >= 0);
    }

    /** Returns the limits, such as {@code d2,n=2000}. */
    @Override
    public String toString() {
        return "d" + depth + (nodes == Long.MAX_VALUE ? "" : ",n=" + nodes) + (time == null ? "" : ",t=" + time);
    }
}

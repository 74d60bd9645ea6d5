package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Where a piece may go from a square of an otherwise empty board, and by which ways. Immutable and thread-safe.
 *
 * <p>What a position alone can tell is left out: whether a first move is still to come, whether a king would be in check,
 * and what stands in the way.
 *
 * @since 0.1.0
 */
public final class Reach {
    /**
     * How a way leads to its square.
     *
     * @since 0.1.0
     */
    public enum Kind {
        /** At once: a step, or a leap. */
        LEAP,
        /** By the same step or leap, as often as the squares on the way are empty. */
        RIDE,
        /** By a first step, and from there in another direction. */
        BENT
    }

    /**
     * One of the ways.
     *
     * @param to the square that it leads to
     * @param path the squares that it passes or sets foot on before, in order, unmodifiable; none for a leap over anything
     * @param kind how it leads there
     * @param moves whether the piece may go there without capturing
     * @param captures whether it may capture there
     * @param firstMoveOnly whether the piece has it only as its first move, or as long as it has the right to it
     * @param keepsRight whether its other moves leave it that right
     * @param jumps whether it leaps over squares on which something may stand
     * @param lame whether it is a leap that needs the squares on its path to be empty
     * @param rule the id of the rule that grants it; nothing where none is named
     * @since 0.1.0
     */
    public record Way(
            Square to,
            List<Square> path,
            Kind kind,
            boolean moves,
            boolean captures,
            boolean firstMoveOnly,
            boolean keepsRight,
            boolean jumps,
            boolean lame,
            String rule) {
        /**
         * Creates a way.
         *
         * @param to the square that it leads to
         * @param path the squares that it passes or sets foot on before, in order
         * @param kind how it leads there
         * @param moves whether the piece may go there without capturing
         * @param captures whether it may capture there
         * @param firstMoveOnly whether the piece has it only as its first move, or as long as it has the right to it
         * @param keepsRight whether its other moves leave it that right
         * @param jumps whether it leaps over squares on which something may stand
         * @param lame whether it is a leap that needs the squares on its path to be empty
         * @param rule the id of the rule that grants it; nothing where none is named
         */
        public Way {
            requireNonNull(to, "to");
            path = ImmutableList.copyOf(requireNonNull(path, "path"));
            requireNonNull(kind, "kind");
            requireNonNull(rule, "rule");
        }
    }

    private final ImmutableList<Way> ways;

    Reach(List<Way> ways) {
        this.ways = ImmutableList.copyOf(ways);
    }

    /**
     * Returns the ways.
     *
     * @return all ways, in the order in which the type's movements are told, near squares before far ones; unmodifiable
     */
    public List<Way> ways() {
        return ways;
    }

    /**
     * Returns the squares that the ways lead to.
     *
     * @return each square once, in the order a1, b1, …, unmodifiable
     */
    public Set<Square> squares() {
        return ways.stream().map(Way::to).collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
    }
}

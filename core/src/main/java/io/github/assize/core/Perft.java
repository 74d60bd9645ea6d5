package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.assize.core.engine.State;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Counts the positions that so many plies lead to, as a test of move generation. Decided positions lead nowhere.
 *
 * @since 0.1.0
 */
public final class Perft {
    /** The work is split by the positions after so many plies, some hundreds to thousands of pieces. */
    private static final int SPLIT_PLIES = 2;

    /** So many plies fit into the stack of any thread. */
    private static final int RECURSIVE_PLIES = 100;

    private Perft() {}

    /**
     * Counts the leaf nodes at a certain depth.
     *
     * @param position where they begin
     * @param depth the depth in plies, from 0
     * @return the number of leaf nodes; 1 at depth 0
     * @throws IllegalArgumentException if the depth is negative or the ruleset is played with dice
     */
    public static long count(Position position, int depth) {
        check(position, depth, 0);
        return depth == 0 ? 1 : nodes(position.compiled(), position.state, depth);
    }

    /**
     * Counts the leaf nodes at a certain depth on all processors, in the common pool of the JVM.
     *
     * @param position where they begin
     * @param depth the depth in plies, from 0
     * @return the number of leaf nodes, the same as {@link #count} gives
     * @throws IllegalArgumentException if the depth is negative or the ruleset is played with dice
     */
    public static long countInParallel(Position position, int depth) {
        if (depth < SPLIT_PLIES + 1) {
            return count(position, depth);
        }
        check(position, depth, 0);
        CompiledLaws laws = position.compiled();
        List<State> starts = List.of(position.state);
        for (int ply = 0; ply < SPLIT_PLIES; ply++) {
            starts = starts.stream().flatMap(start -> successors(laws, start)).toList();
        }
        return starts.parallelStream()
                .mapToLong(start -> nodes(laws, start, depth - SPLIT_PLIES))
                .sum();
    }

    private static Stream<State> successors(CompiledLaws laws, State state) {
        return Arrays.stream(laws.moves(state)).mapToObj(state::make);
    }

    /**
     * Counts the leaf nodes at a certain depth by their first move.
     *
     * @param position where they begin
     * @param depth the depth in plies, from 1
     * @return the number of leaf nodes behind each legal move; iterates in the {@linkplain Move#compareTo order} of the moves, unmodifiable
     * @throws IllegalArgumentException if the depth is less than 1 or the ruleset is played with dice
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        check(position, depth, 1);
        ImmutableMap.Builder<Move, Long> nodes = ImmutableMap.builder();
        for (Move move : position.legalMovesInOrder()) {
            nodes.put(move, depth == 1 ? 1 : nodes(position.compiled(), position.play(move).state, depth - 1));
        }
        return nodes.buildOrThrow();
    }

    private static void check(Position position, int depth, int least) {
        requireNonNull(position, "position");
        if (depth < least) {
            throw new IllegalArgumentException("depth " + depth + ": must be at least " + least);
        }
        if (position.compiled().laws.dice().value() != null) {
            throw new IllegalArgumentException("perft counts moves, not rolls: choose a reading without dice");
        }
    }

    /** Counts leaf nodes; the plies that are too many for a thread's stack are walked without recursion. */
    private static long nodes(CompiledLaws laws, State start, int depth) {
        if (depth <= RECURSIVE_PLIES) {
            return recursively(laws, start, depth);
        }
        long nodes = 0;
        Deque<Iterator<State>> line = new ArrayDeque<>();
        line.push(successors(laws, start).iterator());
        while (!line.isEmpty()) {
            if (!line.element().hasNext()) {
                line.pop();
                continue;
            }
            State next = line.element().next();
            int left = depth - line.size();
            if (left == RECURSIVE_PLIES) {
                nodes += recursively(laws, next, left);
            } else {
                line.push(successors(laws, next).iterator());
            }
        }
        return nodes;
    }

    private static long recursively(CompiledLaws laws, State state, int depth) {
        if (depth == 1) {
            return laws.mobility(state);
        }
        long nodes = 0;
        for (int move : laws.moves(state)) {
            nodes += recursively(laws, state.make(move), depth - 1);
        }
        return nodes;
    }
}

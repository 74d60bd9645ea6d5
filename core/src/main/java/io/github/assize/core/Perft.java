package io.github.assize.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;

/** Counts the positions that so many plies lead to, as a test of move generation. Decided positions lead nowhere. */
public final class Perft {
    private Perft() {}

    /**
     * Counts the lines of play of a certain length.
     *
     * @param position where they begin
     * @param depth the length in plies, from 0
     * @return the number of leaf nodes; 1 at depth 0
     * @throws IllegalArgumentException if the depth is negative or the ruleset is played with dice
     */
    public static long count(Position position, int depth) {
        check(position, depth, 0);
        return depth == 0 ? 1 : nodes(position, depth);
    }

    /**
     * Counts the lines of play of a certain length by their first move.
     *
     * @param position where they begin
     * @param depth the length in plies, from 1
     * @return the number of leaf nodes behind each legal move; iterates in the order of the legal moves, unmodifiable
     * @throws IllegalArgumentException if the depth is less than 1 or the ruleset is played with dice
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        check(position, depth, 1);
        ImmutableMap.Builder<Move, Long> nodes = ImmutableMap.builder();
        List<Move> moves = position.legalMoves();
        for (Move move : moves) {
            nodes.put(move, depth == 1 ? 1 : nodes(position.play(move), depth - 1));
        }
        return nodes.buildOrThrow();
    }

    private static void check(Position position, int depth, int least) {
        requireNonNull(position, "position");
        if (depth < least) {
            throw new IllegalArgumentException("depth " + depth + ": must be at least " + least);
        }
        if (position.tables.laws.dice() != null) {
            throw new IllegalArgumentException("perft counts moves, not rolls: choose a reading without dice");
        }
    }

    private static long nodes(Position position, int depth) {
        int mobility = position.mobility();
        if (depth == 1) {
            return mobility;
        }
        long nodes = 0;
        for (char move : position.listMoves(mobility)) {
            nodes += nodes(position.make(move), depth - 1);
        }
        return nodes;
    }
}

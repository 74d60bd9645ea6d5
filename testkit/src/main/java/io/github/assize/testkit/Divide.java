package io.github.assize.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds where two implementations of a game part, by dividing their counts of lines of play move by move.
 *
 * @since 0.1.0
 */
public final class Divide {
    private Divide() {}

    /**
     * A place where two implementations differ.
     *
     * @param line the moves that lead there
     * @param fen the position there, as the first sees it
     * @param what what differs, in a sentence
     * @since 0.1.0
     */
    public record Difference(List<String> line, String fen, String what) {
        /**
         * Creates a difference.
         *
         * @param line the moves that lead there
         * @param fen the position there, as the first sees it
         * @param what what differs, in a sentence
         */
        public Difference {
            line = List.copyOf(line);
        }

        /** Returns a sentence for people. */
        @Override
        public String toString() {
            return what + ", in " + fen + (line.isEmpty() ? "" : ", after " + String.join(" ", line));
        }
    }

    /**
     * Follows the first move whose counts differ down to the position that explains it.
     *
     * @param one a position as one implementation sees it
     * @param other the same position as another sees it
     * @param depth how many moves deep to count, from 0; at 0 only the positions themselves are compared
     * @return the difference; empty where the counts agree
     */
    public static Optional<Difference> firstDifference(View one, View other, int depth) {
        return descend(one, other, depth, List.of());
    }

    private static Optional<Difference> descend(View one, View other, int depth, List<String> line) {
        Optional<String> here = compare(one, other);
        if (here.isPresent() || depth == 0) {
            return here.map(what -> new Difference(line, one.fen(), what));
        }
        for (String move : one.moves()) {
            View left = one.play(move);
            View right = other.play(move);
            if (compare(left, right).isPresent() || left.perft(depth - 1) != right.perft(depth - 1)) {
                List<String> longer = new ArrayList<>(line);
                longer.add(move);
                return descend(left, right, depth - 1, longer);
            }
        }
        return Optional.empty();
    }

    /**
     * Compares two views of a position.
     *
     * @param one a position as one implementation sees it
     * @param other the same position as another sees it
     * @return what differs, in a sentence; empty where text, outcome and moves are the same
     */
    public static Optional<String> compare(View one, View other) {
        if (!one.fen().equals(other.fen())) {
            return Optional.of("the positions are " + one.fen() + " and " + other.fen());
        }
        if (!one.moves().equals(other.moves())) {
            return Optional.of("moves of the first alone: " + without(one.moves(), other.moves())
                    + ", of the second alone: " + without(other.moves(), one.moves()));
        }
        if (!one.outcome().equals(other.outcome())) {
            return Optional.of("the outcomes are " + one.outcome() + " and " + other.outcome());
        }
        return Optional.empty();
    }

    private static List<String> without(List<String> moves, List<String> others) {
        List<String> left = new ArrayList<>(moves);
        left.removeAll(others);
        return left;
    }
}

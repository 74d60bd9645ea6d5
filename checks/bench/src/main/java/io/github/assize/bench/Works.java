package io.github.assize.bench;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;

/** What is done to be measured, each with an answer that is found in another way beforehand and checked each time. */
final class Works {
    private static final int TRIES = 3;

    private Works() {}

    /** Something to measure. */
    @FunctionalInterface
    interface Work {
        /**
         * Does the work once.
         *
         * @return how many nodes, plies or texts that were
         * @throws IllegalStateException if the answer is wrong
         */
        long run();
    }

    /** Returns a number if it is the right one. */
    static long expect(String what, long known, long found) {
        if (found != known) {
            throw new IllegalStateException(what + ": " + found + " instead of " + known);
        }
        return found;
    }

    private static Work counting(String what, long known, LongSupplier count) {
        return () -> expect(what, known, count.getAsLong());
    }

    private static Work perft(String what, List<Position> positions, int depth) {
        long known = sum(positions, position -> countingLeaves(position, depth));
        return counting(what, known, () -> sum(positions, position -> Perft.count(position, depth)));
    }

    private static long sum(List<Position> positions, ToLongFunction<Position> count) {
        return positions.stream().mapToLong(count).sum();
    }

    static Work array(Column column) {
        List<Position> start = List.of(column.start());
        return perft("perft of " + column.name(), start, column.depth(start, column.enough()));
    }

    static Work middleGame(Column column) {
        List<Position> positions = MiddleGame.of(column.ruleset());
        int depth = column.depth(positions, column.enough() * 2 / 5);
        return perft("perft in the middle game of " + column.name(), positions, depth);
    }

    static Work publicApi(Column column) {
        Position start = column.start();
        int depth = column.depth(List.of(start), column.enough());
        long known = Perft.count(start, depth);
        return counting("leaves of " + column.name(), known, () -> countingLeaves(start, depth));
    }

    static Work listing(Column column) {
        List<Position> positions = MiddleGame.of(column.ruleset());
        long known = sum(positions, position -> Perft.count(position, 2));
        return counting("moves of " + column.name(), known, () -> sum(positions, Works::listingMoves));
    }

    static Work leavesMade(Column column) {
        Position start = column.start();
        int depth = column.depth(List.of(start), column.enough()) - 1;
        long known = Perft.count(start, depth);
        return counting("leaves made of " + column.name(), known, () -> makingLeaves(start, depth));
    }

    static Work playouts(Column column) {
        return new Playouts(column.start(), column.games());
    }

    static Work randomGames(Column column) {
        return new RandomGames(column.start(), column.games());
    }

    static Work fenReading(Column column) {
        List<Position> positions = MiddleGame.of(column.ruleset());
        List<String> texts = positions.stream().map(Position::toFen).toList();
        return () -> {
            for (int i = 0; i < texts.size(); i++) {
                expectEqual(positions.get(i), column.ruleset().parsePosition(texts.get(i)), texts.get(i));
            }
            return texts.size();
        };
    }

    static Work fenWriting(Column column) {
        List<Position> positions = MiddleGame.of(column.ruleset());
        List<String> texts = positions.stream().map(Position::toFen).toList();
        return () -> {
            for (int i = 0; i < texts.size(); i++) {
                expectEqual(texts.get(i), positions.get(i).toFen(), texts.get(i));
            }
            return texts.size();
        };
    }

    private static void expectEqual(Object known, Object found, String fen) {
        if (!known.equals(found)) {
            throw new IllegalStateException(fen + " is read or written as " + found);
        }
    }

    /** Returns how many times as fast perft is on all cores, by the clock on the wall: the best against the best. */
    static DoubleSupplier parallel(Column column) {
        Position start = column.start();
        int depth = column.depth(List.of(start), column.enough());
        Work one = array(column);
        long known = Perft.count(start, depth);
        Work all = counting("parallel " + column.name(), known, () -> Perft.countInParallel(start, depth));
        return () -> (double) bestNanos(one) / bestNanos(all);
    }

    private static long bestNanos(Work work) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long start = System.nanoTime();
            work.run();
            best = Math.min(best, System.nanoTime() - start);
        }
        return best;
    }

    /** Plays all but the last ply, as a caller who has nothing but the API, and asks for the number of moves there. */
    private static long countingLeaves(Position position, int depth) {
        if (depth == 1) {
            return position.legalMoves().size();
        }
        long nodes = 0;
        for (Move move : position.legalMoves()) {
            nodes += countingLeaves(position.play(move), depth - 1);
        }
        return nodes;
    }

    /** Goes through all the moves after each move. */
    private static long listingMoves(Position position) {
        long nodes = 0;
        for (Move move : position.legalMoves()) {
            for (Move reply : position.play(move).legalMoves()) {
                nodes += reply.to().rank() < 0 ? 0 : 1;
            }
        }
        return nodes;
    }

    /** Plays the last ply too. */
    private static long makingLeaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long nodes = 0;
        for (Move move : position.legalMoves()) {
            nodes += makingLeaves(position.play(move), depth - 1);
        }
        return nodes;
    }
}

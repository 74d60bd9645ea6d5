package io.github.assize.bench;

import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import java.util.List;

/** What is measured of each ruleset. */
final class Works {
    private Works() {}

    static Work array(Column column) {
        Position start = column.start();
        int depth = column.depth();
        return Work.counting("perft of " + column.id(), perft(column, depth), () -> Perft.count(start, depth));
    }

    static Work middleGame(Column column) {
        List<Position> positions = MiddleGame.of(column.ruleset());
        int depth = column.middleDepth();
        long[] known = new long[positions.size()];
        for (int i = 0; i < known.length; i++) {
            known[i] = Known.middleGame(column.id(), MiddleGame.FIRST_PLY + i * MiddleGame.STEP, depth);
        }
        return perft(positions, depth, known);
    }

    static Work publicApi(Column column) {
        Position start = column.start();
        int depth = column.depth();
        return Work.counting(
                "leaves counted of " + column.id(), perft(column, depth), () -> Walk.countingLeaves(start, depth));
    }

    static Work leavesMade(Column column) {
        Position start = column.start();
        int depth = column.depth() - 1;
        return Work.counting(
                "leaves made of " + column.id(), perft(column, depth), () -> Walk.makingLeaves(start, depth));
    }

    static Work playouts(Column column) {
        return new Playouts(column.start(), column.games());
    }

    /** Returns perft from positions of which nothing is known beforehand; the moves are counted one by one first. */
    static Work walkedPerft(List<Position> positions, int depth) {
        long[] known = positions.stream()
                .mapToLong(position -> Walk.makingLeaves(position, depth))
                .toArray();
        return perft(positions, depth, known);
    }

    private static Work perft(List<Position> positions, int depth, long[] known) {
        return () -> {
            long nodes = 0;
            for (int i = 0; i < known.length; i++) {
                Position position = positions.get(i);
                nodes += Work.expect(position.toFen(), known[i], Perft.count(position, depth));
            }
            return nodes;
        };
    }

    static Work fenReading(Column column) {
        List<Position> positions = MiddleGame.of(column.ruleset());
        List<String> texts = positions.stream().map(Position::toFen).toList();
        return () -> {
            for (int i = 0; i < texts.size(); i++) {
                expectEqual(positions.get(i), positions.get(i).ruleset().parsePosition(texts.get(i)), texts.get(i));
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

    private static long perft(Column column, int depth) {
        return Known.perft(column.id(), Known.DEFAULT, depth);
    }
}

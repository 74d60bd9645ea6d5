package io.github.assize.cli;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts lines of play. */
final class PerftCommand implements Action {
    private static final String DIVIDE = "--divide";

    /** A count of so many plies makes less garbage than a trim is worth. */
    private static final int SHALLOW = 3;

    @Override
    public Syntax syntax() {
        return Syntax.of("""
                        For each depth from 1 to DEPTH a line: the depth, the number of lines of play
                        of that many plies. A decided position has no successors. Deep counts use all
                        processors; long ones show how far they are on standard error if it is a
                        terminal.
                        """)
                .position()
                .word("DEPTH", "a number of plies, at least 1")
                .flag(
                        DIVIDE,
                        "instead, a line for each legal move: the move, the nodes behind it at DEPTH; then total");
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        int plies = Depth.parse(arguments.word(1));
        Position position = arguments.position();
        if (arguments.has(DIVIDE)) {
            printDivided(position, plies, streams);
        } else {
            for (int ply = 1; ply <= plies; ply++) {
                streams.out().line(String.valueOf(ply), String.valueOf(total(nodes(position, ply, streams))));
                streams.out().flush();
            }
        }
        return Main.DONE;
    }

    private static void printDivided(Position position, int depth, Streams streams) throws IOException {
        SortedMap<String, Long> nodes = nodes(position, depth, streams);
        for (Map.Entry<String, Long> entry : nodes.entrySet()) {
            streams.out().line(entry.getKey(), String.valueOf(entry.getValue()));
        }
        streams.out().line("total", String.valueOf(total(nodes)));
    }

    private static long total(SortedMap<String, Long> nodes) {
        return nodes.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Counts the nodes behind each legal move. */
    private static SortedMap<String, Long> nodes(Position position, int depth, Streams streams) {
        SortedMap<String, Long> nodes = new TreeMap<>();
        long steps = Perft.count(position, Math.min(depth, 2));
        try (Progress progress = new Progress(streams, "depth " + depth, steps)) {
            Heap heap = new Heap();
            for (Move move : position.legalMoves()) {
                nodes.put(move.toString(), nodes(position.play(move), depth - 1, progress, heap));
            }
        }
        return nodes;
    }

    /** Counts as {@link Perft#countInParallel} does, but part by part, so that it can tell how far it is. */
    private static long nodes(Position position, int depth, Progress progress, Heap heap) {
        if (depth == 0) {
            progress.step();
            return 1;
        }
        long nodes = 0;
        for (Move move : position.legalMoves()) {
            nodes += Perft.countInParallel(position.play(move), depth - 1);
            progress.step();
            if (depth > SHALLOW) {
                heap.trim();
            }
        }
        return nodes;
    }
}

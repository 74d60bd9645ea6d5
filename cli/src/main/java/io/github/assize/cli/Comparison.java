package io.github.assize.cli;

import static java.util.stream.Collectors.toMap;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Walks through two readings of a game side by side, breadth first, and prints where they part. */
final class Comparison {
    private static final int MOST = 20;

    /** What a pair of positions and the line to it take, and their place in the set: more than was measured. */
    private static final int BYTES_A_PAIR = 2048;

    /** The part of the memory that pairs may take. */
    private static final int SHARE = 3;

    private final Ruleset first;
    private final Ruleset second;
    private final int depth;
    private final Streams streams;
    private final long room;
    private final Set<Pair> seen = new HashSet<>();
    private final Set<Pair> reported = new HashSet<>();
    private int differences;

    /** The same position in both readings. */
    private record Pair(Position first, Position second) {
        boolean hasSamePieces() {
            return first.board().toString().equals(second.board().toString());
        }

        String secondFen() {
            return first.toFen().equals(second.toFen()) ? "=" : second.toFen();
        }
    }

    /** A pair and the moves from the array to it. */
    private record Node(Pair pair, String line) {
        Node after(Move move, Move same) {
            Pair next = new Pair(pair.first().play(move), pair.second().play(same));
            return new Node(next, line.isEmpty() ? move.toString() : line + " " + move);
        }
    }

    Comparison(Ruleset first, Ruleset second, int depth, Streams streams) {
        this(first, second, depth, streams, Runtime.getRuntime().maxMemory() / SHARE / BYTES_A_PAIR);
    }

    /** Creates a comparison that keeps about so many positions and looks at the others again and again. */
    Comparison(Ruleset first, Ruleset second, int depth, Streams streams, long room) {
        this.room = room;
        this.first = first;
        this.second = second;
        this.depth = depth;
        this.streams = streams;
    }

    void run() throws IOException {
        if (first.equals(second)) {
            end("the two readings are the same");
            return;
        }
        Optional<Pair> start = start();
        if (start.isEmpty()) {
            return;
        }
        walk(new Node(start.get(), ""));
        if (differences == MOST) {
            end("stopped after " + MOST + " differences");
        } else {
            String count = differences == 0 ? "no difference" : counted(differences);
            end(count + " up to depth " + depth);
        }
    }

    private static String counted(int differences) {
        return differences == 1 ? "1 difference" : differences + " differences";
    }

    private void end(String sentence) throws IOException {
        streams.out().line("end", sentence);
    }

    /** Returns the arrays, or the default's array in both readings where their pieces differ; empty if that cannot be. */
    private Optional<Pair> start() throws IOException {
        Pair arrays = new Pair(first.initialPosition(), second.initialPosition());
        String fen = arrays.first().toFen();
        if (!fen.equals(arrays.second().toFen())) {
            streams.out().line("array", fen, arrays.second().toFen());
        }
        if (arrays.hasSamePieces()) {
            return Optional.of(arrays);
        }
        try {
            return Optional.of(new Pair(arrays.first(), second.parsePosition(fen)));
        } catch (IllegalArgumentException e) {
            end("nothing to compare: the other reading refuses the default's array: " + e.getMessage());
            return Optional.empty();
        }
    }

    private void walk(Node start) throws IOException {
        seen.add(start.pair());
        examine(start);
        List<Node> level = List.of(start);
        int ply = 1;
        while (ply < depth && goesOn(level) && hasRoomAfter(level)) {
            level = nextLevel(level, ply++);
        }
        for (int length = ply; length <= depth && goesOn(level); length++) {
            walkOn(level, ply, length);
        }
    }

    private boolean goesOn(List<Node> level) {
        return differences < MOST && !level.isEmpty();
    }

    /** Returns whether the next level can be kept, if its positions have about as many moves as the first of this one. */
    private boolean hasRoomAfter(List<Node> level) {
        long moves = level.get(0).pair().first().legalMoves().size();
        return seen.size() + level.size() * moves <= room;
    }

    private List<Node> nextLevel(List<Node> level, int ply) throws IOException {
        List<Node> next = new ArrayList<>();
        try (Progress progress = new Progress(streams, "depth " + ply, level.size())) {
            for (Node node : level) {
                for (Node after : successors(node)) {
                    if (differences < MOST && seen.add(after.pair()) && examine(after)) {
                        next.add(after);
                    }
                }
                progress.step();
            }
        }
        return next;
    }

    /**
     * Examines what lies so many plies from the array without keeping it: once for each length, so that short lines come
     * first. What is reached by several lines is looked at several times, and printed once.
     *
     * @param ply the plies to what comes after the level
     */
    private void walkOn(List<Node> level, int ply, int length) throws IOException {
        try (Progress progress = new Progress(streams, "depth " + length, level.size())) {
            for (Node node : level) {
                walkOn(node, ply, length);
                progress.step();
            }
        }
    }

    private void walkOn(Node node, int ply, int length) throws IOException {
        for (Node after : successors(node)) {
            if (differences == MOST) {
                return;
            }
            if (seen.contains(after.pair())) {
                continue;
            }
            if (ply < length && after.pair().hasSamePieces()) {
                walkOn(after, ply + 1, length);
            } else if (ply == length && !reported.contains(after.pair())) {
                examine(after);
            }
        }
    }

    /** Returns what the moves that both readings allow lead to, in the order of their texts. */
    private static List<Node> successors(Node node) {
        SortedMap<String, Move> others = moves(node.pair().second());
        List<Node> successors = new ArrayList<>();
        moves(node.pair().first()).forEach((text, move) -> {
            Move same = others.get(text);
            if (same != null) {
                successors.add(node.after(move, same));
            }
        });
        return successors;
    }

    private static SortedMap<String, Move> moves(Position position) {
        return position.legalMovesInOrder().stream()
                .collect(toMap(Move::toString, move -> move, (one, other) -> one, TreeMap::new));
    }

    /** Prints how the readings differ at a position; returns whether it is the same position in both. */
    private boolean examine(Node node) throws IOException {
        Position one = node.pair().first();
        Position other = node.pair().second();
        if (!node.pair().hasSamePieces()) {
            report(node, "leads");
            return false;
        }
        if (!one.outcome().equals(other.outcome())) {
            report(node, "outcome", one.outcome().toString(), other.outcome().toString());
            return true;
        }
        if (one.legalMovesInOrder().equals(other.legalMovesInOrder())) {
            return true;
        }
        List<String> moves = MovesCommand.sorted(one);
        List<String> others = MovesCommand.sorted(other);
        if (!moves.equals(others)) {
            report(node, "moves", without(moves, others), without(others, moves));
        }
        return true;
    }

    private static String without(List<String> moves, List<String> others) {
        Set<String> left = new TreeSet<>(moves);
        left.removeAll(Set.copyOf(others));
        return left.isEmpty() ? "-" : String.join(" ", left);
    }

    private void report(Node node, String kind, String... facts) throws IOException {
        differences++;
        reported.add(node.pair());
        List<String> fields = new ArrayList<>(List.of(
                kind,
                node.line().isEmpty() ? "-" : node.line(),
                node.pair().first().toFen(),
                node.pair().secondFen()));
        fields.addAll(List.of(facts));
        streams.out().line(fields.toArray(String[]::new));
        streams.out().flush();
    }
}

package io.github.assize.cli;

import static java.util.stream.Collectors.toMap;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Walks through two readings of a game side by side, breadth first, and prints where they part. */
final class Comparison {
    private static final int MOST = 20;

    private final Ruleset first;
    private final Ruleset second;
    private final int depth;
    private final Streams streams;
    private final Set<Pair> seen = new HashSet<>();
    private int differences;

    /** The same position in both readings. */
    private record Pair(Position first, Position second) {
        boolean hasSameMen() {
            return men(first).equals(men(second));
        }

        private static String men(Position position) {
            String fen = position.toFen();
            return fen.substring(0, fen.indexOf(' '));
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

    /** Returns the arrays, or the default's array in both readings where their men differ; empty if that cannot be. */
    private Optional<Pair> start() throws IOException {
        Pair arrays = new Pair(first.initialPosition(), second.initialPosition());
        String fen = arrays.first().toFen();
        if (!fen.equals(arrays.second().toFen())) {
            streams.out().line("array", fen, arrays.second().toFen());
        }
        if (arrays.hasSameMen()) {
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
        for (int ply = 1; ply <= depth && differences < MOST; ply++) {
            level = nextLevel(level, ply);
        }
    }

    private List<Node> nextLevel(List<Node> level, int ply) throws IOException {
        List<Node> next = new ArrayList<>();
        try (Progress progress = new Progress(streams, "depth " + ply, level.size())) {
            for (Node node : level) {
                expand(node, ply, next);
                progress.step();
            }
        }
        return next;
    }

    private void expand(Node node, int ply, List<Node> next) throws IOException {
        SortedMap<String, Move> others = moves(node.pair().second());
        for (Map.Entry<String, Move> move : moves(node.pair().first()).entrySet()) {
            Move same = others.get(move.getKey());
            if (same != null && differences < MOST) {
                visit(node.after(move.getValue(), same), ply, next);
            }
        }
    }

    private void visit(Node node, int ply, List<Node> next) throws IOException {
        boolean last = ply == depth;
        boolean isNew = last ? !seen.contains(node.pair()) : seen.add(node.pair());
        if (isNew && examine(node) && !last) {
            next.add(node);
        }
    }

    private static SortedMap<String, Move> moves(Position position) {
        return position.legalMoves().stream()
                .collect(toMap(Move::toString, move -> move, (one, other) -> one, TreeMap::new));
    }

    /** Prints how the readings differ at a position; returns whether it is the same position in both. */
    private boolean examine(Node node) throws IOException {
        Position one = node.pair().first();
        Position other = node.pair().second();
        if (!node.pair().hasSameMen()) {
            report(node, "leads");
            return false;
        }
        if (!one.outcome().equals(other.outcome())) {
            report(node, "outcome", one.outcome().toString(), other.outcome().toString());
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
        // A difference is printed once even where the last level, which is too large to keep, reaches it again.
        seen.add(node.pair());
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

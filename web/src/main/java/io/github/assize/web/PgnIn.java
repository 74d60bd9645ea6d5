package io.github.assize.web;

import io.github.assize.core.Position;
import io.github.assize.core.Rulesets;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Count;
import io.github.assize.game.GameRecord;
import io.github.assize.game.PgnFault;
import io.github.assize.game.PgnReader;
import io.github.assize.game.Ply;
import io.github.assize.game.Variation;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads PGN. The tree of a game is told as a list of steps, each with the number of the step that it follows: 0 is the
 * start, the first of the list is 1. A word about a count and a roll of the die are steps of their own, before the move of
 * their turn.
 */
final class PgnIn {
    private final List<Map<String, Object>> steps = new ArrayList<>();

    /** The words and rolls, which variations may share, by the step that they follow. */
    private final Map<List<Object>, Integer> shared = new HashMap<>();

    private PgnIn() {}

    /** A node of a record that is to be told, and the step that it follows. */
    private record Pending(Variation node, int parent) {}

    /** Reads all games of a text, and tells what is wrong with the others. */
    static Map<String, Object> read(String text) {
        return read(PgnReader.of(new StringReader(text)));
    }

    /** Reads all games of a file. */
    static Map<String, Object> read(byte[] file) {
        return read(PgnReader.of(new ByteArrayInputStream(file)));
    }

    private static Map<String, Object> read(PgnReader pgn) {
        List<Object> games = new ArrayList<>();
        List<Object> faults = new ArrayList<>();
        PgnReader reader = pgn.rulesets(id -> Rulesets.all().stream()
                        .filter(ruleset -> ruleset.id().equals(id))
                        .findFirst())
                .onFault(fault -> faults.add(describe(fault)));
        while (reader.hasNext()) {
            games.add(new PgnIn().describe(reader.next()));
        }
        Map<String, Object> read = new LinkedHashMap<>();
        read.put("games", games);
        read.put("faults", faults);
        return read;
    }

    private static Map<String, Object> describe(PgnFault fault) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("text", fault.toString());
        described.put("game", fault.game());
        described.put("line", fault.line());
        described.put("column", fault.column());
        described.put("ply", fault.ply());
        described.put("kind", fault.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        fault.why().ifPresent(why -> described.put("why", why));
        return described;
    }

    private Map<String, Object> describe(GameRecord record) {
        Position start = record.root().position();
        Map<String, Object> game = new LinkedHashMap<>();
        game.put("game", Games.text(start.ruleset()));
        game.put("fen", start.toFen());
        game.put("tags", new LinkedHashMap<String, Object>(record.givenTags()));
        game.put("comments", record.root().comments());
        walk(record.root());
        game.put("steps", steps);
        record.conclusion().ifPresent(conclusion -> game.put("conclusion", describe(conclusion)));
        return game;
    }

    private static Map<String, Object> describe(Conclusion conclusion) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("token", conclusion.token());
        described.put("reason", conclusion.reason().toString());
        described.put("byRule", conclusion.isByRule());
        return described;
    }

    /** Tells a tree without recursion, as a game may be long; the main line comes before its variations. */
    private void walk(Variation root) {
        Deque<Pending> open = new ArrayDeque<>();
        push(open, root, 0);
        while (!open.isEmpty()) {
            Pending next = open.pop();
            push(open, next.node(), step(next.node(), next.parent()));
        }
    }

    private static void push(Deque<Pending> open, Variation node, int step) {
        for (int i = node.children().size() - 1; i >= 0; i--) {
            open.push(new Pending(node.children().get(i), step));
        }
    }

    /** Adds the steps of a turn, and returns the number of the last. */
    private int step(Variation node, int parent) {
        Ply ply = node.ply().orElseThrow();
        int last = parent;
        for (Count count : ply.counts()) {
            last = share(last, "count", count.toString(), ply.before());
        }
        if (ply.roll().isPresent()) {
            last = share(last, "face", ply.roll().getAsInt(), ply.rolled());
            steps.get(last - 1).put("lost", ply.isLost());
        }
        if (ply.move().isPresent()) {
            last = add(last, node.position());
            Map<String, Object> step = steps.get(last - 1);
            step.put("text", ply.move().get().toString());
            step.put("algebraic", ply.algebraic());
        }
        Map<String, Object> step = steps.get(last - 1);
        step.put("start", node.startComments());
        step.put("comments", node.comments());
        step.put("nags", node.nags());
        return last;
    }

    /** Returns the number of the step that says the same after the same step, which is added if there is none. */
    private int share(int parent, String name, Object value, Position position) {
        return shared.computeIfAbsent(List.of(parent, name, value), said -> {
            int number = add(parent, position);
            steps.get(number - 1).put(name, value);
            return number;
        });
    }

    private int add(int parent, Position position) {
        Map<String, Object> step = new LinkedHashMap<>();
        step.put("parent", parent);
        step.put("fen", position.toFen());
        steps.add(step);
        return steps.size();
    }
}

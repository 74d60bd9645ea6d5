package io.github.assize.web;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Compares one position in two readings of a game. */
final class Comparison {
    private Comparison() {}

    /**
     * Tells in which kind of thing two readings differ where they stand, if in any, and where the moves that both allow
     * lead. The kinds are {@code leads} if the pieces do not stand alike, {@code roll} if one of both waits for the die,
     * {@code outcome} and {@code moves}.
     */
    static Map<String, Object> compare(String game, String fen, String otherGame, String otherFen) {
        Position one = Positions.of(game, fen);
        Position other = Positions.of(otherGame, otherFen);
        Map<String, Move> moves = moves(one);
        Map<String, Move> others = moves(other);
        Map<String, Object> compared = new LinkedHashMap<>();
        compared.put("only", without(moves, others));
        compared.put("otherOnly", without(others, moves));
        compared.put("outcome", one.outcome().toString());
        compared.put("otherOutcome", other.outcome().toString());
        compared.put("kind", kind(one, other));
        List<Object> next = new ArrayList<>();
        moves.forEach((text, move) -> {
            if (others.containsKey(text)) {
                Map<String, Object> step = new LinkedHashMap<>();
                step.put("text", text);
                step.put("fen", one.play(move).toFen());
                step.put("otherFen", other.play(others.get(text)).toFen());
                next.add(step);
            }
        });
        compared.put("next", next);
        return compared;
    }

    private static String kind(Position one, Position other) {
        if (!one.board().toString().equals(other.board().toString())) {
            return "leads";
        }
        if (one.awaitsRoll() != other.awaitsRoll()) {
            return "roll";
        }
        if (!one.outcome().equals(other.outcome())) {
            return "outcome";
        }
        return moves(one).keySet().equals(moves(other).keySet()) ? "same" : "moves";
    }

    private static Map<String, Move> moves(Position position) {
        Map<String, Move> moves = new TreeMap<>();
        position.legalMovesInOrder().forEach(move -> moves.putIfAbsent(move.toString(), move));
        return moves;
    }

    private static List<String> without(Map<String, Move> moves, Map<String, Move> others) {
        return moves.keySet().stream().filter(text -> !others.containsKey(text)).toList();
    }
}

package io.github.assize.game;

import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Records of random games, with comments, glyphs and variations in each other. */
final class RandomRecords {
    private static final List<String> WORDS = List.of(
            "good",
            "[%clk 0:01:02]",
            "a-very-long-word-without-any-blank-in-it-that-fills-half-a-line",
            ";",
            "%escape",
            "(no variation)",
            "[Event \"x\"]",
            "1-0",
            "ž",
            "象棋",
            "\uD83D\uDC18",
            "$1",
            "{",
            "--",
            "é\u00A0è",
            "e4");

    private final RandomGenerator random;

    RandomRecords(RandomGenerator random) {
        this.random = random;
    }

    /** Plays a game of at most so many turns; some games start elsewhere than at the array, some are given up. */
    GameRecord next(Ruleset ruleset, int longest) {
        Position start = ruleset.initialPosition();
        if (random.nextInt(4) == 0) {
            start = play(Game.of(ruleset), random.nextInt(20)).position();
        }
        Game game = play(Game.of(start), random.nextInt(longest + 1));
        if (game.conclusion().isEmpty()) {
            game = end(game);
        }
        GameRecord record = GameRecord.of(game);
        return decorated(tagged(record), 2 + random.nextInt(12));
    }

    private Game end(Game game) {
        return switch (random.nextInt(6)) {
            case 0 -> game.resign(random.nextBoolean() ? Color.WHITE : Color.BLACK);
            case 1 -> game.agreeDraw();
            case 2 -> game.decide(Conclusion.won(Color.BLACK, Conclusion.Reason.TIME));
            case 3 -> game.decide(Conclusion.drawn(Conclusion.Reason.ABANDONED));
            default -> game;
        };
    }

    Game play(Game game, int turns) {
        Game now = game;
        for (int i = 0; i < turns && now.conclusion().isEmpty(); i++) {
            now = step(now);
        }
        return now;
    }

    private Game step(Game game) {
        Position position = game.position();
        if (position.awaitsRoll()) {
            List<Integer> faces = List.copyOf(position.rolls().keySet());
            return game.roll(faces.get(random.nextInt(faces.size())));
        }
        return game.play(move(position));
    }

    private Move move(Position position) {
        List<Move> moves = position.legalMovesInOrder();
        return moves.get(random.nextInt(moves.size()));
    }

    private GameRecord tagged(GameRecord record) {
        GameRecord result = record;
        if (random.nextBoolean()) {
            result = result.withTag("White", "Müller \"the\\rook\" " + random.nextInt(100))
                    .withTag("Annotator", "");
        }
        return random.nextInt(4) == 0 ? result.withTag("Termination", "rules infraction") : result;
    }

    GameRecord decorated(GameRecord record, int marks) {
        GameRecord result = record;
        for (int i = 0; i < marks; i++) {
            List<Integer> path = path(result);
            result = switch (random.nextInt(5)) {
                case 0 -> result.comment(path, comment());
                case 1 ->
                    path.isEmpty() || !result.at(path).line().isWhole()
                            ? result
                            : result.nag(path, random.nextInt(256));
                case 2 -> path.isEmpty() ? result : result.startComment(path, comment());
                default -> varied(result, path);
            };
        }
        return result;
    }

    /** Adds a variation of some turns beside a move. */
    private GameRecord varied(GameRecord record, List<Integer> path) {
        if (path.isEmpty()) {
            return record;
        }
        List<Integer> at = new ArrayList<>(path.subList(0, path.size() - 1));
        GameRecord result = record;
        for (int i = random.nextInt(4); i >= 0; i--) {
            Variation node = result.at(at);
            Position position = node.position();
            if (position.outcome().isDecided()) {
                break;
            }
            if (position.awaitsRoll()) {
                List<Integer> faces = List.copyOf(position.rolls().keySet());
                result = result.roll(at, faces.get(random.nextInt(faces.size())));
                at.add(result.at(at).children().size() - 1);
            } else {
                boolean rolled = !node.line().isWhole();
                if (rolled && !node.children().isEmpty()) {
                    break;
                }
                result = result.add(at, move(position));
                if (!rolled) {
                    at.add(result.at(at).children().size() - 1);
                }
            }
        }
        return result;
    }

    private List<Integer> path(GameRecord record) {
        List<Integer> path = new ArrayList<>();
        Variation node = record.root();
        int depth = random.nextInt(40);
        while (!node.children().isEmpty() && path.size() < depth) {
            int child = random.nextInt(3) == 0 ? random.nextInt(node.children().size()) : 0;
            path.add(child);
            node = node.children().get(child);
        }
        return path;
    }

    private String comment() {
        StringBuilder text = new StringBuilder("c");
        for (int i = random.nextInt(20); i > 0; i--) {
            text.append(random.nextInt(5) == 0 ? "\n  " : " ").append(WORDS.get(random.nextInt(WORDS.size())));
        }
        return text.toString();
    }
}

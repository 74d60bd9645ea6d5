package io.github.assize.web;

import static io.github.assize.game.Conclusion.Reason.ADJUDICATION;
import static io.github.assize.game.Conclusion.Reason.VOID_MATE;

import io.github.assize.core.Color;
import io.github.assize.core.Position;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Count;
import io.github.assize.game.Game;
import io.github.assize.game.GameRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes PGN from the steps of a game, of which {@link PgnIn} tells. Each is a line: {@code move 4 a2a3} for a move after
 * the fourth step, {@code roll 4 5} for a roll and {@code count 4 start} for a word about a count after it. Behind all of
 * them follows what is written of a step: {@code comment 5 TEXT}, {@code start 5 TEXT} for a comment before it and
 * {@code nag 5 1}.
 */
final class PgnOut {
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2");

    private final List<Place> places = new ArrayList<>();
    private GameRecord record;
    private boolean isWhole;

    /**
     * Where a step stands in the record.
     *
     * @param path the way to its node, or to that before words and rolls that wait for their move
     * @param waiting what is done to the record when the move comes, with the path of the node
     */
    private record Place(List<Integer> path, List<Saying> waiting) {
        Place(List<Integer> path) {
            this(path, List.of());
        }

        Place and(Saying saying) {
            List<Saying> more = new ArrayList<>(waiting);
            more.add(saying);
            return new Place(path, more);
        }

        /** Returns whether another place is this one with more that waits. */
        boolean isBegunIn(Place other) {
            return other.path().equals(path)
                    && other.waiting().size() > waiting.size()
                    && other.waiting().subList(0, waiting.size()).equals(waiting);
        }
    }

    /** A word or a roll, which is put into a record. */
    private interface Saying {
        GameRecord say(GameRecord record, List<Integer> path);
    }

    private PgnOut(Position start) {
        record = GameRecord.of(Game.of(start));
        places.add(new Place(List.of()));
    }

    /**
     * Returns a game as PGN.
     *
     * @param tags names and values by turns
     * @param result how the game has ended, such as {@code 1-0 resignation}; empty if as the board says
     */
    static String write(String game, String fen, String[] steps, String[] tags, String result) {
        PgnOut out = new PgnOut(Positions.of(game, fen));
        for (int i = out.play(steps); i < steps.length; i++) {
            out.take(steps[i]);
        }
        out.finish();
        for (int i = 0; i + 1 < tags.length; i += 2) {
            out.record = out.record.withTag(tags[i], tags[i + 1]);
        }
        if (!result.isEmpty()) {
            out.end(result);
        }
        return out.record.toString();
    }

    /** Writes how the game has ended: a result without a reason, where the board lets the game go on, is an adjudication. */
    private void end(String result) {
        Optional<Conclusion> byBoard = record.conclusion();
        String board = byBoard.map(Conclusion::toString).orElse("*");
        if (result.equals(board) || result.equals(byBoard.map(Conclusion::token).orElse("*"))) {
            return;
        }
        if (result.equals("*")) {
            throw new IllegalArgumentException("result \"*\": by the board the game has ended, " + board);
        }
        Conclusion conclusion = conclusion(RESULTS.contains(result) ? result + " " + ADJUDICATION : result);
        if (byBoard.isEmpty() && (conclusion.isByRule() || conclusion.reason().equals(VOID_MATE))) {
            throw new IllegalArgumentException("result \"" + result + "\": by the board the game goes on");
        }
        record = record.decide(conclusion);
    }

    private static Conclusion conclusion(String result) {
        int blank = result.indexOf(' ');
        Conclusion.Reason reason = Conclusion.Reason.parse(result.substring(blank + 1))
                .orElseThrow(
                        () -> new IllegalArgumentException("result \"" + result + "\" has no reason that there is"));
        String token = result.substring(0, Math.max(blank, 0));
        Conclusion conclusion = switch (token) {
            case "1-0" -> Conclusion.won(Color.WHITE, reason);
            case "0-1" -> Conclusion.won(Color.BLACK, reason);
            default -> Conclusion.drawn(reason);
        };
        if (!conclusion.token().equals(token)) {
            throw new IllegalArgumentException("result \"" + result
                    + "\": must be 1-0, 0-1, 1/2-1/2 or, for a game that was abandoned, *, a blank, and the reason");
        }
        return conclusion;
    }

    /**
     * Plays the moves with which the main line begins, each after that before it, as a record is copied for each that is
     * added to it.
     *
     * @return how many there are
     */
    private int play(String[] steps) {
        Game line = record.mainLine();
        int played = 0;
        while (played < steps.length && steps[played].startsWith("move " + played + " ")) {
            line = line.play(steps[played].substring(("move " + played + " ").length()));
            played++;
            places.add(new Place(Collections.nCopies(played, 0)));
        }
        record = GameRecord.of(line);
        return played;
    }

    private void take(String step) {
        int first = step.indexOf(' ');
        int second = step.indexOf(' ', first + 1);
        if (first < 0 || second < 0) {
            throw new IllegalArgumentException("step \"" + step + "\": must have three parts");
        }
        int number = Integer.parseInt(step.substring(first + 1, second));
        if (number < 0 || number >= places.size()) {
            throw new IllegalArgumentException("step \"" + step + "\": there is no step " + number + " before it");
        }
        String kind = step.substring(0, first);
        String value = step.substring(second + 1);
        switch (kind) {
            case "move" -> places.add(move(places.get(number), value));
            case "roll" -> places.add(roll(places.get(number), Integer.parseInt(value)));
            case "count" -> places.add(count(places.get(number), value));
            case "comment", "start", "nag" -> annotate(kind, number, value);
            default -> throw new IllegalArgumentException("step \"" + step + "\" has no meaning");
        }
    }

    /** Writes of a step; what waits for its move in a variation has no place there. */
    private void annotate(String kind, int number, String value) {
        finish();
        Place place = places.get(number);
        if (!place.waiting().isEmpty()) {
            return;
        }
        record = switch (kind) {
            case "comment" -> record.comment(place.path(), value);
            case "start" -> record.startComment(place.path(), value);
            default -> record.nag(place.path(), Integer.parseInt(value));
        };
    }

    private Place move(Place after, String move) {
        List<Integer> path = said(after);
        record = record.add(path, move);
        return new Place(path.equals(after.path()) ? newest(path) : path);
    }

    /** Writes what waits at a place, and returns the path to where the move belongs. */
    private List<Integer> said(Place place) {
        List<Integer> path = place.path();
        for (Saying saying : place.waiting()) {
            record = saying.say(record, path);
            path = path.equals(place.path()) ? newest(path) : path;
        }
        return path;
    }

    /** Takes a roll; one that waits for its move is written with it. */
    private Place roll(Place after, int face) {
        Place rolled = after.and((now, path) -> now.roll(path, face));
        Position before = record.at(after.path()).position();
        return before.roll(face).sideToMove() == before.sideToMove() ? rolled : new Place(said(rolled));
    }

    private static Place count(Place after, String word) {
        Count count = switch (word) {
            case "start" -> Count.START;
            case "stop" -> Count.STOP;
            default -> throw new IllegalArgumentException("count \"" + word + "\": must be start or stop");
        };
        return after.and((now, path) -> now.say(path, count));
    }

    private List<Integer> newest(List<Integer> path) {
        List<Integer> child = new ArrayList<>(path);
        child.add(record.at(path).children().size() - 1);
        return List.copyOf(child);
    }

    /** Writes what waits at the end of the main line; in a variation nothing can be written without a move. */
    private void finish() {
        if (isWhole) {
            return;
        }
        isWhole = true;
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            boolean isAtEnd = !place.waiting().isEmpty()
                    && place.path().stream().allMatch(index -> index == 0)
                    && record.at(place.path()).children().isEmpty()
                    && places.subList(i + 1, places.size()).stream().noneMatch(place::isBegunIn);
            if (isAtEnd) {
                places.set(i, new Place(said(place)));
            }
        }
    }
}

package io.github.assize.web;

import io.github.assize.core.Color;
import io.github.assize.core.Position;
import io.github.assize.game.Conclusion;
import io.github.assize.game.Game;
import io.github.assize.game.GameRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes PGN from the steps of a game, of which {@link PgnIn} tells. Each is a line: {@code move 4 a2a3} for a move after
 * the fourth step, {@code roll 4 5} for a roll after it, and for a step that stands above, {@code comment 5 TEXT},
 * {@code start 5 TEXT} for a comment before it and {@code nag 5 1}.
 */
final class PgnOut {
    private final List<Place> places = new ArrayList<>();
    private GameRecord record;

    /**
     * Where a step stands in the record.
     *
     * @param path the way to its node, or to that before a roll that waits for its move
     * @param face what was rolled; 0 if no move is waited for
     */
    private record Place(List<Integer> path, int face) {}

    private PgnOut(Position start) {
        record = GameRecord.of(Game.of(start));
        places.add(new Place(List.of(), 0));
    }

    /**
     * Returns a game as PGN.
     *
     * @param tags names and values by turns
     * @param result what the players have agreed on, such as {@code 1-0 resignation}; empty if nothing
     */
    static String write(String game, String fen, String[] steps, String[] tags, String result) {
        PgnOut out = new PgnOut(Positions.of(game, fen));
        for (String step : steps) {
            out.take(step);
        }
        out.finish();
        for (int i = 0; i + 1 < tags.length; i += 2) {
            out.record = out.record.withTag(tags[i], tags[i + 1]);
        }
        if (!result.isEmpty()) {
            out.record = out.record.decide(conclusion(result));
        }
        return out.record.toString();
    }

    private static Conclusion conclusion(String result) {
        int blank = result.indexOf(' ');
        Conclusion.Reason reason = Conclusion.Reason.parse(result.substring(blank + 1))
                .orElseThrow(
                        () -> new IllegalArgumentException("result \"" + result + "\" has no reason that there is"));
        return switch (result.substring(0, Math.max(blank, 0))) {
            case "1-0" -> Conclusion.won(Color.WHITE, reason);
            case "0-1" -> Conclusion.won(Color.BLACK, reason);
            case "1/2-1/2" -> Conclusion.drawn(reason);
            default ->
                throw new IllegalArgumentException(
                        "result \"" + result + "\": must be 1-0, 0-1 or 1/2-1/2, a blank, and the reason");
        };
    }

    private void take(String step) {
        int first = step.indexOf(' ');
        int second = step.indexOf(' ', first + 1);
        if (first < 0 || second < 0) {
            throw new IllegalArgumentException("step \"" + step + "\": must have three parts");
        }
        Place place = places.get(Integer.parseInt(step.substring(first + 1, second)));
        String value = step.substring(second + 1);
        switch (step.substring(0, first)) {
            case "move" -> places.add(move(place, value));
            case "roll" -> places.add(roll(place, Integer.parseInt(value)));
            case "comment" -> record = record.comment(place.path(), value);
            case "start" -> record = record.startComment(place.path(), value);
            case "nag" -> record = record.nag(place.path(), Integer.parseInt(value));
            default -> throw new IllegalArgumentException("step \"" + step + "\" has no meaning");
        }
    }

    private Place move(Place after, String move) {
        List<Integer> path = after.path();
        if (after.face() == 0) {
            record = record.add(path, move);
            return new Place(newest(path), 0);
        }
        record = record.roll(path, after.face());
        List<Integer> turn = newest(path);
        record = record.add(turn, move);
        return new Place(turn, 0);
    }

    /** Takes a roll; one that waits for its move is written with it. */
    private Place roll(Place after, int face) {
        Position before = record.at(after.path()).position();
        if (before.roll(face).sideToMove() == before.sideToMove()) {
            return new Place(after.path(), face);
        }
        record = record.roll(after.path(), face);
        return new Place(newest(after.path()), 0);
    }

    private List<Integer> newest(List<Integer> path) {
        List<Integer> child = new ArrayList<>(path);
        child.add(record.at(path).children().size() - 1);
        return List.copyOf(child);
    }

    /** Writes the roll that waits at the end of the main line; in a variation none can be written. */
    private void finish() {
        for (Place place : List.copyOf(places)) {
            boolean onMainLine = place.path().stream().allMatch(index -> index == 0);
            if (place.face() != 0
                    && onMainLine
                    && record.at(place.path()).children().isEmpty()) {
                record = record.roll(place.path(), place.face());
            }
        }
    }
}

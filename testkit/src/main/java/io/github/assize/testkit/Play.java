package io.github.assize.testkit;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Games played by numbers: each number chooses a move or a roll of the die, captures, promotions and long steps rather
 * than others. The same numbers make the same games, and smaller ones make plainer games. Immutable.
 *
 * @param start where each game begins
 * @param steps all moves and rolls in order; where a game is decided the next one begins
 * @since 0.1.0
 */
public record Play(Position start, List<Step> steps) {
    private static final int PROMOTION = 12;
    private static final int CAPTURE = 4;
    private static final int LONG_STEP = 4;

    /**
     * A move or a roll.
     *
     * @param before the position before it
     * @param text the move in coordinate notation, or {@code =} and the face rolled
     * @param after the position after it
     * @since 0.1.0
     */
    public record Step(Position before, String text, Position after) {}

    /**
     * Creates a record of play.
     *
     * @param start where each game begins
     * @param steps all moves and rolls in order
     */
    public Play {
        steps = List.copyOf(steps);
    }

    /**
     * Plays games, one after the other, from the same position.
     *
     * @param start where each begins
     * @param choices a number a step, from 0
     * @return the games; no step where the start is decided
     */
    public static Play of(Position start, List<Integer> choices) {
        List<Step> steps = new ArrayList<>();
        Position position = start;
        for (int choice : choices) {
            if (position.outcome().isDecided()) {
                position = start;
            }
            if (position.outcome().isDecided()) {
                break;
            }
            Step step = step(position, choice);
            steps.add(step);
            position = step.after();
        }
        return new Play(start, steps);
    }

    /**
     * Plays one move, or rolls the die.
     *
     * @param position a position that is not decided
     * @param choice a number from 0
     * @return what has been played
     */
    public static Step step(Position position, int choice) {
        if (position.awaitsRoll()) {
            List<Integer> faces = List.copyOf(position.rolls().keySet());
            int face = faces.get(choice % faces.size());
            return new Step(position, "=" + face, position.roll(face));
        }
        Move move = choose(position.legalMovesInOrder(), choice);
        return new Step(position, move.toString(), position.play(move));
    }

    private static Move choose(List<Move> moves, int choice) {
        int left = choice % moves.stream().mapToInt(Play::weight).sum();
        int chosen = 0;
        while (left >= weight(moves.get(chosen))) {
            left -= weight(moves.get(chosen));
            chosen++;
        }
        return moves.get(chosen);
    }

    private static int weight(Move move) {
        if (move.promotion().isPresent()) {
            return PROMOTION;
        }
        if (!move.captured().isEmpty()) {
            return CAPTURE;
        }
        boolean isLong = move.from()
                .filter(from -> Math.abs(from.rank() - move.to().rank()) == 2)
                .isPresent();
        return isLong ? LONG_STEP : 1;
    }

    /**
     * Returns all positions in the order in which they came up.
     *
     * @return the start and the position after every step
     */
    public List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        positions.add(start);
        steps.forEach(step -> positions.add(step.after()));
        return positions;
    }

    /**
     * Returns the last position.
     *
     * @return the position after the last step, the start where there is none
     */
    public Position end() {
        return steps.isEmpty() ? start : steps.get(steps.size() - 1).after();
    }

    /** Returns the ruleset, the position and the moves by which a reader can play the games again. */
    @Override
    public String toString() {
        List<String> texts = steps.stream().map(Step::text).toList();
        return start.ruleset() + ", " + start + ", " + String.join(" ", texts);
    }
}

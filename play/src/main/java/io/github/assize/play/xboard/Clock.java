package io.github.assize.play.xboard;

import com.google.common.base.Splitter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The time that XBoard grants, and how much of it a move may take. */
final class Clock {
    /** For how many moves the time must last where nothing else is known. */
    private static final int MOVES_AHEAD = 40;

    /** How many thousandths of a second are kept back. */
    private static final int SAFETY = 20;

    private static final double LONGEST = 1e9;

    private int session;
    private double increment;
    private @Nullable Double perMove;
    private @Nullable Double left;

    /**
     * Obeys {@code level}: moves in a session, minutes or minutes and seconds for them, seconds more for each move.
     *
     * @throws NumberFormatException if these are no numbers
     */
    void level(String parameters) {
        List<String> words = Splitter.on(' ').omitEmptyStrings().splitToList(parameters);
        if (words.size() != 3) {
            throw new NumberFormatException("level must have three numbers");
        }
        int at = words.get(1).indexOf(':');
        double base = at < 0
                ? Integer.parseInt(words.get(1)) * 60
                : Integer.parseInt(words.get(1).substring(0, at)) * 60
                        + Integer.parseInt(words.get(1).substring(at + 1));
        session = Integer.parseInt(words.get(0));
        increment = Double.parseDouble(words.get(2));
        perMove = null;
        left = base;
    }

    /** Obeys {@code st}: so many seconds for each move. */
    void perMove(int seconds) {
        perMove = (double) seconds;
    }

    /** Obeys {@code time}: so many hundredths of a second are left. */
    void left(int hundredths) {
        left = hundredths / 100.0;
    }

    /** Returns how long a move may take; empty where no time has been set. */
    Optional<Duration> forMove(int movesMade) {
        if (perMove != null) {
            return Optional.of(seconds(perMove * 0.9));
        }
        if (left == null) {
            return Optional.empty();
        }
        int moves = session > 0 ? session - movesMade % session : MOVES_AHEAD;
        return Optional.of(seconds(Math.min(left / (moves + 1) + increment * 0.9, left / 2)));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.max(SAFETY, Math.round(Math.min(seconds, LONGEST) * 1000) - SAFETY));
    }
}

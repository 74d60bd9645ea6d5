package io.github.assize.testkit;

import io.github.assize.core.Move;
import io.github.assize.core.Perft;
import io.github.assize.core.Position;
import io.github.assize.testkit.plain.PlainPosition;
import java.util.List;

/**
 * A position as one implementation of a game sees it, in texts that can be compared with another's.
 *
 * @since 0.1.0
 */
public interface View {
    /**
     * Returns the position.
     *
     * @return its canonical FEN
     */
    String fen();

    /**
     * Returns how the game stands.
     *
     * @return the outcome, {@code *} while the game goes on
     */
    String outcome();

    /**
     * Returns the legal moves.
     *
     * @return their coordinate notation, sorted by text
     */
    List<String> moves();

    /**
     * Plays a move or rolls the die.
     *
     * @param step one of {@link #moves()}, or {@code =} and a face
     * @return the position after it
     */
    View play(String step);

    /**
     * Counts the lines of play of a length.
     *
     * @param depth the number of moves, from 0
     * @return the number of lines; a decided position has none
     */
    long perft(int depth);

    /**
     * Returns how the core sees a position.
     *
     * @param position the position
     * @return the view
     */
    static View of(Position position) {
        return new CoreView(position);
    }

    /**
     * Returns how a plain game sees a position.
     *
     * @param position the position
     * @return the view
     */
    static View of(PlainPosition position) {
        return new PlainView(position);
    }

    /**
     * The core's view.
     *
     * @param position the position
     */
    record CoreView(Position position) implements View {
        @Override
        public String fen() {
            return position.toFen();
        }

        @Override
        public String outcome() {
            return position.outcome().toString();
        }

        @Override
        public List<String> moves() {
            return position.legalMoves().stream().map(Move::toString).sorted().toList();
        }

        @Override
        public View play(String step) {
            return new CoreView(
                    step.startsWith("=") ? position.roll(Integer.parseInt(step.substring(1))) : position.play(step));
        }

        @Override
        public long perft(int depth) {
            return Perft.count(position, depth);
        }
    }

    /**
     * A plain game's view.
     *
     * @param position the position
     */
    record PlainView(PlainPosition position) implements View {
        @Override
        public String fen() {
            return position.fen();
        }

        @Override
        public String outcome() {
            return position.outcome();
        }

        @Override
        public List<String> moves() {
            return position.moves();
        }

        @Override
        public View play(String step) {
            return new PlainView(
                    step.startsWith("=") ? position.roll(Integer.parseInt(step.substring(1))) : position.play(step));
        }

        @Override
        public long perft(int depth) {
            return position.perft(depth);
        }
    }
}

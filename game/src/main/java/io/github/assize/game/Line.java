package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One event of a line of play with all that came before it: the start, a move, a roll, or a word about a count. Lines
 * that share a stem share its nodes.
 */
final class Line {
    private final Position position;
    private final @Nullable Line parent;
    private final @Nullable Move move;
    private final @Nullable Count count;
    private final int roll;
    private final int events;
    private final int plies;

    /** The last word about a count up to here. */
    private final @Nullable Line lastCount;

    private Line(Position position, @Nullable Line parent, @Nullable Move move, int roll, @Nullable Count count) {
        this.position = position;
        this.parent = parent;
        this.move = move;
        this.roll = roll;
        this.count = count;
        this.events = parent == null ? 0 : parent.events + 1;
        this.plies = (parent == null ? 0 : parent.plies) + (isTurn(position, parent) ? 1 : 0);
        this.lastCount = count != null ? this : parent == null ? null : parent.lastCount;
    }

    private static boolean isTurn(Position position, @Nullable Line parent) {
        return parent != null && position.sideToMove() != parent.position.sideToMove();
    }

    static Line of(Position start) {
        return new Line(start, null, null, 0, null);
    }

    Line play(Move played) {
        return new Line(position.play(played), this, played, 0, null);
    }

    Line roll(int face) {
        return new Line(position.roll(face), this, null, face, null);
    }

    /**
     * Adds a word about a count.
     *
     * @throws IllegalStateException if a roll waits for its move, as a turn begins with what is said in it
     */
    Line say(Count said) {
        if (roll > 0 && !isWhole()) {
            throw new IllegalStateException(said + " the count: it must be said before the roll");
        }
        return new Line(position, this, null, 0, said);
    }

    /** Returns the line with one word more in the turn that this event belongs to, before its roll and move. */
    Line withWord(Count said) {
        if (count != null) {
            return say(said);
        }
        Line before = requireNonNull(parent, "the start belongs to no turn");
        return after(before.isWhole() ? before.say(said) : before.withWord(said));
    }

    Position position() {
        return position;
    }

    @Nullable
    Line parent() {
        return parent;
    }

    Optional<Move> move() {
        return Optional.ofNullable(move);
    }

    @Nullable
    Count count() {
        return count;
    }

    @Nullable
    Line lastCount() {
        return lastCount;
    }

    /** Returns how many moves, rolls and words led here. */
    int events() {
        return events;
    }

    /** Returns how many turns have been taken or lost. */
    int plies() {
        return plies;
    }

    boolean isStart() {
        return parent == null;
    }

    /** Returns whether this event ends a turn; the start does, in that the next turn begins after it. */
    boolean isWhole() {
        return parent == null || isTurn(position, parent);
    }

    /** Returns the line as it was before the turn that this event belongs to. */
    Line turnStart() {
        Line line = requireNonNull(parent, "the start belongs to no turn");
        while (!line.isWhole()) {
            line = requireNonNull(line.parent);
        }
        return line;
    }

    /** Returns the turn that this event belongs to, as far as it. */
    Ply ply() {
        Line start = turnStart();
        int face = 0;
        Deque<Count> said = new ArrayDeque<>();
        for (Line line = this; line != start; line = requireNonNull(line.parent)) {
            face = line.roll > 0 ? line.roll : face;
            if (line.count != null) {
                said.addFirst(line.count);
            }
        }
        return new Ply(
                start.position,
                ImmutableList.copyOf(said),
                face > 0 ? OptionalInt.of(face) : OptionalInt.empty(),
                move());
    }

    /** Returns all events from the start on. */
    Deque<Line> fromStart() {
        Deque<Line> lines = new ArrayDeque<>(events + 1);
        for (Line line = this; line != null; line = line.parent) {
            lines.addFirst(line);
        }
        return lines;
    }

    /** Returns the same event after another line that stands equally. */
    Line after(Line before) {
        if (move != null) {
            return before.play(move);
        }
        return count != null ? before.say(count) : before.roll(roll);
    }

    /** Returns whether both begin alike and the same has happened in them. */
    boolean isSame(Line that) {
        Line mine = this;
        Line other = that;
        while (mine != other) {
            if (mine.events != other.events || !mine.isSameEvent(other)) {
                return false;
            }
            if (mine.parent == null || other.parent == null) {
                return mine.position.toFen().equals(other.position.toFen()) && mine.position.equals(other.position);
            }
            mine = mine.parent;
            other = other.parent;
        }
        return true;
    }

    private boolean isSameEvent(Line that) {
        return roll == that.roll && count == that.count && move().equals(that.move());
    }

    /** Returns the event: a move in coordinate notation, {@code =} and a face, or a word about a count. */
    @Override
    public String toString() {
        if (move != null) {
            return move.toString();
        }
        return count != null ? count.toString() : roll > 0 ? "=" + roll : position.toFen();
    }
}

package io.github.assize.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.assize.core.Color;
import io.github.assize.core.Move;
import io.github.assize.core.Outcome;
import io.github.assize.core.Position;
import io.github.assize.core.Ruleset;
import io.github.assize.core.Square;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One line of play, from its start to now, and how it has ended if it has. To play is to get another game; games that
 * share a stem share its memory, and a move takes the same time however long the game is. Two games are equal when they
 * start alike, the clocks included, the same has happened in them, and conclusion and policy are the same; what has been
 * taken back does not count. Immutable and thread-safe.
 *
 * @since 0.1.0
 */
public final class Game {
    private final Line line;
    private final Policy policy;
    private final @Nullable Conclusion agreed;

    /** The game from which one step was taken back, to be had again. */
    private final @Nullable Game undone;

    private @Nullable Verdict verdict;

    /** What has been found out about the end of the game. */
    private record Verdict(Optional<Conclusion> conclusion) {}

    Game(Line line, Policy policy, @Nullable Conclusion agreed, @Nullable Game undone) {
        this.line = line;
        this.policy = policy;
        this.agreed = agreed;
        this.undone = undone;
    }

    /**
     * Begins a game.
     *
     * @param ruleset the ruleset, in the reading that is played
     * @return the game at its array, under no policy
     */
    public static Game of(Ruleset ruleset) {
        return of(requireNonNull(ruleset, "ruleset").initialPosition());
    }

    /**
     * Begins a game elsewhere than at the array.
     *
     * @param start the first position
     * @return the game, under no policy
     */
    public static Game of(Position start) {
        return new Game(Line.of(requireNonNull(start, "start")), Policy.none(), null, null);
    }

    Line line() {
        return line;
    }

    /** Returns what was agreed on, and not decided by rules or policy. */
    @Nullable
    Conclusion agreed() {
        return agreed;
    }

    private Game with(Line next) {
        return new Game(next, policy, null, null);
    }

    private void requireOpen(String what) {
        Optional<Conclusion> end = conclusion();
        if (end.isPresent()) {
            throw new GameOverException(what, end.get());
        }
    }

    /**
     * Plays a move.
     *
     * @param move the move
     * @return the game after it
     * @throws GameOverException if the game has a conclusion
     * @throws io.github.assize.core.IllegalMoveException if the move is not legal
     */
    public Game play(Move move) {
        requireOpen(requireNonNull(move, "move").toString());
        return with(line.play(move));
    }

    /**
     * Plays a move.
     *
     * @param move the move in coordinate or algebraic notation
     * @return the game after it
     * @throws GameOverException if the game has a conclusion
     * @throws io.github.assize.core.MalformedTextException if the text cannot be read
     * @throws io.github.assize.core.IllegalMoveException if it is not legal or fits two legal moves
     */
    public Game play(String move) {
        requireOpen(requireNonNull(move, "move"));
        return with(line.play(position().move(move)));
    }

    /**
     * Rolls the die.
     *
     * @param face the face that it shows, from 1
     * @return the game after the roll, and after the turn where the roll loses it
     * @throws GameOverException if the game has a conclusion
     * @throws IllegalArgumentException if no roll is awaited or the die cannot show that face
     */
    public Game roll(int face) {
        requireOpen("roll " + face);
        return with(line.roll(face));
    }

    /**
     * Says something of a count of moves, in the turn of the player who says it, before the roll and the move. A player
     * may say more than one thing in a turn, as that the count stops and starts anew; every word is kept.
     *
     * @param count what is said
     * @return the game after it; the same player is to move
     * @throws GameOverException if the game has a conclusion
     * @throws IllegalStateException if the policy does not allow it, or a roll waits for its move; the message says why
     */
    public Game say(Count count) {
        requireOpen(requireNonNull(count, "count") + " the count");
        policy.whyNot(this, count).ifPresent(why -> {
            throw new IllegalStateException(count + " the count: " + why);
        });
        return with(line.say(count));
    }

    /**
     * Takes back the last step: a conclusion that was agreed on, else the last move, roll, or word about a count.
     *
     * @return the game before it, of which {@link #redo()} has the step again
     * @throws IllegalStateException if there is nothing to take back
     */
    public Game undo() {
        if (agreed != null) {
            return new Game(line, policy, null, this);
        }
        Line parent = line.parent();
        if (parent == null) {
            throw new IllegalStateException("undo: nothing has been played since the game began");
        }
        return new Game(parent, policy, null, this);
    }

    /**
     * Has again the last step that was taken back and not played over.
     *
     * @return the game after it
     * @throws IllegalStateException if there is none
     */
    public Game redo() {
        if (undone == null) {
            throw new IllegalStateException("redo: nothing has been taken back");
        }
        return undone.under(policy);
    }

    /**
     * Returns whether there is something to take back.
     *
     * @return whether {@link #undo()} can be called
     */
    public boolean canUndo() {
        return agreed != null || !line.isStart();
    }

    /**
     * Returns whether something has been taken back and not played over.
     *
     * @return whether {@link #redo()} can be called
     */
    public boolean canRedo() {
        return undone != null;
    }

    /**
     * Returns the first position.
     *
     * @return the position from which the game started
     */
    public Position start() {
        return line.fromStart().getFirst().position();
    }

    /**
     * Returns the present position.
     *
     * @return the last position
     */
    public Position position() {
        return line.position();
    }

    /**
     * Returns the FEN of the present position with the en passant square that some programs want: that which the last
     * move, a double step, has passed, whether or not it can be captured on.
     *
     * @return the FEN; that of {@link Position#toFen()} where the last move was no double step, or the ruleset has no
     *     capture en passant
     */
    public String toFenWithEnPassant() {
        String fen = position().toFen();
        Optional<Square> passed = line.move().flatMap(Game::passed);
        if (passed.isEmpty()) {
            return fen;
        }
        String[] fields = fen.split(" ", -1);
        fields[3] = passed.get().toString();
        String always = String.join(" ", fields);
        try {
            position().ruleset().parsePosition(always);
            return always;
        } catch (IllegalArgumentException e) {
            return fen;
        }
    }

    /** Returns the square between origin and destination of a move two squares along a file. */
    private static Optional<Square> passed(Move move) {
        return move.from()
                .filter(from -> from.file() == move.to().file()
                        && Math.abs(from.rank() - move.to().rank()) == 2)
                .map(from -> Square.of(from.file(), (from.rank() + move.to().rank()) / 2));
    }

    /**
     * Returns all positions.
     *
     * @return the start, then the position after each move and each roll, unmodifiable
     */
    public List<Position> positions() {
        return line.fromStart().stream()
                .filter(event -> event.count() == null)
                .map(Line::position)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns all moves.
     *
     * @return the moves in order, unmodifiable; a turn that was lost has none
     */
    public List<Move> moves() {
        return line.fromStart().stream()
                .flatMap(event -> event.move().stream())
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns all turns.
     *
     * @return the turns in order, the one that has only been rolled for included, unmodifiable
     */
    public List<Ply> plies() {
        ImmutableList.Builder<Ply> plies = ImmutableList.builder();
        for (Line event : line.fromStart()) {
            if (!event.isStart() && (event.isWhole() || event == line)) {
                plies.add(event.ply());
            }
        }
        return plies.build();
    }

    /**
     * Returns how often the present position has stood in this line, by {@link Position#equals(Object)}: pieces, side to
     * move, rights, usable en passant square and die.
     *
     * @return the number of times, 1 if it is the first
     */
    public int repetitions() {
        int times = 0;
        int earliest = line.plies() - position().halfmoveClock();
        for (Line event = line; event != null && event.plies() >= earliest; event = event.parent()) {
            // A word about a count leaves the position as it stands.
            if (event.count() == null && event.position().equals(position())) {
                times++;
            }
        }
        return times;
    }

    /**
     * Returns how the game has ended: by what was agreed on, else by the rules, else by the policy.
     *
     * @return the conclusion; empty while the game goes on
     */
    public Optional<Conclusion> conclusion() {
        Verdict found = verdict;
        if (found == null) {
            found = new Verdict(agreed == null ? judge() : Optional.of(agreed));
            verdict = found;
        }
        return found.conclusion();
    }

    private Optional<Conclusion> judge() {
        Outcome outcome = position().outcome();
        return outcome.isDecided()
                ? policy.overrule(this, outcome).or(() -> Optional.of(Conclusion.of(outcome)))
                : policy.judge(this);
    }

    /**
     * Has a side give up.
     *
     * @param color the side that resigns and loses
     * @return the game with that conclusion
     * @throws GameOverException if the game has a conclusion already
     */
    public Game resign(Color color) {
        return decide(Conclusion.won(requireNonNull(color, "color").opposite(), Conclusion.Reason.RESIGNATION));
    }

    /**
     * Has the players agree on a draw.
     *
     * @return the game with that conclusion
     * @throws GameOverException if the game has a conclusion already
     */
    public Game agreeDraw() {
        return decide(Conclusion.drawn(Conclusion.Reason.AGREEMENT));
    }

    /**
     * Ends the game otherwise than by the rules.
     *
     * @param conclusion how
     * @return the game with that conclusion
     * @throws GameOverException if the game has a conclusion already
     * @throws IllegalArgumentException if the reason is one of the rules, which the position does not bear out
     */
    public Game decide(Conclusion conclusion) {
        requireNonNull(conclusion, "conclusion");
        requireOpen(conclusion.toString());
        if (conclusion.isByRule()) {
            throw new IllegalArgumentException(conclusion + ": the rules let the game go on, in " + position());
        }
        return new Game(line, policy, conclusion, null);
    }

    /**
     * Returns what the players have agreed on beyond the rules.
     *
     * @return the policy, {@link Policy#none()} by default
     */
    public Policy policy() {
        return policy;
    }

    /**
     * Returns this game under another policy, which judges the game as it stands now.
     *
     * @param other the policy
     * @return the game under it
     */
    public Game under(Policy other) {
        return policy.equals(requireNonNull(other, "other")) ? this : new Game(line, other, agreed, undone);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Game that
                        && policy.equals(that.policy)
                        && Objects.equals(agreed, that.agreed)
                        && line.isSame(that.line)
                        && conclusion().equals(that.conclusion()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(position(), line.events(), agreed);
    }

    /** Returns ruleset, start, moves and conclusion, for a programmer. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(position().ruleset() + ", " + start() + ":");
        for (Line event : line.fromStart()) {
            text.append(event.isStart() ? "" : " " + event);
        }
        return text + conclusion().map(end -> ", " + end).orElse(", *");
    }
}

package io.github.assize.play.xboard;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.game.Game;
import io.github.assize.play.Budget;
import io.github.assize.play.Player;
import io.github.assize.play.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Thinks of moves beside the conversation. Its state is guarded by the session. */
final class Thinker {
    private static final int LOSING = -200;
    private static final int LOST = -900;
    private static final int FORCED = 900_000;

    /** What XBoard takes for a mate, beyond which the number of moves to it follows. */
    private static final int MATE = 100_000;

    private static final long PATIENCE = 500;
    private static final int HINT = 20_000;

    private final Session session;
    private final Clock clock = new Clock();
    private RandomGenerator random = new SplittableRandom();
    private boolean posts;
    private int score;

    /** The thought that goes on. */
    private @Nullable Thought thought;

    /** A move that is being thought of. */
    private static final class Thought {
        private volatile boolean hurried;
        private volatile boolean forgotten;

        boolean isOver() {
            return hurried || forgotten;
        }
    }

    Thinker(Session session) {
        this.session = session;
    }

    Clock clock() {
        return clock;
    }

    void post(boolean on) {
        posts = on;
    }

    void beginGame(Options options) {
        random = options.random();
        score = 0;
    }

    boolean isThinking() {
        return thought != null;
    }

    /** Returns whether the last move was chosen in a position that seemed to be lost. */
    boolean isLosing() {
        return score < LOSING;
    }

    void hurry() {
        if (thought != null) {
            thought.hurried = true;
        }
    }

    void forget() {
        if (thought != null) {
            thought.forgotten = true;
            thought = null;
        }
    }

    /** Waits until a move has been made, half a second at most. */
    void await() {
        synchronized (session) {
            long end = System.nanoTime() + PATIENCE * 1_000_000;
            try {
                while (thought != null && System.nanoTime() < end) {
                    session.wait(PATIENCE / 10);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Begins to think; the session is told the move. */
    void think(Game game, Options options) {
        Thought begun = new Thought();
        thought = begun;
        Budget budget = budget(game, options).until(begun::isOver);
        boolean resigns = options.resigns();
        session.note("thinking within " + budget);
        Thread thread = new Thread(() -> think(game, budget, begun, resigns), "assize-thinks");
        thread.setDaemon(true);
        thread.start();
    }

    private Budget budget(Game game, Options options) {
        Budget depth = Budget.unlimited().depth(options.depth());
        return clock.forMove(game.moves().size() / 2).map(depth::time).orElse(depth);
    }

    private void think(Game game, Budget budget, Thought begun, boolean resigns) {
        Search.Line line = Player.search()
                .reporting(found -> report(game.position(), found, begun))
                .search(game, random, budget);
        synchronized (session) {
            if (!begun.forgotten) {
                thought = null;
                score = line.score();
                session.move(line.moves().get(0), resigns && score < LOST);
                session.notifyAll();
            }
        }
    }

    private void report(Position position, Search.Line line, Thought begun) {
        synchronized (session) {
            if (posts && !begun.forgotten) {
                session.say(line.depth() + " " + shown(line.score()) + " "
                        + line.time().toMillis() / 10 + " " + line.nodes() + " "
                        + String.join(" ", algebraic(position, line.moves())));
            }
        }
    }

    private static int shown(int score) {
        if (Math.abs(score) < FORCED) {
            return score;
        }
        int moves = (Search.WIN - Math.abs(score) + 1) / 2;
        return score > 0 ? MATE + moves : -MATE - moves;
    }

    private static List<String> algebraic(Position start, List<Move> moves) {
        List<String> texts = new ArrayList<>();
        Position position = start;
        for (Move move : moves) {
            texts.add(position.algebraic(move));
            position = position.play(move);
        }
        return texts;
    }

    /** Returns a move for the side to move, after a short thought. */
    Move hint(Game game, Options options) {
        Budget budget = Budget.unlimited().depth(options.depth()).nodes(HINT);
        return Player.search().choose(game, new SplittableRandom(1), budget);
    }
}

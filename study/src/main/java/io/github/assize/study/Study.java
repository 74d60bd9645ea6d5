package io.github.assize.study;

import static java.util.Objects.requireNonNull;

import io.github.assize.core.Ruleset;
import io.github.assize.game.Game;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which games are played: by what ruleset and readings, from the array, by what policy, from what seed, to what cap. Game
 * {@code i} of a study is the same on every machine, with every version that plays the same rules. Immutable and
 * thread-safe.
 *
 * <pre>{@code
 * Study study = Study.of(ruleset).seed(1).cap(1000);
 * Tally tally = study.run(0, 10_000);
 * System.out.println(Figures.of(tally, study));
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Study {
    /** The greatest cap. */
    static final int LONGEST = 1_000_000;

    private static final int DEFAULT_CAP = 1000;

    /** How many games a thread may be ahead of the first that is not done. */
    private static final int AHEAD = 64;

    private final Ruleset ruleset;
    private final @Nullable Ruleset other;
    private final PlayoutPolicy policy;
    private final long seed;
    private final int cap;
    private final UseFinder finder;

    private Study(
            Ruleset ruleset, @Nullable Ruleset other, PlayoutPolicy policy, long seed, int cap, UseFinder finder) {
        this.ruleset = ruleset;
        this.other = other;
        this.policy = policy;
        this.seed = seed;
        this.cap = cap;
        this.finder = finder;
    }

    /**
     * Returns the study of a ruleset by uniform games, from seed 1, of at most 1000 plies.
     *
     * @param ruleset the ruleset in the reading that is played
     * @return the study
     */
    public static Study of(Ruleset ruleset) {
        UseFinder finder = new UseFinder(requireNonNull(ruleset, "ruleset"));
        return new Study(ruleset, null, PlayoutPolicy.uniform(), 1, DEFAULT_CAP, finder);
    }

    /**
     * Returns this study with another policy.
     *
     * @param chosen how moves are chosen
     * @return the study
     */
    public Study policy(PlayoutPolicy chosen) {
        return new Study(ruleset, other, requireNonNull(chosen, "chosen"), seed, cap, finder);
    }

    /**
     * Returns this study with another seed.
     *
     * @param number any number
     * @return the study
     */
    public Study seed(long number) {
        return new Study(ruleset, other, policy, number, cap, finder);
    }

    /**
     * Returns this study with another cap.
     *
     * @param plies after how many turns a game is stopped, from 1 to 1,000,000
     * @return the study
     * @throws IllegalArgumentException if the number is outside 1 to 1,000,000
     */
    public Study cap(int plies) {
        if (plies < 1 || plies > LONGEST) {
            throw new IllegalArgumentException("cap " + plies + ": must be from 1 to " + LONGEST);
        }
        return new Study(ruleset, other, policy, seed, plies, finder);
    }

    /**
     * Returns this study with another reading beside it, of which each game tells where both part.
     *
     * @param reading the ruleset in that reading, or another ruleset with the same pieces
     * @return the study
     */
    public Study against(Ruleset reading) {
        return new Study(ruleset, requireNonNull(reading, "reading"), policy, seed, cap, finder);
    }

    /**
     * Returns what is played.
     *
     * @return the ruleset in its reading
     */
    public Ruleset ruleset() {
        return ruleset;
    }

    /**
     * Returns the reading beside it.
     *
     * @return the other reading, if there is one
     */
    public Optional<Ruleset> other() {
        return Optional.ofNullable(other);
    }

    /**
     * Returns how moves are chosen.
     *
     * @return the policy
     */
    public PlayoutPolicy policy() {
        return policy;
    }

    /**
     * Returns the seed.
     *
     * @return any number
     */
    public long seed() {
        return seed;
    }

    /**
     * Returns the cap.
     *
     * @return after how many turns a game is stopped
     */
    public int cap() {
        return cap;
    }

    /**
     * Plays one game.
     *
     * @param index which, from 0
     * @return what is counted of it
     */
    public Playout playout(long index) {
        return new Walk(this, finder, index, false).play();
    }

    /**
     * Plays one game and keeps it.
     *
     * @param index which, from 0
     * @return the game; undecided where it was stopped at the cap
     */
    public Game game(long index) {
        Walk walk = new Walk(this, finder, index, true);
        walk.play();
        return walk.game();
    }

    /**
     * Plays games on all processors.
     *
     * @param from the first
     * @param to that after the last
     * @return the tally
     */
    public Tally run(long from, long to) {
        return run(from, to, Runtime.getRuntime().availableProcessors(), game -> true);
    }

    /**
     * Plays games on several threads and hands them over one by one, in their order, by the thread that calls.
     *
     * @param from the first
     * @param to that after the last
     * @param threads how many play at once, from 1; the tally does not depend on it
     * @param listener takes each game, and tells whether to go on
     * @return the tally of the games that were handed over
     * @throws IllegalArgumentException if the number of threads is less than 1
     */
    public Tally run(long from, long to, int threads, Predicate<? super Playout> listener) {
        requireNonNull(listener, "listener");
        if (threads < 1) {
            throw new IllegalArgumentException("threads " + threads + ": must be at least 1");
        }
        Tally tally = new Tally();
        ExecutorService pool = Executors.newFixedThreadPool(threads, Study::worker);
        try {
            Deque<Future<Playout>> underWay = new ArrayDeque<>();
            long next = from;
            boolean goesOn = true;
            while (goesOn && (next < to || !underWay.isEmpty())) {
                while (next < to && underWay.size() < (long) AHEAD * threads) {
                    long index = next++;
                    underWay.add(pool.submit(() -> playout(index)));
                }
                Playout game = done(underWay.remove());
                tally.add(game, ruleset);
                goesOn = listener.test(game);
            }
        } finally {
            pool.shutdownNow();
        }
        return tally;
    }

    /** Returns a thread that keeps no machine from ending. */
    private static Thread worker(Runnable task) {
        Thread thread = new Thread(task, "study");
        thread.setDaemon(true);
        return thread;
    }

    private static Playout done(Future<Playout> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CompletionException("interrupted while games were played", e);
        } catch (ExecutionException e) {
            throw new CompletionException(e.getCause());
        }
    }

    /**
     * Returns the name of the study: ruleset and readings, the other reading if there is one, policy, seed and cap. Two
     * studies of one name and version play the same games.
     */
    @Override
    public String toString() {
        return ruleset + (other == null ? "" : " against " + other) + " policy=" + policy + " seed=" + seed + " cap="
                + cap;
    }
}
